import { generatedStream } from '#fakes/gemini.ts'
import { completionStream } from '#fakes/openai.ts'
import type { Received, Reply } from '#fakes/wire.ts'

/** All that a service knows of us: the key and every word, as it may repeat them in an error. */
export function echoOf({ headers, body, path }: Received): string {
  const key = String(headers.authorization ?? headers['x-goog-api-key'] ?? '')
  return `${path} ${key} ${typeof body === 'string' ? body : JSON.stringify(body)}`
}

/** Fails in one way. @param echo what it repeats */
type Failure = (echo: string, service: string) => Reply

const STATUSES = [400, 401, 402, 403, 404, 408, 409, 413, 418, 422, 429, 500, 502, 503, 529]
const soon = { 'retry-after-ms': '1' }

const inOwnShape =
  (status: number): Failure =>
  // Each protocol finds its own fields.
  echo => ({
    status,
    headers: { ...soon, 'x-request-id': 'abc', 'x-echo': encodeURIComponent(echo.slice(0, 500)) },
    body: {
      error: {
        message: echo,
        code: status === 429 ? echo : status,
        type: echo,
        param: echo,
        status: echo,
        details: [{ reason: echo, retryDelay: '0.001s', violations: [{ quotaId: echo }] }],
      },
    },
  })

const begun = (service: string) =>
  (service === 'gemini' ? generatedStream(['Hello there. ', 'x']) : completionStream(['Hello there. ']))
    .chunks
const firstEvents = (service: string) => {
  const chunks = begun(service)
  return Array.isArray(chunks) ? chunks.slice(0, service === 'gemini' ? 1 : 2) : []
}

/** Every way in which an AI service can fail. A new one has its place here. */
export const providerFailures: Record<string, Failure> = {
  ...Object.fromEntries(STATUSES.map(status => [`status ${status}`, inOwnShape(status)])),
  'an HTML page': echo => ({
    status: 502,
    headers: { 'content-type': 'text/html', ...soon },
    body: `<html><title>${echo}</title></html>`,
  }),
  'a text': echo => ({ status: 400, headers: { 'content-type': 'text/plain' }, body: echo }),
  'a redirect': echo => ({
    status: 302,
    headers: { location: `http://127.0.0.1:9/?q=${encodeURIComponent(echo.slice(0, 500))}` },
  }),
  'no JSON': echo => ({ body: `${echo} is no JSON` }),
  'cut JSON': echo => ({ body: `{"choices":[{"message":{"content":${JSON.stringify(echo)}` }),
  'JSON of another shape': echo => ({
    body: { [echo]: echo, choices: [{ message: { content: { [echo]: 1 } } }] },
  }),
  'an answer of another shape': echo => ({
    body: {
      choices: [
        { finish_reason: 'stop', message: { role: 'assistant', content: JSON.stringify({ [echo]: echo }) } },
      ],
      candidates: [
        { finishReason: 'STOP', content: { parts: [{ text: JSON.stringify({ [echo]: echo }) }] } },
      ],
      results: [{ flagged: echo }],
      data: [{ id: 1, name: echo }],
      models: [{ name: 1, echo }],
      value: '',
    },
  }),
  'an error with a good status': echo => ({ body: { error: { message: echo, code: echo } } }),
  'a refusal': echo => ({
    body: {
      choices: [{ finish_reason: 'content_filter', message: { role: 'assistant', refusal: echo } }],
      promptFeedback: { blockReason: echo },
    },
  }),
  'an error in a stream': (echo, service) => ({
    chunks: [
      ...firstEvents(service),
      `data: ${JSON.stringify({ error: { message: echo, code: 500, status: echo, type: echo } })}\n\n`,
    ],
  }),
  'no JSON in a stream': (echo, service) => ({ chunks: [...firstEvents(service), `data: ${echo}\n\n`] }),
  'another shape in a stream': (echo, service) => ({
    chunks: [...firstEvents(service), `data: ${JSON.stringify({ choices: echo, candidates: echo })}\n\n`],
  }),
  'a refusal in a stream': (echo, service) => ({
    chunks: [
      ...firstEvents(service),
      `data: ${JSON.stringify({ choices: [{ delta: { refusal: echo }, finish_reason: 'content_filter' }], promptFeedback: { blockReason: echo } })}\n\n`,
    ],
  }),
  'a stream that is cut': (_, service) => ({ chunks: [...firstEvents(service), ': bye\n\n'], cutAfter: 3 }),
  'a stream that ends early': (_, service) => ({ chunks: firstEvents(service) }),
  'a line that is cut': echo => ({ body: { error: echo }, cutAfter: 12 }),
}
