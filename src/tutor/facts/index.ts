import { takenFrom } from './after.ts'
import { anglesAsked } from './angles-asked.ts'
import { averageNeeded } from './average-needed.ts'
import { chanceAsked } from './chance-asked.ts'
import { coinsCounted } from './coins-counted.ts'
import { ladderAsked } from './ladder-asked.ts'
import { listAsked } from './list-asked.ts'
import { percentAsked } from './percent-asked.ts'
import { proportionAsked } from './proportion-asked.ts'
import { ratesAsked } from './rates-asked.ts'
import { ratioAsked } from './ratio-asked.ts'
import { shapeAsked } from './shape-asked.ts'
import { yearlyAsked } from './yearly-asked.ts'

/** Nobody asks one question in more letters. */
const LONGEST = 260

/**
 * How a book asks what a message asks by its facts, whatever words stand around them; undefined where a number has no
 * place, or where it is not clear what is asked.
 */
export function askedByFacts(message: string): string | undefined {
  if (message.length > LONGEST || !/\d|\b(?:twice|double)\b/i.test(message)) return undefined
  const text = message
    .replace(/[‘’]/g, "'")
    .replace(/^\W*(?:\(?[a-h]\)|(?:q|question) ?\d+[.):]?)\s*/i, '')
    .replace(/^\W*(?:\d(?:st|nd|rd|th)|next|other|another) (?:q\w*|one|sum|problem)\b[\s.:,-]*/i, '')
    .replace(/\bpersons\b/gi, 'people')
  return (
    riddleAsked(text) ??
    coinsCounted(text) ??
    shapeAsked(text) ??
    anglesAsked(text) ??
    takenFrom(text) ??
    chanceAsked(text) ??
    ladderAsked(text) ??
    averageNeeded(text) ??
    ratioAsked(text) ??
    yearlyAsked(text) ??
    percentAsked(text) ??
    ratesAsked(text) ??
    proportionAsked(text) ??
    listAsked(text)
  )
}

/** `I think of a number double it and subtract 5, i get 11`, with the stops and the question of a book. */
function riddleAsked(text: string): string | undefined {
  const told =
    /\bi (?:think|thought) of a number\b,?(.*?),? (?:and )?(?:i )?(?:get|got|the answer is|is) (-?\d+)\W*$/i.exec(
      text.replace(/[.,?!\s]*\b(?:what(?:'s|s| is| was) (?:my|the) number|find (?:my|the) number)\W*$/i, ''),
    )
  return told
    ? `I think of a number, ${told[1]?.replace(/^\W*(?:and |i |then )*/i, '').replace(/[,.]? (?:and )?then /gi, ' and ')}, and get ${told[2]}. What is my number?`
    : undefined
}
