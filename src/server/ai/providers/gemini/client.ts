import { Readable } from 'node:stream'
import {
  type Content,
  type GenerateContentResponse,
  type GenerativeModel,
  GoogleGenerativeAI,
  HarmBlockThreshold,
  HarmCategory,
  type ResponseSchema,
} from '@google/generative-ai'
import { withSender } from '../../../network/fetch-gate.ts'
import { FOR_EVENTS } from '../../bounded-answers.ts'
import { eventData } from '../../event-data.ts'
import type { Use } from '../../provider.ts'

export interface GeminiQuestion {
  instruction: string
  contents: Content[]
  /** The answer is JSON of this shape; words when missing. */
  schema?: ResponseSchema
}

/** The strictest setting: nothing that may harm a child, however unlikely. */
const CHILD_SAFETY = [
  HarmCategory.HARM_CATEGORY_HARASSMENT,
  HarmCategory.HARM_CATEGORY_HATE_SPEECH,
  HarmCategory.HARM_CATEGORY_SEXUALLY_EXPLICIT,
  HarmCategory.HARM_CATEGORY_DANGEROUS_CONTENT,
].map(category => ({ category, threshold: HarmBlockThreshold.BLOCK_LOW_AND_ABOVE }))

/**
 * A whole answer.
 * @throws GoogleGenerativeAIFetchError for a refusal, SyntaxError, or what the connection failed with
 */
export async function generate(question: GeminiQuestion, use: Use): Promise<GenerateContentResponse> {
  const line = openLine(use)
  try {
    const { response } = await withSender(line.send, () =>
      modelFor(question, use).generateContent({ contents: question.contents }, { signal: use.signal }),
    )
    return response
  } catch (error) {
    throw line.failure() ?? error
  }
}

/**
 * Begins an answer that comes in parts.
 * @returns the parts; whoever stops reading them ends the request. They throw what a line fails with in the middle.
 * @throws the same as `generate`
 */
export async function generateStream(
  question: GeminiQuestion,
  use: Use,
): Promise<AsyncIterable<GenerateContentResponse>> {
  const left = new AbortController()
  const line = openLine(use)
  const options = {
    signal: AbortSignal.any([use.signal, left.signal]),
    customHeaders: FOR_EVENTS,
  }
  const begin = () => modelFor(question, use).generateContentStream({ contents: question.contents }, options)
  const answer = await withSender(line.sendForEvents, begin).catch((error: unknown) => {
    throw line.failure() ?? error
  })
  // The SDK also gathers the whole answer; that fails with the parts, where it is told.
  answer.response.catch(() => undefined)
  return (async function* () {
    try {
      for await (const part of answer.stream) {
        yield part
        line.pace.take()
      }
    } catch (error) {
      throw line.failure() ?? error
    } finally {
      left.abort()
      line.pace.end()
    }
  })()
}

function modelFor({ instruction, schema }: GeminiQuestion, { connection }: Use): GenerativeModel {
  const { apiKey, baseUrl, model } = connection
  return new GoogleGenerativeAI(apiKey).getGenerativeModel(
    {
      model,
      systemInstruction: instruction,
      safetySettings: CHILD_SAFETY,
      ...(schema && { generationConfig: { responseMimeType: 'application/json', responseSchema: schema } }),
    },
    { baseUrl },
  )
}

/** The way of one request. It remembers what failed on it: of that the SDK passes on the words alone. */
function openLine(use: Use) {
  let failure: unknown
  const pace = createPace()
  const remember = (error: unknown): never => {
    failure = error
    throw error
  }
  const send: typeof fetch = (input, init) => use.send(input, init).catch(remember)
  const sendForEvents: typeof fetch = async (input, init) => {
    const response = await send(input, init)
    if (!response.ok || !response.body) return response
    const events = Readable.toWeb(Readable.from(evenEvents(response.body, pace, remember)))
    return new Response(events as ReadableStream<Uint8Array>, response)
  }
  return { send, sendForEvents, pace, failure: () => failure }
}

/** The events of an answer within our bounds, each on one line of data: the SDK's own reader takes no others. */
async function* evenEvents(body: AsyncIterable<Uint8Array>, pace: Pace, fail: (error: unknown) => never) {
  try {
    for await (const events of eventData(body)) {
      yield Buffer.from(events.map(event => `data: ${JSON.stringify(event)}\n\n`).join(''))
      await pace.whenTaken(events.length)
    }
  } catch (error) {
    fail(error)
  }
}

type Pace = ReturnType<typeof createPace>

/** Lets no more events in than are read: the SDK takes all that comes, however slowly it is listened to. */
function createPace() {
  let open = 0
  let taken = Promise.withResolvers<void>()
  return {
    async whenTaken(events: number): Promise<void> {
      open += events
      if (open <= 0) return
      taken = Promise.withResolvers()
      await taken.promise
    },
    take(): void {
      open -= 1
      if (open <= 0) taken.resolve()
    },
    end(): void {
      open = Number.NEGATIVE_INFINITY
      taken.resolve()
    },
  }
}
