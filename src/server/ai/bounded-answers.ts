import { isShallow } from '../json/shallow.ts'

type Fetch = typeof fetch
type Bytes = Uint8Array<ArrayBuffer>

/** What a service may send for one answer, in bytes. */
const MOST = { refusal: 64_000, json: 2_000_000, sound: 20_000_000 }
/** The same for a stream, in which every word comes in an event of a few hundred bytes. */
export const MOST_OF_EVENTS = 16_000_000
/** In characters. */
export const LONGEST_LINE = 512_000

/** A service that sends more than any answer has. Whoever throws it closes the connection. */
export class AnswerTooLong extends SyntaxError {
  override readonly name = 'AnswerTooLong'
}

/** Asks for events; whoever does reads them by `eventData`, which has its own bounds. */
export const FOR_EVENTS = { accept: 'text/event-stream' } as const

/**
 * Bounds what a `fetch` brings back. All but events is read whole, as far as the bound, before the caller sees it, so
 * that no SDK collects or parses without end. Of a refusal, what is there by then is enough.
 * @throws AnswerTooLong for an answer beyond the bound
 */
export function boundedFetch(send: Fetch): Fetch {
  return async (input, init) => {
    const response = await send(input, init)
    const { body, ok, status, statusText, headers } = response
    if (!body || (ok && areEvents(init, headers))) return response
    return new Response(ok ? await answerIn(body, headers) : await refusalIn(body), {
      status,
      statusText,
      headers: withoutEncoding(headers),
    })
  }
}

function areEvents(init: RequestInit | undefined, answered: Headers): boolean {
  const isAsked = new Headers(init?.headers).get('accept') === FOR_EVENTS.accept
  return isAsked && (answered.get('content-type') ?? '').startsWith(FOR_EVENTS.accept)
}

async function answerIn(body: ReadableStream<Uint8Array>, headers: Headers): Promise<Bytes> {
  const most = headers.get('content-type')?.startsWith('audio/') ? MOST.sound : MOST.json
  const chunks: Uint8Array[] = []
  let bytes = 0
  for await (const chunk of body) {
    bytes += chunk.byteLength
    if (bytes > most) throw new AnswerTooLong('The answer is too long')
    chunks.push(chunk)
  }
  return useful(Buffer.concat(chunks))
}

async function refusalIn(body: ReadableStream<Uint8Array>): Promise<Bytes> {
  const chunks: Uint8Array[] = []
  let bytes = 0
  try {
    for await (const chunk of body) {
      chunks.push(chunk)
      bytes += chunk.byteLength
      if (bytes >= MOST.refusal) break
    }
  } catch {
    // It broke off; its status says enough.
  }
  return useful(Buffer.concat(chunks).subarray(0, MOST.refusal))
}

function useful(bytes: Buffer): Bytes {
  const mayBeJson = /^\s*[[{]/.test(bytes.toString('latin1', 0, 100))
  if (mayBeJson && !isShallow(bytes.toString('utf8')))
    throw new AnswerTooLong('The answer is nested too deeply')
  return new Uint8Array(bytes)
}

/** The body is unpacked by now. */
function withoutEncoding(headers: Headers): Headers {
  const kept = new Headers(headers)
  kept.delete('content-encoding')
  kept.delete('content-length')
  return kept
}
