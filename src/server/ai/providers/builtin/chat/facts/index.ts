import { anglesAsked } from './angles-asked.ts'
import { chanceAsked } from './chance-asked.ts'
import { ladderAsked } from './ladder-asked.ts'
import { listAsked } from './list-asked.ts'
import { percentAsked } from './percent-asked.ts'
import { proportionAsked } from './proportion-asked.ts'
import { ratesAsked } from './rates-asked.ts'
import { shapeAsked } from './shape-asked.ts'

/** Nobody asks one question in more letters. */
const LONGEST = 260

/**
 * How a book asks what a message asks by its facts, whatever words stand around them; undefined where a number has no
 * place, or where it is not clear what is asked.
 */
export function askedByFacts(message: string): string | undefined {
  if (message.length > LONGEST || !/\d/.test(message)) return undefined
  const text = message
    .replace(/[‘’]/g, "'")
    .replace(/^\W*(?:\(?[a-h]\)|(?:q|question) ?\d+[.):]?)\s*/i, '')
    .replace(/\bpersons\b/gi, 'people')
  return (
    shapeAsked(text) ??
    anglesAsked(text) ??
    chanceAsked(text) ??
    ladderAsked(text) ??
    percentAsked(text) ??
    ratesAsked(text) ??
    proportionAsked(text) ??
    listAsked(text)
  )
}
