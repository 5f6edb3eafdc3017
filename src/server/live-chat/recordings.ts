import type { Sound } from '../ai/conversation.ts'
import { HttpError } from '../shared/http-error.ts'

/** Kinds of sound by what their first bytes say. */
const KINDS: readonly { mimeType: string; isIt: (bytes: Buffer) => boolean }[] = [
  { mimeType: 'audio/webm', isIt: bytes => bytes.readUInt32BE(0) === 0x1a45dfa3 },
  { mimeType: 'audio/ogg', isIt: bytes => bytes.toString('latin1', 0, 4) === 'OggS' },
  {
    mimeType: 'audio/wav',
    isIt: bytes => bytes.toString('latin1', 0, 4) === 'RIFF' && bytes.toString('latin1', 8, 12) === 'WAVE',
  },
  { mimeType: 'audio/mp4', isIt: bytes => bytes.toString('latin1', 4, 8) === 'ftyp' },
  { mimeType: 'audio/flac', isIt: bytes => bytes.toString('latin1', 0, 4) === 'fLaC' },
  {
    mimeType: 'audio/mpeg',
    isIt: bytes =>
      bytes.toString('latin1', 0, 3) === 'ID3' || (bytes[0] === 0xff && ((bytes[1] ?? 0) & 0xe6) === 0xe2),
  },
]
const FEWEST_BYTES = 12

/** @throws HttpError 400 when the text is no base64; the head of a data address may stand before it */
export function decodeBase64(text: string): Buffer {
  const data = text.startsWith('data:') ? text.slice(text.indexOf(',') + 1) : text
  const bytes = Buffer.from(data, 'base64')
  // The decoder leaves out what is no base64; looking for it beforehand would take far longer.
  const expected = (data.length / 4) * 3 - (data.endsWith('==') ? 2 : data.endsWith('=') ? 1 : 0)
  if (bytes.length !== expected) {
    throw new HttpError(400, 'bad_request', 'There was a problem processing your audio.', {
      detail: 'no base64',
    })
  }
  return bytes
}

/**
 * A recording as a file, its kind told by its content.
 * @throws HttpError 400 for an empty one and for what is no sound
 */
export function readSound(bytes: Buffer): Sound {
  if (bytes.length === 0) {
    throw new HttpError(400, 'bad_request', 'No audio was recorded. Please try again.')
  }
  const kind = bytes.length >= FEWEST_BYTES ? KINDS.find(({ isIt }) => isIt(bytes)) : undefined
  if (!kind) throw new HttpError(400, 'bad_request', 'There was a problem processing your audio.')
  return { bytes, mimeType: kind.mimeType }
}

/** The live chunks of one connection. */
export interface LiveRecording {
  /** Beyond the limit nothing more is kept: the whole recording on stop is what counts, where there is one. */
  add(chunk: Buffer): void
  forget(): void
  /**
   * Everything so far, which is forgotten.
   * @throws HttpError 413 when it was too long to be kept
   */
  take(): Buffer
}

/** Bytes that all connections' live recordings still have room for together. */
export interface SharedRoom {
  left: number
}

/** @param largest in bytes */
export function liveRecording(largest: number, room: SharedRoom): LiveRecording {
  let chunks: Buffer[] = []
  let size = 0
  let isTooLong = false
  const empty = () => {
    room.left += size
    chunks = []
    size = 0
  }
  const forget = () => {
    empty()
    isTooLong = false
  }
  return {
    add(chunk) {
      isTooLong ||= size + chunk.length > largest || chunk.length > room.left
      if (isTooLong) {
        empty()
        return
      }
      chunks.push(chunk)
      size += chunk.length
      room.left -= chunk.length
    },
    forget,
    take() {
      const wasTooLong = isTooLong
      const whole = Buffer.concat(chunks)
      forget()
      if (!wasTooLong) return whole
      throw new HttpError(413, 'too_large', 'This recording is too long. Please send a shorter one.')
    },
  }
}
