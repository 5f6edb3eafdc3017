import type { Service } from '#contract/settings.ts'
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

/** Somebody to talk with. All of it throws an `HttpError` of `tutor-failure.ts` and stops when the signal aborts. */
export interface Conversation {
  service: Service
  /** The answer in fragments as they come; an end without a word is possible. A cut-off answer throws. */
  chat(question: ChatQuestion, signal: AbortSignal): AsyncIterable<string>
  /** What there is to worry about in a text; undefined when nothing. None where the service has no such call. */
  moderate?(text: string, signal: AbortSignal): Promise<Concern | undefined>
}

/** What was said in a recording; blank when nothing was. */
export type Transcribe = (recording: Sound, signal: AbortSignal) => Promise<string>

/** @param text plain words */
export type Speak = (text: string, signal: AbortSignal) => Promise<Sound>

/** Who talks, listens and speaks with an account's child now, by its settings. */
export interface ConversationServices {
  conversation: Conversation
  transcribe?: Transcribe
  speak?: Speak
}

/** @param preferred is asked before the others when it may be used */
export type ConversationServicesOf = (accountId: number, preferred?: Service) => Promise<ConversationServices>
