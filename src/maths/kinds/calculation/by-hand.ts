import { asLiteral, type NumberNode, withoutGroup } from '../../arithmetic/expression.ts'
import { isWhole } from '../../arithmetic/rational.ts'
import type { CalculateQuestion } from '../../domain/arithmetic-question.ts'
import type { ByHand } from '../by-hand.ts'

/** Smaller parts can't be told apart. */
const MOST_PARTS = 12
const [MOST_WHOLE, MOST_SIGNED] = [20, 10]

/** A bar for fractions of which one's parts go into the other's, a number line for small whole numbers. */
export function calculationByHand({ expression, form, isLowest }: CalculateQuestion): ByHand | undefined {
  const sum = withoutGroup(expression)
  if (form !== undefined || isLowest || sum.kind !== 'operation') return undefined
  const [left, right] = [asLiteral(sum.left), asLiteral(sum.right)]
  if (!left || !right || (sum.operator !== '+' && sum.operator !== '-')) return undefined
  const result = sum.operator === '+' ? left.value.add(right.value) : left.value.sub(right.value)
  if (left.form === 'whole' && right.form === 'whole') return lineFor([left, right], Number(result.valueOf()))
  return result.s < 0n ? undefined : barFor([left, right], sum.operator === '+' ? 2 : 1)
}

function lineFor(given: readonly NumberNode[], result: number): ByHand | undefined {
  const values = [...given.map(({ value }) => Number(value.valueOf())), result]
  const line = { tool: 'line', step: 1, count: MOST_WHOLE, places: 0 } as const
  if (values.every(value => value >= 0 && value <= MOST_WHOLE)) return { ...line, from: 0 }
  return values.every(value => Math.abs(value) <= MOST_SIGNED) ? { ...line, from: -MOST_SIGNED } : undefined
}

function barFor(given: readonly NumberNode[], wholes: number): ByHand | undefined {
  const isPart = ({ form, bottom, value }: NumberNode) =>
    form === 'fraction' && bottom !== undefined && !isWhole(value) && value.s > 0n && value.compare(1) < 0
  if (!given.every(isPart)) return undefined
  const bottoms = given.map(({ bottom = 1n }) => Number(bottom))
  const bottom = Math.max(...bottoms)
  if (bottom > MOST_PARTS || bottoms.some(each => bottom % each !== 0)) return undefined
  return { tool: 'bar', bottom, wholes }
}
