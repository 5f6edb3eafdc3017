import { asLiteral, type Expression, hasUnknown, type NumberNode } from './expression.ts'
import { decimalPlaces, decimalText, fixedText, isWhole, type Rational } from './rational.ts'

function grouped(digits: string): string {
  return digits.length > 4 ? digits.replace(/\B(?=(\d{3})+(?!\d))/g, ',') : digits
}

/** A value in the shortest form a child knows: whole number, decimal where it was asked in decimals, else fraction. */
export function showValue(value: Rational, isDecimal = false): string {
  if (isWhole(value)) return `${value.s < 0n ? '-' : ''}${grouped(value.n.toString())}`
  if (isDecimal) {
    const text = decimalText(value)
    if (text !== undefined) return text
  }
  return `${value.s < 0n ? '-' : ''}${value.n}/${value.d}`
}

/** A value as LaTeX. */
export function valueLatex(value: Rational, isDecimal = false): string {
  const sign = value.s < 0n ? '-' : ''
  if (isWhole(value)) return sign + grouped(value.n.toString()).replaceAll(',', '{,}')
  const decimal = isDecimal ? decimalText(value) : undefined
  return decimal ?? `${sign}\\frac{${value.n}}{${value.d}}`
}

function numberLatex(node: NumberNode): string {
  const { value, top, bottom } = node
  if (node.form === 'percent') {
    const hundred = value.mul(100)
    return `${valueLatex(hundred, decimalPlaces(hundred) !== undefined)}\\%`
  }
  if (node.form === 'fraction' && top !== undefined)
    return `${top < 0n ? '-' : ''}\\frac{${top < 0n ? -top : top}}{${bottom}}`
  if (node.form === 'mixed' && bottom !== undefined) {
    const sign = value.s < 0n ? '-' : ''
    const size = top !== undefined && top < 0n ? -top : top
    return `${sign}${value.n / value.d}\\frac{${size}}{${bottom}}`
  }
  if (node.form === 'decimal' && node.places !== undefined) return fixedText(value, node.places)
  return valueLatex(value, node.form === 'decimal')
}

const SIGNS = { '+': ' + ', '-': ' - ', '×': ' \\times ', '÷': ' \\div ' }

/** An expression as LaTeX, brackets where they were written and around negative numbers behind a sign. */
export function latex(expression: Expression): string {
  switch (expression.kind) {
    case 'number':
      return numberLatex(expression)
    case 'unknown':
      return expression.name === '?' ? '\\square' : expression.name
    case 'negate':
      return `-${latex(expression.of)}`
    case 'group':
      return `(${latex(expression.of)})`
    case 'operation':
      return operationLatex(expression)
  }
}

function operationLatex(expression: Extract<Expression, { kind: 'operation' }>): string {
  const { operator, left, right } = expression
  const leftText = latex(left)
  const rightText = latex(right)
  if (operator === '^') {
    const needsBrackets =
      left.kind !== 'number'
        ? left.kind !== 'group' && left.kind !== 'unknown'
        : left.form !== 'whole' || left.value.s < 0n
    return `${needsBrackets ? `(${leftText})` : leftText}^{${rightText}}`
  }
  if (operator === '×' && right.kind === 'unknown' && asLiteral(left)) return leftText + rightText
  if (operator === '×' && right.kind === 'group' && hasUnknown(right) && asLiteral(left))
    return leftText + rightText
  if (operator === '÷' && right.kind === 'number' && left.kind === 'unknown')
    return `\\frac{${leftText}}{${rightText}}`
  const sign = expression.isOf ? ' \\text{ of } ' : SIGNS[operator]
  return `${leftText}${sign}${rightText.startsWith('-') ? `(${rightText})` : rightText}`
}

/** A piece of LaTeX inside a sentence. */
export function inline(math: string): string {
  return `$${math}$`
}

/** The equation as LaTeX. */
export function equationLatex({ left, right }: { left: Expression; right: Expression }): string {
  return `${latex(left)} = ${latex(right)}`
}
