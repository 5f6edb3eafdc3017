import { FOR_EVENTS } from '../../bounded-answers.ts'
import { eventData } from '../../event-data.ts'
import type { Use } from '../../provider.ts'

/**
 * Gemini's REST interface. Google's SDK has no door for a `fetch` that follows no redirect and reads no more than it
 * should, and its reader of streams keeps all that it has read.
 */
const VERSION = 'v1beta'

export type GeminiPart = { text: string } | { inlineData: { mimeType: string; data: string } }

export interface GeminiQuestion {
  instruction: string
  contents: { role: 'user' | 'model'; parts: GeminiPart[] }[]
  generationConfig?: { responseMimeType: string; responseSchema: object }
}

/** What Gemini answered with any status but a good one. */
export class GeminiRefusal extends Error {
  readonly status: number
  /** Parsed from JSON; undefined for anything else. */
  readonly body: unknown

  constructor(status: number, body: unknown) {
    super(`status ${status}`)
    this.status = status
    this.body = body
  }
}

/** @throws GeminiRefusal, SyntaxError, or what the connection failed with; the next two throw the same */
export async function generate(question: GeminiQuestion, use: Use): Promise<unknown> {
  const response = await post(':generateContent', question, {}, use)
  return response.json()
}

/** The parts of an answer as they come, in batches. */
export async function generateStream(question: GeminiQuestion, use: Use): Promise<AsyncIterable<unknown[]>> {
  const { body } = await post(':streamGenerateContent?alt=sse', question, FOR_EVENTS, use)
  if (!body) throw new Error('The answer has no body')
  return eventData(body)
}

export async function modelList(use: Use): Promise<unknown> {
  const response = await send('models?pageSize=1000', {}, use)
  return response.json()
}

function post(
  task: string,
  { instruction, contents, generationConfig }: GeminiQuestion,
  headers: Record<string, string>,
  use: Use,
): Promise<Response> {
  const { model } = use.connection
  const init = {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...headers },
    body: JSON.stringify({
      systemInstruction: { role: 'system', parts: [{ text: instruction }] },
      contents,
      safetySettings: CHILD_SAFETY,
      generationConfig,
    }),
  }
  return send(`${model.includes('/') ? model : `models/${model}`}${task}`, init, use)
}

/** The strictest setting: nothing that may harm a child, however unlikely. */
const CHILD_SAFETY = ['HARASSMENT', 'HATE_SPEECH', 'SEXUALLY_EXPLICIT', 'DANGEROUS_CONTENT'].map(name => ({
  category: `HARM_CATEGORY_${name}`,
  threshold: 'BLOCK_LOW_AND_ABOVE',
}))

async function send(path: string, init: RequestInit, { connection, send, signal }: Use): Promise<Response> {
  const { apiKey, baseUrl } = connection
  const headers = { ...init.headers, 'x-goog-api-key': apiKey }
  const response = await send(`${baseUrl}/${VERSION}/${path}`, { ...init, headers, signal })
  if (response.ok) return response
  // A proxy's page is no JSON; the status says enough.
  throw new GeminiRefusal(response.status, await response.json().catch(() => undefined))
}
