import { SPREAD } from '../../language/en/spread-things.ts'
import { numberIn } from '../../values/read-number.ts'
import { findUnit, NEWTONS, PEOPLE, type Unit } from '../../values/units.ts'
import { toldOf } from '../../wording/told-roles.ts'
import type { Amount, RateQuestion, RateTask } from './question.ts'

function amountOf(
  [[number = '', name = ''] = [], ...others]: readonly (readonly string[])[],
  own?: Unit,
): Amount | undefined {
  const [value, unit] = [numberIn(number), own ?? findUnit(name)]
  return value && value.s > 0n && value.n > 0n && unit && others.length === 0 ? { value, unit } : undefined
}

const FORMULA = /\b(?:pressure|population density) ?= ?[a-z]+ ?(?:÷|\/|over) ?area\b/

type Spread = RateTask & { of: 'pressure' | 'population'; unit: Unit; isFixed: boolean }

/** Reads a pressure, what presses or on how much, and how many people live on how much land. */
export function readSpread(plain: string): Spread | undefined {
  const [of, scene] = SPREAD.find(([, { about }]) => about.test(plain)) ?? []
  const told = scene && toldOf(plain.replace(FORMULA, ' '), scene)
  if (!of || !told) return undefined
  const isPressure = of === 'pressure'
  const [amount, per, rate] = [
    amountOf(told.amount, isPressure ? NEWTONS : PEOPLE),
    amountOf(told.area),
    amountOf(told.rate),
  ]
  const given = [told.amount, told.area, told.rate]
  // What is asked for is the one that is not given, and it must be named.
  if (given.filter(each => each.length > 0).length !== 2 || told.unit.length > 1) return undefined
  const asked = told.unit[0] && findUnit(told.unit[0][0] ?? '')
  if (told.unit.length > 0 && !asked) return undefined
  const as = (task: RateTask, unit: Unit | undefined): Spread | undefined =>
    unit && (asked ?? unit).dimension === unit.dimension
      ? { ...task, of, unit: asked ?? unit, isFixed: asked !== undefined }
      : undefined
  if (amount && per && told.asksRate.length > 0)
    return as({ task: 'rate', amount, per }, findUnit(`${amount.unit.symbol}/${per.unit.symbol}`))
  const area = rate && findUnit(rate.unit.symbol.split('/')[1] ?? '')
  if (rate && per && told.asksAmount.length > 0)
    return as({ task: 'amount', rate, per }, isPressure ? NEWTONS : PEOPLE)
  return rate && amount && told.asksArea.length > 0 ? as({ task: 'per', amount, rate }, area) : undefined
}

/** As a question of its kind. */
export const asSpread = (plain: string, text: string): RateQuestion | undefined => {
  const spread = readSpread(plain)
  return spread && { kind: 'rate', text, ...spread }
}
