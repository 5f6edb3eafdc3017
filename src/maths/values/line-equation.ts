import { lettersOf } from '../algebra/formula.ts'
import { polynomialOf } from '../algebra/fraction-of.ts'
import { coefficientsOf, lettersIn, minus, numberOf, type Polynomial } from '../algebra/polynomial.ts'
import { readingsOfFormula } from '../algebra/read-formula.ts'
import { isZero, type Rational, rational, ZERO } from '../arithmetic/rational.ts'
import { showValue } from '../arithmetic/show.ts'
import { normalise } from '../notation/normalise.ts'
import type { Judged, Value } from './value.ts'

/** `ax + by + c = 0`, not both of the first two zero. */
export interface Line {
  a: Rational
  b: Rational
  c: Rational
}

export interface LineOptions {
  /** It has to be written as `y = mx + c`. */
  isSlopeForm?: boolean
}

function lineOf(polynomial: Polynomial): Line | undefined {
  if (lettersIn(polynomial).some(name => name !== 'x' && name !== 'y')) return undefined
  const [rest, before, ...more] = coefficientsOf(polynomial, 'y') ?? []
  // Of 1/(2x) + y no powers are told, and it is no line.
  const across = rest && coefficientsOf(rest, 'x')
  if (!across) return undefined
  const [constant, slope, ...others] = across
  const numbers = [slope, before, constant].map(each => (each ? numberOf(each) : ZERO))
  const [a, b, c] = numbers
  if (!a || !b || !c || more.length > 0 || others.length > 0 || (isZero(a) && isZero(b))) return undefined
  return { a, b, c }
}

/** Every line that an equation may mean: `y = 1/2x` has two readings. */
export function linesIn(equation: string): Line[] {
  const [left, right, ...more] = equation.split('=').map(side => readingsOfFormula(side.trim()))
  if (!left || !right || more.length > 0) return []
  const lines = left.flatMap(a =>
    right.flatMap(b => {
      const [one, two] = [polynomialOf(a), polynomialOf(b)]
      const line = one && two && lineOf(minus(one, two))
      return line ? [line] : []
    }),
  )
  return lines.filter((line, at) => lines.findIndex(each => isSameLine(each, line)) === at)
}

export function isSameLine(one: Line, two: Line): boolean {
  const cross = (p: Rational, q: Rational, r: Rational, s: Rational) => p.mul(s).equals(q.mul(r))
  return (
    cross(one.a, one.b, two.a, two.b) &&
    cross(one.a, one.c, two.a, two.c) &&
    cross(one.b, one.c, two.b, two.c)
  )
}

/** The line with a slope through a point. */
export function throughPoint(slope: Rational, x: Rational, y: Rational): Line {
  return { a: slope, b: rational(-1), c: y.sub(slope.mul(x)) }
}

function slopeText({ a, b, c }: Line): string {
  if (isZero(b)) return `x = ${showValue(c.neg().div(a))}`
  const [slope, crossing] = [a.neg().div(b), c.neg().div(b)]
  const size = slope.abs()
  const shown = size.equals(1) ? 'x' : size.d === 1n ? `${size.n}x` : `(${size.n}/${size.d})x`
  const first = isZero(slope) ? '' : `${slope.s < 0n ? '-' : ''}${shown}`
  if (first === '') return `y = ${showValue(crossing)}`
  if (isZero(crossing)) return `y = ${first}`
  return `y = ${first} ${crossing.s < 0n ? '-' : '+'} ${showValue(crossing.abs())}`
}

function slopeLatex(line: Line): string {
  return slopeText(line)
    .replace(/\((\d+)\/(\d+)\)/g, '\\frac{$1}{$2}')
    .replace(/(\d+)\/(\d+)/g, '\\frac{$1}{$2}')
}

/** `2x - y + 1 = 0` with whole numbers. */
function generalText({ a, b, c }: Line): string {
  const size = rational(a.d * b.d * c.d)
  const [p, q, r] = [a, b, c].map(each => each.mul(size))
  const term = (value: Rational | undefined, name: string) =>
    !value || isZero(value)
      ? ''
      : ` ${value.s < 0n ? '-' : '+'} ${value.n === 1n && name !== '' ? '' : value.n}${name}`
  const text = `${term(p, 'x')}${term(q, 'y')}${term(r, '')}`.trim()
  return `${text.replace(/^\+ /, '').replace(/^- /, '-')} = 0`
}

const isSlopeForm = (said: string) =>
  /^y\s*=[^y]*$/i.test(said.trim()) && !/[()]\s*$|\(\s*x|x\s*[-+]\s*[\d/.]+\s*\)/i.test(said)

/** The equation of a straight line in any equal form. */
export function lineEquation(line: Line, options: LineOptions = {}): Value {
  const text = slopeText(line)
  const judge = (typed: string): Judged => {
    const said = typed.replace(/f\s*\(\s*x\s*\)/gi, 'y').replace(/[XY]/g, letter => letter.toLowerCase())
    const equation = said
      .trim()
      .replace(/^(?:(?:the )?(?:equation|line)(?: of (?:the )?line)?(?: is)?:?)\s*/i, '')
    if (!equation.includes('=')) {
      const [own] = readingsOfFormula(equation)
      const isPart =
        own !== undefined &&
        lettersOf(own).has('x') &&
        linesIn(`y = ${equation}`).some(each => isSameLine(each, line))
      return isPart
        ? { verdict: 'unfinished', missing: 'Write the whole equation, with y and an equals sign.' }
        : { verdict: 'unread' }
    }
    const lines = linesIn(equation)
    if (lines.length === 0) return { verdict: 'unread' }
    if (!lines.some(each => isSameLine(each, line))) return { verdict: 'wrong' }
    return options.isSlopeForm && !isZero(line.b) && !isSlopeForm(equation)
      ? { verdict: 'unfinished', missing: 'Bring it to the form that the question asks for.' }
      : { verdict: 'right' }
  }
  const spellings = [
    text,
    text.replaceAll(' ', ''),
    text.replace(/^y = (.+)$/, '$1 = y'),
    generalText(line),
    slopeLatex(line),
    text.toUpperCase(),
    `${text.replace(/ = /, ' =')}`,
  ]
  return {
    key: slopeText(line),
    latex: slopeLatex(line),
    text,
    spellings: [...new Set(spellings)].filter(each => judge(normalise(each)).verdict === 'right'),
    judge,
    isNamedIn: words =>
      normalise(words.replace(/\$/g, ' '))
        .split(/[\n,;:]|[.!?](?:\s|$)|\b(?:is|so|get|gives|line|equation)\b/)
        .some(piece => piece.includes('=') && piece.length < 60 && judge(piece.trim()).verdict === 'right'),
    near: () => {
      const { a, b, c } = line
      return [
        { a: a.neg(), b, c },
        { a, b, c: c.neg() },
        { a, b, c: c.add(b) },
        { a: a.add(b), b, c },
      ]
        .filter(each => !isSameLine(each, line) && !(isZero(each.a) && isZero(each.b)))
        .map(each => lineEquation(each, options))
    },
  }
}
