import { parseJson } from '../json/shallow.ts'
import { HttpError } from '../shared/http-error.ts'
import { tutorFailure } from '../shared/tutor-failure.ts'
import type { LanguageModel, ModelRequest } from './language-model.ts'

/**
 * Asks a model and reads its answer by the request's schema; an answer that doesn't fit is asked for again once.
 * @throws HttpError of `tutor-failure.ts`, `ai_unreadable` after the second answer that doesn't fit
 */
export async function ask<T>(
  model: LanguageModel,
  request: ModelRequest<T>,
  signal: AbortSignal,
): Promise<T> {
  const first = await answerOnce(model, request, signal)
  if ('data' in first) return first.data
  const instruction = `${request.instruction}\n\nYour last answer could not be read: ${first.problem} Answer again, with JSON alone, exactly in the form that is asked for.`
  const second = await answerOnce(model, { ...request, instruction }, signal)
  if ('data' in second) return second.data
  throw tutorFailure('ai_unreadable', undefined, { service: model.service, problem: 'shape' })
}

type Answered<T> = { data: T } | { problem: string }

async function answerOnce<T>(
  model: LanguageModel,
  request: ModelRequest<T>,
  signal: AbortSignal,
): Promise<Answered<T>> {
  let text: string
  try {
    text = await model.answer(request, signal)
  } catch (error) {
    if (isBrokenAnswer(error)) return { problem: 'it was not complete.' }
    throw error
  }
  const json = jsonIn(text)
  if (json === undefined) return { problem: 'it was not JSON.' }
  const parsed = request.schema.safeParse(json)
  if (parsed.success) return { data: parsed.data }
  // Names of fields alone: what stood in them may be anything.
  const fields = parsed.error.issues.slice(0, 5).map(issue => issue.path.join('.') || 'the whole')
  return { problem: `it did not fit at ${fields.join(', ')}.` }
}

/** Not a refusal: that would be the same again, and its own words tell more. */
function isBrokenAnswer(error: unknown): boolean {
  return error instanceof HttpError && error.code === 'ai_unreadable' && error.message === PLAIN
}
const PLAIN = tutorFailure('ai_unreadable').message

/** The JSON object in an answer, which small models wrap into thoughts, a code block or a sentence. */
function jsonIn(text: string): unknown {
  const thoughts = text.trimStart().startsWith('<think>') ? text.indexOf('</think>') : -1
  const said = text.slice(thoughts + 1)
  const from = said.indexOf('{')
  const to = said.lastIndexOf('}')
  if (from === -1 || to < from) return undefined
  try {
    return parseJson(said.slice(from, to + 1))
  } catch {
    // Whatever it is, it is no JSON; the caller asks again.
    return undefined
  }
}
