const MARKER = 0xff
/** Markers that stand alone, without a length behind them. */
const isAlone = (code: number) => code === 0x01 || (code >= 0xd0 && code <= 0xd8)
/** The beginning of a frame, which holds the size; the three others among them hold tables. */
const isFrame = (code: number) => code >= 0xc0 && code <= 0xcf && ![0xc4, 0xc8, 0xcc].includes(code)
/** A camera writes some dozens, and some hundreds with a depth map. */
const MOST_SEGMENTS = 20_000

/** Whether a file begins as a JPEG does. */
export function isJpeg(bytes: Uint8Array): boolean {
  return bytes[0] === MARKER && bytes[1] === 0xd8 && bytes[2] === MARKER
}

/**
 * The size of a JPEG in pixels, by a jump from each segment to the next; undefined when none says it. A library would
 * take most of a second for a large file of tiny segments.
 */
export function jpegSize(bytes: Buffer): { width: number; height: number } | undefined {
  let at = 2
  for (let segment = 0; segment < MOST_SEGMENTS && at + 9 <= bytes.length; segment++) {
    if (bytes[at] !== MARKER) return undefined
    const code = bytes.readUInt8(at + 1)
    // A marker may be filled up with more of its first byte.
    if (code === MARKER) at += 1
    else if (isAlone(code)) at += 2
    else if (isFrame(code)) return { height: bytes.readUInt16BE(at + 5), width: bytes.readUInt16BE(at + 7) }
    else at += 2 + Math.max(2, bytes.readUInt16BE(at + 2))
  }
  return undefined
}
