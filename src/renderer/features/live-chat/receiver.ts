import { STILL_REPLYING } from '#contract/live-chat.ts'
import type { ServerMessage } from '#contract/live-chat-socket.ts'
import { plainWords } from '#lib/plain-words.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import type { Exchanges } from './exchanges.ts'
import {
  acknowledged,
  cutShort,
  failed,
  finished,
  grown,
  interrupted,
  replyingElsewhere,
  stoppedElsewhere,
  transcribed,
  unacknowledged,
} from './live-exchange.ts'

type Message<Type extends ServerMessage['type']> = Extract<ServerMessage, { type: Type }>

/** Nobody could listen to a recording; it is kept. */
function wordsForUnheard(code: string | undefined): string {
  const why =
    code === 'ai_offline'
      ? 'I can’t listen right now, because I can’t reach the internet.'
      : 'I couldn’t listen to your voice message this time.'
  return `${why} Your recording is still here: try again in a moment, or type what you said.`
}

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

  async function receiveError({ sessionId, error, code }: Message<'error'>): Promise<void> {
    const said = plainWords(error, code)
    const { exactly } = said
    if (sessionId !== undefined && exchangeOf(sessionId).isSpeechDue) {
      // The reply itself is there.
      heardSpeech(sessionId)
      toastError(said.words, exactly)
      return
    }
    const key = keyOnItsWay(sessionId) ?? sessionId ?? keysOverSocket().find(isMine)
    const isBusy = code === 'still_replying' || error === STILL_REPLYING
    const wasGreeting = key !== undefined && unacknowledged(exchangeOf(key))?.saying?.isGreeting
    // What was recorded and says nothing, or is no sound, is no use to send again.
    if (key !== undefined && code === 'bad_request') change(key, each => ({ ...each, unheard: undefined }))
    const isUnheard = !isBusy && key !== undefined && exchangeOf(key).unheard !== undefined
    const words = isUnheard ? wordsForUnheard(code) : said.words
    if (key !== undefined) change(key, exchange => failed(exchange, isBusy ? '' : words))
    if (isBusy && !wasGreeting) toast({ title: 'Please wait', description: STILL_REPLYING })
    if (!isBusy) toastError(words, exactly)
    if (typeof key === 'number') await settle(key)
  }

  const toastError = (words: string, exactly: string | undefined) =>
    toast({
      look: 'destructive',
      title: 'Error',
      description: words || 'Something went wrong',
      forGrownUps: exactly,
      about: 'answer',
    })

  const heardSpeech = (sessionId: number) =>
    change(sessionId, exchange => ({ ...exchange, isSpeechDue: false }))

  const isMine = (key: number | 'none') => exchangeOf(key).waiting === 'mine'

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
        void receiveError(message)
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
