import { type Statement, statedSolution } from '../../answers/statement.ts'
import { exactValue, linearForm } from '../../arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  literalsIn,
  type NumberNode,
  operationsIn,
  withoutGroup,
} from '../../arithmetic/expression.ts'
import {
  cutTo,
  decimalPlaces,
  gcd,
  isWhole,
  isZero,
  type Rational,
  rational,
  roundTo,
} from '../../arithmetic/rational.ts'
import { singlePower } from '../../arithmetic/single-power.ts'
import type { AnswerForm, ArithmeticQuestion, SolveQuestion } from '../../domain/arithmetic-question.ts'
import type { Verdict } from '../../domain/marked.ts'

/** At least this many digits behind the point make a rounded answer to a question whose digits never end. */
const FEWEST_ROUNDED_PLACES = 2

function equalsRounded(literal: NumberNode, value: Rational): boolean {
  const { places, form } = literal
  if ((form !== 'decimal' && form !== 'percent') || places === undefined) return false
  const [scaled, truth] =
    form === 'percent' ? [literal.value.mul(100), value.mul(100)] : [literal.value, value]
  if (decimalPlaces(value) !== undefined) return false
  if (literal.isEndless)
    return (
      places >= 1 &&
      (cutTo(truth, places).equals(scaled) || (places >= 2 && roundTo(truth, places).equals(scaled)))
    )
  const fewest = form === 'percent' ? 1 : FEWEST_ROUNDED_PLACES
  return places >= fewest && roundTo(truth, places).equals(scaled)
}

/** Whether a number that was read equals a value, other readings of how it was written included. */
function equalsValue(literal: NumberNode, value: Rational): boolean {
  if (literal.isEndless) return false
  return literal.value.equals(value) || literal.otherValue?.equals(value) === true
}

function isInLowestTerms({ form, top, bottom, value }: NumberNode): boolean {
  if (form === 'whole') return true
  if ((form !== 'fraction' && form !== 'mixed') || top === undefined || bottom === undefined) return false
  if (gcd(top, bottom) !== 1n) return false
  return form === 'mixed' || bottom === value.d
}

function hasForm(literal: NumberNode, form: AnswerForm, value: Rational): boolean {
  switch (form) {
    case 'decimal':
      return literal.form === 'decimal' || literal.form === 'whole'
    case 'percentage':
      return literal.form === 'percent'
    case 'mixed':
      return literal.form === 'mixed' || isWhole(value) || value.n < value.d
        ? literal.form !== 'decimal' && literal.form !== 'percent'
        : false
    case 'improper':
      return literal.form === 'fraction'
    case 'fraction':
      return (
        literal.form === 'fraction' ||
        literal.form === 'mixed' ||
        (isWhole(value) && literal.form === 'whole')
      )
  }
}

/** `1.234` for 1,234: in many countries the point stands between thousands. */
function isPointGrouped(
  { form, places, value: own }: NumberNode,
  value: Rational,
  question: ArithmeticQuestion,
): boolean {
  if (form !== 'decimal' || places !== 3 || !own.mul(1_000).equals(value)) return false
  return question.kind === 'calculate' && literalsIn(question.expression).every(each => each.form === 'whole')
}

function judgeLiteral(literal: NumberNode, value: Rational, question: ArithmeticQuestion): Verdict {
  const { form, isLowest } = question
  // "Write 3/4 as a percentage" may be answered with the bare number 75.
  const isBarePercentage = form === 'percentage' && literal.form !== 'percent'
  if (isBarePercentage && literal.form !== 'fraction') {
    const hundredth = { ...literal, value: literal.value.div(100) }
    if (equalsValue(hundredth, value)) return 'right'
    if (equalsRounded({ ...literal, form: 'percent', value: literal.value.div(100) }, value)) return 'rounded'
  }
  const isEqual = equalsValue(literal, value)
  const isRounded = !isEqual && question.kind !== 'round' && equalsRounded(literal, value)
  if (!isEqual && !isRounded) return isPointGrouped(literal, value, question) ? 'unclear' : 'wrong'
  if (form && !hasForm(literal, form, value)) return 'unfinished'
  if (isLowest && !isInLowestTerms(literal)) return 'unfinished'
  if (isRounded && form && form !== 'decimal' && form !== 'percentage') return 'unfinished'
  return isRounded ? 'rounded' : 'right'
}

function sameOperands(first: Expression, second: Expression): boolean {
  const values = (expression: Expression) =>
    literalsIn(expression)
      .map(({ value }) => value.toFraction())
      .sort()
      .join(' ')
  return values(first) === values(second)
}

/** `2^7`, which answers a question about powers as well as 128 does. */
function isOnePower(side: Expression): boolean {
  const power = withoutGroup(side)
  return power.kind === 'operation' && power.operator === '^' && operationsIn(power).length === 1
}

