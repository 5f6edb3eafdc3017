import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { exact, isSame } from '../../exact/exact.ts'
import { lenient } from '../../values/lenient.ts'
import { quantity, written } from '../../values/quantity.ts'
import { readNumber } from '../../values/read-number.ts'
import { findUnit, type Unit, unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { Amount, Leg, RateQuestion } from './question.ts'

const CLOCK = /^(\d{1,3}):([0-5]\d)(?: ?(?:h|hrs?|hours?))?$/

/** All parts of a journey together. */
export const sumOf = (legs: readonly Leg[]): Leg => ({
  distance: legs.reduce((sum, { distance }) => sum.add(distance), rational(0)),
  time: legs.reduce((sum, { time }) => sum.add(time), rational(0)),
})

/** The right number in the unit for the answer. */
export function numberOf(question: RateQuestion): Rational {
  if (question.task === 'legs') {
    const { distance, time } = sumOf(question.legs)
    return distance.div(time).div(question.unit.size)
  }
  const base = ({ value, unit: own }: Amount) => value.mul(own.size)
  const whole =
    question.task === 'rate'
      ? base(question.amount).div(base(question.per))
      : question.task === 'amount'
        ? base(question.rate).mul(base(question.per))
        : base(question.amount).div(base(question.rate))
  return whole.div(question.unit.size)
}

/** Units in which the bare number might have been meant. */
function otherUnits(question: RateQuestion): Unit[] {
  if (question.isFixed) return []
  if (question.unit.dimension === 'time') return ['s', 'min', 'h'].map(unit)
  if (question.task === 'rate') {
    const own = findUnit(`${question.amount.unit.symbol}/${question.per.unit.symbol}`)
    return own ? [own] : []
  }
  return []
}

/** A number in the unit for the answer as the answer. */
export function valueFor(question: RateQuestion, number: Rational): Value {
  const { unit: own, isFixed, rounding } = question
  const value = quantity(number, own, {
    isUnitFixed: isFixed,
    isDecimal: true,
    ...(rounding ? { rounding } : {}),
  })
  const others = otherUnits(question).filter(each => each !== own)
  return lenient(value, said => {
    const clock = own.symbol === 'h' ? CLOCK.exec(said.trim()) : null
    if (clock && number.mul(60).equals(Number(clock[1]) * 60 + Number(clock[2]))) return 'right'
    const bare = readNumber(said.trim())
    const isOther = others.some(
      each => bare && isSame(bare.value, exact(number.mul(own.size).div(each.size))),
    )
    return isOther ? 'unfinished' : undefined
  })
}

const shown = ({ value, unit: own }: Amount) => `${valueLatex(value, true)}\\text{ ${written(own)}}`

/** The given amounts in the units that the answer's unit is made of. */
function fitting(amount: Amount, to: Unit | undefined): Amount {
  return to ? { value: amount.value.mul(amount.unit.size).div(to.size), unit: to } : amount
}

const NAMES = {
  speed: { rate: 'speed', amount: 'distance', per: 'time' },
  density: { rate: 'density', amount: 'mass', per: 'volume' },
  pressure: { rate: 'pressure', amount: 'force', per: 'area' },
  population: { rate: 'population density', amount: 'number of people', per: 'area' },
} as const

function conversion(before: readonly Amount[], after: readonly Amount[]): ValueStep[] {
  return after.flatMap((each, at) => {
    const from = before[at]
    if (!from || from.unit === each.unit) return []
    const equation = inline(`${shown(from)} = ${shown(each)}`)
    return [valueStep(`Write it in units that fit: ${equation}`, each.value)]
  })
}

function stepsTo(question: RateQuestion, { latex }: Value): ValueStep[] {
  const names = NAMES[question.of]
  const parts = (rate: Unit) => rate.symbol.split('/').map(name => findUnit(name))
  switch (question.task) {
    case 'legs': {
      const [top, bottom] = parts(question.unit)
      const { distance, time } = sumOf(question.legs)
      const [far, long] = [distance.div(top?.size ?? 1), time.div(bottom?.size ?? 1)]
      const division = `${valueLatex(far, true)} \\div ${valueLatex(long, true)} = ${latex}`
      return [
        valueStep(`Add up the whole distance: ${inline(`\\text{distance} = ${valueLatex(far, true)}`)}`, far),
        valueStep(`Add up the whole time: ${inline(`\\text{time} = ${valueLatex(long, true)}`)}`, long),
        valueStep(`Divide the whole distance by the whole time: ${inline(division)}`),
      ]
    }
    case 'rate': {
      const [top, bottom] = parts(question.unit)
      const [amount, per] = [fitting(question.amount, top), fitting(question.per, bottom)]
      const division = `${valueLatex(amount.value, true)} \\div ${valueLatex(per.value, true)} = ${latex}`
      return [
        ...conversion([question.amount, question.per], [amount, per]),
        valueStep(
          `The ${names.rate} is the ${names.amount} divided by the ${names.per}: ${inline(division)}`,
        ),
      ]
    }
    case 'amount': {
      const [, bottom] = parts(question.rate.unit)
      const per = fitting(question.per, bottom)
      const product = `${valueLatex(question.rate.value, true)} \\times ${valueLatex(per.value, true)} = ${latex}`
      return [
        ...conversion([question.per], [per]),
        valueStep(`The ${names.amount} is the ${names.rate} times the ${names.per}: ${inline(product)}`),
      ]
    }
    case 'per': {
      const [top] = parts(question.rate.unit)
      const amount = fitting(question.amount, top)
      const division = `${valueLatex(amount.value, true)} \\div ${valueLatex(question.rate.value, true)} = ${latex}`
      return [
        ...conversion([question.amount], [amount]),
        valueStep(
          `The ${names.per} is the ${names.amount} divided by the ${names.rate}: ${inline(division)}`,
        ),
      ]
    }
  }
}

/** The worked steps to a speed, a density or what belongs to it. */
export function solveRate(question: RateQuestion): Solved {
  const answer = valueFor(question, numberOf(question))
  return { steps: stepsTo(question, answer), answer }
}
