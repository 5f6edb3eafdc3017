import type { Grade } from '#contract/grades.ts'
import type { Concern } from '../shared/concerns.ts'
import type { Asker } from '../shared/learner.ts'

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
  /** What the tutor has opened the conversation with, before the child's first message. */
  opening?: string | undefined
  /** School grade, where it is known. */
  grade?: Grade | undefined
  /** What the child has still to practise, what is to be practised first first. */
  openGaps?: readonly OpenGap[] | undefined
}

/** What a child has still to practise. */
export type OpenGapsOf = (childId: number) => Promise<readonly OpenGap[]>

/** A gap that a tutor can make questions for. */
export interface OpenGap {
  gapId: number
  concept: string
  description: string
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
