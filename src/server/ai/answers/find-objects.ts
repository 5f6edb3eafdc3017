/** So many beginnings are tried, and so many characters looked at on the way. */
const MOST_TRIED = 20
const MOST_LOOKED_AT = 6_000_000

const END_OF_THOUGHTS = /<\/think(?:ing)?>/gi

/**
 * The texts in an answer that may be JSON objects, the likeliest first: from each opening bracket to its closing one,
 * past the thoughts that some models write before their answer.
 */
export function* findObjects(answer: string): Generator<string> {
  const thoughts = [...answer.matchAll(END_OF_THOUGHTS)].at(-1)
  const said = thoughts ? answer.slice(thoughts.index + thoughts[0].length) : answer
  let from = said.indexOf('{')
  let lookedAt = 0
  for (let tried = 0; from !== -1 && tried < MOST_TRIED && lookedAt < MOST_LOOKED_AT; tried++) {
    const end = findEnd(said, from)
    lookedAt += (end ?? said.length) - from
    if (end !== undefined) yield said.slice(from, end)
    from = said.indexOf('{', from + 1)
  }
}

/** @returns the place after the bracket that closes the one at `from`; brackets within texts don't count */
function findEnd(text: string, from: number): number | undefined {
  let depth = 0
  let isInText = false
  for (let at = from; at < text.length; at++) {
    const sign = text[at]
    if (sign === '\\') at += 1
    else if (sign === '"') isInText = !isInText
    else if (isInText) continue
    else if (sign === '{') depth += 1
    else if (sign === '}' && --depth === 0) return at + 1
  }
  return undefined
}
