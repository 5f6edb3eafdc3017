import { z } from 'zod'
import { type Endpoints, idParams } from './endpoint.ts'
import { endingSchema } from './live-chat.ts'
import { pageSchema } from './page.ts'
import { longText, requiredText } from './text.ts'

/** What every way to a talk says while no realtime AI may be used. */
export const KEY_NOT_CONFIGURED = 'API key is not configured'

/** Seconds between two reports of how long a call has lasted. */
export const USE_REPORT_EVERY = 30

const realtimeSessionSchema = z.object({
  /** The service's own id of the session. */
  id: z.string(),
  /** Ephemeral, for one call from this window; the account's key stays on the server. */
  client_secret: z.object({ value: z.string() }),
  /** Where the offer is posted, with the model as query parameter `model`. */
  realtimeUrl: z.string(),
  model: z.string(),
  /** What the tutor is told, for `session.update`: composed by the server, the sent one being a hint. */
  instructions: z.string(),
  /** Listens for the child's words; for `session.update`. */
  transcriptionModel: z.string(),
  /** How long the call may last this month; none when there is no limit. */
  secondsLeft: z.number().int().optional(),
})
export type RealtimeSession = z.infer<typeof realtimeSessionSchema>

/** A refusal is an answer here: `error` is for people, `code` one of the tutor's failures such as `ai_not_connected`. */
const refusable = { success: z.boolean(), error: z.string().optional(), code: z.string().optional() }
const sessionCheckSchema = z.object(refusable)
export type SessionCheck = z.infer<typeof sessionCheckSchema>
const sessionAnswerSchema = z.object({ ...refusable, data: realtimeSessionSchema.optional() })
export type SessionAnswer = z.infer<typeof sessionAnswerSchema>

const spokenExchangeSchema = z.object({
  id: z.number().int(),
  /** The child's words as they were transcribed; empty when the tutor spoke first or nothing was understood. */
  userQuery: z.string(),
  /** Markdown. Of an interrupted reply, what was heard. */
  aiResponse: z.string(),
  isBookmarked: z.boolean(),
  ending: endingSchema,
  /** The safety check stopped at the child's words or the reply. */
  isFlagged: z.boolean(),
  /** When the child began to speak; ISO 8601 in UTC. Talks are in this order. */
  spokenAt: z.string(),
})
/** One thing said and its reply. */
export type SpokenExchange = z.infer<typeof spokenExchangeSchema>

export const voiceCallEndpoints = {
  /** Whether a call could begin, without beginning one. */
  checkSession: { method: 'GET', path: '/api/openai/session', answer: sessionCheckSchema },
  createSession: {
    method: 'POST',
    path: '/api/openai/session',
    body: z.object({
      /** Hints both: the model is a setting. */
      model: z.string().max(200).optional(),
      messages: z
        .array(z.object({ role: z.literal('developer'), content: longText('The instruction') }))
        .max(10)
        .optional(),
    }),
    answer: sessionAnswerSchema,
    deadline: 15_000,
  },
  /** Counts what was talked since the last report; 429 `ai_limit_reached` when the month's time is used up by it. */
  reportUse: {
    method: 'POST',
    path: '/api/voice-chat/use',
    body: z.object({
      seconds: z
        .number()
        .min(0)
        .max(10 * USE_REPORT_EVERY),
    }),
    answer: z.object({ secondsLeft: z.number().int().optional() }),
  },
  /** Newest first. */
  exchanges: {
    method: 'GET',
    path: '/api/voice-chat/messages',
    query: pageSchema,
    answer: z.array(spokenExchangeSchema),
  },
  saveExchange: {
    method: 'POST',
    path: '/api/voice-chat/messages',
    body: z.object({
      /** Must be the signed-in account's. */
      userId: z.number().int().positive(),
      aiResponse: requiredText('The reply', 'There is no reply to save').transform(text => text.trim()),
      userQuery: longText('The question').default(''),
      isBookmarked: z.boolean().default(false),
      ending: endingSchema.default('complete'),
      /** Now, when missing. */
      spokenAt: z.iso.datetime().optional(),
    }),
    answer: spokenExchangeSchema.extend({
      /** What to tell the child in place of the reply, when the exchange is flagged. */
      kindWords: z.string().optional(),
    }),
    status: 201,
  },
  bookmarkExchange: {
    method: 'PATCH',
    path: '/api/voice-chat/messages/:id',
    params: idParams,
    body: z.object({ isBookmarked: z.boolean() }),
    answer: spokenExchangeSchema,
  },
} as const satisfies Endpoints
