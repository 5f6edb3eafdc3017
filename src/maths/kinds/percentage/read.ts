import { isZero, type Rational, rational } from '../../arithmetic/rational.ts'
import { asRational } from '../../exact/exact.ts'
import type { Measured } from '../../values/amount.ts'
import { convert } from '../../values/quantity.ts'
import { numberIn } from '../../values/read-number.ts'
import { amountIn } from '../../wording/amounts.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch } from '../../wording/patterns.ts'
import * as patterns from './patterns.ts'
import type { PercentageQuestion, PercentageTask } from './question.ts'
import { readEveryday } from './read-everyday.ts'
import { readPeriods } from './read-periods.ts'
import { readRepeated } from './read-repeated.ts'

export const triggers = /%|percent|per cent|\d\/\d+ of|\bhalf of/

type Read = PercentageTask & { measured: Measured }

const isAbove = (value: Rational | undefined): value is Rational =>
  value !== undefined && value.s > 0n && !isZero(value)

/** What groups of digits stand for, the empty ones of other wordings left out. */
const found = (text: string, list: readonly RegExp[]) => firstMatch(text, list)?.filter(each => each !== '')

function readChangeBy(text: string): Read | undefined {
  const orders = [
    ['increase', patterns.INCREASES, false],
    ['decrease', patterns.DECREASES, false],
    ['increase', patterns.INCREASES_BY, true],
    ['decrease', patterns.DECREASES_BY, true],
  ] as const
  for (const [task, list, isPercentFirst] of orders) {
    const groups = found(text, list)
    if (groups?.length !== 2) continue
    const [amountText = '', percentText = ''] = isPercentFirst ? [...groups].reverse() : groups
    const [own, percent] = [amountIn(amountText), numberIn(percentText)]
    if (!own || !isAbove(own.amount) || !isAbove(percent)) return undefined
    if (task === 'decrease' && percent.compare(100) >= 0) return undefined
    return { task, amount: own.amount, percent, measured: own.measured }
  }
  return undefined
}

/** Only with a unit: without one it is a calculation. */
function readPart(text: string): Read | undefined {
  const [percentText, amountText] =
    found(text, patterns.PARTS) ?? found(text, patterns.PARTS_AFTER)?.reverse() ?? []
  const [fraction = '', other = ''] = firstMatch(text, patterns.FRACTIONS) ?? []
  const percent =
    percentText !== undefined
      ? numberIn(percentText)
      : other === ''
        ? undefined
        : (numberIn(fraction) ?? rational(1, 2)).mul(100)
  const own = amountIn(amountText ?? other)
  const isBare =
    /^(?:how much is )?(?:[^a-z]*(?:%|percent|per cent) of|\d+\/\d+ of|half of)/.test(text) &&
    !own?.measured.unit &&
    !own?.measured.isSmall
  if (!own || isBare || !isAbove(percent) || !isAbove(own.amount)) return undefined
  return { task: 'part', amount: own.amount, percent, measured: own.measured }
}

function readOriginal(text: string): Read | undefined {
  const orders = [
    ['part', patterns.WHOLES_OF, true],
    ['part', patterns.WHOLES, false],
    ['increase', patterns.BEFORE_INCREASE, true],
    ['decrease', patterns.BEFORE_DECREASE, true],
  ] as const
  for (const [change, list, isPercentFirst] of orders) {
    const groups = found(text, list)
    if (groups?.length !== 2) continue
    const [amountText = '', percentText = ''] = isPercentFirst ? [...groups].reverse() : groups
    const [own, percent] = [amountIn(amountText), numberIn(percentText)]
    if (!own || !isAbove(own.amount) || !isAbove(percent)) return undefined
    if (change === 'decrease' && percent.compare(100) >= 0) return undefined
    return { task: 'original', change, amount: own.amount, percent, measured: own.measured }
  }
  return undefined
}

/** Two amounts of one kind, the second in the unit of the first. */
function pairOf(left: string, right: string): [Rational, Rational] | undefined {
  const [a, b] = [amountIn(left), amountIn(right)]
  if (!a || !b || !isAbove(a.amount) || !isAbove(b.amount)) return undefined
  if (a.measured.currency !== b.measured.currency) return undefined
  const [from, to] = [b.measured.unit, a.measured.unit]
  if (!from && !to) return [a.amount, b.amount]
  if (!from || !to || from.dimension !== to.dimension) return undefined
  const other = asRational(convert(b.amount, from, to))
  return other && [a.amount, other]
}

function readExpress(text: string): Read | undefined {
  const [part, whole] = found(text, patterns.EXPRESSED) ?? found(text, patterns.EXPRESSED_OF)?.reverse() ?? []
  const pair = part !== undefined && whole !== undefined ? pairOf(part, whole) : undefined
  return pair && { task: 'express', part: pair[0], whole: pair[1], measured: {} }
}

function readChange(text: string): Read | undefined {
  const [kind, left, right] = found(text, patterns.CHANGES) ?? []
  if (kind === undefined || left === undefined || right === undefined) return undefined
  const pair = pairOf(left, right)
  if (!pair || pair[0].equals(pair[1])) return undefined
  const [from, to] = pair
  const isUp = to.compare(from) > 0
  const saysUp = /increase|rise|profit|gain/.test(kind)
  if (kind !== 'change' && saysUp !== isUp) return undefined
  return { task: 'change', from, to, isSigned: kind === 'change', measured: {} }
}

/** Reads `increase 40 by 15%`, `what percentage of 80 is 20`, `percentage change from 40 to 50`, `20% of a number is 15`. */
export function readPercentage({ plain, full, rounding }: Asked): PercentageQuestion | undefined {
  if (plain.length > 250) return undefined
  const read =
    readRepeated(plain) ??
    readPeriods(plain, rounding !== undefined) ??
    readExpress(plain) ??
    readChange(plain) ??
    readOriginal(plain) ??
    readChangeBy(plain) ??
    readPart(plain) ??
    readEveryday(plain)
  if (!read) return undefined
  // Money is rounded to a penny and not otherwise.
  if (rounding && read.measured.currency && !('places' in rounding && rounding.places === 2)) return undefined
  return { kind: 'percentage', text: full, ...read, ...(rounding ? { rounding } : {}) }
}
