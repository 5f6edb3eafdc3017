import { applyOperator, exactValue, isValue } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type NumberNode,
  numberNode,
  type OperationNode,
  operation,
} from '../../arithmetic/expression.ts'
import {
  decimalPlaces,
  isNegative,
  isWhole,
  type Rational,
  rational,
  signedTop,
} from '../../arithmetic/rational.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { Shown } from '../by-lines/solution.ts'
import { commonStep, flipStep, fractionNode, mixedStep, type NodeStep, unreduced } from './fraction-steps.ts'

const VERBS = { '+': 'Add', '-': 'Subtract', '×': 'Multiply', '÷': 'Divide', '^': 'Work out the power' }

function isFractional({ form }: NumberNode): boolean {
  return form === 'fraction' || form === 'mixed'
}

/** The form in which the result of two numbers is usually written. */
function resultNode(value: Rational, left: NumberNode, right: NumberNode): NumberNode {
  if (isWhole(value)) return numberNode(value)
  const isDecimal = [left, right].some(({ form }) => form === 'decimal' || form === 'percent')
  const places = decimalPlaces(value)
  if (!isDecimal || places === undefined || isFractional(left) || isFractional(right))
    return numberNode(value)
  return { ...numberNode(value, 'decimal'), places }
}

function showsValue(value: Rational, ...not: NumberNode[]): (shown: Shown) => boolean {
  const isGiven = not.some(literal => literal.value.equals(value))
  return ({ literals }) => !isGiven && literals.some(literal => literal.value.equals(value))
}

function resultStep(node: OperationNode, left: NumberNode, right: NumberNode, verb?: string): NodeStep[] {
  const value = applyOperator(node.operator, left.value, right.value)
  if (!isValue(value)) return []
  const result = resultNode(value, left, right)
  const math = `${latex(node)}${node.operator === '÷' ? '' : unreduced(node, value)} = ${quotientLatex(node, left, right) ?? latex(result)}`
  return [
    {
      words: `${verb ?? VERBS[node.operator]}: ${inline(math)}`,
      node: result,
      isReduction: true,
      isShownBy: showsValue(value, left, right),
    },
  ]
}

/** A whole-number division that leaves something over, as children first learn to write it. */
function quotientLatex({ operator }: OperationNode, left: NumberNode, right: NumberNode): string | undefined {
  const isWholes = left.form === 'whole' && right.form === 'whole' && left.value.s > 0n && right.value.s > 0n
  if (operator !== '÷' || !isWholes || left.value.n < right.value.n || left.value.n % right.value.n === 0n)
    return undefined
  const [quotient, rest] = [left.value.n / right.value.n, left.value.n % right.value.n]
  return `${quotient} \\text{ remainder } ${rest} = ${quotient}\\frac{${rest}}{${right.value.n}}`
}

function continued(step: NodeStep): NodeStep[] {
  return step.node.kind === 'operation' ? [step, ...operationSteps(step.node)] : [step]
}

function percentStep(node: OperationNode, percent: NumberNode, other: NumberNode, isLeft: boolean): NodeStep {
  const hundred = percent.value.mul(100)
  const written: NumberNode = isWhole(hundred)
    ? fractionNode(signedTop(hundred), 100n)
    : numberNode(percent.value)
  const next = isLeft ? operation(node.operator, written, other) : operation(node.operator, other, written)
  return {
    words: `Percent means out of a hundred: ${inline(`${latex(percent)} = ${latex(written)}`)}`,
    node: next,
    isReduction: false,
    isShownBy: ({ literals }) =>
      literals.some(({ form, value }) => form !== 'percent' && value.equals(percent.value)),
  }
}

function amountSteps(left: NumberNode, right: NumberNode): NodeStep[] {
  const bottom = numberNode(rational(left.bottom ?? 1n))
  const part = right.value.div(bottom.value)
  const division = operation('÷', right, bottom)
  const [first] = resultStep(division, right, bottom, `Share into ${left.bottom} equal parts`)
  if (!first || left.top === 1n) return first ? [first] : []
  const rest = operation('×', numberNode(rational(left.top ?? 1n)), resultNode(part, right, bottom))
  return [
    { ...first, node: rest, isReduction: false },
    ...resultStep(
      rest,
      numberNode(rational(left.top ?? 1n)),
      resultNode(part, right, bottom),
      `Take ${left.top} of the parts`,
    ),
  ]
}

