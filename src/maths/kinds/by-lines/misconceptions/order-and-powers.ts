import { applyOperator, evaluate, exactValue, isValue } from '../../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  type Operator,
  operation,
  operationsIn,
  partsOf,
  withoutGroup,
} from '../../../arithmetic/expression.ts'
import { type Rational, rational } from '../../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import { between, pick } from '../../../domain/random.ts'
import { topics } from '../topics.ts'
import { define, operandsOf } from './define.ts'
import type { ArithmeticMisconception } from './misconception.ts'

type Flat = [first: Expression, ...rest: [Operator, Expression][]]

/** A calculation as it is written: operands with the signs between them, brackets and powers kept whole. */
function flatten(expression: Expression): Flat {
  if (expression.kind !== 'operation' || expression.operator === '^') return [expression]
  const [first, ...rest] = flatten(expression.left)
  const [second, ...more] = flatten(expression.right)
  return [first, ...rest, [expression.operator, second], ...more]
}

/** Works the signs of the first ranks before those of later ones, left to right within a rank. */
function inRanks(flat: Flat, ranks: string[]): Rational | undefined {
  let [first, ...rest] = flat
  for (const rank of ranks) {
    let left = first
    const kept: [Operator, Expression][] = []
    for (const [operator, right] of rest) {
      const last = kept.at(-1)
      if (!rank.includes(operator)) kept.push([operator, right])
      else if (last) last[1] = operation(operator, last[1], right)
      else left = operation(operator, left, right)
    }
    first = left
    rest = kept
  }
  return rest.length > 0 ? undefined : exactValue(first)
}

function flatOf(question: ArithmeticQuestion): Flat | undefined {
  if (question.kind !== 'calculate') return undefined
  const flat = flatten(withoutGroup(question.expression))
  return flat.length > 2 ? flat : undefined
}

function withoutBrackets(expression: Expression): Flat {
  if (expression.kind === 'group' && !asLiteral(expression)) return withoutBrackets(expression.of)
  if (expression.kind !== 'operation' || expression.operator === '^') return [expression]
  const [first, ...rest] = withoutBrackets(expression.left)
  const [second, ...more] = withoutBrackets(expression.right)
  return [first, ...rest, [expression.operator, second], ...more]
}

/** The value with every power worked out in another way. */
function withPowers(
  expression: Expression,
  power: (base: Rational, exponent: Rational) => Rational,
): Rational | undefined {
  switch (expression.kind) {
    case 'group':
      return withPowers(expression.of, power)
    case 'negate':
      return withPowers(expression.of, power)?.neg()
    case 'operation': {
      const [left, right] = [withPowers(expression.left, power), withPowers(expression.right, power)]
      if (!left || !right) return undefined
      if (expression.operator === '^') return power(left, right)
      const value = applyOperator(expression.operator, left, right)
      return isValue(value) ? value : undefined
    }
    default: {
      const value = evaluate(expression)
      return isValue(value) ? value : undefined
    }
  }
}

function powersIn(question: ArithmeticQuestion): Expression | undefined {
  if (question.kind !== 'calculate') return undefined
  return operationsIn(question.expression).some(({ operator }) => operator === '^')
    ? question.expression
    : undefined
}

