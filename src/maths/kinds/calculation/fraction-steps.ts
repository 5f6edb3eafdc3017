import {
  asLiteral,
  type Expression,
  type NumberNode,
  numberNode,
  type OperationNode,
  operation,
} from '../../arithmetic/expression.ts'
import { lcm, type Rational, rational, signedTop } from '../../arithmetic/rational.ts'
import { inline, latex } from '../../arithmetic/show.ts'
import type { Shown } from '../by-lines/solution.ts'

/** A step inside one operation: the same node rewritten, or its result. */
export interface NodeStep {
  words: string
  node: Expression
  isReduction: boolean
  isShownBy: (shown: Shown) => boolean
}

/** The literal as one fraction `top/bottom`. */
function improper(node: NumberNode): NumberNode {
  const [top, bottom] =
    node.form === 'fraction' && node.top !== undefined && node.bottom !== undefined
      ? [node.top, node.bottom]
      : node.form === 'mixed' && node.bottom !== undefined
        ? [signedTop(node.value) * (node.bottom / node.value.d), node.bottom]
        : [signedTop(node.value), node.value.d]
  return { ...node, form: 'fraction', top, bottom }
}

export function fractionNode(top: bigint, bottom: bigint): NumberNode {
  return { ...numberNode(rational(top, bottom), 'fraction'), top, bottom }
}

export function mixedStep(node: OperationNode, left: NumberNode, right: NumberNode): NodeStep | undefined {
  const mixed = [left, right].filter(({ form }) => form === 'mixed')
  if (mixed.length === 0) return undefined
  const [a, b] = [left, right].map(each => (each.form === 'mixed' ? improper(each) : each))
  if (!a || !b) return undefined
  const words = mixed.map(each => inline(`${latex(each)} = ${latex(improper(each))}`)).join(' and ')
  return {
    words: `Write as top-heavy fractions: ${words}`,
    node: operation(node.operator, a, b, node.isOf),
    isReduction: false,
    isShownBy: ({ literals }) =>
      mixed.some(each =>
        literals.some(
          ({ form, value, top = 0n, bottom = 1n }) =>
            form === 'fraction' && top > bottom && value.equals(each.value),
        ),
      ),
  }
}

export function commonStep(node: OperationNode, left: NumberNode, right: NumberNode): NodeStep | undefined {
  const [a, b] = [improper(left), improper(right)]
  if (a.top === undefined || b.top === undefined || !a.bottom || !b.bottom || a.bottom === b.bottom)
    return undefined
  const bottom = lcm(a.bottom, b.bottom)
  const rewritten = [a, b].map(each =>
    fractionNode(((each.top ?? 0n) * bottom) / (each.bottom ?? 1n), bottom),
  )
  const changed = [a, b].flatMap((each, at) =>
    each.bottom === bottom ? [] : [[each, rewritten[at]] as const],
  )
  const words = changed.map(([from, to]) => inline(`${latex(from)} = ${to ? latex(to) : ''}`)).join(' and ')
  const [first = a, second = b] = rewritten
  return {
    words: `Same-sized pieces: ${words}`,
    node: operation(node.operator, first, second),
    isReduction: false,
    isShownBy: ({ literals }) =>
      changed.every(([from]) =>
        literals.some(
          literal =>
            literal.form === 'fraction' &&
            literal.value.equals(from.value) &&
            (literal.bottom ?? 1n) % bottom === 0n,
        ),
      ),
  }
}

/** The sum of two fractions with one bottom number, before it is simplified: `2/4` beside `1/2`. */
export function unreduced(node: OperationNode, value: Rational): string {
  const [left, right] = [asLiteral(node.left), asLiteral(node.right)]
  if (!left || !right || left.form !== 'fraction' || right.form !== 'fraction') return ''
  if (left.top === undefined || right.top === undefined || !left.bottom || !right.bottom) return ''
  const isSum = node.operator === '+' || node.operator === '-'
  const [top, bottom] = isSum
    ? [node.operator === '+' ? left.top + right.top : left.top - right.top, left.bottom]
    : [left.top * right.top, left.bottom * right.bottom]
  return bottom === value.d ? '' : ` = ${latex(fractionNode(top, bottom))}`
}

export function flipStep(node: OperationNode, right: NumberNode): NodeStep {
  const flipped =
    right.form === 'whole'
      ? fractionNode(1n, right.value.n)
      : fractionNode(improper(right).bottom ?? 1n, improper(right).top ?? 1n)
  const next = operation('×', node.left, flipped)
  return {
    words: `Turn the second fraction over and multiply: ${inline(`${latex(node)} = ${latex(next)}`)}`,
    node: next,
    isReduction: false,
    isShownBy: ({ operations }) =>
      operations.some(each => each.operator === '×' && asLiteral(each.right)?.value.equals(flipped.value)),
  }
}
