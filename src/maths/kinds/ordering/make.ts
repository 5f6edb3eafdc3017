import { type NumberNode, numberNode } from '../../arithmetic/expression.ts'
import { gcd, rational } from '../../arithmetic/rational.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { areDistinct } from '../by-lines/read-list.ts'
import type { OrderingQuestion, OrderingTask } from './question.ts'

function wholeNode(value: number): NumberNode {
  return numberNode(rational(value))
}

function decimalNode(value: number, places: number): NumberNode {
  return { kind: 'number', value: rational(value, 10 ** places), form: 'decimal', places, start: 0, end: 0 }
}

function fractionNode(top: number, bottom: number): NumberNode {
  const [a, b] = [BigInt(top), BigInt(bottom)]
  return { kind: 'number', value: rational(a, b), form: 'fraction', top: a, bottom: b, start: 0, end: 0 }
}

function fraction(random: Random): NumberNode {
  for (;;) {
    const bottom = between(random, 3, 12)
    const top = between(random, 1, bottom - 1)
    if (gcd(BigInt(top), BigInt(bottom)) === 1n) return fractionNode(top, bottom)
  }
}

type Sort = 'whole' | 'decimal' | 'fraction' | 'signed'

function numberFor(random: Random, sort: Sort): NumberNode {
  if (sort === 'whole') return wholeNode(between(random, 11, 999))
  if (sort === 'fraction') return fraction(random)
  if (sort === 'signed') return wholeNode(between(random, -15, 15))
  const places = between(random, 1, 3)
  const digits = between(random, 1, 10 ** places - 1)
  return decimalNode(digits % 10 === 0 ? digits + 1 : digits, places)
}

function numbersFor(random: Random, grade: number, count: number): NumberNode[] {
  const sort: Sort =
    grade <= 3
      ? pick<Sort>(random, ['whole', 'signed', 'decimal', 'fraction'])
      : pick<Sort>(random, ['decimal', 'fraction', 'signed'])
  for (;;) {
    const numbers = Array.from({ length: count }, () => numberFor(random, sort))
    const isMixed =
      sort !== 'signed' ||
      (numbers.some(({ value }) => value.s < 0n) && numbers.some(({ value }) => value.s > 0n))
    if (areDistinct(numbers) && isMixed) return numbers
  }
}

/** A question about the order of numbers, for a grade. */
export function makeOrdering(random: Random, grade: number): OrderingQuestion {
  const makers: (() => OrderingTask)[] = [
    () => ({
      task: 'order',
      numbers: numbersFor(random, grade, 4),
      direction: pick(random, ['ascending', 'descending']),
    }),
    () => ({
      task: 'place',
      numbers: numbersFor(random, grade, 5),
      place: between(random, 2, 2),
      wants: pick(random, ['largest', 'smallest']),
      isLettered: false,
    }),
  ]
  const isPlace = random() < 0.2
  const task = makers[isPlace ? 1 : 0]?.()
  if (!task) throw new RangeError('There is nothing to make')
  return { kind: 'ordering', text: '', ...task }
}

const listed = (numbers: readonly NumberNode[]) => numbers.map(each => inline(latex(each))).join(', ')

export function writeOrdering(question: OrderingQuestion): string {
  switch (question.task) {
    case 'order': {
      const first = question.direction === 'descending' ? 'largest first' : 'smallest first'
      return `Put these numbers in order, ${first}: ${listed(question.numbers)}`
    }
    case 'place':
      return `What is the second ${question.wants} number: ${listed(question.numbers)}?`
    case 'closest':
      return `Which number is closest to ${inline(latex(question.target))}: ${listed(question.numbers)}?`
    case 'equal':
      return `Which is ${question.isNot ? 'not ' : ''}equal to ${inline(latex(question.target))}: ${listed(question.numbers)}?`
    case 'statement':
      return `Is ${inline(latex(question.left))} ${question.relation} ${inline(latex(question.right))}?`
    case 'sign':
      return `Write <, > or =: ${inline(latex(question.left))} ▢ ${inline(latex(question.right))}`
  }
}
