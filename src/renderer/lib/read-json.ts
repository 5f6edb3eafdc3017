import { withTypedMaths } from '#text/typed-maths.ts'

/** What is shown in plain lines, in many places: names, short descriptions, titles, and sentences about a failure. */
const PLAIN_LINES: ReadonlySet<string> = new Set(['concept', 'description', 'title', 'message'])

/**
 * Reads JSON of the server. An AI may have written formulas where a line of words is shown: there they are as one types
 * them. Whatever is typeset keeps its TeX.
 * @returns undefined for what is no JSON
 */
export function readJson(text: string): unknown {
  try {
    // Only TeX has what needs a second look.
    return /\$|\\\\/.test(text) ? JSON.parse(text, inPlainLines) : JSON.parse(text)
  } catch {
    return undefined
  }
}

function inPlainLines(key: string, value: unknown): unknown {
  return typeof value === 'string' && PLAIN_LINES.has(key) ? withTypedMaths(value) : value
}
