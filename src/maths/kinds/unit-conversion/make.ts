import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { nameOf } from '../../values/mixed-quantity.ts'
import { unit } from '../../values/units.ts'
import type { ConversionQuestion } from './question.ts'

type Pairs = readonly [Pair, ...Pair[]]
type Pair = readonly [big: string, small: string]

const METRIC: Pairs = [
  ['km', 'm'],
  ['m', 'cm'],
  ['cm', 'mm'],
  ['kg', 'g'],
  ['l', 'ml'],
  ['m', 'mm'],
]
const CUSTOMARY: Pairs = [
  ['ft', 'in'],
  ['yd', 'ft'],
  ['lb', 'oz'],
  ['gal', 'qt'],
]
const TIMES: Pairs = [
  ['h', 'min'],
  ['min', 's'],
  ['h', 'min'],
]
const SQUARES: Pairs = [
  ['m^2', 'cm^2'],
  ['cm^2', 'mm^2'],
  ['m^3', 'cm^3'],
  ['cm^3', 'mm^3'],
]

const GRADE_OF_DECIMALS = 4
const GRADE_OF_SQUARES = 7

/** An amount to convert, for a grade. */
export function makeConversion(random: Random, grade: number): ConversionQuestion {
  const isSquare = random() < (grade >= GRADE_OF_SQUARES ? 0.3 : 0.15)
  const pairs = isSquare ? SQUARES : pick(random, [METRIC, METRIC, CUSTOMARY, TIMES, TIMES])
  const [big, small] = pick(random, pairs).map(each => unit(each))
  if (!big || !small) throw new RangeError('A pair has two units')
  const isDown = random() < 0.5
  const isTime = pairs === TIMES
  const base = { kind: 'conversion', text: '' } as const
  if (isTime && !isDown && random() < 0.6) {
    return { ...base, amount: rational(between(random, 101, 400)), from: small, to: [big, small] }
  }
  const count = amountOf(random, {
    isDecimal: (grade >= GRADE_OF_DECIMALS || random() < 0.15) && pairs !== CUSTOMARY,
    isTime,
  })
  const ratio = big.size.div(small.size)
  return isDown
    ? { ...base, amount: count, from: big, to: [small] }
    : { ...base, amount: count.mul(ratio), from: small, to: [big] }
}

function amountOf(random: Random, { isDecimal, isTime }: { isDecimal: boolean; isTime: boolean }): Rational {
  if (isTime) return isDecimal ? rational(between(random, 3, 20), 2) : rational(between(random, 2, 12))
  return isDecimal ? rational(between(random, 11, 99), 10) : rational(between(random, 2, 20))
}

export function writeConversion({ amount, from, to }: ConversionQuestion): string {
  const [power, name] = [
    from.symbol.includes('^'),
    (each: typeof from) => each.symbol.replace('^2', '²').replace('^3', '³'),
  ]
  const units = power ? to.map(name) : to.map(each => nameOf(each))
  const own = power ? name(from) : nameOf(from, amount.equals(1))
  return `Convert ${inline(valueLatex(amount, true))} ${own} to ${units.join(' and ')}.`
}
