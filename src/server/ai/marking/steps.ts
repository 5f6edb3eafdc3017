import { ask } from '../ask.ts'
import type { Model } from '../model-request.ts'
import { type AssessmentAnswer, assessmentRequest } from '../prompts/assessment.ts'
import { type GapsAnswer, gapsRequest } from '../prompts/gaps.ts'
import { type MarkingSchemeAnswer, markingSchemeRequest } from '../prompts/marking-scheme.ts'
import type { AnswerToAssess, AssessedAnswer, QuestionToMark } from '../tutor.ts'

/**
 * How a model is asked for the steps of an evaluation. Each throws an HttpError of `tutor-failure.ts`, or the signal's
 * reason.
 */
export interface MarkingSteps {
  /** @param fact what exact arithmetic says, in our own words; the answer is made in accordance with it */
  scheme(
    model: Model,
    input: QuestionToMark,
    fact: string | undefined,
    signal: AbortSignal,
  ): Promise<MarkingSchemeAnswer>
  assessment(
    model: Model,
    input: AnswerToAssess,
    fact: string | undefined,
    signal: AbortSignal,
  ): Promise<AssessmentAnswer>
  findings(model: Model, input: AssessedAnswer, signal: AbortSignal): Promise<GapsAnswer>
}

/** One long instruction for each, which says all that matters: for models that can follow it. */
export const usualSteps: MarkingSteps = {
  scheme: (model, input, fact, signal) => ask(model, markingSchemeRequest(input, fact), signal),
  assessment: (model, input, fact, signal) => ask(model, assessmentRequest(input, fact), signal),
  findings: (model, input, signal) => ask(model, gapsRequest(input), signal),
}
