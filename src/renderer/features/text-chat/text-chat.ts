import { createStore } from 'zustand/vanilla'
import type { Ending } from '#contract/live-chat.ts'
import { TEXT_CHAT_DEADLINE, textChatEndpoints } from '#contract/text-chat.ts'
import { readFailure, type send as sendOverHttp } from '#lib/api.ts'
import { plainWords, SOMETHING_WRONG } from '#lib/plain-words.ts'
import type { ToastOptions, ToastTopic } from '#ui/toasts.ts'
import { readBlocks, StreamBroken } from './stream.ts'

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

interface TextChatParts {
  send: typeof sendOverHttp
  toast: (options: ToastOptions) => void
  endToasts: (about: ToastTopic) => void
}

const nothing: TextChatState = { messages: [], draft: '', isSending: false, failure: null }
const { path, method } = textChatEndpoints.streamReply
/** The server ends the stream first and says why. */
const deadline = TEXT_CHAT_DEADLINE + 5_000

/** The text AI chat, outside React. Nothing of it is stored beyond this window. */
export function createTextChat({ send, toast, endToasts }: TextChatParts) {
  const store = createStore<TextChatState>(() => nothing)
  let running: AbortController | null = null
  let lastId = 0

  function fail(title: string, description: string, forGrownUps?: string): void {
    store.setState({ failure: description })
    toast({ look: 'destructive', title, description, forGrownUps, about: 'answer' })
  }

  function add(role: ShownMessage['role'], content: string): number {
    lastId += 1
    const message = { id: lastId, role, content, ending: 'complete' } as const
    store.setState({ messages: [...store.getState().messages, message] })
    return lastId
  }

  function change(id: number, next: (message: ShownMessage) => ShownMessage): void {
    const messages = store.getState().messages.map(each => (each.id === id ? next(each) : each))
    store.setState({ messages })
  }

  /** An answer that never began leaves no empty bubble; the child's words go back where they were typed. */
  function tidyUp(answer: number): void {
    const { messages, draft } = store.getState()
    if (messages.find(({ id }) => id === answer)?.content.trim() !== '') return
    const asked = messages.findLast(({ role }) => role === 'user')
    store.setState({
      messages: messages.filter(({ id }) => id !== answer && id !== asked?.id),
      draft: draft.trim() === '' ? (asked?.content ?? '') : draft,
    })
  }

  /** Sends what was typed and streams the answer. Blank text, or one while another is answered, does nothing. */
  async function ask(): Promise<void> {
    const { draft, messages } = store.getState()
    const message = draft.trim()
    if (message === '' || running) return
    const mine = new AbortController()
    running = mine
    const history = messages.map(({ role, content }) => ({ role, content }))
    add('user', message)
    const answer = add('model', '')
    store.setState({ draft: '', isSending: true, failure: null })
    endToasts('answer')
    try {
      await receive(JSON.stringify({ message, history }), answer, mine)
    } catch (error) {
      if (running !== mine) return
      if (error instanceof StreamBroken) {
        change(answer, each => ({ ...each, ending: 'cut_off' }))
        fail('Connection Error', 'Failed to read from the AI service. Please try again.')
      } else fail('Error', 'Failed to send message. Please try again.')
    } finally {
      if (running === mine) {
        running = null
        tidyUp(answer)
        store.setState({ isSending: false })
      }
    }
  }

  async function receive(body: string, answer: number, mine: AbortController): Promise<void> {
    const headers = { 'content-type': 'application/json' }
    const response = await send(path, { method, headers, body }, deadline, mine.signal)
    if (running !== mine) return
    if (!response.ok) {
      const { message } = await readFailure(response, textChatEndpoints.streamReply)
      fail('Error', message, `Server responded with ${response.status}`)
      return
    }
    if (!response.body) {
      fail('Error', SOMETHING_WRONG, 'Cannot read response stream')
      return
    }
    for await (const block of readBlocks(response.body)) {
      if (running !== mine) return
      if ('done' in block) {
        const { ending = 'complete' } = block
        change(answer, each => ({ ...each, ending }))
        return
      }
      if ('error' in block) {
        change(answer, each => ({ ...each, ending: 'cut_off' }))
        const { words, exactly } = plainWords(block.error, block.code)
        fail('Error', words, exactly)
        return
      }
      const { text, isFlagged, isUnkept } = block
      change(answer, each => ({
        ...each,
        content: each.content + text,
        ...(isFlagged && { isFlagged }),
        ...(isUnkept && { isUnkept }),
      }))
    }
  }

  /** Ends the answer under way; what came of it stays. */
  function stop(): void {
    if (!running) return
    running.abort()
    running = null
    const answer = store.getState().messages.at(-1)
    if (answer?.role === 'model') {
      change(answer.id, each => ({ ...each, ending: 'stopped' }))
      tidyUp(answer.id)
    }
    store.setState({ isSending: false })
  }

  /** Takes from the screen what was told of harm at home, each with the words before it. */
  function hide(): void {
    const { messages } = store.getState()
    store.setState({
      messages: messages.filter(({ isUnkept }, index) => !isUnkept && !messages[index + 1]?.isUnkept),
    })
  }

  return {
    store,
    ask,
    stop,
    hide,
    /** The page is left. */
    leave(): void {
      stop()
      hide()
    },
    type: (draft: string) => store.setState({ draft }),
    reset(): void {
      stop()
      store.setState(nothing)
    },
  }
}
