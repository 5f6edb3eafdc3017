import { asRational } from '../../exact/exact.ts'
import { findUnit, type Unit } from '../../values/units.ts'
import { quantityIn } from '../../wording/patterns.ts'
import { AMOUNT, plainTimes, takeUnit } from './given.ts'
import type { Amount, Leg } from './question.ts'
import { KNOWN } from './words.ts'

/** What tells one part of a journey from the next. */
const IN_PARTS =
  /^(?:speed|then|another|next|first|1st|second|2nd|further|returns?|back|rests?|rested|stops?|stopped|waits?|whole|entire|overall|total|journey|trip|ride|return|same|distance|route|way|home|part|half|leg)$/
const RESTS = /(?:rests?|rested|stops?|stopped|waits?)(?: there)?(?: for)? $/
const RETURNS = /\b(?:returns?|back|same (?:distance|route|way))\b/
/** Somebody else who moves, between the amounts. */
const ANOTHER = /\b(?:an?|the|his|her) (?!way\b|journey\b|first\b|next\b|same\b|total\b)[a-z]/
/** The average of all parts is asked for, and not of one. */
const OF_ALL =
  /^[^#]*\baverage speed(?:,? (?:for|over|of|on|during) (?:the|its|his|her|their|this) (?:whole |entire |total |overall |complete )?(?!first|second|last|next|return|other|part|faster|slower)[a-z]+)*$/
/** Half of a journey at one speed is half of its time or half of its length. */
const HALF = /\bhalf\b/

type Sign = 'd' | 't' | 's'
const SIGNS: Partial<Record<Unit['dimension'], Sign>> = { length: 'd', time: 't', speed: 's' }
const base = ({ value, unit }: Amount) => value.mul(unit.size)

/** A distance and a time of two of the three that belong together. */
function legOf({ d, t, s }: Partial<Record<Sign, Amount>>): Leg | undefined {
  if (d && t) return { distance: base(d), time: base(t) }
  if (d && s) return { distance: base(d), time: base(d).div(base(s)) }
  return t && s ? { distance: base(t).mul(base(s)), time: base(t) } : undefined
}

/** Reads `A coach travels 30 miles at 60 mph and then 30 miles at 20 mph. Find its average speed`, rests included. */
export function readLegs(plain: string): { legs: Leg[]; unit: Unit; isFixed: boolean } | undefined {
  if (!/\baverage speed\b/.test(plain)) return undefined
  const { rest, unit: own } = takeUnit(plain)
  const told = plainTimes(
    rest
      .replace(/\b(?:the )?(first|next) (?=hour\b)/g, '1 ')
      .replace(/\b(?:the )?(?:first|next) (?=\d)/g, ''),
  )
  const units: Partial<Record<Sign, Unit>> = {}
  const legs: Leg[] = []
  let open: Partial<Record<Sign, Amount>> = {}
  let isFit = !HALF.test(told)
  const text = told.replace(AMOUNT, (said, at: number) => {
    const read = quantityIn(said)
    const value = read && asRational(read.number.value)
    const sign = read && SIGNS[read.unit.dimension]
    if (!read || !value || !sign || value.s <= 0n || value.n === 0n || open[sign]) {
      isFit = false
      return ''
    }
    const amount = { value, unit: read.unit }
    if (sign === 't' && RESTS.test(told.slice(0, at)))
      legs.push({ distance: value.sub(value), time: base(amount) })
    else {
      units[sign] ??= read.unit
      open[sign] = amount
    }
    const leg = legOf(open)
    if (leg) legs.push(leg)
    if (leg) open = {}
    return '#'
  })
  const [first] = legs
  const left = Object.values(open)
  if (left.length === 1 && legs.length === 1 && first && RETURNS.test(text)) {
    const { t, s } = open
    if (t) legs.push({ distance: first.distance, time: base(t) })
    else if (s) legs.push({ distance: first.distance, time: first.distance.div(base(s)) })
  } else if (left.length > 0) return undefined
  const moving = legs.filter(({ distance }) => distance.n > 0n)
  const asks = text.slice(text.lastIndexOf('#') + 1)
  const words =
    text.replace(/^(?!each |both |neither )[a-z]+ (?=[a-z]+ (?:#|at|for))/, '').match(/[a-z']+/g) ?? []
  const areKnown = words.every(word => KNOWN.test(word) || IN_PARTS.test(word))
  const length = units.d?.symbol ?? units.s?.symbol.split('/')[0]
  const usual = length === 'm' ? (units.t?.symbol === 's' ? 'm/s' : units.s?.symbol) : `${length}/h`
  const unit = own ?? units.s ?? (usual === undefined ? undefined : findUnit(usual))
  const isOne = !ANOTHER.test(text.slice(text.indexOf('#'), text.lastIndexOf('#')))
  const isRead = isFit && isOne && areKnown && moving.length >= 2 && !/\d/.test(text) && OF_ALL.test(asks)
  return isRead && unit?.dimension === 'speed' ? { legs, unit, isFixed: own !== undefined } : undefined
}
