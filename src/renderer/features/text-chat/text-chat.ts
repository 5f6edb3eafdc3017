import { TEXT_CHAT_DEADLINE, textChatEndpoints } from '#contract/text-chat.ts'
import type { send as sendOverHttp } from '#lib/api.ts'
import type { ToastOptions, ToastTopic } from '#ui/toasts.ts'
import { receiveAnswer } from './receive-answer.ts'
import { shownMessages } from './shown-messages.ts'
import { StreamBroken } from './stream.ts'

interface TextChatParts {
  send: typeof sendOverHttp
  toast: (options: ToastOptions) => void
  endToasts: (about: ToastTopic) => void
}

const { path, method } = textChatEndpoints.streamReply
/** The server ends the stream first and says why. */
const deadline = TEXT_CHAT_DEADLINE + 5_000

/** The text AI chat, outside React. Nothing of it is stored beyond this window. */
export function createTextChat({ send, toast, endToasts }: TextChatParts) {
  const { store, add, change, tidyUp, hide, clear } = shownMessages()
  let running: AbortController | null = null

  function fail(title: string, description: string, forGrownUps?: string): void {
    store.setState({ failure: description })
    toast({ look: 'destructive', title, description, forGrownUps, about: 'answer' })
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
      const headers = { 'content-type': 'application/json' }
      const body = JSON.stringify({ message, history })
      const response = await send(path, { method, headers, body }, deadline, mine.signal)
      const isWanted = () => running === mine
      if (isWanted()) await receiveAnswer(response, answer, { change, isWanted, fail })
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
      clear()
    },
  }
}
