import type { z } from 'zod'
import { liveChatEndpoints, STILL_REPLYING, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { ClientMessage, chatRequestSchema } from '#contract/live-chat-socket.ts'
import { ApiError, type Request } from '#lib/api.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import type { Exchanges, SessionKey } from './exchanges.ts'
import { createGreeting, instructionFor } from './instruction.ts'
import {
  acknowledged,
  begun,
  failed,
  finished,
  type LocalMessage,
  mustWaitFor,
  type Saying,
  without,
} from './live-exchange.ts'

export interface SpeakerParts {
  exchanges: Exchanges
  /** @returns false when there is no connection */
  send: (message: ClientMessage) => boolean
  request: Request
  /** The newest stored message that this page knows of; 0 without any. */
  newestId: (sessionId: number | null) => number
  /** From the press on the microphone until what was recorded is handed over. */
  isRecording: () => boolean
  toast: (options: ToastOptions) => void
}

const NOT_CONNECTED = {
  look: 'destructive',
  title: 'Connection Error',
  description: 'The chat has no connection right now. Press Reconnect above.',
  forGrownUps: 'WebSocket is not connected. Please refresh the page to reconnect.',
  about: 'connection',
} as const satisfies ToastOptions

const STILL_RECORDING = 'Your voice message comes first: please finish your recording.'

/** What the child says in the selected session, asks again and stops. */
export function createSpeaker({ exchanges, send, request, newestId, isRecording, toast }: SpeakerParts) {
  const { store, httpSends, exchangeOf, change, adopt, settle } = exchanges
  const greeted = new Set<number>()
  let lastLocal = 0

  const selectedKey = (): SessionKey => store.getState().selectedId ?? 'none'

  function local(role: LocalMessage['role'], more: Partial<LocalMessage> = {}): LocalMessage {
    lastLocal += 1
    const sentAfter = newestId(store.getState().selectedId)
    return {
      id: `local-${lastLocal}`,
      role,
      content: '',
      isPending: role === 'assistant',
      sentAfter,
      ...more,
    }
  }

  function sendRequest(more: Partial<z.input<typeof chatRequestSchema>>): boolean {
    const { user, selectedId, isAudioMode } = store.getState()
    if (!user) return false
    return send({
      userId: user.id,
      ...(selectedId !== null && { sessionId: selectedId }),
      content: '',
      systemPrompt: instructionFor(user, new Date().getFullYear()),
      modality: 'text',
      isAudioMode,
      ...more,
    })
  }

  /** Tells the child to wait. @returns whether it must */
  function mustWait(): boolean {
    if (isRecording()) {
      toast({ title: 'Please wait', description: STILL_RECORDING })
      return true
    }
    if (!mustWaitFor(exchangeOf(selectedKey()))) return false
    toast({ title: 'Please wait', description: STILL_REPLYING })
    return true
  }

  /**
   * Says something; typed text goes without the socket when there is none.
   * @returns whether it was taken: blank text and a busy session take nothing
   */
  function say(saying: Saying): boolean {
    const { modality, mimeType } = saying
    const isText = modality === 'text'
    const content = isText ? saying.content.trim() : saying.content
    if (content === '' || mustWait()) return false
    const key = selectedKey()
    const sent = local('user', { content: isText ? content : VOICE_MESSAGE, saying })
    change(key, exchange => begun(finished(exchange, { ending: 'stopped' }), sent, local('assistant')))
    if (sendRequest({ content, modality, ...(mimeType && { mimeType }) })) {
      if (!isText) toast({ title: 'Voice message sent', description: 'Your tutor is listening to it.' })
    } else if (isText) {
      toast(NOT_CONNECTED)
      void sayWithoutSocket(key, content)
    } else {
      change(key, exchange => failed(exchange, ''))
      toast({
        look: 'destructive',
        title: 'Audio Error',
        description: 'Could not process audio or connection is unavailable.',
      })
    }
    return true
  }

  async function sayWithoutSocket(key: SessionKey, content: string): Promise<void> {
    const call = new AbortController()
    const { signal } = call
    httpSends.set(key, call)
    const isMine = () => httpSends.get(key) === call
    try {
      const { sessionId, message, reply } =
        key === 'none'
          ? await request(liveChatEndpoints.sendToNewSession, { body: { content }, signal })
          : await request(liveChatEndpoints.send, { params: { id: key }, body: { content }, signal })
      if (!isMine()) return
      httpSends.delete(key)
      if (key === 'none') adopt(sessionId)
      const { id: savedId, ending, isFlagged, isUnkept } = reply
      change(sessionId, exchange =>
        finished(acknowledged(exchange, message.id), { savedId, ending, isFlagged, isUnkept }),
      )
      await settle(sessionId)
    } catch (error) {
      if (!isMine()) return
      httpSends.delete(key)
      if (!signal.aborted) {
        toast({ look: 'destructive', title: 'Error sending message', description: 'Please try again later' })
      }
      change(key, exchange => failed(exchange, error instanceof ApiError ? error.message : ''))
      // It may have been stored before its answer was lost.
      if (key !== 'none') await settle(key)
    }
  }

  /** Sends again what did not arrive, unless it has arrived after all. */
  async function sayAgain(localId: string): Promise<void> {
    if (mustWait()) return
    const key = selectedKey()
    if (key !== 'none') await settle(key)
    const { localMessages, waiting } = exchangeOf(key)
    const unsent = localMessages.find(({ id }) => id === localId)
    if (!unsent?.saying || waiting !== 'no' || isRecording() || key !== selectedKey()) return
    change(key, exchange => without(exchange, unsent))
    say(unsent.saying)
  }

  /** Asks for another reply to the child's newest message, by its recording where nobody has listened to that. */
  function answerAgain(messageId: number): void {
    if (mustWait()) return
    const { unheard } = exchangeOf(selectedKey())
    const recording = unheard?.messageId === messageId ? unheard.saying : undefined
    const again = recording && {
      content: recording.content,
      modality: recording.modality,
      ...(recording.mimeType && { mimeType: recording.mimeType }),
    }
    if (sendRequest({ ...again, retryOf: messageId })) {
      change(selectedKey(), exchange => begun(exchange, local('assistant')))
    } else toast(NOT_CONNECTED)
  }

  /** Ends the reply under way; what came of it stays. */
  function stop(): void {
    const key = selectedKey()
    if (exchangeOf(key).waiting === 'no') return
    change(key, exchange => ({ ...exchange, isStopping: true }))
    httpSends.get(key)?.abort()
    // Without an id yet, the acknowledgement brings one and stops then.
    if (key !== 'none') send({ type: 'stop', sessionId: key })
  }

  /**
   * Says hello with the child's name, once for a session, but never into a recording or what is being typed. The page
   * calls it where nothing has been said yet.
   */
  function greet(): void {
    const { user, selectedId, draft } = store.getState()
    if (!user || selectedId === null || greeted.has(selectedId) || isRecording() || draft.trim() !== '')
      return
    greeted.add(selectedId)
    say({ content: createGreeting(user.childName), modality: 'text', isGreeting: true })
  }

  return { say, sayAgain, answerAgain, stop, greet, forgetGreetings: () => greeted.clear() }
}
