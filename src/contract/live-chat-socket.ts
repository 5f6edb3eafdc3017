import { z } from 'zod'
import { endingSchema } from './live-chat.ts'
import { LARGEST_FRAME } from './socket.ts'

/** In bytes of sound that the server keeps of one connection's live chunks. */
export const LARGEST_LIVE_RECORDING = 10 * 1024 * 1024

const id = z.number().int().positive()
const wireText = z.string().max(LARGEST_FRAME)

/** A message of the child's, typed or spoken. It carries no `type`. */
export const chatRequestSchema = z.object({
  type: z.literal('chat').optional(),
  /** Must be the signed-in account's. */
  userId: id,
  /** Without one, a session is made; `ack` names it. */
  sessionId: id.nullish(),
  /** The text, or with `modality` audio the whole recording in base64; empty when the live chunks are all there is. */
  content: wireText,
  /** A hint that the server may leave aside: it composes the instruction itself. */
  systemPrompt: z.string().nullish(),
  modality: z.enum(['text', 'audio']).default('text'),
  /** Of a recording, such as `audio/webm;codecs=opus`; the bytes themselves decide. */
  mimeType: z.string().max(200).nullish(),
  /** Audio Mode: the answer to typed text is spoken too. */
  isAudioMode: z.boolean().default(false),
  /**
   * The id of the child's newest message, to have that one answered again: nothing new is stored. `content` counts only
   * as the recording, with `modality` audio, of a voice message that nobody could listen to.
   */
  retryOf: id.nullish(),
})
export type ChatRequest = z.output<typeof chatRequestSchema>

/** Sound as it is recorded, every 200 ms. Used only when the message on stop carries none. */
const audioInputSchema = z.object({
  type: z.literal('audioInput'),
  /** Base64. */
  audio: wireText,
  userId: id,
  isRealTimeChunk: z.literal(true),
  modality: z.literal('audio'),
})

/** Forgets the live chunks, for a recording that is given up. */
const audioResetSchema = z.object({ type: z.literal('audioReset') })

const pingSchema = z.object({ type: z.literal('ping') })

/** Ends the session's reply; what came stays, with the ending `stopped`. Harmless when there is none. */
const stopSchema = z.object({ type: z.literal('stop'), sessionId: id })

export const clientMessageSchema = z.union([
  z.discriminatedUnion('type', [audioInputSchema, audioResetSchema, pingSchema, stopSchema]),
  chatRequestSchema,
])
/** What a client may send, before the schemas' defaults. */
export type ClientMessage = z.input<typeof clientMessageSchema>

const session = { sessionId: z.number().int() }

export const serverMessageSchema = z.discriminatedUnion('type', [
  /** The child's message is stored. */
  z.object({ type: z.literal('ack'), messageId: z.number().int(), ...session }),
  z.object({ type: z.literal('pong') }),
  /** What the child said in a voice message, in place of `VOICE_MESSAGE`. */
  z.object({ type: z.literal('transcript'), messageId: z.number().int(), content: z.string(), ...session }),
  /**
   * A part of the reply: whole sentences with the white space around them, to be appended. The last one is `done`,
   * empty, and names the stored reply.
   */
  z.object({
    type: z.literal('response'),
    content: z.string(),
    done: z.boolean(),
    ...session,
    /** On `done` alone. None when there was nothing to store. */
    messageId: z.number().int().optional(),
    ending: endingSchema.optional(),
    isFlagged: z.boolean().optional(),
    /** True when neither the message nor the reply is stored, because nobody at home may read them. */
    isUnkept: z.boolean().optional(),
    /** True when an `audioStream` or, failing that, an `error` follows. */
    hasSpeech: z.boolean().optional(),
  }),
  /** The whole reply spoken; after `done`. */
  z.object({
    type: z.literal('audioStream'),
    /** Base64; empty when there is no sound. */
    audio: z.string(),
    mimeType: z.string(),
    ...session,
    messageId: z.number().int(),
  }),
  /** Ends the waiting. After `response`s, what came of the reply is stored as cut off and `done` has been sent. */
  z.object({
    type: z.literal('error'),
    error: z.string(),
    /** One of the codes of `ErrorCode`. */
    code: z.string().optional(),
    sessionId: z.number().int().optional(),
  }),
  /**
   * A reply is under way that this connection has not asked for: in the account's other windows as it begins, and
   * at connecting for each one. `changed` tells its end. `isGreeting` where it answers the page's own hello, which
   * the child's next message cuts short.
   */
  z.object({ type: z.literal('replying'), ...session, isGreeting: z.boolean().optional() }),
  /** Sessions or their messages are not as they were: fetch them again. Not sent to who made the change. */
  z.object({ type: z.literal('changed'), ...session }),
])
export type ServerMessage = z.infer<typeof serverMessageSchema>
