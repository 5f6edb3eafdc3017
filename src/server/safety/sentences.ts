/** Text without an end of sentence is let go at this length, at a space where there is one. */
const LONGEST = 600

/**
 * Where the last whole sentence of a growing text ends, behind its white space. A full stop at the very end counts
 * when a letter stands before it; behind a digit the number may go on.
 */
function endOfSentences(text: string): number {
  const ends = [...text.matchAll(/[.!?…]+["'”’)\]*_]*\s+|\n+/g)]
  const last = ends.at(-1)
  const end = last ? last.index + last[0].length : 0
  if (/(?:\p{L}[.…]|[!?])["'”’)\]*_]*$/u.test(text.slice(end))) return text.length
  if (text.length - end <= LONGEST) return end
  const space = text.lastIndexOf(' ')
  return space > end ? space + 1 : text.length
}

/** Cuts a stream of fragments into whole sentences, white space kept: together they are the same text. */
export async function* splitSentences(fragments: AsyncIterable<string>): AsyncGenerator<string> {
  let rest = ''
  for await (const fragment of fragments) {
    rest += fragment
    const end = endOfSentences(rest)
    if (end === 0) continue
    yield rest.slice(0, end)
    rest = rest.slice(end)
  }
  if (rest !== '') yield rest
}
