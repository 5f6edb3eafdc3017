import { parseJson } from '../json/shallow.ts'
import { AnswerTooLong, LONGEST_LINE, MOST_OF_EVENTS } from './bounded-answers.ts'

/**
 * Reads the `data:` lines of server-sent events, all those of a piece of the body at once: a reader that has fallen
 * behind catches up in one go.
 * @throws SyntaxError for data that is no JSON, AnswerTooLong for a stream or a line beyond its bound
 */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder()
  /** The line that has not ended yet, in pieces: joined once, however many they are. */
  let begun: string[] = []
  let length = 0
  let all = 0
  for await (const bytes of body) {
    all += bytes.byteLength
    if (all > MOST_OF_EVENTS) throw new AnswerTooLong('The answer is too long')
    const [first = '', ...others] = decoder.decode(bytes, { stream: true }).split(/\r\n|\n|\r/)
    begun.push(first)
    length += first.length
    if (length > LONGEST_LINE) throw new AnswerTooLong('A line of the answer is too long')
    const last = others.pop()
    if (last === undefined) continue
    const data = [begun.join(''), ...others].flatMap(dataOf)
    begun = [last]
    length = last.length
    if (data.length > 0) yield data
  }
  const last = dataOf(begun.join(''))
  if (last.length > 0) yield last
}

function dataOf(line: string): unknown[] {
  if (!line.startsWith('data:')) return []
  const text = line.slice(5).trim()
  return text === '' || text === '[DONE]' ? [] : [parseJson(text)]
}
