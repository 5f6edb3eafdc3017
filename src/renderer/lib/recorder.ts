import { createStore } from 'zustand/vanilla'
import { soundAlone } from './one-sound.ts'
import { collectChunks, type Recording } from './recorded-chunks.ts'

/** Milliseconds of sound in a chunk. */
export const CHUNK = 200
const BITS_PER_SECOND = 16_000
/** In the order of choice; the first one that the browser can record is taken. */
const TYPES = ['audio/webm;codecs=pcm', 'audio/pcm', 'audio/wav', 'audio/webm', 'audio/ogg;codecs=opus']

export const MICROPHONE = {
  audio: {
    channelCount: 1,
    sampleRate: 16_000,
    sampleSize: 16,
    echoCancellation: true,
    noiseSuppression: true,
    autoGainControl: true,
  },
} as const satisfies MediaStreamConstraints

export interface RecorderState {
  status: 'idle' | 'starting' | 'recording' | 'stopping'
}

interface RecorderParts {
  openMicrophone: (constraints: MediaStreamConstraints) => Promise<MediaStream>
  makeRecorder: (stream: MediaStream, options: MediaRecorderOptions) => MediaRecorder
  canRecordAs: (mimeType: string) => boolean
  /** Whether what is recorded can be sent. */
  isConnected: () => boolean
  /** Live, in the order of recording; base64. */
  onChunk: (audio: string) => void
  onRecorded: (recording: Recording) => void
  /** What was streamed live is of no use. */
  onGivenUp: () => void
  /** Tells what went wrong. */
  toast: (failure: { look: 'destructive'; title: string; description: string }) => void
}

/** While it listens, nothing sounds. */
const nothing = () => undefined

/** The microphone: idle, then recording, then stopped. It is released whenever nothing is recorded. */
export function createRecorder(parts: RecorderParts) {
  const { canRecordAs, isConnected, onChunk, onRecorded, onGivenUp } = parts
  const store = createStore<RecorderState>(() => ({ status: 'idle' }))
  /** Changes whenever a recording begins or is given up, so that what comes late knows that it is. */
  let current = {}
  let release: () => void = () => undefined
  let recorder: MediaRecorder | null = null

  const fail = (title: string, description: string) =>
    parts.toast({ look: 'destructive', title, description })

  function reset(): void {
    current = {}
    recorder = null
    release()
    release = () => undefined
    store.setState({ status: 'idle' })
  }

  /** Asks for the microphone and records. Does nothing unless idle. */
  async function start(): Promise<void> {
    if (store.getState().status !== 'idle') return
    if (!isConnected()) {
      fail(
        'Connection Error',
        'Cannot start audio recording without a stable connection. Please wait a moment and try again.',
      )
      return
    }
    const mine = {}
    current = mine
    store.setState({ status: 'starting' })
    soundAlone(nothing)
    try {
      const stream = await parts.openMicrophone(MICROPHONE)
      const releaseMine = () => {
        for (const track of stream.getTracks()) track.stop()
      }
      if (current !== mine) return releaseMine()
      release = releaseMine
      const mimeType = TYPES.find(canRecordAs)
      recorder = parts.makeRecorder(stream, {
        ...(mimeType && { mimeType }),
        audioBitsPerSecond: BITS_PER_SECOND,
      })
      collectChunks(recorder, {
        ...{ canRecordAs, onChunk, onRecorded: deliver, onFailed, onFull: stop, onStopped: releaseMine },
        isWanted: () => current === mine,
      })
      recorder.start(CHUNK)
      store.setState({ status: 'recording' })
    } catch {
      if (current !== mine) return
      reset()
      fail(
        'Microphone Error',
        'Could not access the microphone. Please check your browser permissions. A grown-up can help you.',
      )
    }
  }

  function onFailed(): void {
    reset()
    onGivenUp()
    fail('Audio Error', 'There was a problem processing your audio.')
  }

  function deliver(recording: Recording): void {
    reset()
    if (recording.audio === '') {
      onGivenUp()
      fail('No Audio', 'No audio was recorded. Please try again.')
    } else onRecorded(recording)
  }

  /** Ends the recording and hands it over. */
  function stop(): void {
    if (store.getState().status !== 'recording') return
    store.setState({ status: 'stopping' })
    recorder?.stop()
  }

  /** Forgets the recording and releases the microphone: the page is left. */
  function giveUp(): void {
    if (store.getState().status === 'idle') return
    const left = recorder
    reset()
    if (left && left.state !== 'inactive') left.stop()
    onGivenUp()
  }

  return { store, start, stop, giveUp }
}
