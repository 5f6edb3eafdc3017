import { type ReadClock, readClock } from '../../values/read-clock.ts'

const TIME =
  /(?<![\d.,:£$€/])(?:\d{1,2}:\d{2}(?: ?[ap]\.?m\b\.?)?|\d{1,2}(?:\.\d{2})? ?[ap]\.?m\b\.?|noon|midday|midnight)(?![\d:/%])/g
/** Asks how long it is from the one to the other. */
const ASKS =
  /\bhow (?:long|much time|many (minutes?|minuts?|mins?|hours? and minutes?|hours?))\b(?!.*\bhow (?:long|many|much)\b)/
const IN_MINUTES = /\bin minutes\b/
/** Another question about two times than how far they are apart, or one in which a third hides. */
const OTHER =
  /\b(?:each|every|per|average|speed|fast(?:er)?|slow(?:er)?|twice|half|quarter|double|day|days|tomorrow|yesterday|next|daily|week|weeks|if|would|more|longer|shorter|less|rest|remaining|between them|miles?|km|kilomet\w+|met(?:re|er)s?|other|not|except|had|an hour|a minute|break of|clock (?:is|was|shows)|delay\w*|past)\b/
/** Told from its end. */
const ENDS =
  /\b(?:end(?:s|ed)?|finish\w*|arriv\w*|woke|wakes?|(?:got|gets|was|is) (?:home|back|there)|stop\w*|clos\w+)\b/
const BEGINS = /\b(?:beg[aiu]n\w*|start\w*|left|leaves?|set off|went|goes|open\w*)\b/
const NOON = 720

/**
 * Finds the two times of day between which something lasts, in whatever words it is told: `The coach left at 9:15 and
 * pulled up at the museum at 9:52. How many minutes did the journey take?` Nothing else may be told in numbers.
 * @param plain as `Asked` has it
 */
export function readTold(
  plain: string,
): { first: ReadClock; last: ReadClock; asked: 'min' | 'h' | undefined } | undefined {
  const [from, to, third] = plain.matchAll(TIME)
  const asks = ASKS.exec(plain)
  if (!asks || !from || !to || third) return undefined
  const [before, between] = [plain.slice(0, from.index), plain.slice(from.index, to.index)]
  if (ENDS.test(before) && BEGINS.test(between)) return undefined
  const rest = plain.replaceAll(TIME, ' ')
  if (/\d/.test(rest) || OTHER.test(rest)) return undefined
  const [first, last] = [from, to].map(([time]) =>
    readClock(time.replace(/\.$/, '').replace(/([ap])\.m/, '$1m')),
  )
  if (!first || !last) return undefined
  // Over midnight from an evening to a morning alone: else it is told from its end.
  const isNight = first.minutes >= NOON && last.minutes < NOON
  if (first.isSure && last.isSure && first.minutes > last.minutes && !isNight) return undefined
  const unit = asks[1] ?? (IN_MINUTES.test(plain) ? 'minutes' : '')
  const asked = unit === '' || unit.includes('and') ? undefined : unit.startsWith('m') ? 'min' : 'h'
  return { first, last, asked }
}
