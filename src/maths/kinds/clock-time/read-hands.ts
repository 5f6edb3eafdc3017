import { HAND, handsIn, timeShown } from '../../wording/clock-hands.ts'
import type { TimeTask } from './question.ts'

const ASKS =
  /\bwhat(?:'?s| is)? (?:it|(?:the )?time|is the time|time is it|o'?clock)\b|\b(?:time|tell|read)\b/
/** What else may be asked of a clock. */
const OTHER =
  /\b(?:angle|degrees?|turn\w*|how (?:long|many|much|far)|later|ago|earlier|minutes?(?! hand)|will|next|why|not|isn'?t|which|where|draw)\b/
const LONGEST = 220

/**
 * The time that two hands of a clock show: `the big hand is on the 12 and the little hand is on the 4, what time is it`.
 * Undefined where a hand is missing, or where they stand as no clock has them.
 * @param plain as `Asked` has it
 */
export function readHands(plain: string): TimeTask | undefined {
  if (plain.length > LONGEST || !ASKS.test(plain) || OTHER.test(plain)) return undefined
  const found = handsIn(plain)
  const count = plain.replace(HAND, ' ').match(/\d+/g)?.length ?? 0
  if (!found?.big || !found.little || found.big.way !== 'at' || count !== found.numbers) return undefined
  const from = timeShown(found.big.number, found.little)
  return from === undefined ? undefined : { task: 'on hands', from, form: 'unknown half' }
}
