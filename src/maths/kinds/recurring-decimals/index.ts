import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { fractionValue } from '../../values/fraction.ts'
import { recurringDecimal, recurringDigits, worthOf } from '../../values/recurring.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { RecurringQuestion, RecurringTask } from './question.ts'
import { readRecurring, triggers } from './read.ts'
import { shown, solveRecurring } from './solve.ts'
import { topic } from './topics.ts'

const misconceptions: ValueMisconception<RecurringQuestion>[] = [
  {
    id: 'recurring-over-tens',
    name: 'Recurring digits over ten or a hundred',
    topic,
    explanation: 'Digits that go on for ever are more than so many tenths or hundredths.',
    gap: 'Writes the digits of a recurring decimal over a power of ten.',
    predict(question) {
      if (question.task !== 'to fraction') return undefined
      const { whole, fixed, block } = question.digits
      const size = 10n ** BigInt(fixed.length + block.length)
      return fractionValue(rational(BigInt(`${whole}${fixed}${block}`), size))
    },
  },
  {
    id: 'nines-for-all-digits',
    name: 'Nines below digits that do not recur',
    topic,
    explanation:
      'Only the digits that come again stand over nines; those before them stand over a power of ten.',
    gap: 'Writes all digits of a recurring decimal over nines.',
    predict(question) {
      if (question.task !== 'to fraction' || question.digits.fixed === '') return undefined
      const { whole, fixed, block } = question.digits
      const size = 10n ** BigInt(fixed.length + block.length) - 1n
      return fractionValue(rational(BigInt(whole) * size + BigInt(fixed + block), size))
    },
  },
  {
    id: 'recurring-top-and-bottom-as-digits',
    name: 'Top and bottom as the digits',
    topic,
    explanation: 'The digits of a decimal come from dividing the top by the bottom.',
    gap: 'Writes top and bottom of a fraction as recurring digits.',
    predict(question) {
      if (question.task !== 'to decimal' || question.value.n >= question.value.d) return undefined
      const digits = { whole: '0', fixed: '', block: `${question.value.n}${question.value.d}` }
      return digits.block.length <= 4 ? recurringDecimal(digits) : undefined
    },
  },
]

function make(random: Random): RecurringQuestion {
  const task = pick<() => RecurringTask>(random, [
    () => {
      const block = pick(random, [String(between(random, 1, 8)), String(between(random, 12, 97))])
      const fixed = random() < 0.4 ? String(between(random, 1, 9)) : ''
      // "0.(44)" is "0.(4)" and "0.4(4)" as well.
      const value = worthOf({ whole: '0', fixed, block })
      const digits = recurringDigits(value) ?? { whole: '0', fixed, block }
      return { task: 'to fraction', digits, isLowest: random() < 0.5, isMixed: false }
    },
    () => {
      const bottom = pick(random, [3n, 6n, 9n, 11n, 12n, 15n, 33n])
      const value = rational(between(random, 1, Number(bottom) - 1), bottom)
      const digits = recurringDigits(value)
      return digits
        ? { task: 'to decimal', value, digits }
        : { task: 'to decimal', value: rational(1, 3), digits: { whole: '0', fixed: '', block: '3' } }
    },
  ])()
  return { kind: 'recurring decimals', text: '', ...task }
}

function write(question: RecurringQuestion): string {
  if (question.task === 'to decimal')
    return `Write ${inline(valueLatex(question.value, false))} as a recurring decimal.`
  if (question.task === 'ends or not')
    return `Is ${inline(valueLatex(question.value, false))} a terminating or a recurring decimal?`
  const form = question.isMixed ? 'a mixed number' : 'a fraction'
  return `Write ${shown(question)} as ${form}${question.isLowest ? ' in its simplest form' : ''}.`
}

/** Recurring decimals as fractions and back. */
export const recurringDecimals = defineKind<RecurringQuestion>({
  name: 'recurring decimals',
  topics: [topic],
  triggers,
  read: readRecurring,
  solve: solveRecurring,
  write,
  make,
  misconceptions,
})
