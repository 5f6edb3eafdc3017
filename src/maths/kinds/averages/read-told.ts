import { ORDINALS } from '../../language/en/ordinals.ts'
import { COMMON_UNITS } from '../../wording/common-units.ts'
import { wholeIn } from '../../wording/patterns.ts'

const BARE = String.raw`-?\d{1,9}(?:\.\d{1,6})?`
/** Where somebody scores `8 in my test`, nothing is measured in inches. */
const UNIT = ` ?(?!in\\b)(?:${COMMON_UNITS})(?![a-z²³])`
const listOf = (item: string) => `${item}(?:, ?${item}){1,30}(?:,? and ${item})?`
/** Each with its unit, or numbers that may have one behind the last. */
const LIST = new RegExp(
  String.raw`(?<![\w.,:/£$€-])(${listOf(BARE + UNIT)}|${listOf(BARE)}(?:${UNIT})?)(?![\d:/%]|, ?\d| and \d)`,
  'g',
)
const MEASURES = /\b(mean|average|median|mode|modal|range)\b/g
const ASK =
  /(?:what(?:'s| is| was| are| were|s)?|find|work out|calculate|how (?:many|much|long|tall|far|old)) /
/** What asks for something else than the measure of the list as it stands. */
const OTHER = new RegExp(
  String.raw`\b(?:${[
    'new|next|another|others?|after|before|if|would|must|needs?|changes?|changed|increased?|removed?|added|without|missing',
    'speed|each of|weighted|possible|above|below|over the|under|than|differ\\w*|estimate|out of|per|frequency|grouped|not',
    'more|fewer|less|highest|lowest|largest|smallest|greatest|biggest|best|worst|first|last|top|total|sum|both|which|who',
    // Measures of another name: the interquartile range is no range, nor a trimmed mean the mean.
    '\\w*-?quartiles?|semi|mid-?(?:range)?|percentiles?|deviation|geometric|harmonic|trimmed|moving|running|rolling',
    'die|dice|spinner|probability|expected|chance|to (?:get|reach|beat|win|make|be|have)|close|closest|nearest|further',
  ].join('|')})\b`,
)
const NUMBERS = /\d+(?:[.,:/]\d+)*/g

/**
 * Finds the measure of a list of numbers that somebody tells, in whatever words: `In four games I scored 12, 9, 15 and 8
 * points. What was my mean score?` Every other number must be the length of the list.
 * @param plain as `Asked` has it
 * @returns the word for the measure, and the list
 */
export function readTold(plain: string): { asked: string; data: string } | undefined {
  const lists = [...plain.matchAll(LIST)]
  const [list] = lists
  const measures = [...plain.matchAll(MEASURES)]
  const [named] = measures
  if (!list || lists.length !== 1 || !named || measures.length !== 1) return undefined
  const data = list[1] ?? ''
  const rest = plain.replace(data, ' ')
  const asking = ASK.exec(rest)
  if (!asking || named.index < list.index + data.length || OTHER.test(rest)) return undefined
  const count = data.split(/, ?(?:and )?| and /).length
  const isCounted = (rest.match(NUMBERS) ?? []).every(each => wholeIn(each) === BigInt(count))
  if (count < 3 || !isCounted) return undefined
  return { asked: named[1] ?? '', data }
}

const NEEDS = new RegExp(
  String.raw`\b(?:must|needs?|should|(?:has|have) to)\b[^.]{0,60}?\b(?:next|(${ORDINALS.slice(0, 10).join('|')}|\d{1,2}th)) [a-z]+(?: [a-z]+)?,? (?:to|for|so that|if) [^.]{0,40}?\b(?:mean|average)(?: [a-z]+)?(?: of| to be| is)? (${BARE})(?:${UNIT}| [a-z]+)?(?: per [a-z]+)?$`,
)
/** Who is to score: not somebody else than before. */
const WHO =
  /\b(?:must|should|do|does|will) (?!he\b|she\b|they\b|it\b|you\b|i\b|we\b|the\b|be\b|get\b|score\b)([a-z]+) (?:score|get|need|have|make)\b/
const LIMITS =
  /\b(?:least|most|minimum|maximum|or more|more than|above|below|under|over|highest|lowest|best|worst|beat|raise|lift|increase|improve|exceed|pass|drop|dropped|twice|double|weighted|more points|median|mode|range|if he|if she)\b/

/**
 * Reads what the next number must be for a mean: `Her scores are 12, 18 and 9. What must she score in the fourth game to
 * have a mean of 14?`
 */
export function readNeeded(plain: string): { data: string; mean: string } | undefined {
  const [list, ...others] = [...plain.matchAll(LIST)]
  const [said = '', ordinal, mean = ''] = NEEDS.exec(plain) ?? []
  if (!list || others.length > 0 || said === '' || LIMITS.test(plain)) return undefined
  const data = list[1] ?? ''
  const count = data.split(/, ?(?:and )?| and /).length
  const next =
    ordinal === undefined
      ? count
      : ORDINALS.indexOf(ordinal) >= 0
        ? ORDINALS.indexOf(ordinal)
        : Number.parseInt(ordinal, 10) - 1
  const before = plain.slice(0, plain.length - said.length).replace(data, ' ')
  const isCounted = (before.match(NUMBERS) ?? []).every(each => wholeIn(each) === BigInt(count))
  const [, who = ''] = WHO.exec(plain) ?? []
  const isSame = plain.slice(0, list.index).includes(who)
  return next === count && isCounted && isSame ? { data, mean } : undefined
}
