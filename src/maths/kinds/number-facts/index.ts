import { ONE, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import { defineKind, type ValueMisconception } from '../by-value/define-kind.ts'
import type { FactQuestion, FactTask } from './question.ts'
import { readFact, triggers } from './read.ts'
import { answerTo, isOf, solveFact } from './solve.ts'
import { topics } from './topics.ts'

const firstDigit = (number: bigint) => BigInt(number.toString().charAt(0))

const misconceptions: ValueMisconception<FactQuestion>[] = [
  {
    id: 'parity-by-first-digit',
    name: 'Even or odd by the first digit',
    topic: topics.parity,
    explanation: 'Whether a number is even or odd depends on its last digit alone.',
    gap: 'Looks at the first digit to tell even from odd numbers.',
    predict(question) {
      if (question.task === 'which parity') {
        const taken = question.among.filter(each => isOf(firstDigit(each), question.wants))
        return taken.length > 0 ? several(taken) : undefined
      }
      if (question.task !== 'parity' && question.task !== 'is parity') return undefined
      const isSame = isOf(firstDigit(question.number), 'even') === isOf(question.number, 'even')
      return isSame ? undefined : answerTo(question).near(() => 0)[0]
    },
  },
  {
    id: 'opposite-for-reciprocal',
    name: 'Opposite in place of reciprocal',
    topic: topics.reciprocals,
    explanation: 'The reciprocal is the number turned upside down; its sign stays as it is.',
    gap: 'Changes the sign where the reciprocal is asked for.',
    predict: question => (question.task === 'reciprocal' ? numberValue(question.value.neg()) : undefined),
  },
  {
    id: 'sign-kept-in-absolute-value',
    name: 'Minus sign kept in an absolute value',
    topic: topics.opposites,
    explanation: 'The absolute value is a distance from zero, so it has no minus sign.',
    gap: 'Keeps the minus sign in an absolute value.',
    predict: question =>
      question.task === 'absolute value' ? numberValue(question.value, { isDecimal: true }) : undefined,
  },
  {
    id: 'reciprocal-for-opposite',
    name: 'Reciprocal in place of opposite',
    topic: topics.opposites,
    explanation: 'The opposite only changes its sign; it is not turned upside down.',
    gap: 'Turns a number upside down where its opposite is asked for.',
    predict: question =>
      question.task === 'opposite' && question.value.n > 0n
        ? numberValue(ONE.div(question.value))
        : undefined,
  },
]

function fourNumbers(random: Random): bigint[] {
  const own = new Set<bigint>()
  while (own.size < 4) own.add(BigInt(between(random, 101, 899)))
  return [...own]
}

function make(random: Random, grade: number): FactQuestion {
  const signed = () => rational(pick(random, [-1, 1]) * between(random, 2, grade <= 6 ? 30 : 99))
  const task = pick<() => FactTask>(random, [
    () => {
      const among = fourNumbers(random)
      const odd = among.filter(each => isOf(each, 'odd')).length
      return odd === 1
        ? { task: 'which parity', among, wants: 'odd' }
        : { task: 'which parity', among, wants: odd === 4 ? 'odd' : 'even' }
    },
    () => ({ task: 'reciprocal', value: rational(between(random, 2, 9), pick(random, [11, 13, 17])) }),
    () => ({ task: 'absolute value', value: rational(-between(random, 2, 99)) }),
    () => ({ task: 'opposite', value: signed() }),
  ])()
  return { kind: 'number fact', text: '', ...task }
}

function write(question: FactQuestion): string {
  switch (question.task) {
    case 'parity':
      return `Is ${inline(`${question.number}`)} even or odd?`
    case 'is parity':
      return `Is ${inline(`${question.number}`)} an ${question.wants} number?`
    case 'which parity':
      return `Which of these numbers are ${question.wants}: ${question.among.map(each => inline(`${each}`)).join(', ')}?`
    case 'is composite':
      return `Is ${inline(`${question.number}`)} a composite number?`
    case 'is square':
      return `Is ${inline(`${question.number}`)} a square number?`
    case 'is cube':
      return `Is ${inline(`${question.number}`)} a cube number?`
    case 'divides':
      return `Does ${inline(`${question.by}`)} divide ${inline(`${question.number}`)} exactly?`
    default:
      return `What is the ${question.task} of ${inline(valueLatex(question.value, question.task !== 'reciprocal'))}?`
  }
}

/** Even and odd, what divides a number, reciprocals, absolute values and opposites. */
export const numberFacts = defineKind<FactQuestion>({
  name: 'number fact',
  topics: [topics.parity, topics.reciprocals, topics.opposites],
  triggers,
  read: readFact,
  topicOf({ task }) {
    if (task === 'reciprocal') return topics.reciprocals
    return task === 'absolute value' || task === 'opposite' ? topics.opposites : topics.parity
  },
  solve: solveFact,
  write,
  make,
  misconceptions,
})
