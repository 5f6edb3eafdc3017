import { asLiteral, type NumberNode, withoutGroup } from '../../../arithmetic/expression.ts'
import { fixedText, isNegative, type Rational, rational } from '../../../arithmetic/rational.ts'
import { inline, latex, valueLatex } from '../../../arithmetic/show.ts'
import type { ArithmeticQuestion } from '../../../domain/arithmetic-question.ts'
import { digitsOf } from '../misconceptions/define.ts'

const COLUMNS = ['Ones', 'Tens', 'Hundreds', 'Thousands', 'Ten thousands']
const column = (at: number) => COLUMNS[at] ?? 'Next column'

/**
 * A single operation worked through as a child does it on paper, without the line that states the result.
 * @returns no lines where there is nothing smaller to show
 */
export function workThrough(question: ArithmeticQuestion): string[] {
  if (question.kind !== 'calculate') return []
  const expression = withoutGroup(question.expression)
  if (expression.kind !== 'operation' || expression.isOf) return []
  const [left, right] = [asLiteral(expression.left), asLiteral(expression.right)]
  if (!left || !right) return []
  const isWholes = left.form === 'whole' && right.form === 'whole'
  const hasSign = isNegative(left.value) || isNegative(right.value)
  switch (expression.operator) {
    case '+':
      if (hasSign) return numberLine(left, right.value)
      return isWholes ? columnSum(left.value.n, right.value.n) : linedUp(left, right)
    case '-':
      if (hasSign || left.value.compare(right.value) < 0) return numberLine(left, right.value.neg())
      return isWholes ? columnDifference(left.value.n, right.value.n) : linedUp(left, right)
    case '×':
      if (hasSign) return [signRule(left, right)]
      return isWholes ? product(left.value.n, right.value.n) : decimalProduct(left, right)
    case '÷':
      if (hasSign) return [signRule(left, right)]
      return isWholes ? quotient(left.value.n, right.value.n) : decimalQuotient(left, right)
    case '^':
      return isWholes ? power(left.value.n, right.value.n) : []
  }
}

function columnSum(a: bigint, b: bigint): string[] {
  if (a < 10n && b < 10n) return []
  const [top, bottom] = [digitsOf(a), digitsOf(b)]
  const lines: string[] = []
  let carried = 0
  for (let at = 0; at < Math.max(top.length, bottom.length); at++) {
    const [x, y] = [top[at] ?? 0, bottom[at] ?? 0]
    const sum = x + y + carried
    const math = `${x} + ${y}${carried ? ` + ${carried}` : ''} = ${sum}`
    const isLast = at === Math.max(top.length, bottom.length) - 1
    lines.push(
      `${column(at)}: ${inline(math)}${sum > 9 && !isLast ? `, so write ${sum % 10} and carry 1` : ''}`,
    )
    carried = sum > 9 ? 1 : 0
  }
  return lines
}

function columnDifference(a: bigint, b: bigint): string[] {
  if (a < 20n && b < 10n) return []
  const [top, bottom] = [digitsOf(a), digitsOf(b)]
  const lines: string[] = []
  let borrowed = 0
  for (const [at, digit] of top.entries()) {
    const [x, y] = [digit - borrowed, bottom[at] ?? 0]
    const lent = borrowed ? ' after lending one' : ''
    borrowed = x < y ? 1 : 0
    const have = x < 0 ? '0 had nothing to lend, so it borrows too: ' : ''
    lines.push(
      borrowed
        ? `${column(at)}: ${have || `${x} is less than ${y}${lent}, so borrow: `}${inline(`${x + 10} - ${y} = ${x + 10 - y}`)}`
        : `${column(at)}: ${inline(`${x} - ${y} = ${x - y}`)}${lent}`,
    )
  }
  return lines
}

