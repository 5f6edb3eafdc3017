/** The length of one frame. */
export const FRAME_MS = 20

/** Opus in one frame of 20 ms, mono, the widest band. */
const TABLE_OF_CONTENTS = 0xf8
const BYTES = 80

/**
 * A frame that any decoder turns into noise: the codec reads a sound into whatever bytes there are. The same number
 * gives the same frame.
 */
export function opusNoise(number: number): Buffer {
  const frame = Buffer.alloc(BYTES)
  frame[0] = TABLE_OF_CONTENTS
  let state = number * 2_654_435_761 + 1
  for (let at = 1; at < BYTES; at++) {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0
    frame[at] = state >>> 24
  }
  return frame
}
