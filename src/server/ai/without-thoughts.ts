import { tutorFailure } from '../shared/tutor-failure.ts'

const OPEN = '<think>'
const CLOSE = '</think>'
/** In characters; a model that thinks longer will not come to an end. */
const LONGEST_THOUGHTS = 1_000_000

/**
 * Leaves out what some local models think aloud between `<think>` and `</think>` at the beginning of an answer.
 * @throws HttpError `ai_unreadable` for thoughts beyond all bounds
 */
export async function* withoutThoughts(fragments: AsyncIterable<string>): AsyncGenerator<string> {
  let state: 'begins' | 'thinks' | 'ends' | 'speaks' = 'begins'
  /** At the beginning all, while it thinks only what may be the beginning of `</think>`. */
  let held = ''
  let thought = 0
  for await (const fragment of fragments) {
    if (state === 'speaks') {
      yield fragment
      continue
    }
    held += fragment
    if (state === 'begins') {
      held = held.trimStart()
      if (held.startsWith(OPEN)) state = 'thinks'
      else if (OPEN.startsWith(held)) continue
    }
    if (state === 'thinks') {
      thought += fragment.length
      if (thought > LONGEST_THOUGHTS)
        throw tutorFailure('ai_unreadable', undefined, { problem: 'long-thoughts' })
      const end = held.indexOf(CLOSE)
      held = end === -1 ? held.slice(-CLOSE.length) : held.slice(end + CLOSE.length)
      if (end === -1) continue
      state = 'ends'
    }
    held = held.trimStart()
    if (held === '') continue
    yield held
    state = 'speaks'
  }
  if (state === 'begins' && held !== '') yield held
}
