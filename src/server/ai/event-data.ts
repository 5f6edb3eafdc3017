import { createParser } from 'eventsource-parser'
import { parseJson } from '../json/shallow.ts'
import { AnswerTooLong, LONGEST_LINE, MOST_OF_EVENTS } from './bounded-answers.ts'

/**
 * Reads the data of server-sent events as JSON, all events of a piece of the body at once: a reader that has fallen
 * behind catches up in one go.
 * @throws SyntaxError for data that is no JSON, AnswerTooLong for a stream or an event beyond its bound
 */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder()
  let events: string[] = []
  const parser = createParser({
    maxBufferSize: LONGEST_LINE,
    onEvent: ({ data }) => events.push(data),
    onError({ type }) {
      if (type === 'max-buffer-size-exceeded') throw new AnswerTooLong('An event of the answer is too long')
    },
  })
  const read = (text: string) => {
    parser.feed(text)
    const data = events.flatMap(parseEvent)
    events = []
    return data
  }
  let all = 0
  for await (const bytes of body) {
    all += bytes.byteLength
    if (all > MOST_OF_EVENTS) throw new AnswerTooLong('The answer is too long')
    const data = read(decoder.decode(bytes, { stream: true }))
    if (data.length > 0) yield data
  }
  // Some services leave out the blank line after the last event.
  const last = read(`${decoder.decode()}\n\n`)
  if (last.length > 0) yield last
}

function parseEvent(event: string): unknown[] {
  const text = event.trim()
  return text === '' || text === '[DONE]' ? [] : [parseJson(text)]
}
