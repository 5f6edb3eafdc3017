import { literalsIn, type NumberForm, withoutGroup } from '../../../arithmetic/expression.ts'
import { decimalPlaces, isWhole, type Rational } from '../../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../../arithmetic/show.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import { formLatex } from '../form-latex.ts'

/** More digits behind the point than a child would write. */
const MOST_PLACES = 5

/** In which forms the question's own numbers are written. */
export function formsIn(question: ArithmeticQuestion): Set<NumberForm> {
  switch (question.kind) {
    case 'calculate':
      return new Set(literalsIn(question.expression).map(({ form }) => form))
    case 'solve':
      return new Set([question.left, question.right].flatMap(literalsIn).map(({ form }) => form))
    case 'compare':
      return new Set(question.numbers.map(({ form }) => form))
    default:
      return new Set([question.number.form])
  }
}

/**
 * A value in the form in which its question would be answered.
 * @returns undefined when it can't be written in that form
 */
export function writeOption(value: Rational, question: ArithmeticQuestion): string | undefined {
  const math = mathOf(value, question)
  if (math === undefined) return undefined
  return inline(question.kind === 'solve' ? `${question.unknown} = ${math}` : math)
}

function mathOf(value: Rational, question: ArithmeticQuestion): string | undefined {
  if (question.form === 'percentage') return isShort(value) ? formLatex(value, 'percentage') : undefined
  if (question.form === 'improper' && isWhole(value)) return undefined
  if (question.form) {
    return question.form !== 'decimal' || isShort(value) ? formLatex(value, question.form) : undefined
  }
  if (question.kind === 'round') return isShort(value) ? valueLatex(value, true) : undefined
  const quotient = wholeQuotient(question)
  if (quotient && !isWhole(value)) return quotientLatex(value, quotient)
  if (question.kind === 'compare') {
    const asGiven = question.numbers.find(number => number.value.equals(value))
    if (asGiven) return latex(asGiven)
  }
  const forms = formsIn(question)
  if (forms.has('decimal') || forms.has('percent')) {
    return isShort(value) ? valueLatex(value, true) : undefined
  }
  return forms.has('mixed') && value.n > value.d ? formLatex(value, 'mixed') : valueLatex(value)
}

function isShort(value: Rational): boolean {
  const places = decimalPlaces(value)
  return places !== undefined && places <= MOST_PLACES
}

/** The answer where all that is asked is how often a whole number goes into another, and it is more than one. */
function wholeQuotient(question: ArithmeticQuestion): Rational | undefined {
  if (question.kind !== 'calculate') return undefined
  const expression = withoutGroup(question.expression)
  if (expression.kind !== 'operation' || expression.operator !== '÷') return undefined
  const [left, right] = literalsIn(expression)
  if (left?.form !== 'whole' || right?.form !== 'whole' || left.value.n < right.value.n) return undefined
  return right.value.n === 0n ? undefined : left.value.div(right.value)
}

/** What is left over is a part of the divisor; some write it as tenths. */
function quotientLatex(value: Rational, quotient: Rational): string {
  const isTenths = !value.equals(quotient) && isWhole(value.mul(10))
  return isTenths ? valueLatex(value, true) : formLatex(value, 'mixed')
}
