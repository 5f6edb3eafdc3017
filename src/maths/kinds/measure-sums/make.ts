import { rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { type Unit, unit } from '../../values/units.ts'
import type { Amount } from '../../wording/unit-amounts.ts'
import { unitNote } from '../../wording/unit-note.ts'
import type { MeasureSumQuestion } from './question.ts'
import { amountText } from './solve.ts'

const PAIRS: readonly [[string, string, number], ...[string, string, number][]] = [
  ['m', 'cm', 100],
  ['km', 'm', 1000],
  ['kg', 'g', 1000],
  ['l', 'ml', 1000],
  ['h', 'min', 60],
]

/** A sum or a comparison with measures. */
export function makeMeasureSum(random: Random, grade: number): MeasureSumQuestion {
  const [bigName, smallName, many] = pick(random, PAIRS)
  const [big, small] = [unit(bigName), unit(smallName)]
  const step = many === 60 ? 5 : many / 20
  const rest = () => between(random, 1, Math.floor(many / step) - 1) * step
  const mixed = (whole: number): Amount => ({ value: rational(whole * many + rest(), many), unit: big })
  const few = (): Amount => ({ value: rational(rest()), unit: small })
  const base = { kind: 'measure sum', text: '', units: [big, small] as [Unit, Unit] } as const
  const task = pick(random, ['plus', 'minus', 'times', 'most', 'order', 'plus', 'minus', 'most'] as const)
  const isMixed = many === 60 || grade > 3
  switch (task) {
    case 'plus':
      return {
        ...base,
        task: 'sum',
        terms: [
          { amount: mixed(between(random, 1, 6)), sign: 1 },
          { amount: isMixed ? mixed(between(random, 1, 5)) : few(), sign: 1 },
        ],
      }
    case 'minus':
      return {
        ...base,
        task: 'sum',
        terms: [
          { amount: { value: rational(between(random, 5, 9)), unit: big }, sign: 1 },
          { amount: isMixed ? mixed(between(random, 1, 3)) : few(), sign: -1 },
        ],
      }
    case 'times':
      return {
        ...base,
        task: 'times',
        amount: mixed(between(random, 1, 4)),
        by: rational(between(random, 2, 6)),
      }
    default: {
      const whole = between(random, 1, 4)
      const close = (by: number): Amount => ({ value: rational(whole * many + by * step), unit: small })
      const amounts = [
        { value: rational(whole), unit: big },
        close(between(random, 1, 3)),
        close(-between(random, 1, 3)),
      ]
      if (task === 'most')
        return {
          ...base,
          task,
          amounts: [...amounts, close(between(random, 4, 6))],
          wants: pick(random, ['largest', 'smallest']),
        }
      return {
        ...base,
        task,
        amounts: [...amounts, close(between(random, 4, 6))],
        direction: pick(random, ['up', 'down']),
      }
    }
  }
}

const RELATIONS = { '<': 'less than', '>': 'more than', '=': 'equal to' }

export function writeMeasureSum(question: MeasureSumQuestion): string {
  const text = (amount: Amount) => amountText(amount, question.units)
  const note = unitNote(question.wanted)
  switch (question.task) {
    case 'sum': {
      const [first, ...others] = question.terms
      const rest = others.map(({ amount, sign }) => ` ${sign === -1 ? 'minus' : 'plus'} ${text(amount)}`)
      return `What is ${first ? text(first.amount) : ''}${rest.join('')}?${note}`
    }
    case 'times':
      return `What is ${text(question.amount)} multiplied by ${inline(valueLatex(question.by, true))}?${note}`
    case 'share':
      return `What is ${text(question.amount)} divided by ${inline(valueLatex(question.by, true))}?${note}`
    case 'fit':
      return `How many times does ${text(question.amount)} go into ${text(question.into)}?`
    case 'most':
      return `Which is the ${question.wants}: ${listOf(question.amounts.map(text), 'or')}?`
    case 'order': {
      const way = { up: ', smallest first', down: ', largest first' }[question.direction ?? 'up']
      return `Put in order${question.direction ? way : ''}: ${listOf(question.amounts.map(text), 'and')}.`
    }
    case 'sign':
      return `Write <, > or =: ${text(question.left)} ___ ${text(question.right)}`
    case 'statement': {
      const words = `${text(question.left)} is ${RELATIONS[question.relation]} ${text(question.right)}`
      return question.isTruth ? `True or false: ${words}?` : `Is ${words.replace(' is ', ' ')}?`
    }
  }
}

const listOf = (texts: string[], joint: string) => `${texts.slice(0, -1).join(', ')} ${joint} ${texts.at(-1)}`
