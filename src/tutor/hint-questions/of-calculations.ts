import { asLiteral, type NumberNode, type OperationNode, withoutGroup } from '#maths/arithmetic/expression.ts'
import { isNegative } from '#maths/arithmetic/rational.ts'
import type { CalculateQuestion } from '#maths/domain/arithmetic-question.ts'
import type { HintQuestion } from './hint-question.ts'
import { ofFractionSum } from './of-fractions.ts'
import { percentOf, small, withoutPoints } from './of-products.ts'
import { ofQuotient } from './of-quotients.ts'
import { bigger, borrowing, COLUMN, onLine, POINTS, signs, swapped, toTen } from './of-sums.ts'
import { whichFirst } from './which-first.ts'

/** What is answered to the hints for a calculation. */
export function ofCalculation(question: CalculateQuestion): readonly HintQuestion[] {
  const whole = withoutGroup(question.expression)
  if (whole.kind !== 'operation') return []
  const [left, right] = [asLiteral(whole.left), asLiteral(whole.right)]
  if (!left || !right) return [whichFirst(whole)]
  return [...ofFractionSum(question), ...ofTwo(whole, left, right)]
}

function ofTwo({ operator }: OperationNode, left: NumberNode, right: NumberNode): HintQuestion[] {
  const [a, b] = [left.value, right.value]
  if ([left, right].some(({ form }) => form === 'percent')) return [percentOf(left, right)]
  switch (operator) {
    case '+':
    case '-':
      return [
        ...(isNegative(a) || isNegative(b) || (operator === '-' && a.compare(b) < 0)
          ? [onLine(operator, a, b)]
          : []),
        ...(operator === '+' ? [bigger(a, b)] : [borrowing(a, b), ...swapped(a, b)]),
        ...toTen(operator, a, b),
        COLUMN,
        POINTS,
      ]
    case '×':
      return isNegative(a) || isNegative(b) ? [signs(a, b)] : [withoutPoints(a, b)]
    case '÷':
      return isNegative(a) || isNegative(b) ? [signs(a, b)] : ofQuotient(a, b)
    case '^':
      return [small(a, b)]
  }
}
