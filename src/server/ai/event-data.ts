/**
 * Reads the `data:` lines of server-sent events, all those of a piece of the body at once: a reader that has fallen
 * behind catches up in one go.
 * @throws SyntaxError for data that is no JSON
 */
export async function* eventData(body: AsyncIterable<Uint8Array>): AsyncGenerator<unknown[]> {
  const decoder = new TextDecoder()
  let rest = ''
  for await (const bytes of body) {
    const lines = (rest + decoder.decode(bytes, { stream: true })).split(/\r\n|\n|\r/)
    rest = lines.pop() ?? ''
    const data = lines.flatMap(dataOf)
    if (data.length > 0) yield data
  }
  const last = dataOf(rest)
  if (last.length > 0) yield last
}

function dataOf(line: string): unknown[] {
  if (!line.startsWith('data:')) return []
  const text = line.slice(5).trim()
  return text === '' || text === '[DONE]' ? [] : [JSON.parse(text)]
}
