import { vi } from 'vitest'
import type { SessionAnswer } from '#contract/voice-call.ts'
import type { ToastOptions } from '#ui/toasts.ts'
import { createCallStore } from './call-state.ts'
import type { VoiceCallParts } from './calling.ts'
import { FakePeer, FakeTrack } from './fake-peer.ts'
import { createVoiceCall } from './voice-call.ts'

const session: SessionAnswer = {
  success: true,
  data: {
    id: 'sess_1',
    client_secret: { value: 'ek_1' },
    realtimeUrl: 'https://service.example/v1/realtime/calls',
    model: 'gpt-realtime-2.1',
    instructions: 'Guide step by step.',
    transcriptionModel: 'gpt-4o-mini-transcribe',
  },
}

/** A voice call whose service is friendly unless a test says otherwise. Needs fake timers. */
export function setUpCall(
  changes: Pick<
    VoiceCallParts,
    'beginsWithoutMicrophone' | 'microphoneRefused' | 'onPiece' | 'onWords' | 'onProblem'
  > = {},
) {
  const peers: FakePeer[] = []
  const tracks: FakeTrack[] = []
  const service = {
    /** Opens the channel after the answer. */
    opens: true,
    /** Takes the instructions. */
    accepts: true,
  }
  const meters: string[] = []
  const meterEnded = vi.fn()
  const parts = {
    store: createCallStore(false),
    createSession: vi.fn(async (_signal: AbortSignal): Promise<SessionAnswer> => session),
    makePeer: vi.fn((configuration: RTCConfiguration) => {
      const peer = new FakePeer(configuration)
      const { channel } = peer
      const answered = peer.setRemoteDescription.bind(peer)
      peer.setRemoteDescription = async description => {
        await answered(description)
        if (!service.opens) return
        peer.becomes('connected')
        if (channel.readyState === 'connecting') channel.opens()
      }
      channel.onSent = ({ type }) => {
        if (type === 'session.update' && service.accepts) channel.says({ type: 'session.updated' })
      }
      peers.push(peer)
      return peer as unknown as RTCPeerConnection
    }),
    postOffer: vi.fn(async (_offer: Parameters<VoiceCallParts['postOffer']>[0]) => 'answer'),
    getUserMedia: vi.fn(async (_constraints: MediaStreamConstraints) => {
      const track = new FakeTrack()
      tracks.push(track)
      return { getTracks: () => [track], getAudioTracks: () => [track] } as unknown as MediaStream
    }),
    makeMeter: () => {
      meters.push('meter')
      return { loudness: () => 0.5, end: meterEnded }
    },
    speaker: { hear: vi.fn(), mute: vi.fn() },
    userId: vi.fn((): number | null => 7),
    saveExchange: vi.fn(
      async (_exchange: Parameters<VoiceCallParts['saveExchange']>[0]): Promise<string | null> => null,
    ),
    reportUse: vi.fn(async (_seconds: number): Promise<number | undefined> => undefined),
    notePresence: vi.fn(),
    toast: vi.fn((_options: ToastOptions) => undefined),
    endToasts: vi.fn(),
    ...changes,
  }
  const call = createVoiceCall(parts)
  const titles = () => parts.toast.mock.calls.map(([{ title }]) => title)
  const settle = () => vi.advanceTimersByTimeAsync(0)
  return {
    ...parts,
    call,
    service,
    peers,
    tracks,
    meterEnded,
    /** The newest one. */
    peer: () => peers.at(-1) as FakePeer,
    state: () => parts.store.getState(),
    status: () => parts.store.getState().status,
    titles,
    settle,
    /** The service says these, one after the other. */
    async says(...events: object[]) {
      for (const event of events) peers.at(-1)?.channel.says(event)
      await settle()
    },
    /** Whether nothing of the call goes on. */
    isAllReleased: () =>
      peers.every(({ isClosed }) => isClosed) &&
      tracks.every(({ readyState }) => readyState === 'ended') &&
      meterEnded.mock.calls.length === meters.length,
  }
}

/** A reply of the service with sound, up to where it begins to sound. */
export function replyBegins(id: string, text: string) {
  const of = { response_id: id, item_id: `item-of-${id}`, content_index: 0 }
  return [
    { type: 'response.created', response: { id } },
    { type: 'response.output_audio_transcript.delta', ...of, delta: text },
    { type: 'output_audio_buffer.started', response_id: id },
  ]
}

export function replyEnds(id: string) {
  return [
    { type: 'response.done', response: { id, status: 'completed' } },
    { type: 'output_audio_buffer.stopped', response_id: id },
  ]
}

/** The child speaks and is understood. */
export function childSays(itemId: string, words: string) {
  return [
    { type: 'input_audio_buffer.speech_started', item_id: itemId },
    { type: 'input_audio_buffer.speech_stopped', item_id: itemId },
    { type: 'input_audio_buffer.committed', item_id: itemId },
    { type: 'conversation.item.input_audio_transcription.completed', item_id: itemId, transcript: words },
  ]
}
