import { findUnit, type Unit } from '../../values/units.ts'
import type { Asked } from '../../wording/asked.ts'
import { type Given, givenIn, takeUnit } from './given.ts'
import type { RateQuestion, RateTask } from './question.ts'
import { readLegs } from './read-legs.ts'
import { asSpread } from './read-spread.ts'
import { KNOWN, THING } from './words.ts'

export const triggers =
  /\b(?:speed|velocity|how (?:far|fast|long|many|much)|distance|time|unit rate|densit(?:y|ies)|mass|volume|pressure|per (?:square|sq|km|mile))\b/

const LABELS: [sign: string, names: string][] = [
  ['d', '(?:total )?(?:distance|length)(?: travell?ed| covered)?|journey|trip|race'],
  ['t', '(?:total )?time(?: taken| period)?'],
  ['s', '(?:average |constant |steady |uniform |mean )*(?:speed|velocity|rate)'],
  ['m', 'mass|weight'],
  ['v', 'volume'],
  ['r', 'density'],
]
const GIVEN = LABELS.map(([sign, names]) => ({
  sign,
  pattern: new RegExp(
    `\\b(?:${names})(?: of (?:(?:the|an?) )?${THING})?(?: of| is| was| ?=| ?:)? ?#${sign}`,
    'g',
  ),
}))

type Wanted = 'd' | 't' | 's' | 'm' | 'v' | 'r'
const ASKS: [Wanted, RegExp][] = [
  ['d', /\b(?:how far|(?:what |which )?distances?(?: travell?ed| covered)?)\b/g],
  ['t', /\b(?:how long|(?:how much |what )?time(?: taken| required| needed)?)\b/g],
  ['s', /\b(?:how fast|(?:average |mean )?(?:speed|velocity)|unit rate)\b/g],
  ['r', /\bdensity\b/g],
  ['m', /\b(?:mass|how (?:much|heavy))\b/g],
  ['v', /\bvolume\b/g],
]
const HOW_MANY = /\bhow many ([a-zµ]+(?:\^[23])?|(?:square|cubic) [a-z]+)\b/
const SIGN_OF: Partial<Record<Unit['dimension'], Wanted>> = { length: 'd', time: 't', mass: 'm', volume: 'v' }

interface Found {
  wanted: Wanted
  unit?: Unit
  given: Given
}

/** What is asked for, where every word was understood. */
function wantedIn(plain: string): Found | undefined {
  const { rest, unit } = takeUnit(plain)
  const given = givenIn(rest)
  if (given?.amounts.size !== 2) return undefined
  let left = GIVEN.reduce((text, { sign, pattern }) => text.replace(pattern, `#${sign}`), given.text)
  const wanted = new Set<Wanted>()
  const counted = HOW_MANY.exec(left)
  const counting = counted ? findUnit(counted[1] ?? '') : undefined
  const sign = counting && SIGN_OF[counting.dimension]
  if (counted && !sign) return undefined
  if (counted && sign) {
    wanted.add(sign)
    left = left.replace(counted[0], ' ')
  }
  for (const [each, pattern] of ASKS) {
    if (pattern.test(left)) wanted.add(each)
    left = left.replace(pattern, ' ')
  }
  // "Ravi travels": who it is changes nothing.
  left = left.replace(
    /^[a-z]+ (?=(?:travel|walk|run|ran|cycle|drive|drove|ride|rode|jog|swim|swam)[a-z]* )/,
    'she ',
  )
  const words = left.split(/[^a-z#']+/).filter(word => word !== '' && !/^#[a-z]$/.test(word))
  const [only, ...others] = wanted
  if (!only || others.length > 0 || !words.every(word => KNOWN.test(word))) return undefined
  const own = unit ?? counting
  return { wanted: only, given, ...(own ? { unit: own } : {}) }
}

/** `km/h` of km and h, where there is such a unit. */
const rateUnit = (amount: Unit, per: Unit) => findUnit(`${amount.symbol}/${per.symbol}`)

/** The units of which a rate is made. */
function partsOf(rate: Unit): [Unit, Unit] | undefined {
  const [top = '', bottom = ''] = rate.symbol.split('/')
  const [amount, per] = [findUnit(top), findUnit(bottom)]
  return amount && per ? [amount, per] : undefined
}

function taskOf({ wanted, given: { amounts } }: Found): { task: RateTask; unit: Unit } | undefined {
  const [amountSign, perSign, rateSign] = /[dts]/.test(wanted) ? ['d', 't', 's'] : ['m', 'v', 'r']
  const [amount, per, rate] = [amounts.get(amountSign), amounts.get(perSign), amounts.get(rateSign)]
  if (wanted === rateSign && amount && per) {
    // Nobody gives a speed in kilometres a minute.
    const isLong = wanted === 's' && /^(?:km|mi)$/.test(amount.unit.symbol) && per.unit.symbol === 'min'
    const unit = isLong ? findUnit(`${amount.unit.symbol}/h`) : rateUnit(amount.unit, per.unit)
    return unit && { task: { task: 'rate', amount, per }, unit }
  }
  const parts = rate && partsOf(rate.unit)
  if (!rate || !parts) return undefined
  if (wanted === amountSign && per) return { task: { task: 'amount', rate, per }, unit: parts[0] }
  return wanted === perSign && amount ? { task: { task: 'per', amount, rate }, unit: parts[1] } : undefined
}

const LONGEST = 220

/** Reads `a car travels 150 km in 3 hours. Find its average speed`, `mass of 20 cm³ of metal with density 7.5 g/cm³`. */
export function readRate({ plain, full, rounding }: Asked): RateQuestion | undefined {
  if (plain.length > LONGEST || !/\d/.test(plain)) return undefined
  const parts = readLegs(plain)
  const spread = rounding ? undefined : asSpread(plain, full)
  if (spread) return spread
  if (parts)
    return {
      kind: 'rate',
      text: full,
      of: 'speed',
      task: 'legs',
      ...parts,
      ...(rounding ? { rounding } : {}),
    }
  const found = wantedIn(plain)
  const own = found && taskOf(found)
  if (!found || !own) return undefined
  const { unit = own.unit } = found
  if (unit.dimension !== own.unit.dimension) return undefined
  // To which unit a time would be rounded can't be told.
  if (rounding && own.task.task === 'per' && !found.unit) return undefined
  return {
    kind: 'rate',
    text: full,
    of: /[dts]/.test(found.wanted) ? 'speed' : 'density',
    unit,
    isFixed: found.unit !== undefined,
    ...own.task,
    ...(rounding ? { rounding } : {}),
  }
}
