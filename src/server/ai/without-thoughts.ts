const OPEN = '<think>'
const CLOSE = '</think>'

/** Leaves out what some local models think aloud between `<think>` and `</think>` at the beginning of an answer. */
export async function* withoutThoughts(fragments: AsyncIterable<string>): AsyncGenerator<string> {
  let held = ''
  let isDecided = false
  for await (const fragment of fragments) {
    if (isDecided) {
      yield fragment
      continue
    }
    held += fragment
    const start = held.trimStart()
    if (start.startsWith(OPEN)) {
      const end = start.indexOf(CLOSE)
      if (end === -1) continue
      held = start.slice(end + CLOSE.length).trimStart()
    } else if (OPEN.startsWith(start)) continue
    isDecided = held !== ''
    if (isDecided) yield held.trimStart()
  }
  if (!isDecided && held !== '' && !held.trimStart().startsWith(OPEN)) yield held
}
