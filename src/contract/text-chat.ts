import { z } from 'zod'
import { chipsSchema } from './chat-help.ts'
import type { Endpoints } from './endpoint.ts'
import { endingSchema } from './live-chat.ts'
import { serviceSchema } from './settings.ts'
import { LONGEST_TEXT, requiredText } from './text.ts'

/** Milliseconds that an answer may take as a whole; then the stream ends with an error. */
export const TEXT_CHAT_DEADLINE = 120_000

const textChatMessageSchema = z.object({
  role: z.enum(['user', 'model']),
  content: z.string().max(LONGEST_TEXT * 5),
})
export type TextChatMessage = z.infer<typeof textChatMessageSchema>

const textChatRequestSchema = z.object({
  message: requiredText('Your message', 'Please type a message first').transform(text => text.trim()),
  /** All messages before the new message, oldest first. */
  history: z.array(textChatMessageSchema).max(1_000).default([]),
})

/** One block of the stream: `data: ` and this as JSON. */
export const textChatBlockSchema = z.union([
  z.object({
    text: z.string(),
    /** It is kind words in place of an answer. */
    isFlagged: z.literal(true).optional(),
    /** It was told of harm at home: the page keeps neither of both once it is left. */
    isUnkept: z.literal(true).optional(),
  }),
  /** `cut_off` when the answer would not come to an end. */
  z.object({ done: z.literal(true), ending: endingSchema.optional() }),
  z.object({ error: z.string(), code: z.string().optional() }),
])
export type TextChatBlock = z.infer<typeof textChatBlockSchema>

export type TextChatRequest = z.output<typeof textChatRequestSchema>

export const textChatEndpoints = {
  /** Who will answer the next message. */
  readTutor: {
    method: 'GET',
    path: '/api/gemini-chat/tutor',
    /** The name for people, such as `Google Gemini` or `Stepwise's own tutor`. */
    answer: z.object({ service: serviceSchema, name: z.string() }),
  },
  /** What could be said next; asked again after each reply, with all messages so far. */
  chips: {
    method: 'POST',
    path: '/api/gemini-chat/chips',
    body: textChatRequestSchema.pick({ history: true }),
    answer: chipsSchema,
  },
  /**
   * Answers with `text/event-stream`: blocks of `assistantBlockSchema`, text in whole sentences, `done` or `error`
   * at the end. Nothing of it is stored, but what is flagged for the parent. It stops when the page leaves.
   */
  streamReply: {
    method: 'POST',
    path: '/api/gemini-chat/stream',
    body: textChatRequestSchema,
    answer: z.void(),
  },
} as const satisfies Endpoints
