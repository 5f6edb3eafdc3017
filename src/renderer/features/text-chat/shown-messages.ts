import { createStore } from 'zustand/vanilla'
import type { Ending } from '#contract/live-chat.ts'

export interface ShownMessage {
  id: number
  role: 'user' | 'model'
  content: string
  /** `stopped` when the child pressed Stop or left the page, `cut_off` when it broke off. */
  ending: Ending
  /** Kind words in place of an answer. */
  isFlagged?: boolean
  /** Told of harm at home: it goes when the page is left. */
  isUnkept?: boolean
}

export interface TextChatState {
  messages: readonly ShownMessage[]
  draft: string
  isSending: boolean
  /** Why the last answer failed, in words for people. */
  failure: string | null
}

const nothing: TextChatState = { messages: [], draft: '', isSending: false, failure: null }

/** The messages in sight, and what is typed below them. */
export function shownMessages() {
  const store = createStore<TextChatState>(() => nothing)
  let lastId = 0

  return {
    store,

    add(role: ShownMessage['role'], content: string): number {
      lastId += 1
      const message = { id: lastId, role, content, ending: 'complete' } as const
      store.setState({ messages: [...store.getState().messages, message] })
      return lastId
    },

    change(id: number, next: (message: ShownMessage) => ShownMessage): void {
      const messages = store.getState().messages.map(each => (each.id === id ? next(each) : each))
      store.setState({ messages })
    },

    /** An answer that never began leaves no empty bubble; the child's words go back where they were typed. */
    tidyUp(answer: number): void {
      const { messages, draft } = store.getState()
      if (messages.find(({ id }) => id === answer)?.content.trim() !== '') return
      const asked = messages.findLast(({ role }) => role === 'user')
      store.setState({
        messages: messages.filter(({ id }) => id !== answer && id !== asked?.id),
        draft: draft.trim() === '' ? (asked?.content ?? '') : draft,
      })
    },

    /** Takes from the screen what was told of harm at home, each with the words before it. */
    hide(): void {
      const { messages } = store.getState()
      store.setState({
        messages: messages.filter(({ isUnkept }, index) => !isUnkept && !messages[index + 1]?.isUnkept),
      })
    },

    clear: () => store.setState(nothing),
  }
}

export type ShownMessages = ReturnType<typeof shownMessages>
