import type { Grade } from '#contract/grades.ts'

export interface Message {
  role: 'child' | 'tutor'
  /** Never blank. */
  text: string
}

/** A gap that a tutor can make questions for. */
export interface OpenGap {
  gapId: number
  concept: string
  description: string
}

/** What has been said, and with whom. */
export interface ConversationSoFar {
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
