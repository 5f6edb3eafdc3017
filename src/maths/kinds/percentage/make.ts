import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { PercentageChange, PercentageQuestion, PercentageTask } from './question.ts'
import { changesInWords, factorOf } from './repeated.ts'

/** Percentages that are no multiples of ten come up from this grade on. */
const GRADE_OF_FIVES = 7

function changesFor(random: Random): PercentageChange[] {
  const directions: ('increase' | 'decrease')[] = ['increase', 'decrease']
  const change = (at: number): PercentageChange => ({
    direction: directions[at] ?? 'increase',
    percent: rational(pick(random, [10, 20, 25, 30, 40, 50])),
  })
  const [first, second] = [between(random, 0, 1), between(random, 0, 1)].map(change)
  const changes = first && second ? [first, second] : []
  // Together they must lead somewhere else.
  return factorOf(changes).equals(1) ? changesFor(random) : changes
}

/** A question about percentages for a grade. */
export function makePercentage(random: Random, grade: number): PercentageQuestion {
  const percentages =
    grade >= GRADE_OF_FIVES
      ? ([5, 10, 15, 20, 25, 30, 35, 40, 45, 60, 75] as const)
      : ([10, 20, 25, 50, 30, 40] as const)
  const percent = rational(pick<number>(random, [...percentages] as [number, ...number[]]))
  const amount = rational(between(random, 2, 30) * 20)
  const hasMoney = random() < 0.4
  const measured = hasMoney ? { currency: '£' as const } : {}
  const task = pick<() => PercentageTask>(random, [
    () => ({ task: 'increase', amount, percent }),
    () => ({ task: 'decrease', amount, percent }),
    () => ({ task: 'express', part: amount.mul(percent).div(100), whole: amount }),
    () => ({ task: 'change', from: amount, to: amount.mul(percent.add(100)).div(100), isSigned: false }),
    () => ({
      task: 'change',
      from: amount,
      to: amount.mul(rational(100).sub(percent)).div(100),
      isSigned: false,
    }),
    () => ({ task: 'original', amount: amount.mul(percent).div(100), percent, change: 'part' }),
    () => ({ task: 'original', amount: amount.mul(percent.add(100)).div(100), percent, change: 'increase' }),
    () => ({
      task: 'original',
      amount: amount.mul(rational(100).sub(percent)).div(100),
      percent,
      change: 'decrease',
    }),
    () => ({ task: 'repeated', amount, changes: changesFor(random) }),
    () => ({ task: 'repeated', amount, changes: changesFor(random) }),
    () => ({ task: 'overall', changes: changesFor(random), isSigned: true }),
    () => ({ task: 'part', amount, percent, puts: random() < 0.5 ? 'increase' : 'decrease' }),
  ])()
  const isAmount = task.task !== 'express' && task.task !== 'change' && task.task !== 'overall'
  const isPrice = task.task === 'part'
  return {
    kind: 'percentage',
    text: '',
    measured: isPrice ? { currency: '£' } : isAmount ? measured : {},
    ...task,
  }
}

/** A question about percentages in words. */
export function writePercentage(question: PercentageQuestion): string {
  const { currency } = question.measured
  const number = (value: Rational) => valueLatex(value, true).replaceAll('{,}', '')
  const shown = (value: Rational) => (currency ? `${currency}${number(value)}` : inline(number(value)))
  switch (question.task) {
    case 'increase':
    case 'decrease': {
      const word = question.task === 'increase' ? 'Increase' : 'Decrease'
      return `${word} ${shown(question.amount)} by $${number(question.percent)}\\%$.`
    }
    case 'part':
      if (question.puts && currency)
        return question.puts === 'increase'
          ? `A meal costs ${shown(question.amount)}. How much is a $${number(question.percent)}\\%$ tip?`
          : `A coat costs ${shown(question.amount)}. It is $${number(question.percent)}\\%$ off. How much do you save?`
      return `What is $${number(question.percent)}\\%$ of ${shown(question.amount)}?`
    case 'express':
      return `What percentage of ${shown(question.whole)} is ${shown(question.part)}?`
    case 'change': {
      const word = question.isSigned
        ? 'change'
        : question.to.compare(question.from) > 0
          ? 'increase'
          : 'decrease'
      return `What is the percentage ${word} from ${shown(question.from)} to ${shown(question.to)}?`
    }
    case 'repeated':
      return `A price of ${shown(question.amount)} is ${changesInWords(question.changes)}. What is the final price?`
    case 'overall': {
      const factor = factorOf(question.changes)
      const word = question.isSigned ? 'change' : factor.compare(1) > 0 ? 'increase' : 'decrease'
      return `A price is ${changesInWords(question.changes)}. What is the overall percentage ${word}?`
    }
    case 'original': {
      const percent = `$${number(question.percent)}\\%$`
      if (question.change === 'part')
        return `${percent} of an amount is ${shown(question.amount)}. What is the amount?`
      return `After a ${percent} ${question.change}, a price is ${shown(question.amount)}. What was the original price?`
    }
  }
}
