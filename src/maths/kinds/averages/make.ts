import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { sumOf } from './middle.ts'
import type { AveragesQuestion, AveragesTask, Spread } from './question.ts'
import type { Group } from './read-grouped.ts'
import { distancesOf } from './spread.ts'

/** Decimals come up from this grade on. */
const GRADE_OF_DECIMALS = 6

function listOf(random: Random, count: number, most: number): Rational[] {
  return Array.from({ length: count }, () => rational(between(random, 1, most)))
}

/** A list whose mean has at most one digit behind the point. */
function listWithMean(random: Random, grade: number, most: number): Rational[] {
  const numbers = listOf(random, between(random, 3, 6), most)
  const count = BigInt(numbers.length)
  const isHalf = grade >= GRADE_OF_DECIMALS && count % 2n === 0n && random() < 0.5
  const step = isHalf ? count / 2n : count
  const rest = (step - (sumOf(numbers).n % step)) % step
  const [first = rational(1), ...others] = numbers
  return [first.add(rational(rest)), ...others]
}

/** A list in which one or two numbers come up most often. */
function listWithMode(random: Random, most: number): Rational[] {
  const numbers = new Map<string, Rational>()
  while (numbers.size < 5) {
    const number = rational(between(random, 1, most))
    numbers.set(number.toFraction(), number)
  }
  const all = [...numbers.values()]
  const again = all.slice(0, random() < 0.25 ? 2 : 1)
  const times = random() < 0.4 ? [...again, ...again] : again
  return [...all, ...times]
    .map(each => ({ each, at: random() }))
    .sort((a, b) => a.at - b.at)
    .map(({ each }) => each)
}

/** A list whose numbers are so far from their mean on average that it is a whole number. */
function listWithEvenSpread(random: Random): Rational[] {
  for (;;) {
    const numbers = listWithMean(random, 3, 20)
    const total = sumOf(distancesOf(numbers))
    const isWhole = total.n % BigInt(numbers.length) === 0n && total.d === 1n && total.n > 0n
    if (isWhole && numbers.length >= 4) return numbers
  }
}

/** Groups of ten whose mean is a whole number or has a five behind the point. */
function groupsOf(random: Random): Group[] {
  const [first, second] = [between(random, 1, 6), between(random, 1, 6)]
  const third = 20 - first - second
  return [first, second, third].map((count, at) => ({
    low: rational(at * 10),
    high: rational(at * 10 + 10),
    count: rational(count),
  }))
}

/** A question about averages for a grade. */
export function makeAverages(random: Random, grade: number): AveragesQuestion {
  const most = grade <= 4 ? 15 : 40
  const missing = (): AveragesTask => {
    const numbers = listWithMean(random, 3, most)
    const mean = sumOf(numbers).div(numbers.length)
    return { task: 'missing', numbers: numbers.slice(1), mean }
  }
  const task = pick<() => AveragesTask>(random, [
    () => ({ task: 'mean', numbers: listWithMean(random, grade, most) }),
    () => ({ task: 'mean', numbers: listWithMean(random, grade, most) }),
    () => ({ task: 'median', numbers: listOf(random, between(random, 5, 8), most) }),
    () => ({ task: 'mode', numbers: listWithMode(random, most) }),
    () => ({ task: 'range', numbers: listOf(random, between(random, 4, 8), most) }),
    missing,
    () => ({ task: 'spread', spread: 'mean absolute deviation', numbers: listWithEvenSpread(random) }),
    () => ({
      task: 'spread',
      spread: pick<Spread>(random, ['interquartile range', 'lower quartile', 'upper quartile']),
      numbers: listOf(random, pick(random, [7, 8, 11]), most),
    }),
    () => ({ task: 'grouped', groups: groupsOf(random) }),
    () => ({
      task: 'total',
      count: BigInt(between(random, 3, 9)),
      mean: rational(between(random, 3, most)),
    }),
  ])()
  return { kind: 'averages', text: '', ...task }
}

const listed = (numbers: readonly Rational[]) =>
  inline(numbers.map(each => valueLatex(each, true)).join(',\\ '))

export function writeAverages(question: AveragesQuestion): string {
  switch (question.task) {
    case 'missing': {
      const mean = inline(valueLatex(question.mean, true))
      return `The mean of ${listed(question.numbers)} and $x$ is ${mean}. What is the value of $x$?`
    }
    case 'grouped': {
      const rows = question.groups.map(
        ({ low, high, count }) =>
          `$${valueLatex(low, true)} < x \\le ${valueLatex(high, true)}$ frequency $${valueLatex(count, true)}$`,
      )
      return `Estimate the mean of the grouped data: ${rows.join(', ')}.`
    }
    case 'total':
      return `The mean of $${question.count}$ numbers is ${inline(valueLatex(question.mean, true))}. What is the sum of the numbers?`
    case 'several': {
      const { measures } = question
      const all = `${measures.slice(0, -1).join(', ')} and ${measures.at(-1)}`
      return `Find the ${all} of ${listed(question.numbers)}.`
    }
    case 'mode':
      return `Find the mode of these numbers: ${listed(question.numbers)}`
    case 'spread':
      return `Find the ${question.spread} of ${listed(question.numbers)}.`
    default:
      return `Find the ${question.task} of ${listed(question.numbers)}.`
  }
}
