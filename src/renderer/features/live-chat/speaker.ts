import type { z } from 'zod'
import { STILL_REPLYING, VOICE_MESSAGE } from '#contract/live-chat.ts'
import type { ClientMessage, chatRequestSchema } from '#contract/live-chat-socket.ts'
import type { Request } from '#lib/api.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import type { ConversationState, Exchanges, SessionKey } from './exchanges.ts'
import { createGreeter } from './greeter.ts'
import { instructionFor } from './instruction.ts'
import {
  begun,
  failed,
  finished,
  type LocalMessage,
  mustWaitFor,
  type Saying,
  without,
} from './live-exchange.ts'
import { sayWithoutSocket } from './say-without-socket.ts'

type ChatRequest = z.input<typeof chatRequestSchema>

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
  const { store, httpSends, exchangeOf, change, settle } = exchanges
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

  function sendRequest(more: Partial<ChatRequest>): boolean {
    const message = requestOf(store.getState(), more)
    return message !== undefined && send(message)
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
    const isText = saying.modality === 'text'
    const content = isText ? saying.content.trim() : saying.content
    if (content === '' || mustWait()) return false
    const key = selectedKey()
    const sent = local('user', { content: isText ? content : VOICE_MESSAGE, saying })
    change(key, exchange => begun(finished(exchange, { ending: 'stopped' }), sent, local('assistant')))
    if (sendRequest(asSent({ ...saying, content }))) {
      if (!isText) toast({ title: 'Voice message sent', description: 'Your tutor is listening to it.' })
    } else if (isText) {
      toast(NOT_CONNECTED)
      void sayWithoutSocket({ exchanges, request, toast }, key, content)
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
    if (sendRequest({ ...(recording && asSent(recording)), retryOf: messageId })) {
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

  return { say, sayAgain, answerAgain, stop, ...createGreeter(store, isRecording, say) }
}

/** What is sent for the child that is signed in; nothing where nobody is. */
function requestOf(
  { user, selectedId, isAudioMode }: ConversationState,
  more: Partial<ChatRequest>,
): ChatRequest | undefined {
  if (!user) return undefined
  return {
    userId: user.id,
    ...(selectedId !== null && { sessionId: selectedId }),
    content: '',
    systemPrompt: instructionFor(user, new Date().getFullYear()),
    modality: 'text',
    isAudioMode,
    ...more,
  }
}

function asSent({ content, modality, mimeType }: Saying): Partial<ChatRequest> {
  return { content, modality, ...(mimeType && { mimeType }) }
}
