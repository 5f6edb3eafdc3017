import { accountEndpoints, type User } from '#contract/accounts.ts'
import { CHILD_PARAM } from '#contract/child-header.ts'
import type { ChatMessage } from '#contract/live-chat.ts'
import { CLOSE_CODES, SOCKET_PATH } from '#contract/socket.ts'
import { request } from '#lib/api.ts'
import { beforeHandingOver, goesWithPage } from '#lib/before-leaving.ts'
import { keepDraft } from '#lib/drafts.ts'
import { learnerTicket } from '#lib/learner.ts'
import { HEARS_NOTHING, noticeSilence } from '#lib/notice-silence.ts'
import { onLogout } from '#lib/on-logout.ts'
import { askWhetherLocked, presenceStore } from '#lib/presence.ts'
import { queryClient } from '#lib/query-client.ts'
import { createRecorder } from '#lib/recorder.ts'
import { proveServer } from '#lib/server-proof.ts'
import { endToasts, toast } from '#ui/toasts.ts'
import { createConversation } from './conversation.ts'
import { createPlayer } from './player.ts'
import { createMessagesQuery, readMessagesAnew, sessionsKey } from './queries.ts'
import { createSocket } from './socket.ts'

/** The connection ended with a lock while the page was shown; it comes back with the unlock. */
let isLockedOut = false

/** The one live chat of this window. */
export const player = createPlayer({ openAudio: () => new AudioContext(), toast })

export const conversation = createConversation({
  send: message => socket.send(message),
  request,
  fetchMessages: readMessagesAnew,
  refetchSessions: () => void queryClient.invalidateQueries({ queryKey: sessionsKey }),
  newestId: sessionId => {
    if (sessionId === null) return 0
    return queryClient.getQueryData<ChatMessage[]>(createMessagesQuery(sessionId).queryKey)?.at(-1)?.id ?? 0
  },
  play: message => void player.play(message),
  isRecording: () => recorder.store.getState().status !== 'idle',
  toast,
})

export const socket = createSocket({
  whenProved: then => void proveServer().then(proof => then(proof === 'proved')),
  openWebSocket: () => {
    const { protocol, host } = window.location
    const address = new URL(`${protocol === 'https:' ? 'wss:' : 'ws:'}//${host}${SOCKET_PATH}`)
    const ticket = learnerTicket()
    if (ticket !== undefined) address.searchParams.set(CHILD_PARAM, ticket)
    return new WebSocket(address)
  },
  onOpen: () => conversation.catchUp(),
  onMessage: message => conversation.receive(message),
  onClose: code => {
    conversation.interrupt()
    if (code === CLOSE_CODES.signedOut) {
      isLockedOut = true
      void queryClient.invalidateQueries({ queryKey: [accountEndpoints.me.path] })
      void askWhetherLocked()
    }
  },
  toast,
  endToasts,
})

export const recorder = createRecorder({
  async openMicrophone(constraints) {
    const stream = await navigator.mediaDevices.getUserMedia(constraints)
    noticeSilence(stream, () => toast(HEARS_NOTHING))
    return stream
  },
  makeRecorder: (stream, options) => new MediaRecorder(stream, options),
  canRecordAs: mimeType => MediaRecorder.isTypeSupported(mimeType),
  isConnected: () => socket.store.getState().status === 'open',
  onChunk: audio => {
    const { user } = conversation.store.getState()
    if (!user) return
    socket.send({ type: 'audioInput', audio, userId: user.id, isRealTimeChunk: true, modality: 'audio' })
  },
  onRecorded: ({ audio, mimeType }) => conversation.say({ content: audio, modality: 'audio', mimeType }),
  onGivenUp: () => socket.send({ type: 'audioReset' }),
  toast,
})

presenceStore.subscribe(({ isLocked }) => {
  if (isLocked) {
    recorder.giveUp()
    player.silence()
    // Whoever unlocks the page may be somebody at home.
    conversation.hide()
  } else if (isLockedOut) {
    isLockedOut = false
    socket.connect()
  }
})

/** The page is left: the microphone, the loudspeaker and the connection are let go. */
export function leaveChat(): void {
  isLockedOut = false
  recorder.giveUp()
  player.silence()
  socket.disconnect()
  conversation.hide()
}

const draft = keepDraft(conversation.store, 'live-chat')

/** Shows the chat to this child: with what it had typed, and nothing of another's. */
export function openLiveChat(user: User): void {
  if (conversation.store.getState().user?.id === user.id) conversation.openFor(user)
  else {
    draft.close()
    conversation.openFor(user)
    draft.openFor(user)
  }
}

beforeHandingOver(leaveChat)
goesWithPage(() => {
  const isUnheard = Object.values(conversation.store.getState().exchanges).some(each => each?.unheard)
  return isUnheard || recorder.store.getState().status === 'recording' ? 'your recording' : undefined
})
onLogout(() => {
  leaveChat()
  draft.close()
  conversation.reset()
  player.store.setState({ isMuted: false })
})
