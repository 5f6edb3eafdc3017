import { numberNode } from '../../arithmetic/expression.ts'
import { decimalText, fixedText, isWhole, type Rational } from '../../arithmetic/rational.ts'
import { latex, valueLatex } from '../../arithmetic/show.ts'
import type { ConvertQuestion } from '../../domain/arithmetic-question.ts'

/** Digits that never end, written as far as they repeat visibly. */
function decimalWords(value: Rational): string {
  return decimalText(value) ?? `${fixedText(value, 6)}\\ldots`
}

function mixedLatex(value: Rational): string {
  const whole = value.n / value.d
  const sign = value.s < 0n ? '-' : ''
  return isWhole(value) || whole === 0n
    ? valueLatex(value)
    : `${sign}${whole}\\frac{${value.n % value.d}}{${value.d}}`
}

/** A value as LaTeX in the form that was asked for. */
export function formLatex(value: Rational, form: ConvertQuestion['form']): string {
  if (form === 'decimal') return decimalWords(value)
  if (form === 'percentage') return `${decimalWords(value.mul(100))}\\%`
  if (form === 'mixed') return mixedLatex(value)
  return isWhole(value) && form === 'improper'
    ? latex({ ...numberNode(value, 'fraction') })
    : valueLatex(value)
}
