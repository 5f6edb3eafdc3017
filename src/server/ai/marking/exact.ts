import type { PictureAssessment } from '#contract/evaluations.ts'
import { AUTO_FILLED } from '#contract/readings.ts'
import { orWithout } from '../../engine/poison.ts'
import { exact as engine } from '../engine.ts'
import type { AnswerToAssess } from '../tutor.ts'
import type { ExactMark } from './arithmetic.ts'

/** A right answer marked below this share has been failed, by the product's own score bands. */
const FAILED_BELOW = 0.6
/** A wrong answer may earn marks for its method, but hardly more than this share. */
const MOST_FOR_WRONG = 0.5

/** A mark that can't be true. */
export interface Contradiction {
  exact: ExactMark
  /** The mark as it must be, with a note that everybody sees and the exact marking in place of the AI's words. */
  corrected: PictureAssessment
}

/**
 * Holds an AI's mark against exact arithmetic, where the question and the answer can be read exactly: as they were
 * typed and as the AI or a parent has read them in pictures.
 * @param known what arithmetic has said before, for a reading that it can't work with
 */
export async function findContradiction(
  input: AnswerToAssess,
  mark: PictureAssessment,
  known?: ExactMark,
): Promise<Contradiction | undefined> {
  const question = joined(input.question, input.readQuestion ?? mark.readQuestion)
  const answer = joined(input.answer, input.readAnswer ?? mark.readAnswer)
  const marked = engine.markExactly(question, answer, input.totalPossibleScore)
  const exact = (await orWithout(marked, undefined)) ?? known
  return exact && isUntrue(mark, exact) ? { exact, corrected: corrected(mark, exact) } : undefined
}

/** A right answer failed, or a wrong one praised. */
function isUntrue({ score, totalScore }: PictureAssessment, exact: ExactMark): boolean {
  if (totalScore <= 0) return false
  const share = score / totalScore
  return exact.isRight ? share < FAILED_BELOW : share > Math.max(MOST_FOR_WRONG, exact.score / totalScore)
}

function corrected(mark: PictureAssessment, exact: ExactMark): PictureAssessment {
  const { score, totalScore } = mark
  const finding = exact.isRight ? 'this answer is right' : 'this answer is not right'
  const note = `> **Corrected by Stepwise:** the AI gave ${score} of ${totalScore} marks, but exact arithmetic shows that ${finding}. The score is now ${exact.score} of ${totalScore}.`
  return { ...mark, score: exact.score, overallAssessment: `${note}\n\n${exact.overallAssessment}` }
}

const automatic = new Set<string>(Object.values(AUTO_FILLED))

/** What was typed, without the automatic texts, and what was read in pictures. */
export function joined(typed: string, read: string | undefined): string {
  const parts = [automatic.has(typed.trim()) ? '' : typed, read ?? '']
  return parts.filter(part => part.trim() !== '').join('\n')
}
