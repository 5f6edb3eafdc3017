import type { Ending } from '#contract/live-chat.ts'

/** One bubble of the conversation. */
export interface Row {
  key: string
  role: 'user' | 'assistant'
  content: string
  /** A reply that still grows; while it is blank, a typing indicator. */
  isPending: boolean
  ending: Ending
  isSpoken: boolean
  /** The local id of a message that did not arrive and can be sent again. */
  unsentId?: string
  /** The page has said it in the child's place. */
  isFromApp?: true
  /** Kind words in place of an answer. */
  isFlagged?: boolean | undefined
  /** Stored nowhere. */
  isUnkept?: boolean | undefined
}
