import { z } from 'zod'
import { passwordAgainSchema } from './accounts.ts'
import { type Endpoints, idParams } from './endpoint.ts'
import { limitsSchema } from './limits.ts'
import { pageSchema } from './page.ts'

/** So many days of time used the corner shows. */
export const DAYS_OF_TIME_USED = 56

/** A date on this computer's calendar, such as `2025-03-05`. */
const day = z.string()

export const cornerSchema = z.object({
  /** Until when the corner stays open, ISO 8601 in UTC; none when it asks for the password. */
  openUntil: z.string().optional(),
})
export type Corner = z.infer<typeof cornerSchema>

const timeUsedSchema = z.object({
  today: day,
  /** Days without use are left out. */
  days: z.array(z.object({ day, seconds: z.number().int() })),
})
export type TimeUsed = z.infer<typeof timeUsedSchema>

/** What a service has been sent in the last 90 days. */
const serviceUseSchema = z.object({
  /** The provider, and how people call it. */
  service: z.string(),
  name: z.string(),
  /** What the limits count, such as a marking or a reply. */
  calls: z.number().int(),
  /** Everything that was sent, with the checks of a reply and what was asked again. */
  requests: z.number().int(),
  bytes: z.number().int(),
  voiceSeconds: z.number().int(),
  lastDay: day,
})
export type ServiceUse = z.infer<typeof serviceUseSchema>

export const aiUseSchema = z.object({
  services: z.array(serviceUseSchema),
  /** Since the first of this month, what the limits count. */
  thisMonth: z.object({ aiCalls: z.number().int(), voiceSeconds: z.number().int() }),
  /** The part of it that each child has used; what no child asked for, or a deleted one did, is in none. */
  ofChildren: z.array(
    z.object({ childId: z.number().int(), aiCalls: z.number().int(), voiceSeconds: z.number().int() }),
  ),
  /** The part of it that other families of this computer have used of what this one shares. */
  ofOtherFamilies: z.object({ aiCalls: z.number().int(), voiceSeconds: z.number().int() }),
  limits: limitsSchema,
})
export type AiUse = z.infer<typeof aiUseSchema>

/** Whose data is asked for: one child's, or without it every child's of the family, archived ones too. */
export const ofChildSchema = z.object({ child: z.coerce.number().int().positive().optional() })

const message = {
  id: z.number().int(),
  role: z.enum(['user', 'assistant']),
  content: z.string(),
  /** ISO 8601 in UTC. */
  createdAt: z.string(),
}

/** Where something was flagged. */
const FLAG_SOURCES = ['live_chat', 'text_chat', 'call', 'answer', 'introduction', 'title'] as const
export type FlagSource = (typeof FLAG_SOURCES)[number]

/** What the safety check has stopped, the child's words with what was answered. */
const flaggedExchangeSchema = z.object({
  id: z.number().int(),
  childId: z.number().int(),
  /** `urgent`, `talk` for what is worth a talk, `stop` for words and topics that are left out. */
  tier: z.enum(['urgent', 'talk', 'stop']),
  /** Such as `self_harm`. */
  concern: z.string(),
  source: z.enum(FLAG_SOURCES).or(z.string()),
  /** Whose words were stopped. */
  about: z.enum(['child', 'reply']),
  /** The child's words; empty when the assistant spoke first. */
  said: z.string(),
  reply: z.string(),
  /** As the chat was called then. */
  chatTitle: z.string().optional(),
  /** ISO 8601 in UTC, as `seenAt`. */
  createdAt: z.string(),
  /** When a parent put it aside. */
  seenAt: z.string().optional(),
})
export type FlaggedExchange = z.infer<typeof flaggedExchangeSchema>

const chatToReadSchema = z.object({
  id: z.number().int(),
  childId: z.number().int(),
  title: z.string(),
  createdAt: z.string(),
  messages: z.number().int(),
  /** How many of them the safety check has stopped. */
  flagged: z.number().int(),
})
export type ChatToRead = z.infer<typeof chatToReadSchema>

const messageToReadSchema = z.object({
  ...message,
  concern: z.string().optional(),
  isSpoken: z.boolean(),
})
export type MessageToRead = z.infer<typeof messageToReadSchema>

/** What was said in a call, as it was: stopped words too. */
const spokenExchangeToReadSchema = z.object({
  id: z.number().int(),
  childId: z.number().int(),
  userQuery: z.string(),
  aiResponse: z.string(),
  /** Why the safety check stopped at the child's words, such as `self_harm`. */
  queryConcern: z.string().optional(),
  /** The same for the reply. */
  replyConcern: z.string().optional(),
  /** ISO 8601 in UTC. */
  spokenAt: z.string(),
})
export type SpokenExchangeToRead = z.infer<typeof spokenExchangeToReadSchema>

export const parentsCornerEndpoints = {
  corner: { method: 'GET', path: '/api/parent', access: 'family', answer: cornerSchema },
  /** 400 `wrong_password` for a wrong one. */
  openCorner: {
    method: 'POST',
    path: '/api/parent/open',
    access: 'family',
    body: passwordAgainSchema,
    answer: cornerSchema,
  },
  closeCorner: { method: 'POST', path: '/api/parent/close', access: 'family', answer: z.void() },
  /** Urgent ones first, then what is worth a talk, then the rest; the newest of each first. */
  flagged: {
    method: 'GET',
    path: '/api/parent/flagged',
    access: 'parent',
    query: ofChildSchema,
    answer: z.array(flaggedExchangeSchema),
  },
  /** Puts one aside as talked about, or back; it stays in the list. */
  markFlagged: {
    method: 'PATCH',
    path: '/api/parent/flagged/:id',
    access: 'parent',
    params: idParams,
    body: z.object({ isSeen: z.boolean() }),
    answer: flaggedExchangeSchema,
  },
  /** Those with something flagged first, then the newest. */
  chats: {
    method: 'GET',
    path: '/api/parent/chats',
    access: 'parent',
    query: ofChildSchema,
    answer: z.array(chatToReadSchema),
  },
  /** Oldest first. */
  chat: {
    method: 'GET',
    path: '/api/parent/chats/:id',
    access: 'parent',
    params: idParams,
    answer: z.array(messageToReadSchema),
  },
  /** Newest first. */
  spokenExchanges: {
    method: 'GET',
    path: '/api/parent/talks',
    access: 'parent',
    query: pageSchema.extend(ofChildSchema.shape),
    answer: z.array(spokenExchangeToReadSchema),
  },
  /** Of several children, the sum of each day. */
  timeUsed: {
    method: 'GET',
    path: '/api/parent/time-used',
    access: 'parent',
    query: ofChildSchema,
    answer: timeUsedSchema,
  },
  aiUse: { method: 'GET', path: '/api/parent/ai-use', access: 'parent', answer: aiUseSchema },
  changeLimits: {
    method: 'PATCH',
    path: '/api/parent/limits',
    access: 'parent',
    body: limitsSchema.partial(),
    answer: aiUseSchema,
  },
} as const satisfies Endpoints
