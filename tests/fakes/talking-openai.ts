import { type HandFed, handFed } from './hand-fed.ts'
import {
  completion,
  completionStream,
  type FakeOpenai,
  modelList,
  moderation,
  openaiErrors,
  startFakeOpenai,
} from './openai.ts'
import type { Received, Reply } from './wire.ts'

const MODELS = [
  'gpt-5.4-mini',
  'gpt-5.4',
  'gpt-realtime-2.1',
  'gpt-realtime-2.1-mini',
  'gpt-realtime-whisper',
]

export interface TalkingOpenai extends FakeOpenai {
  /** What the next chats are answered, one after the other; each text streams word by word. */
  willSay(...replies: (string | Reply)[]): void
  /** The next chat's answer comes as the test feeds it. */
  willBeFed(): HandFed
  /** What moderation says of a text; nothing is flagged until a test says so. */
  moderates(flag: (text: string) => Record<string, boolean> | undefined): void
  /** What recordings are heard as. */
  hears: string
  /** The sound of every spoken text. */
  speech: Reply
  /** The requests to a path such as `/v1/chat/completions`. */
  asked(path: string): Received[]
}

/**
 * OpenAI's service as the chat uses it: streaming, moderation, transcription and speech.
 * @param first answers what it knows before the talking service does
 */
export async function startTalkingOpenai(
  first: (request: Received) => Reply | Promise<Reply> | undefined = () => undefined,
): Promise<TalkingOpenai> {
  const fake = await startFakeOpenai(() => 'unused')
  const line: Reply[] = []
  let flag: (text: string) => Record<string, boolean> | undefined = () => undefined
  const talking: TalkingOpenai = {
    ...fake,
    hears: 'What is a fraction?',
    speech: { headers: { 'content-type': 'audio/mpeg' }, body: 'ID3 the sound of words' },
    willSay(...replies) {
      line.push(...replies.map(reply => (typeof reply === 'string' ? spoken(reply) : reply)))
    },
    willBeFed() {
      const fed = handFed(chatEvent, chatEnd)
      line.push(fed.reply)
      return fed
    },
    moderates(newFlag) {
      flag = newFlag
    },
    asked: path => fake.requests.filter(request => request.path === path),
  }
  fake.always(request => first(request) ?? answer(request))
  function answer({ method, path, body }: Received): Reply {
    if (method === 'GET' && path.startsWith('/v1/models')) return modelList(MODELS)
    if (path === '/v1/moderations') {
      const categories = flag(body.input)
      return moderation(categories !== undefined, categories)
    }
    if (path === '/v1/audio/transcriptions') return { body: { text: talking.hears } }
    if (path === '/v1/audio/speech') return talking.speech
    if (path !== '/v1/chat/completions') return openaiErrors.unknownUrl
    return line.shift() ?? (body.stream ? spoken('Hello there! What shall we learn?') : completion('Hello!'))
  }
  return talking
}

/** A text word by word. */
function spoken(text: string): Reply {
  return completionStream(text.split(/(?<= )/))
}

const event = (delta: object, finish_reason: string | null) =>
  `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 1, model: 'm', choices: [{ index: 0, delta, finish_reason }] })}\n\n`
const chatEvent = (content: string) => event({ content }, null)
const chatEnd = `${event({}, 'stop')}data: [DONE]\n\n`