/** More products than a child writes down for one. */
const MOST_PARTS = 8

/** Whether products among these add up to the whole one, however it was split, one taken off included. */
function showsParts(operations: OperationNode[], whole: bigint): boolean {
  const values = operations.flatMap(node => {
    const value = node.operator === '×' ? exactValue(node) : undefined
    return value && isWhole(value) && signedTop(value) !== whole ? [signedTop(value)] : []
  })
  const parts = [...new Set(values)].slice(0, MOST_PARTS)
  let sums = [0n]
  for (const part of parts) sums = sums.flatMap(sum => [sum, sum + part, sum - part])
  return sums.includes(whole)
}

function partialProducts(left: NumberNode, right: NumberNode): NodeStep | undefined {
  const [a, b] = [left.value, right.value]
  if (
    left.form !== 'whole' ||
    right.form !== 'whole' ||
    a.n < 10n ||
    b.n < 11n ||
    b.n > 99n ||
    b.n % 10n === 0n ||
    (a.n < 13n && b.n < 13n)
  )
    return undefined
  if (isNegative(a) || isNegative(b)) return undefined
  const ones = b.n % 10n
  const parts = [a.n * (b.n - ones), a.n * ones]
  const sum = operation('+', numberNode(rational(parts[0] ?? 0n)), numberNode(rational(parts[1] ?? 0n)))
  return {
    words: `Multiply by the tens and by the ones: ${inline(`${latex(left)} \\times ${b.n - ones} = ${parts[0]}`)} and ${inline(`${latex(left)} \\times ${ones} = ${parts[1]}`)}`,
    node: sum,
    isReduction: false,
    isShownBy: ({ operations }) => showsParts(operations, a.n * b.n),
  }
}

function negativeStep(node: OperationNode, left: NumberNode, right: NumberNode): NodeStep | undefined {
  if (!isNegative(right.value) || (node.operator !== '-' && node.operator !== '+')) return undefined
  const positive = numberNode(right.value.neg(), right.form === 'decimal' ? 'decimal' : undefined)
  const next = operation(node.operator === '-' ? '+' : '-', left, { ...positive, places: right.places })
  const words =
    node.operator === '-' ? 'Taking away a negative is adding' : 'Adding a negative is taking away'
  return {
    words: `${words}: ${inline(`${latex(node)} = ${latex(next)}`)}`,
    node: next,
    isReduction: false,
    isShownBy: ({ operations }) =>
      operations.some(
        each =>
          each.operator === next.operator &&
          asLiteral(each.right)?.value.equals(positive.value) &&
          asLiteral(each.left)?.value.equals(left.value),
      ),
  }
}

/** The steps that work out one operation whose two sides are numbers; the last step's node is the result. */
export function operationSteps(node: OperationNode): NodeStep[] {
  const [left, right] = [asLiteral(node.left), asLiteral(node.right)]
  if (!left || !right) return []
  const { operator } = node
  const isSum = operator === '+' || operator === '-'
  if (operator !== '^' && (left.form === 'percent') !== (right.form === 'percent') && operator === '×') {
    const isLeft = left.form === 'percent'
    return continued(percentStep(node, isLeft ? left : right, isLeft ? right : left, isLeft))
  }
  if (
    operator === '×' &&
    node.isOf &&
    left.form === 'fraction' &&
    right.form === 'whole' &&
    !isNegative(left.value)
  ) {
    return amountSteps(left, right)
  }
  const mixed = mixedStep(node, left, right)
  if (mixed && operator !== '^') return continued(mixed)
  const isFraction = left.form === 'fraction' || right.form === 'fraction'
  const isOnlyFractions = ![left, right].some(({ form }) => form === 'decimal' || form === 'percent')
  if (isSum && isFraction && isOnlyFractions) {
    const common = commonStep(node, left, right)
    if (common) return continued(common)
  }
  if (isFraction && isOnlyFractions && operator === '÷' && !isNegative(right.value))
    return continued(flipStep(node, right))
  const rewritten =
    isSum && !isFraction
      ? negativeStep(node, left, right)
      : operator === '×'
        ? partialProducts(left, right)
        : undefined
  return rewritten ? continued(rewritten) : resultStep(node, left, right)
}
