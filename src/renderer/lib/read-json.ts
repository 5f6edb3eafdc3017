import { loadOnce } from './load-part.ts'

/** What is shown in plain lines, in many places: names, short descriptions, titles, and sentences about a failure. */
const PLAIN_LINES: ReadonlySet<string> = new Set(['concept', 'description', 'title', 'message'])

const loadTyping = loadOnce(() => import('#text/typed-maths.ts'))

/**
 * Reads JSON of the server. An AI may have written formulas where a line of words is shown: there they are as one types
 * them. Whatever is typeset keeps its TeX. What knows TeX comes with the first of it: no visitor sees any.
 * @returns undefined for what is no JSON
 * @throws when what knows TeX can't be had, because Stepwise has ended meanwhile
 */
export async function readJson(text: string): Promise<unknown> {
  // Only TeX has what needs a second look.
  const reviver = /\$|\\\\/.test(text) ? await inPlainLines() : undefined
  try {
    return JSON.parse(text, reviver)
  } catch {
    return undefined
  }
}

async function inPlainLines() {
  const { withTypedMaths } = await loadTyping()
  return (key: string, value: unknown) =>
    typeof value === 'string' && PLAIN_LINES.has(key) ? withTypedMaths(value) : value
}
