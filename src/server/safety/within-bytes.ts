/** So long is a piece at most that is looked at at once, in characters; no sentence of a tutor is longer. */
const LONGEST_PIECE = 2_000

export interface Within {
  /** The same text in pieces that can be checked. */
  fragments: AsyncIterable<string>
  /** Whether there was more. */
  isCut(): boolean
}

/** The beginning of a text that comes in fragments; beyond so many bytes of UTF-8 its source is left alone. */
export function withinBytes(source: AsyncIterable<string>, most: number): Within {
  let isCut = false
  async function* fragments() {
    let left = most
    for await (const fragment of source) {
      const fitting = cutBeginning(fragment, left)
      for (let from = 0; from < fitting.length; from += LONGEST_PIECE) {
        yield fitting.slice(from, from + LONGEST_PIECE)
      }
      left -= Buffer.byteLength(fitting)
      isCut = fitting.length < fragment.length
      if (isCut) return
    }
  }
  return { fragments: fragments(), isCut: () => isCut }
}

/** As many whole characters as fit. */
function cutBeginning(text: string, bytes: number): string {
  if (text.length * 3 <= bytes) return text
  return text.slice(0, new TextEncoder().encodeInto(text, new Uint8Array(bytes)).read)
}
