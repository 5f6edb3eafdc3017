import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import { type ReadAnswer, readAnswer } from './answers/read-answer.ts'
import type { Model, ModelRequest } from './model-request.ts'

/**
 * Asks a model and reads its answer by the request's schema; an answer that doesn't fit is asked for again once.
 * @throws HttpError of `tutor-failure.ts`, `ai_unreadable` after the second answer that doesn't fit
 */
export async function ask<T>(model: Model, request: ModelRequest<T>, signal: AbortSignal): Promise<T> {
  const first = await answerOnce(model, request, signal)
  if ('data' in first) return first.data
  const instruction = `${request.instruction}\n\nYour last answer could not be read: ${first.problem} Answer again, with JSON alone, exactly in the form that is asked for.`
  const second = await answerOnce(model, { ...request, instruction }, signal)
  if ('data' in second) return second.data
  throw tutorFailure('ai_unreadable', undefined, { service: model.service, problem: 'shape' })
}

async function answerOnce<T>(
  model: Model,
  request: ModelRequest<T>,
  signal: AbortSignal,
): Promise<ReadAnswer<T>> {
  let text: string
  try {
    text = await model.answer(request, signal)
  } catch (error) {
    if (isBrokenAnswer(error)) return { problem: 'it was not complete.' }
    throw error
  }
  return readAnswer(text, request.schema)
}

/** Not a refusal: that would be the same again, and its own words tell more. */
function isBrokenAnswer(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'ai_unreadable' && error.message === PLAIN
}
const PLAIN = tutorFailure('ai_unreadable').message
