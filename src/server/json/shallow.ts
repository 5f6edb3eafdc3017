/** Deeper than anything that is sent here or that a service answers: our own go eight deep. */
const MOST_DEEP = 64

const QUOTE = 0x22
const BACKSLASH = 0x5c
const OPENING = new Set([0x5b, 0x7b])
const CLOSING = new Set([0x5d, 0x7d])

/**
 * Whether JSON is nested no deeper than 64 levels, found in one pass before anything is parsed: millions of brackets
 * would keep the parser, and everybody else, for seconds. Long texts are passed over quickly.
 */
export function isShallow(json: string): boolean {
  let depth = 0
  for (let at = 0; at < json.length; at++) {
    const code = json.charCodeAt(at)
    if (code === QUOTE) at = endOfText(json, at)
    else if (OPENING.has(code)) {
      if (++depth > MOST_DEEP) return false
    } else if (CLOSING.has(code)) depth--
  }
  return true
}

/** The place of the quote that ends the text which begins at `from`; the end of all where there is none. */
function endOfText(json: string, from: number): number {
  for (let at = json.indexOf('"', from + 1); at !== -1; at = json.indexOf('"', at + 1)) {
    let escapes = 0
    while (json.charCodeAt(at - 1 - escapes) === BACKSLASH) escapes++
    if (escapes % 2 === 0) return at
  }
  return json.length
}

/** @throws SyntaxError for text that is no JSON, or nested too deeply to be of any use */
export function parseJson(json: string): unknown {
  if (!isShallow(json)) throw new SyntaxError('The JSON is nested too deeply')
  return JSON.parse(json)
}
