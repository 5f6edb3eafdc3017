import type { Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { findUnit, type Unit } from '../../values/units.ts'
import { COMMON_UNITS } from '../../wording/common-units.ts'

/** So many numbers from one to the other. */
export interface Group {
  low: Rational
  high: Rational
  count: Rational
}

const SIGN = '(?:<=|≤|<|-|–|to)'
const GROUP = new RegExp(
  `(\\d{1,4}(?:\\.\\d{1,2})?) ?${SIGN} ?(?:[a-z] ?${SIGN} ?)?(\\d{1,4}(?:\\.\\d{1,2})?)(?: ?(?<unit>${COMMON_UNITS})(?![a-z]))?(?:,|:| has| with)? ?(?:(?:a )?(?:frequency|freq)(?: of| is|:| =)? )?(\\d{1,3})(?! ?${SIGN})(?: (?:[a-z]{3,12}(?=[.,;])))?`,
  'g',
)
const ASK =
  /[.,;:] (?:(?:find|calculate|work out|give|what is|(?:use|using)(?: the)? mid-?(?:values|points)(?: of the (?:groups|intervals))?(?: to|,)?) )?(?:(?:find|work out|calculate) )?(?:(?:an )?estimate (?:of |for )?)?(?:the )?mean(?: [a-z]{2,12}){0,6}$|^(?:an )?(?:estimate (?:of |for )?)?(?:the )?mean(?: [a-z]{2,12}){0,6}[:.] /
const OTHER =
  /\b(?:median|mode|modal|range|class|quartile|percentage|standard|deviation|probability|more|less|fewer|than)\b/
const UNIT = new RegExp(`\\b(?:${COMMON_UNITS})\\b`, 'g')

/** Reads the mean of numbers of which only their groups are told: `0 < t ≤ 10 frequency 4, 10 < t ≤ 20 frequency 6`. */
export function readGrouped(plain: string): { groups: Group[]; unit?: Unit } | undefined {
  const found = [...plain.matchAll(GROUP)]
  const groups = found.flatMap(group => {
    const [low, high, count] = [group[1], group[2], group[4]].map(each => numberIn(each ?? ''))
    return low && high && count ? [{ low, high, count }] : []
  })
  const rest = plain.replace(GROUP, ' ')
  const isOneRow = groups.every(
    ({ low, high }, at) => low.compare(high) < 0 && (at === 0 || low.equals(groups[at - 1]?.high ?? high)),
  )
  const total = groups.reduce((sum, { count }) => sum + Number(count), 0)
  const isWhole = (rest.match(/\d+/g) ?? []).every(each => Number(each) === total)
  const isAsked = ASK.test(plain) && !OTHER.test(rest)
  if (groups.length < 3 || groups.length > 10 || !isOneRow || !isWhole || !isAsked || total === 0)
    return undefined
  const units = new Set(
    [...(rest.match(UNIT) ?? []), ...found.flatMap(({ groups: own }) => own?.unit ?? [])].flatMap(
      name => findUnit(name) ?? [],
    ),
  )
  const [unit] = units
  return { groups, ...(unit && units.size === 1 ? { unit } : {}) }
}
