import type { Concern } from '../shared/concerns.ts'

export interface Message {
  role: 'child' | 'tutor'
  /** Never blank. */
  text: string
}

export interface ChatQuestion {
  /** Who the tutor is and how it must answer; ours, with the family's own words fenced. */
  instruction: string
  /** Oldest first; the first and the last are the child's, and the roles take turns. */
  messages: Message[]
  childName: string
}

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
  chat(question: ChatQuestion, signal: AbortSignal): AsyncIterable<string>
  /** None where the provider has no such port. */
  moderate?(text: string, signal: AbortSignal): Promise<Concern | undefined>
}

export type Transcribe = (recording: Sound, signal: AbortSignal) => Promise<string>
export type Speak = (text: string, signal: AbortSignal) => Promise<Sound>

/** Who talks, listens and speaks with an account's child now, by its settings. */
export interface ConversationServices {
  conversation: Conversation
  transcribe?: Transcribe | undefined
  speak?: Speak | undefined
}

/** @param preferred the id of the provider that is asked before the others when it may be used */
export type ConversationServicesOf = (accountId: number, preferred?: string) => Promise<ConversationServices>
