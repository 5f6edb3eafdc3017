import { AUTO_FILLED, type PictureAssessment } from '#contract/evaluations.ts'
import type { MarkedQuestion } from '#maths/marking/marked.ts'
import { HttpError } from '../shared/http-error.ts'
import type { AnswerToAssess } from './tutor.ts'

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

/** A right answer marked below this share has been failed, by the product's own score bands. */
const FAILED_BELOW = 0.6
/** A wrong answer may earn marks for its method, but hardly more than this share. */
const MOST_FOR_WRONG = 0.5

/** @returns what the question's exact answers are, for an AI; undefined when it can't be worked out exactly */
export async function exactAnswers(question: string): Promise<string | undefined> {
  const marked = await markExactly(question, '')
  return marked?.map((each, index) => `${numbered(marked, index)} ${answerOf(each)}.`).join(' ')
}

/** @returns undefined when question or answer can't be marked exactly */
export async function markTruly(input: AnswerToAssess): Promise<ExactMark | undefined> {
  const marked = await markExactly(input.question, input.answer)
  if (!marked?.every(each => isRight(each) || each.verdict === 'wrong')) return undefined
  const { builtinTutor } = await import('./providers/builtin/tutor.ts')
  const { score, overallAssessment } = await builtinTutor.assess(input, new AbortController().signal)
  const facts = marked.map((each, index) => {
    const verdict = isRight(each) ? 'right, in value and form' : 'wrong'
    return `${numbered(marked, index)} ${answerOf(each)}; what the student answered is ${verdict}.`
  })
  return { isRight: marked.every(isRight), score, overallAssessment, fact: facts.join(' ') }
}

/** Loaded when first needed, so that the server starts without it. */
async function markExactly(question: string, answer: string): Promise<MarkedQuestion[] | undefined> {
  const { markAnswer } = await import('./providers/builtin/tutor.ts')
  try {
    return markAnswer(question, answer)
  } catch (error) {
    if (error instanceof HttpError && error.code === 'ai_not_connected') return undefined
    throw error
  }
}

function isRight({ verdict }: MarkedQuestion): boolean {
  return verdict === 'right' || verdict === 'rounded'
}

function numbered(marked: MarkedQuestion[], index: number): string {
  return marked.length === 1 ? 'The exact answer is' : `The exact answer to part ${index + 1} is`
}

function answerOf({ solution }: MarkedQuestion): string {
  return solution.isImpossible ? 'that there is none' : solution.answer
}

/** Whether a mark can't be true: a right answer failed, or a wrong one praised. */
export function contradicts({ score, totalScore }: PictureAssessment, exact: ExactMark): boolean {
  if (totalScore <= 0) return false
  const share = score / totalScore
  return exact.isRight ? share < FAILED_BELOW : share > Math.max(MOST_FOR_WRONG, exact.score / totalScore)
}

/** The mark as it must be, with a note that everybody sees and the exact marking in place of the AI's words. */
export function corrected(assessment: PictureAssessment, exact: ExactMark): PictureAssessment {
  const { score, totalScore } = assessment
  const finding = exact.isRight ? 'this answer is right' : 'this answer is not right'
  const note = `> **Corrected by Stepwise:** the AI gave ${score} of ${totalScore} marks, but exact arithmetic shows that ${finding}. The score is now ${exact.score} of ${totalScore}.`
  return { ...assessment, score: exact.score, overallAssessment: `${note}\n\n${exact.overallAssessment}` }
}

/**
 * The question and answer in words: what was typed, without the automatic texts, and what was read in the pictures,
 * where a parent's reading counts over the AI's.
 */
export function inWords(
  input: AnswerToAssess,
  read: Pick<PictureAssessment, 'readQuestion' | 'readAnswer'>,
): AnswerToAssess {
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
