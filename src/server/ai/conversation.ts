import type { ConversationSoFar, Message, OpenGap } from '#tutor/conversation.ts'
import type { Concern } from '../shared/concerns.ts'
import type { Asker } from '../shared/learner.ts'

export type { Message, OpenGap }

export interface ChatQuestion extends ConversationSoFar {
  /** Who the tutor is and how it must answer; ours, with the family's own words fenced. */
  instruction: string
}

/** What a child has still to practise. */
export type OpenGapsOf = (childId: number) => Promise<readonly OpenGap[]>

/** Sound as a file, such as `audio/webm`. */
export interface Sound {
  bytes: Uint8Array
  mimeType: string
}

/** Somebody to talk with: the ports of a provider with a family's connection, or the builtin tutor. */
export interface Conversation {
  /** The provider's id and how a child knows it, such as `Stepwise’s own tutor`. */
  service: string
  name: string
  /** How long a reply may take, in milliseconds, where the usual deadline doesn't hold. */
  patience?: number | undefined
  chat(question: ChatQuestion, signal: AbortSignal): AsyncIterable<string>
  /** None where the provider has no such port. */
  moderate?(text: string, signal: AbortSignal): Promise<Concern | undefined>
}

export type Transcribe = (recording: Sound, signal: AbortSignal) => Promise<string>
export type Speak = (text: string, signal: AbortSignal) => Promise<Sound>

/** Who talks, listens and speaks with a child now, by its family's settings. */
export interface ConversationServices {
  conversation: Conversation
  transcribe?: Transcribe | undefined
  speak?: Speak | undefined
}

/** @param preferred the id of the provider that is asked before the others when it may be used */
export type ConversationServicesOf = (asker: Asker, preferred?: string) => Promise<ConversationServices>
