import type { PictureAssessment } from '#contract/evaluations.ts'
import { AUTO_FILLED } from '#contract/readings.ts'
import type { MarkedQuestion } from '#maths/marking/marked.ts'
import type { AnswerToAssess } from '../tutor.ts'

/** A right answer marked below this share has been failed, by the product's own score bands. */
const FAILED_BELOW = 0.6
/** A wrong answer may earn marks for its method, but hardly more than this share. */
const MOST_FOR_WRONG = 0.5

/** What exact arithmetic says about an answer. */
export interface ExactMark {
  isRight: boolean
  /** What the answer earns by exact marking, out of the same total as the AI's mark. */
  score: number
  /** The exact marking for the family, markdown. */
  overallAssessment: string
  /** For an AI whose mark contradicts it: our own words alone, nothing that was typed. */
  fact: string
}

/** A mark that can't be true. */
export interface Contradiction {
  exact: ExactMark
  /** The mark as it must be, with a note that everybody sees and the exact marking in place of the AI's words. */
  corrected: PictureAssessment
}

/** @returns what the question's exact answers are, for an AI; undefined when it can't be worked out exactly */
export async function exactAnswers(question: string): Promise<string | undefined> {
  const { markAnswer } = await engine()
  const marked = markAnswer(question, '')?.marked
  return marked?.map((each, index) => `${numbered(marked, index)} ${answerOf(each)}.`).join(' ')
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
  const exact = (await markExactly(question, answer, input.totalPossibleScore)) ?? known
  return exact && isUntrue(mark, exact) ? { exact, corrected: corrected(mark, exact) } : undefined
}

async function markExactly(question: string, answer: string, total: number): Promise<ExactMark | undefined> {
  const { markAnswer, assessMarked } = await engine()
  const { marked, asked } = markAnswer(question, answer) ?? {}
  if (asked !== undefined || !marked?.every(each => isRight(each) || each.verdict === 'wrong'))
    return undefined
  const facts = marked.map((each, index) => {
    const verdict = isRight(each) ? 'right, in value and form' : 'wrong'
    return `${numbered(marked, index)} ${answerOf(each)}; what the student answered is ${verdict}.`
  })
  const { score, overallAssessment } = assessMarked(marked, total)
  return { isRight: marked.every(isRight), score, overallAssessment, fact: facts.join(' ') }
}

/** Loaded when first needed, so that the server starts without it. */
const engine = () => import('#maths/marking/mark-answer.ts')

function isRight({ verdict }: MarkedQuestion): boolean {
  return verdict === 'right' || verdict === 'rounded'
}

function numbered(marked: MarkedQuestion[], index: number): string {
  return marked.length === 1 ? 'The exact answer is' : `The exact answer to part ${index + 1} is`
}

function answerOf({ solution }: MarkedQuestion): string {
  return solution.isImpossible ? 'that there is none' : solution.answer
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