/** `1 - 1/8` answers a question about fractions; `3/4 + 1/8` said again, or a line of its working, does not. */
function judgeExpression(side: Expression, value: Rational, question: ArithmeticQuestion): Verdict {
  const own = exactValue(side)
  if (!own) return 'unclear'
  if (!own.equals(value)) return 'wrong'
  if (question.kind !== 'calculate' || question.form || question.isLowest) return 'unfinished'
  if (isOnePower(side) && singlePower(question.expression)) return 'right'
  if (isWhole(value)) return 'unfinished'
  if (operationsIn(side).length !== 1 || operationsIn(question.expression).length === 0) return 'unfinished'
  return sameOperands(side, question.expression) ? 'unfinished' : 'right'
}

/** Literals and unknowns from left to right. */
function slots(expression: Expression): (NumberNode | 'unknown')[] {
  const literal = asLiteral(expression)
  if (literal) return [literal]
  if (expression.kind === 'unknown') return ['unknown']
  if (expression.kind === 'operation') return [...slots(expression.left), ...slots(expression.right)]
  return expression.kind === 'number' ? [expression] : slots(expression.of)
}

/** The number put in for the unknown when the whole equation is written again: `3 + 7 = 10` for `3 + ? = 10`. */
export function filledIn({ sides }: Statement, question: SolveQuestion): NumberNode | undefined {
  const [left, right] = sides
  if (!left || !right || sides.length !== 2) return undefined
  const asked = [...slots(question.left), ...slots(question.right)]
  const given = [...slots(left), ...slots(right)]
  const isSame =
    asked.length === given.length &&
    asked.every((slot, at) => {
      const own = given[at]
      return slot === 'unknown' || (own !== 'unknown' && own?.value.equals(slot.value))
    })
  const found = given[asked.indexOf('unknown')]
  const isOnce = asked.filter(slot => slot === 'unknown').length === 1
  return isSame && isOnce && found !== 'unknown' ? found : undefined
}

function judgeEquation(
  statement: Statement,
  value: Rational,
  question: ArithmeticQuestion & { kind: 'solve' },
): Verdict {
  const stated = filledIn(statement, question) ?? statedSolution(statement, question.unknown)
  const literal = stated && asLiteral(stated)
  if (literal) return judgeLiteral(literal, value, question)
  const [first, last] = [statement.sides[0], statement.sides.at(-1)]
  const forms = first && last && statement.sides.length > 1 ? [linearForm(first), linearForm(last)] : []
  const [left, right] = forms
  if (!stated && left && right && !isZero(left.slope.sub(right.slope))) {
    const own = right.offset.sub(left.offset).div(left.slope.sub(right.slope))
    return own.equals(value) ? 'unfinished' : 'wrong'
  }
  const own = stated && exactValue(stated)
  if (!own) return 'unclear'
  if (!own.equals(value)) return 'wrong'
  return stated && operationsIn(stated).length === 1 && !isWhole(value) ? 'right' : 'unfinished'
}

/** What is divided by what: `17 ÷ 5`, and the `17/5` that is to be a mixed number. */
export function divisionIn(
  question: ArithmeticQuestion,
): [dividend: Rational, divisor: Rational] | undefined {
  if (question.kind === 'convert') {
    const { form, top, bottom } = question.number
    return form === 'fraction' && top && bottom ? [rational(top), rational(bottom)] : undefined
  }
  if (question.kind !== 'calculate' || question.expression.kind !== 'operation') return undefined
  const { operator, left, right } = question.expression
  const [dividend, divisor] = [exactValue(left), exactValue(right)]
  return operator === '÷' && dividend && divisor ? [dividend, divisor] : undefined
}

function judgeRemainder(statement: Statement, question: ArithmeticQuestion): Verdict | undefined {
  const { remainder } = statement
  const [dividend, divisor] = divisionIn(question) ?? []
  if (!remainder || !dividend || !divisor) return undefined
  const back = divisor.mul(rational(remainder.quotient)).add(rational(remainder.left))
  if (!back.equals(dividend)) return 'wrong'
  return remainder.left < divisor.n && !question.form ? 'right' : 'unfinished'
}

/** Compares the answer that a child settled on with the exact value. */
export function judge(statement: Statement, value: Rational, question: ArithmeticQuestion): Verdict {
  if (statement.isUndecided) return 'unclear'
  const byRemainder = judgeRemainder(statement, question)
  if (byRemainder) return byRemainder
  if (question.kind === 'solve') return judgeEquation(statement, value, question)
  const side = statement.sides.at(-1)
  if (!side) return 'unclear'
  const literal = asLiteral(side)
  return literal ? judgeLiteral(literal, value, question) : judgeExpression(side, value, question)
}
