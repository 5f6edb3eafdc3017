import { isWhole, type Rational, rational } from '../../arithmetic/rational.ts'
import type { ValueMisconception } from '../by-value/define-kind.ts'
import type { RateQuestion, RateTask } from './question.ts'
import { numberOf, valueFor } from './solve.ts'
import { topics } from './topics.ts'

/** What a question gives, in its order, as plain numbers. */
function numbersOf(question: Exclude<RateTask, { task: 'legs' }>): [Rational, Rational] {
  switch (question.task) {
    case 'rate':
      return [question.amount.value, question.per.value]
    case 'amount':
      return [question.rate.value, question.per.value]
    case 'per':
      return [question.amount.value, question.rate.value]
  }
}

function multiplied(question: RateQuestion) {
  if (question.task === 'legs') return undefined
  const [first, second] = numbersOf(question)
  return question.task === 'amount' ? undefined : valueFor(question, first.mul(second))
}

function divided(question: RateQuestion) {
  if (question.task === 'legs') return undefined
  const [first, second] = numbersOf(question)
  return question.task === 'amount' ? valueFor(question, first.div(second)) : undefined
}

const upsideDown = (question: RateQuestion) =>
  question.task === 'amount' || question.task === 'legs'
    ? undefined
    : valueFor(question, numberOf(question).inverse())

type Own = ValueMisconception<RateQuestion>

/** Speed and density have the same sums: each misconception belongs to the questions of its own topic. */
const ofTopic = (own: Own): Own => ({
  ...own,
  predict: question =>
    topics[question.of === 'speed' ? 'speed' : 'density'] === own.topic && question.of in topics
      ? own.predict(question)
      : undefined,
})

const all: readonly Own[] = [
  {
    id: 'speed-multiplied',
    name: 'Multiplied for speed or time',
    topic: topics.speed,
    explanation: 'It was multiplied, but speed and time both come from dividing the distance.',
    gap: 'Multiplies where a speed or a time is found by dividing.',
    predict: multiplied,
  },
  {
    id: 'speed-divided',
    name: 'Divided for the distance',
    topic: topics.speed,
    explanation: 'It was divided, but each unit of time adds the same distance again: multiply.',
    gap: 'Divides where a distance is speed times time.',
    predict: divided,
  },
  {
    id: 'speed-upside-down',
    name: 'Divided the wrong way round',
    topic: topics.speed,
    explanation: 'It was divided the wrong way round; the distance is what is divided.',
    gap: 'Divides by the distance when working out speed or time.',
    predict: upsideDown,
  },
  {
    id: 'speed-minutes-as-hundredths',
    name: 'Minutes written behind the point',
    topic: topics.speed,
    explanation: 'The minutes were written behind the point, but an hour has sixty minutes, not a hundred.',
    gap: 'Writes minutes as hundredths of an hour.',
    predict(question) {
      if (question.task === 'per' || question.task === 'legs') return undefined
      const { value, unit } = question.per
      const hours = unit.symbol === 'min' ? value.div(60) : value
      const isHourly = /\/h$/.test(
        question.task === 'rate' ? question.unit.symbol : question.rate.unit.symbol,
      )
      if (!isHourly || (unit.symbol !== 'min' && unit.symbol !== 'h') || isWhole(hours)) return undefined
      const whole = hours.floor()
      const minutes = hours.sub(whole).mul(60)
      if (!isWhole(minutes)) return undefined
      const read = whole.add(minutes.div(100))
      const [first] = numbersOf(question)
      return valueFor(question, question.task === 'rate' ? first.div(read) : first.mul(read))
    },
  },
  {
    id: 'speeds-averaged',
    name: 'Mean of the speeds taken',
    topic: topics.speed,
    explanation:
      'This is the mean of the speeds, but one of them may last longer; divide the whole distance by the whole time.',
    gap: 'Takes the mean of several speeds for the average speed of a journey.',
    predict(question) {
      if (question.task !== 'legs') return undefined
      const speeds = question.legs.flatMap(({ distance, time }) =>
        distance.n > 0n ? [distance.div(time)] : [],
      )
      const mean = speeds.reduce((sum, each) => sum.add(each), rational(0)).div(speeds.length)
      return valueFor(question, mean.div(question.unit.size))
    },
  },
  {
    id: 'density-multiplied',
    name: 'Multiplied for density or volume',
    topic: topics.density,
    explanation: 'It was multiplied, but density and volume both come from dividing the mass.',
    gap: 'Multiplies where a density or a volume is found by dividing.',
    predict: multiplied,
  },
  {
    id: 'density-divided',
    name: 'Divided for the mass',
    topic: topics.density,
    explanation: 'It was divided, but each unit of volume adds the same mass again: multiply.',
    gap: 'Divides where a mass is density times volume.',
    predict: divided,
  },
  {
    id: 'density-upside-down',
    name: 'Volume divided by mass',
    topic: topics.density,
    explanation: 'It was divided the wrong way round; the mass is what is divided.',
    gap: 'Divides by the mass when working out density or volume.',
    predict: upsideDown,
  },
]

export const misconceptions = all.map(ofTopic)
