import { type Rational, rational } from '../../arithmetic/rational.ts'
import { valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { written } from '../../values/quantity.ts'
import { unit } from '../../values/units.ts'
import type { Amount, Leg, RateQuestion } from './question.ts'

function journey(random: Random): RateQuestion {
  const isMetric = random() < 0.7
  const isSlow = isMetric && random() < 0.3
  const [length, time] = isSlow ? ['m', 's'] : [isMetric ? 'km' : 'mi', 'h']
  const speedUnit = unit(`${length}/${time}`)
  const speed = rational(isSlow ? between(random, 2, 12) : between(random, 3, 18) * 4)
  const hasMinutes = !isSlow && random() < 0.5
  const times = hasMinutes
    ? rational(between(random, 3, 14) * 15, 60)
    : rational(between(random, 2, isSlow ? 40 : 6))
  const per: Amount = { value: times, unit: unit(time) }
  const rate: Amount = { value: speed, unit: speedUnit }
  const amount: Amount = { value: speed.mul(times), unit: unit(length) }
  const base = { kind: 'rate', text: '', of: 'speed' } as const
  return pick<() => RateQuestion>(random, [
    () => ({ ...base, task: 'rate', amount, per, unit: speedUnit, isFixed: true }),
    () => ({ ...base, task: 'amount', rate, per, unit: amount.unit, isFixed: false }),
    () => ({ ...base, task: 'per', amount, rate, unit: per.unit, isFixed: false }),
    () => ({ ...base, task: 'legs', legs: legsFor(random), unit: unit('km/h'), isFixed: true }),
  ])()
}

/** Two parts, the second one faster, in whole hours. */
function legsFor(random: Random): Leg[] {
  const slow = between(random, 2, 5) * 10
  return [slow, slow + between(random, 1, 4) * 10].map((speed, at) => {
    const hours = at + between(random, 1, 2)
    return { distance: rational(speed * hours * 1000), time: rational(hours * 3600) }
  })
}

function matter(random: Random): RateQuestion {
  const rate: Amount = { value: rational(between(random, 3, 40), 2), unit: unit('g/cm^3') }
  const per: Amount = { value: rational(between(random, 2, 40)), unit: unit('cm^3') }
  const amount: Amount = { value: rate.value.mul(per.value), unit: unit('g') }
  const base = { kind: 'rate', text: '', of: 'density', isFixed: false } as const
  return pick<() => RateQuestion>(random, [
    () => ({ ...base, task: 'rate', amount, per, unit: rate.unit }),
    () => ({ ...base, task: 'amount', rate, per, unit: amount.unit }),
    () => ({ ...base, task: 'per', amount, rate, unit: per.unit }),
  ])()
}

/** A question about speed or density. */
export function makeRate(random: Random): RateQuestion {
  return random() < 0.65 ? journey(random) : matter(random)
}

const number = (value: Rational) => `$${valueLatex(value, true)}$`
const SHORT: Record<string, string> = { 'mi/h': 'mph', mi: 'miles', min: 'minutes', s: 'seconds' }
const nameOf = ({ unit: own }: Amount) => SHORT[own.symbol] ?? written(own)

/** `2 hours 30 minutes`; other amounts as they are. */
function shown(amount: Amount): string {
  const { value, unit: own } = amount
  if (own.symbol !== 'h') return `${number(value)} ${nameOf(amount)}`
  const whole = value.floor()
  const minutes = value.sub(whole).mul(60)
  if (minutes.d !== 1n) return `${number(value)} hours`
  const parts = [
    ...(whole.n > 0n ? [`${number(whole)} hour${whole.equals(1) ? '' : 's'}`] : []),
    ...(minutes.n > 0n ? [`${number(minutes)} minutes`] : []),
  ]
  return parts.join(' ')
}

/** A question about speed or density in words. */
export function writeRate(question: RateQuestion): string {
  const { of, isFixed, unit: own } = question
  const asked = isFixed ? ` in ${SHORT[own.symbol] ?? written(own)}` : ''
  if (of === 'density') {
    switch (question.task) {
      case 'rate':
        return `An object has a mass of ${shown(question.amount)} and a volume of ${shown(question.per)}. Find its density${asked}.`
      case 'amount':
        return `Find the mass of ${shown(question.per)} of a liquid with density ${shown(question.rate)}${asked}.`
      case 'per':
        return `Find the volume of an object with mass ${shown(question.amount)} and density ${shown(question.rate)}${asked}.`
    }
  }
  if (of !== 'speed') return question.text
  switch (question.task) {
    case 'legs': {
      const said = question.legs.map(
        ({ distance, time }) =>
          `${shown({ value: distance.div(1000), unit: unit('km') })} in ${shown({ value: time.div(3600), unit: unit('h') })}`,
      )
      return `A car travels ${said.join(' and then ')}. Find its average speed for the whole journey${asked}.`
    }
    case 'rate':
      return `A car travels ${shown(question.amount)} in ${shown(question.per)}. Find its average speed${asked}.`
    case 'amount':
      return `How far does a car travel in ${shown(question.per)} at ${shown(question.rate)}${asked}?`
    case 'per':
      return `How long does it take to travel ${shown(question.amount)} at ${shown(question.rate)}${asked}?`
  }
}
