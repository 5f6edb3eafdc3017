import { z } from 'zod'
import { aboutSchema, chipsSchema } from './chat-help.ts'
import { type Endpoints, idParams } from './endpoint.ts'
import { pageSchema } from './page.ts'
import { requiredText, shortText } from './text.ts'

/** Milliseconds that a reply may take as a whole. */
export const REPLY_DEADLINE = 120_000

/** What a voice message shows until its transcript is there. */
export const VOICE_MESSAGE = '[Voice message]'

/** What the page says first in an empty session. */
export function createGreeting(childName: string): string {
  return `Hello! I'm ${childName}.`
}

/** What a second send gets while the first one's reply still streams. */
export const STILL_REPLYING = 'Still processing your last message'

const DAY_AND_TIME = { month: 'short', day: 'numeric', hour: 'numeric', minute: '2-digit' } as const

/** The title of a session that nobody has named, such as `Chat - Mar 5, 3:04 PM`; in the computer's time zone. */
export function defaultSessionTitle(moment: Date): string {
  return `Chat - ${moment.toLocaleString('en-US', DAY_AND_TIME)}`
}

const chatSessionSchema = z.object({
  id: z.number().int(),
  title: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type ChatSession = z.infer<typeof chatSessionSchema>

/** How a reply ended: whole, stopped by the child, or cut off by the service, a failure or the app's end. */
export const endingSchema = z.enum(['complete', 'stopped', 'cut_off'])
export type Ending = z.infer<typeof endingSchema>

const chatMessageSchema = z.object({
  id: z.number().int(),
  role: z.enum(['user', 'assistant']),
  /** The child's text is plain, the assistant's is markdown with maths between dollar signs. */
  content: z.string(),
  /** `complete` for everything that the child wrote. */
  ending: endingSchema,
  /** The safety check stopped it: the child's own message, or the kind words that stand for a reply. */
  isFlagged: z.boolean(),
  /** The child spoke it; the content is the transcript, or `VOICE_MESSAGE` where there is none. */
  isSpoken: z.boolean(),
  /** It is stored nowhere, because nobody at home may read it; its id is below 0 then. */
  isUnkept: z.literal(true).optional(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
})
export type ChatMessage = z.infer<typeof chatMessageSchema>

const content = requiredText('Your message', 'Please type a message first').transform(text => text.trim())

const title = shortText(1, 'Please enter a title', 200)

/** What the two calls for when there is no socket answer. */
const exchangeSchema = z.object({
  sessionId: z.number().int(),
  message: chatMessageSchema,
  reply: chatMessageSchema,
})
export type Exchange = z.infer<typeof exchangeSchema>

export const liveChatEndpoints = {
  /** Newest first. */
  sessions: {
    method: 'GET',
    path: '/api/chat/sessions',
    query: pageSchema,
    answer: z.array(chatSessionSchema),
  },
  createSession: {
    method: 'POST',
    path: '/api/chat/sessions',
    /**
     * Without a title it gets the default one, until the child's first message names it. A session that is about something begins with a message of the tutor's
     * that shows it; 404 for what is not the account's.
     */
    body: z.object({ title: title.optional(), about: aboutSchema.optional() }),
    answer: chatSessionSchema,
    status: 201,
  },
  renameSession: {
    method: 'PATCH',
    path: '/api/chat/sessions/:id',
    params: idParams,
    body: z.object({ title }),
    answer: chatSessionSchema,
  },
  /** With all its messages; a reply under way ends. */
  deleteSession: { method: 'DELETE', path: '/api/chat/sessions/:id', params: idParams, answer: z.void() },
  /** Oldest first; with `limit`, the newest that many. */
  messages: {
    method: 'GET',
    path: '/api/chat/sessions/:id/messages',
    params: idParams,
    query: pageSchema,
    answer: z.array(chatMessageSchema),
  },
  /** What could be said next in this session; asked again after each reply. */
  chips: { method: 'GET', path: '/api/chat/sessions/:id/chips', params: idParams, answer: chipsSchema },
  /** What a new session could begin with. */
  startChips: { method: 'GET', path: '/api/chat/chips', answer: chipsSchema },
  /** For when there is no socket: answers once the reply is whole. 409 `still_replying` while another one is. */
  send: {
    method: 'POST',
    path: '/api/chat/sessions/:id/messages',
    params: idParams,
    body: z.object({ content }),
    answer: exchangeSchema,
    status: 201,
    deadline: REPLY_DEADLINE + 5_000,
  },
  /** The same without a session: makes one with the default title. */
  sendToNewSession: {
    method: 'POST',
    path: '/api/chat',
    body: z.object({ content }),
    answer: exchangeSchema,
    status: 201,
    deadline: REPLY_DEADLINE + 5_000,
  },
} as const satisfies Endpoints
