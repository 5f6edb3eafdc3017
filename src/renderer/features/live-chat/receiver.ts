import type { ServerMessage } from '#contract/live-chat-socket.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import type { Exchanges } from './exchanges.ts'
import {
  acknowledged,
  cutShort,
  finished,
  grown,
  interrupted,
  replyingElsewhere,
  stoppedElsewhere,
  transcribed,
  unacknowledged,
} from './live-exchange.ts'
import { receiveError } from './receive-error.ts'

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

interface ReceiverParts {
  exchanges: Exchanges
  /** Ends the reply of a session that had no id when the child pressed Stop. */
  stop: () => void
  refetchSessions: () => void
  play: (message: Message<'audioStream'>) => void
  toast: (options: ToastOptions) => void
}

/** What the server says over the socket, and what its silence means. */
export function createReceiver({ exchanges, stop, refetchSessions, play, toast }: ReceiverParts) {
  const { exchangeOf, change, adopt, settle, keyOnItsWay, keysOverSocket } = exchanges

  function receiveAck({ sessionId, messageId }: Message<'ack'>): void {
    const key = keyOnItsWay(sessionId)
    if (key === 'none') adopt(sessionId)
    change(sessionId, exchange => acknowledged(exchange, messageId))
    if (key === 'none' && exchangeOf(sessionId).isStopping) stop()
  }

  async function receiveResponse({ sessionId, content, done, ...more }: Message<'response'>): Promise<void> {
    // Nothing is said to a message before its `ack`: this is the rest of what it has cut short.
    if (unacknowledged(exchangeOf(sessionId))) {
      if (done) change(sessionId, exchange => cutShort(exchange, more.messageId))
      return
    }
    change(sessionId, exchange => grown(exchange, content))
    if (!done) return
    const { messageId: savedId, ending, isFlagged, isUnkept, hasSpeech: isSpeechDue } = more
    change(sessionId, exchange => ({
      ...finished(exchange, { savedId, ending, isFlagged, isUnkept }),
      isSpeechDue,
      unheard: undefined,
    }))
    refetchSessions()
    await settle(sessionId)
  }

  const heardSpeech = (sessionId: number) =>
    change(sessionId, exchange => ({ ...exchange, isSpeechDue: false }))

  async function receiveChanged({ sessionId }: Message<'changed'>): Promise<void> {
    refetchSessions()
    change(sessionId, stoppedElsewhere)
    await settle(sessionId)
  }

  function receive(message: ServerMessage): void {
    switch (message.type) {
      case 'ack':
        receiveAck(message)
        break
      case 'transcript':
        change(message.sessionId, exchange => transcribed(exchange, message.messageId, message.content))
        void settle(message.sessionId)
        break
      case 'response':
        void receiveResponse(message)
        break
      case 'audioStream':
        heardSpeech(message.sessionId)
        play(message)
        break
      case 'error':
        void receiveError(exchanges, toast, message)
        break
      case 'replying':
        change(message.sessionId, exchange => replyingElsewhere(exchange, message.isGreeting))
        break
      case 'changed':
        void receiveChanged(message)
        break
      case 'pong':
    }
  }

  return {
    receive,
    /** The connection is lost: nothing that it carried will be answered on it. */
    interrupt(): void {
      for (const key of keysOverSocket()) change(key, interrupted)
    },
    /** There is a connection again: whatever happened in between is read. */
    catchUp(): void {
      refetchSessions()
      const { selectedId } = exchanges.store.getState()
      const lost = keysOverSocket().filter(key => key !== 'none')
      if (selectedId !== null && !lost.includes(selectedId)) lost.push(selectedId)
      for (const key of lost) void settle(key)
    },
  }
}
