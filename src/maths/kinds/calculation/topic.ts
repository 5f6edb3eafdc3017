import { exactValue } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  literalsIn,
  type OperationNode,
  operationsIn,
  partsOf,
} from '../../arithmetic/expression.ts'
import { isNegative, isWhole, isZero, type Rational } from '../../arithmetic/rational.ts'
import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { Topic } from '../../domain/topic.ts'
import { topics } from '../by-lines/topics.ts'

function isPowerOfTen(value: Rational): boolean {
  return isWhole(value) && /^10+$/.test(value.n.toString())
}

function wholeTopic({ operator }: OperationNode, left: Rational, right: Rational): Topic {
  if (operator === '^') return topics.powers
  if (operator === '÷') return isPowerOfTen(right) ? topics.placeValue : topics.dividingWhole
  if (operator === '×') {
    if (left.n <= 12n && right.n <= 12n) return topics.timesTables
    return isPowerOfTen(left) || isPowerOfTen(right) ? topics.placeValue : topics.multiplyingWhole
  }
  if (operator === '+') return hasCarry(left.n, right.n) ? topics.carrying : topics.addingWhole
  return hasBorrow(left.n, right.n) ? topics.borrowing : topics.subtractingWhole
}

/** Whether any column of the sum goes over nine; one-digit sums don't count. */
function hasCarry(left: bigint, right: bigint): boolean {
  if (left < 10n && right < 10n) return false
  for (let [a, b] = [left, right]; a > 0n && b > 0n; [a, b] = [a / 10n, b / 10n]) {
    if ((a % 10n) + (b % 10n) > 9n) return true
  }
  return false
}

/** Whether any column has a bigger digit below than above; one-digit subtractions don't count. */
function hasBorrow(left: bigint, right: bigint): boolean {
  if (left < 10n || left < right) return false
  for (let [a, b] = [left, right]; b > 0n; [a, b] = [a / 10n, b / 10n]) if (a % 10n < b % 10n) return true
  return false
}

function operationTopic(node: OperationNode): Topic {
  const [left, right] = [asLiteral(node.left), asLiteral(node.right)]
  const [a, b] = [exactValue(node.left), exactValue(node.right)]
  if (!a || !b) return node.operator === '÷' ? topics.dividingByZero : topics.order
  if (node.operator === '÷' && isZero(b)) return topics.dividingByZero
  const forms = [left?.form, right?.form]
  if (forms.includes('percent')) return topics.percentages
  if (node.operator === '^') return topics.powers
  const isSum = node.operator === '+' || node.operator === '-'
  const isBelowZero = isSum && node.operator === '-' && a.compare(b) < 0
  if (isNegative(a) || isNegative(b) || (isBelowZero && isWhole(a) && isWhole(b))) {
    return isSum ? topics.addingNegatives : topics.multiplyingNegatives
  }
  if (forms.includes('decimal')) {
    if (isSum) return topics.addingDecimals
    if (isPowerOfTen(b) || (node.operator === '×' && isPowerOfTen(a))) return topics.placeValue
    return node.operator === '×' ? topics.multiplyingDecimals : topics.dividingDecimals
  }
  if (forms.includes('mixed')) return topics.mixedNumbers
  if (isWhole(a) && isWhole(b) && !forms.includes('fraction')) return wholeTopic(node, a, b)
  if (node.operator === '+') return topics.addingFractions
  if (node.operator === '-') return topics.subtractingFractions
  if (node.operator === '÷') return topics.dividingFractions
  return node.isOf ? topics.fractionsOfAmounts : topics.multiplyingFractions
}

/** What a calculation practises. */
export function calculationTopic({ expression, isPowerLaw }: CalculateQuestion): Topic {
  if (isPowerLaw) return topics.powers
  const operations = operationsIn(expression)
  const [first] = operations
  if (!first) return topics.addingNegatives
  if (exactValue(expression) === undefined) return topics.dividingByZero
  if (operations.length === 1) return operationTopic(first)
  const kinds = new Set(operations.map(operationTopic))
  const operators = new Set(operations.map(({ operator }) => operator))
  const hasGroup = [...partsOf(expression)].some(part => part.kind === 'group' && !asLiteral(part))
  if (kinds.size === 1 && operators.size === 1 && !hasGroup) return operationTopic(first)
  const isAllAdding = operators.size === 1 && operators.has('+') && !hasGroup
  if (isAllAdding && kinds.has(topics.carrying)) return topics.carrying
  const isAllFractions = literalsIn(expression).every(({ form }) => form === 'fraction')
  const isAllSums = operations.every(({ operator }) => operator === '+' || operator === '-')
  return isAllFractions && isAllSums && !hasGroup ? operationTopic(first) : topics.order
}
