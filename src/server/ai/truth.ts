import { AUTO_FILLED, type PictureAssessment } from '#contract/evaluations.ts'
import { HttpError } from '../http/errors.ts'
import type { AnswerToAssess, Tutor } from './tutor.ts'

/** What exact arithmetic says about an answer. */
export interface Verdict {
  isRight: boolean
  /** The share of the marks that the answer earns by exact marking, 0 to 1. */
  share: number
  /** The exact marking in words, markdown. */
  words: string
}

/** A right answer marked below this share has been failed, by the product's own score bands. */
const FAILED_BELOW = 0.6
/** A wrong answer may earn marks for its method, but hardly more than this share. */
const MOST_FOR_WRONG = 0.5

/**
 * Marks an answer exactly.
 * @param arithmetic the builtin tutor
 * @returns undefined when the question is none that can be worked out exactly
 */
export async function exactVerdict(
  arithmetic: Tutor,
  input: AnswerToAssess,
  signal: AbortSignal,
): Promise<Verdict | undefined> {
  const { question, answer, grade } = input
  try {
    const scheme = await arithmetic.makeMarkingScheme({ question, grade }, signal)
    const { score, totalScore, overallAssessment } = await arithmetic.assess(
      {
        question,
        answer,
        grade,
        markingScheme: scheme.markingScheme,
        totalPossibleScore: scheme.totalScore,
      },
      signal,
    )
    if (totalScore <= 0) return undefined
    return { isRight: score >= totalScore, share: score / totalScore, words: overallAssessment }
  } catch (error) {
    if (error instanceof HttpError && error.code === 'ai_not_connected') return undefined
    throw error
  }
}

/** Whether a mark can't be true: a right answer failed, or a wrong one praised. */
export function contradicts({ score, totalScore }: PictureAssessment, verdict: Verdict): boolean {
  if (totalScore <= 0) return false
  const share = score / totalScore
  return verdict.isRight ? share < FAILED_BELOW : share > Math.max(MOST_FOR_WRONG, verdict.share)
}

/** The fact for an AI whose mark contradicts it. */
export function factOf(verdict: Verdict): string {
  const result = verdict.isRight ? 'The answer is right.' : 'The answer is wrong.'
  return `${result} Exact arithmetic says about it: "${verdict.words}"`
}

/** The mark as it must be, with a note that everybody sees and the exact marking in place of the AI's words. */
export function corrected(assessment: PictureAssessment, verdict: Verdict): PictureAssessment {
  const { totalScore } = assessment
  const score = Math.round(verdict.share * totalScore * 2) / 2
  const verb = verdict.isRight ? 'this answer is right' : 'this answer is not right'
  const note = `> **Corrected by Stepwise:** the AI gave ${assessment.score} of ${totalScore} marks, but exact arithmetic shows that ${verb}. The score is now ${score} of ${totalScore}.`
  return { ...assessment, score, overallAssessment: `${note}\n\n${verdict.words}` }
}

/**
 * The question and answer in words: what was typed, without the automatic texts, and what was read in the pictures,
 * where a parent's reading counts over the AI's.
 */
export function inWords(input: AnswerToAssess, read: Pick<PictureAssessment, 'readQuestion' | 'readAnswer'>) {
  return {
    ...input,
    question: joined(input.question, input.readQuestion ?? read.readQuestion),
    answer: joined(input.answer, input.readAnswer ?? read.readAnswer),
  }
}

const automatic = new Set<string>(Object.values(AUTO_FILLED))

function joined(typed: string, read: string | undefined): string {
  const parts = [automatic.has(typed.trim()) ? '' : typed, read ?? '']
  return parts.filter(part => part.trim() !== '').join('\n')
}
