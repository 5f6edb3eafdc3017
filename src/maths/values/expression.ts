import { isExpanded, isFactorised, isNeat } from '../algebra/form.ts'
import { type Formula, lettersOf } from '../algebra/formula.ts'
import { type AlgebraicFraction, fractionOf, isSameFraction } from '../algebra/fraction-of.ts'
import { constant, keyOf, lettersIn, type Polynomial } from '../algebra/polynomial.ts'
import { readingsOfFormula } from '../algebra/read-formula.ts'
import { polynomialLatex, polynomialText } from '../algebra/show-polynomial.ts'
import { normalise } from '../notation/normalise.ts'
import type { Judged, Value } from './value.ts'

/** What may follow the right value: nothing, multiplying out, splitting into factors. */
export type ExpressionForm = 'simplest' | 'expanded' | 'factorised' | 'any'

export interface ExpressionOptions {
  form: ExpressionForm
  /** Where it is not the polynomial written out: `2(x + 3)`. */
  text?: string
  latex?: string
  /** The letters that an answer may hold. */
  letters?: readonly string[]
  /** As the question has it: said again it is no answer. */
  given?: string
  spellings?: readonly string[]
}

const MISSING: Record<Exclude<ExpressionForm, 'any'>, string> = {
  simplest: 'It can still be made simpler: put together what belongs together.',
  expanded: 'One thing is left: multiply the brackets out and put like terms together.',
  factorised: 'One thing is left: split it into factors as far as it goes.',
}

/** Capital letters as the small ones of the question, where it has only these. */
function withLetters(text: string, letters: readonly string[]): string {
  return text.replace(/[a-z]/gi, name => {
    if (letters.includes(name)) return name
    const other = name === name.toLowerCase() ? name.toUpperCase() : name.toLowerCase()
    return letters.includes(other) ? other : name
  })
}

/** What was said as formulas with the letters of the question, one for each way to read it; none for anything else. */
export function formulasIn(said: string, letters: readonly string[]): Formula[] {
  if (/[=<>≤≥,;:?%£€]/.test(said)) return []
  // `3 x n + 2` is no product of two letters.
  const signed = letters.includes('x') ? said : said.replace(/(?<=[\d)]) x (?=[\d(a-z])/gi, ' × ')
  const readings = readingsOfFormula(withLetters(signed, letters), letters)
  return readings.every(each => [...lettersOf(each)].every(name => letters.includes(name))) ? readings : []
}

const squeezed = (text: string) => text.toLowerCase().replace(/[\s×*·$]/g, '')

function isInForm(formula: Formula, { top }: AlgebraicFraction, form: ExpressionForm): boolean {
  if (form === 'any') return true
  if (form === 'expanded') return isExpanded(formula)
  return form === 'factorised' ? isFactorised(formula, top) : isNeat(formula)
}

/** One way more and less to write a polynomial. */
function spellingsOf(text: string): string[] {
  const starred = text.replace(/(\d|[a-z)])(?=[a-z(])/gi, '$1*').replaceAll('^', '**')
  const raised = text.replace(/\^(\d)(?!\d)/g, (_, digit: string) => '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(digit)))
  const isSingle = !/[+(]|.-/.test(text)
  return [
    ...(isSingle ? [`(${text})`, `+${text.replace(/^-/, '-')}`.replace('+-', '-')] : []),
    text.replaceAll(' ', ''),
    starred,
    raised,
    text.replaceAll('-', '−'),
    text.replaceAll('x', 'X'),
  ]
}

/** The pieces of a text that may be maths with these letters. */
function piecesIn(text: string, letters: readonly string[]): string[] {
  const plain = normalise(text.slice(0, 4_000).replace(/\$/g, ' '))
  const pieces: string[] = []
  let piece: string[] = []
  const finish = () => {
    if (piece.length > 0 && piece.length < 60) pieces.push(piece.join(' '))
    piece = []
  }
  for (const word of plain.split(/(\s+|=|,|;|:|\?)/)) {
    if (word.trim() === '') {
      if (word.includes('\n')) finish()
      continue
    }
    const bare = word.replace(/[.!]+$/, '')
    const isMaths =
      bare !== '' && [...bare].every(char => /[\d.+\-×÷/^()√]/.test(char) || letters.includes(char))
    if (isMaths) piece.push(bare)
    if (!isMaths || bare !== word) finish()
  }
  finish()
  return pieces
}

/** Another polynomial that is close by: one number changed. */
function nearPolynomials(polynomial: Polynomial): Polynomial[] {
  const last = polynomial.length - 1
  const changed = (at: number, by: (value: Polynomial[number]) => Polynomial[number]) =>
    polynomial.map((term, index) => (index === at ? by(term) : term))
  const turned = changed(last, term => ({ ...term, coefficient: term.coefficient.neg() }))
  const more = changed(0, term => ({ ...term, coefficient: term.coefficient.add(1) }))
  const less = changed(last, term => ({ ...term, coefficient: term.coefficient.sub(1) }))
  return [turned, more, less].filter(list => list.every(({ coefficient }) => coefficient.n !== 0n))
}

/** An expression with letters: any that has the same value, in the form that is asked for. */
export function expression(truth: AlgebraicFraction | Polynomial, options: ExpressionOptions): Value {
  const own: AlgebraicFraction = 'top' in truth ? truth : { top: truth, bottom: constant(1) }
  const letters = options.letters ?? [...lettersIn(own.top), ...lettersIn(own.bottom)]
  const text = options.text ?? polynomialText(own.top)
  const latex = options.latex ?? polynomialLatex(own.top)
  const judge = (said: string): Judged => {
    const readings = formulasIn(said, letters)
    const known = readings.flatMap(formula => {
      const value = fractionOf(formula)
      return value ? [{ formula, value }] : []
    })
    const isNumber = readings.every(each => lettersOf(each).size === 0)
    if (known.length === 0 || (isNumber && lettersIn(own.top).length > 0)) return { verdict: 'unread' }
    const same = known.filter(({ value }) => isSameFraction(value, own))
    if (same.length === 0) return { verdict: 'wrong' }
    const isRestated = options.given !== undefined && squeezed(said) === squeezed(options.given)
    if (!isRestated && same.some(({ formula }) => isInForm(formula, own, options.form)))
      return { verdict: 'right' }
    return { verdict: 'unfinished', missing: MISSING[options.form === 'any' ? 'simplest' : options.form] }
  }
  const isRight = (said: string) => judge(said).verdict === 'right'
  return {
    key: `${options.form} ${keyOf(own.top)} / ${keyOf(own.bottom)} ${options.form === 'factorised' ? squeezed(text) : ''}`,
    latex,
    text,
    // Worked out only where it is asked for.
    get spellings() {
      const all = new Set([...spellingsOf(text), ...(options.spellings ?? [])])
      return [...all].filter(each => isRight(normalise(each)))
    },
    judge,
    isNamedIn: words => piecesIn(words, letters).some(isRight),
    near: () =>
      options.text === undefined
        ? nearPolynomials(own.top).map(each => expression(each, { ...options, letters }))
        : [],
  }
}
