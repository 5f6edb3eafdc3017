import type { PictureAssessment } from '#contract/evaluations.ts'
import { Unreadable } from '../../engine/poison.ts'
import { HttpError } from '../../shared/http-error.ts'
import type { Model } from '../model-request.ts'
import type { AnswerToAssess, QuestionToMark, Tutor } from '../tutor.ts'
import type { FilledQuestions } from './filled-questions.ts'

interface ExactlyFirst {
  /** Marks exactly, and refuses what it can't. */
  builtin: Tutor
  /** Marks in its own words, under the rules of every AI. */
  prompted: Tutor
  model: Model
  filled: FilledQuestions
}

/** Said once, where a model at home has marked in its own words; markdown. */
export const MAY_ERR =
  '*Marked by a small tutor at home, which may err. A grown-up can look it over and change the mark.*'

/**
 * The tutor where the AI that serves is at home: what can be worked out exactly the builtin tutor marks. Of a question
 * that it refuses, the model fills in what is to be worked out, and only what no kind holds it marks in its own words.
 */
export function exactlyFirst({ builtin, prompted, model, filled }: ExactlyFirst): Tutor {
  /**
   * Has the builtin tutor do a task, with what the model has made of the question where it is needed.
   * @returns undefined where the exact engine can't do it at all
   * @throws HttpError of the builtin tutor where a word of the child's is needed first
   */
  async function exactly<I extends QuestionToMark & Partial<AnswerToAssess>, T>(
    input: I,
    task: (input: I) => Promise<T>,
    signal: AbortSignal,
  ): Promise<T | undefined> {
    // What stands in a picture nobody has read exactly.
    if ((input.questionPictures?.length ?? 0) + (input.answerPictures?.length ?? 0) > 0) return undefined
    const refusal = await task(input).then(
      done => ({ done }),
      (error: unknown) => ({ error }),
    )
    if ('done' in refusal) return refusal.done
    const { error } = refusal
    if (!(error instanceof HttpError) || !(error.code === 'reading_asked' || isUnread(error))) throw error
    const read = await filled.of(model, input.question, signal)
    const own = error.code === 'reading_asked' ? error : undefined
    if (read?.isAgreed) return task({ ...input, filled: read })
    // What an own reader has read goes before what a model alone makes of it.
    if (own) throw own
    if (!read) return undefined
    if (input.isReadRight && filled.wasShown(input.question)) return task({ ...input, filled: read })
    filled.show(input.question)
    throw new HttpError(422, 'reading_asked', read.words)
  }

  return {
    async makeMarkingScheme(input, signal) {
      const scheme = await exactly(input, each => builtin.makeMarkingScheme(each, signal), signal)
      return scheme ?? prompted.makeMarkingScheme(input, signal)
    },
    async assess(input, signal): Promise<PictureAssessment> {
      const exact = await exactly(input, each => builtin.assess(each, signal), signal)
      if (exact) return { ...exact, markedBy: { by: 'builtin' } }
      const own = await prompted.assess(input, signal)
      return { ...own, overallAssessment: `${own.overallAssessment}\n\n${MAY_ERR}` }
    },
    async findGaps(input, signal) {
      const found = await exactly(input, each => builtin.findGaps(each, signal), signal)
      return found ?? prompted.findGaps(input, signal)
    },
    async recommendResources(gaps, signal, grade) {
      const known = await builtin.recommendResources(gaps, signal, grade)
      return known.length > 0 ? known : prompted.recommendResources(gaps, signal, grade)
    },
    makeQuestions: (input, signal) =>
      builtin.makeQuestions(input, signal).catch((error: unknown) => {
        if (!isUnread(error)) throw error
        return prompted.makeQuestions(input, signal)
      }),
  }
}

/** The builtin tutor doesn't know such a question or gap at all, or has no time to read it. */
function isUnread(error: unknown): boolean {
  return error instanceof Unreadable || (error instanceof HttpError && error.code === 'ai_not_connected')
}
