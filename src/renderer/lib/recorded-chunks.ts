import { toBase64 } from './base64.ts'

/** In bytes: in base64, with its message around it, this still fits the largest frame. */
export const LARGEST_RECORDING = 15 * 1024 * 1024

export interface Recording {
  /** Base64. */
  audio: string
  mimeType: string
}

/** Collects what is recorded, as long as it is wanted, and hands each piece over at once, in order. */
export function collectChunks(
  recorder: MediaRecorder,
  on: {
    isWanted: () => boolean
    canRecordAs: (mimeType: string) => boolean
    /** Base64. */
    onChunk: (audio: string) => void
    /** It is as large as it may be. */
    onFull: () => void
    onStopped: () => void
    onRecorded: (recording: Recording) => void
    onFailed: () => void
  },
): void {
  const chunks: Blob[] = []
  let size = 0
  let streamed = Promise.resolve()
  recorder.addEventListener('dataavailable', ({ data }) => {
    if (!on.isWanted() || data.size === 0) return
    chunks.push(data)
    size += data.size
    streamed = streamed.then(async () => {
      const bytes = new Uint8Array(await data.arrayBuffer())
      if (on.isWanted()) on.onChunk(toBase64(bytes))
    })
    if (size >= LARGEST_RECORDING) on.onFull()
  })
  recorder.addEventListener('error', () => {
    if (on.isWanted()) on.onFailed()
  })
  recorder.addEventListener('stop', async () => {
    if (!on.isWanted()) return
    on.onStopped()
    try {
      await streamed
      const recording = await joined(chunks, on.canRecordAs)
      if (on.isWanted()) on.onRecorded(recording)
    } catch {
      if (on.isWanted()) on.onFailed()
    }
  })
}

async function joined(chunks: Blob[], canRecordAs: (mimeType: string) => boolean): Promise<Recording> {
  const mimeType = canRecordAs('audio/webm') ? 'audio/webm' : 'audio/ogg'
  const blob = new Blob(chunks, { type: mimeType })
  return { audio: toBase64(new Uint8Array(await blob.arrayBuffer())), mimeType }
}