export const orderAndPowers: ArithmeticMisconception[] = [
  define({
    id: 'left-to-right',
    name: 'Left to right',
    topic: topics.order,
    explanation:
      'Multiplying and dividing come before adding and taking away, even when they stand further right.',
    gap: 'Works from left to right without doing multiplication and division first.',
    predict(question) {
      const flat = flatOf(question)
      return flat && inRanks(flat, ['+-×÷'])
    },
    propose: random =>
      `Calculate ${between(random, 2, 12)} ${pick(random, ['+', '-'])} ${between(random, 2, 9)} × ${between(random, 2, 9)}`,
  }),
  define({
    id: 'adding-before-subtracting',
    name: 'Adding before taking away',
    topic: topics.order,
    explanation:
      'Adding and taking away are equally strong, so they are done in the order in which they stand.',
    gap: 'Does all adding before any taking away.',
    predict(question) {
      const flat = flatOf(question)
      return flat && inRanks(flat, ['×÷', '+', '-'])
    },
    propose: random =>
      `Calculate ${between(random, 15, 40)} - ${between(random, 2, 9)} + ${between(random, 2, 9)}`,
  }),
  define({
    id: 'multiplying-before-dividing',
    name: 'Multiplying before dividing',
    topic: topics.order,
    explanation:
      'Multiplying and dividing are equally strong, so they are done in the order in which they stand.',
    gap: 'Does all multiplying before any dividing.',
    predict(question) {
      const flat = flatOf(question)
      return flat && inRanks(flat, ['×', '÷', '+-'])
    },
    propose(random) {
      const [a, b] = [between(random, 2, 6), between(random, 2, 6)]
      return `Calculate ${a * b * between(random, 2, 5)} ÷ ${a} × ${b}`
    },
  }),
  define({
    id: 'brackets-ignored',
    name: 'Brackets ignored',
    topic: topics.order,
    explanation:
      'What stands in brackets comes first; here it was worked out as if the brackets were not there.',
    gap: 'Ignores brackets.',
    predict(question) {
      if (question.kind !== 'calculate') return undefined
      const hasBrackets = [...partsOf(question.expression)].some(
        part => part.kind === 'group' && !asLiteral(part),
      )
      return hasBrackets ? inRanks(withoutBrackets(question.expression), ['×÷', '+-']) : undefined
    },
    propose: random =>
      `Calculate ${between(random, 2, 9)} × (${between(random, 2, 12)} ${pick(random, ['+', '-'])} ${between(random, 2, 9)})`,
  }),
  define({
    id: 'power-as-multiplication',
    name: 'Power as multiplication',
    topic: topics.powers,
    explanation:
      'The small raised number says how often the big one is multiplied by itself; it is not multiplied with it.',
    gap: 'Multiplies the base by the exponent.',
    predict(question) {
      const powers = powersIn(question)
      // With exponent 0 this is the belief about the power of zero, which has its own entry.
      const hasZero =
        powers &&
        operationsIn(powers).some(({ operator, right }) => operator === '^' && exactValue(right)?.n === 0n)
      return powers && !hasZero ? withPowers(powers, (base, exponent) => base.mul(exponent)) : undefined
    },
    propose: random => `What is ${between(random, 2, 12)}^${between(random, 2, 3)}?`,
  }),
  define({
    id: 'power-swapped',
    name: 'Base and exponent swapped',
    topic: topics.powers,
    explanation:
      'The big number is the one that is multiplied by itself, as often as the small raised one says.',
    gap: 'Swaps the base and the exponent of a power.',
    predict(question) {
      const operands = operandsOf(question, '^')
      if (!operands || operands.left.value.n > 12n) return undefined
      const value = applyOperator('^', operands.right.value, operands.left.value)
      return isValue(value) ? value : undefined
    },
    propose: random => `What is ${between(random, 2, 6)}^${between(random, 2, 5)}?`,
  }),
  define({
    id: 'power-one-too-many',
    name: 'One factor too many',
    topic: topics.powers,
    explanation:
      'A raised 2 means two of the number multiplied together, a raised 3 means three; here there was one more.',
    gap: 'Multiplies by the base once more than the exponent says.',
    predict(question) {
      const operands = operandsOf(question, '^')
      if (!operands) return undefined
      const value = applyOperator('^', operands.left.value, operands.right.value.add(1))
      return isValue(value) ? value : undefined
    },
    propose: random => `What is ${between(random, 2, 6)}^${between(random, 2, 3)}?`,
  }),
  define({
    id: 'power-one-too-few',
    name: 'One factor too few',
    topic: topics.powers,
    explanation:
      'The small raised number says how many of the number are multiplied; here there was one less.',
    gap: 'Multiplies by the base once less than the exponent says.',
    predict(question) {
      const operands = operandsOf(question, '^')
      if (!operands || operands.right.value.compare(3) < 0) return undefined
      const value = applyOperator('^', operands.left.value, operands.right.value.sub(1))
      return isValue(value) ? value : undefined
    },
    propose: random => `What is ${between(random, 2, 9)}^${between(random, 3, 4)}?`,
  }),
  define({
    id: 'zero-power-is-zero',
    name: 'To the power of zero is zero',
    topic: topics.powers,
    explanation:
      'Any number but zero to the power of zero is 1, because dividing by the number steps down from power 1 to power 0.',
    gap: 'Takes a number to the power of zero to be zero.',
    predict(question) {
      const operands = operandsOf(question, '^')
      return operands?.right.value.n === 0n ? rational(0) : undefined
    },
    propose: random => `What is ${between(random, 2, 99)}^0?`,
  }),
]
