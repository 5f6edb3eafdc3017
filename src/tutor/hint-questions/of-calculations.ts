import { asLiteral, type NumberNode, type OperationNode, withoutGroup } from '#maths/arithmetic/expression.ts'
import { isNegative } from '#maths/arithmetic/rational.ts'
import type { CalculateQuestion } from '#maths/domain/arithmetic-question.ts'
import { hadIn } from '#maths/language/en/had-by-each.ts'
import { type HintQuestion, so } from './hint-question.ts'
import { ofFractionSum } from './of-fractions.ts'
import { splitting } from './of-plans.ts'
import { percentOf, small, withoutPoints } from './of-products.ts'
import { ofQuotient } from './of-quotients.ts'
import { bigger, borrowing, column, ofTen, onLine, POINTS, signs, swapped } from './of-sums.ts'
import { whichFirst } from './which-first.ts'

/** What one of each thing has, as everybody knows: `birds have 2 legs`. */
const oneHas = ({ things }: NonNullable<ReturnType<typeof hadIn>>): HintQuestion => ({
  asks: /^(?:.* )?How many \w+ has one/i,
  name: 'what one of them has',
  judge: own => {
    const named = things.filter(({ own: thing }) => own.text.includes(thing))
    const meant = named.length > 0 ? named : things
    const isSo =
      own.numbers.length > 0 && own.numbers.every(each => meant.some(({ has }) => each.equals(has ?? 0)))
    return isSo ? so('that is what one has.', 'And how many is it for all of those?') : undefined
  },
})

/** What is answered to the hints for a calculation. */
export function ofCalculation(question: CalculateQuestion): readonly HintQuestion[] {
  const whole = withoutGroup(question.expression)
  if (whole.kind !== 'operation') return []
  const had = hadIn(question.text)
  if (had) return [oneHas(had)]
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
        ...ofTen(operator, a, b),
        column(operator, a, b),
        POINTS,
      ]
    case '×':
      return isNegative(a) || isNegative(b) ? [signs(a, b)] : [...splitting(a, b), withoutPoints(a, b)]
    case '÷':
      return isNegative(a) || isNegative(b) ? [signs(a, b)] : ofQuotient(a, b)
    case '^':
      return [small(a, b)]
  }
}
