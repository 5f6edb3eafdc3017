/** Deeper than anything that is sent here or that a service answers: our own go eight deep. */
const MOST_DEEP = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPEN_LIST = 0x5b
const OPEN_OBJECT = 0x7b
const CLOSE_LIST = 0x5d
const CLOSE_OBJECT = 0x7d

/**
 * Whether JSON is nested no deeper than 64 levels and has no more than so many signs beside its texts, quotes counted, found in one
 * pass before anything is parsed: millions of brackets would keep the parser, and everybody else, for seconds. Long
 * texts, such as a recording, are passed over quickly.
 */
export function isShallow(json: string, mostSigns = Number.POSITIVE_INFINITY): boolean {
  let depth = 0
  let signs = 0
  for (let at = 0; at < json.length; at++) {
    if (++signs > mostSigns) return false
    const code = json.charCodeAt(at)
    if (code === QUOTE) {
      for (at = json.indexOf('"', at + 1); at !== -1 && isEscaped(json, at); at = json.indexOf('"', at + 1))
        signs++
      if (at === -1) return true
    } else if (code === OPEN_LIST || code === OPEN_OBJECT) {
      if (++depth > MOST_DEEP) return false
    } else if (code === CLOSE_LIST || code === CLOSE_OBJECT) depth--
  }
  return true
}

/** After one backslash the quote belongs to the text; of two, the one is the other's. */
function isEscaped(json: string, quote: number): boolean {
  let before = quote - 1
  while (json.charCodeAt(before) === BACKSLASH) before--
  return (quote - before) % 2 === 0
}

/** @throws SyntaxError for text that is no JSON, or more of it than is of any use; see `isShallow` */
export function parseJson(json: string, mostSigns?: number): unknown {
  if (!isShallow(json, mostSigns)) throw new SyntaxError('The JSON is too much at once')
  return JSON.parse(json)
}