function product(a: bigint, b: bigint): string[] {
  const [small, large] = a < b ? [a, b] : [b, a]
  if (small === 0n) return ['Nothing taken any number of times is still nothing']
  if (small === 1n) return ['One times a number is that number itself']
  if (large <= 12n) {
    const groups = Array.from({ length: Number(small) }, () => large).join(' + ')
    return small <= 6n
      ? [`That is ${small} groups of ${large}: ${inline(groups)}`]
      : [
          `Begin with one you know: ${inline(`5 \\times ${large} = ${5n * large}`)}`,
          `Then ${small - 5n} more: ${inline(`${small - 5n} \\times ${large} = ${(small - 5n) * large}`)}`,
        ]
  }
  const zeros = (value: bigint) => /0*$/.exec(value.toString())?.[0].length ?? 0
  const count = zeros(a) + zeros(b)
  const [x, y] = [a / 10n ** BigInt(zeros(a)), b / 10n ** BigInt(zeros(b))]
  if (count > 0 && x < 13n && y < 13n) {
    return [
      `Without the zeros: ${inline(`${x} \\times ${y} = ${x * y}`)}`,
      `Put the ${count === 1 ? 'zero' : `${count} zeros`} back`,
    ]
  }
  if (small > 9n) return []
  const parts = digitsOf(large)
    .map((digit, at) => BigInt(digit) * 10n ** BigInt(at))
    .filter(part => part > 0n)
    .reverse()
  return parts.map(part => inline(`${part} \\times ${small} = ${part * small}`))
}

function quotient(a: bigint, b: bigint): string[] {
  if (b === 0n) return [`No number of zeros ever makes ${a}`]
  const whole = a / b
  if (a < b) return [`${b} does not go into ${a} a whole time, so it is a part: ${a} out of ${b}`]
  const rest = a % b
  const back = inline(`${whole} \\times ${b} = ${whole * b}`)
  return rest === 0n
    ? [`Ask how many times ${b} goes into ${a}: ${back}`]
    : [`${back}, and ${rest} is left over`]
}

/** Decimals of different length, written with the same number of digits behind the point. */
function linedUp(left: NumberNode, right: NumberNode): string[] {
  const isPlain = [left, right].every(({ form }) => form === 'decimal' || form === 'whole')
  if (!isPlain) return []
  const places = Math.max(left.places ?? 0, right.places ?? 0)
  const numbers = [left, right].map(({ value }) => inline(fixedText(value, places)))
  return [`Write point under point, with as many digits behind it: ${numbers.join(' and ')}`]
}

const asWhole = ({ value, places = 0 }: NumberNode) => value.mul(10n ** BigInt(places))
const zerosOf = (value: Rational) => /^10+$/.exec(value.toFraction())?.[0].length

function decimalProduct(left: NumberNode, right: NumberNode): string[] {
  const isPlain = [left, right].every(({ form }) => form === 'decimal' || form === 'whole')
  if (!isPlain) return []
  const digits = zerosOf(right.value) ?? zerosOf(left.value)
  if (digits !== undefined) return [`Every digit moves ${placesText(digits - 1)} to the left`]
  const [a, b] = [asWhole(left), asWhole(right)]
  const places = (left.places ?? 0) + (right.places ?? 0)
  return [
    `Without points: ${inline(`${valueLatex(a)} \\times ${valueLatex(b)} = ${valueLatex(a.mul(b))}`)}`,
    `Put ${places === 1 ? '1 digit' : `${places} digits`} behind the point, as many as both numbers have together`,
  ]
}

function decimalQuotient(left: NumberNode, right: NumberNode): string[] {
  if (left.form === 'fraction' || right.form !== 'whole' || left.form === 'mixed') return []
  const digits = zerosOf(right.value)
  if (digits !== undefined) return [`Every digit moves ${placesText(digits - 1)} to the right`]
  const whole = asWhole(left)
  const result = whole.div(right.value)
  return result.d === 1n
    ? [
        `Without the point: ${inline(`${valueLatex(whole)} \\div ${valueLatex(right.value)} = ${valueLatex(result)}`)}`,
        'Put the point back where it was',
      ]
    : []
}

const placesText = (count: number) => (count === 1 ? 'one place' : `${count} places`)

function numberLine(left: NumberNode, step: Rational): string[] {
  const way = isNegative(step) ? 'down' : 'up'
  return [
    `On the number line, begin at ${inline(latex(left))} and go ${inline(valueLatex(step.abs(), true))} ${way}`,
  ]
}

function signRule(left: NumberNode, right: NumberNode): string {
  return isNegative(left.value) === isNegative(right.value)
    ? 'Two minus signs: the answer is above zero'
    : 'One minus sign: the answer is below zero'
}

function power(base: bigint, exponent: bigint): string[] {
  if (exponent === 0n) return ['Any number but zero to the power of 0 is 1']
  const factors = Array.from({ length: Number(exponent) }, () => base)
  const product = rational(base ** exponent)
  return [
    `The small ${exponent} says how many times ${base} is a factor: ${inline(`${factors.join(' \\times ')} = ${valueLatex(product)}`)}`,
  ]
}
