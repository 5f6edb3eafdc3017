import { polynomialOf } from '../../algebra/fraction-of.ts'
import { lettersIn, minus, numbersOf, type Polynomial, plus } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { rational } from '../../arithmetic/rational.ts'
import { execOf } from '../../wording/may-match.ts'
import { FIND, MEASURE } from './parts.ts'
import type { AngleTask } from './question.ts'

const PART = '(?:\\d{1,3}[a-z]?|[a-z])'
export const TERM = `\\(?${PART}(?: ?[+-] ?${PART}){0,3}\\)?(?: ?°| degrees)?`
const TERMS = `(?<terms>${TERM}(?:(?:, ?(?:and )?| and )${TERM})+)`
export const WHAT = '(?:the )?(?:value of |size of )?(?<letter>[a-z])'
const WHOLES: [whole: number, count: number | undefined, words: string][] = [
  [180, 3, 'triangle'],
  [360, 4, 'quadrilateral'],
]
const LINE = '(?:lie |are |meet |form |make )?(?:on |along )?a straight (?:line|angle)'
const POINT = '(?:are |lie |meet )?(?:around|round|about|at) a point'
const FORMS: [whole: number, count: number | undefined, source: string][] = [
  ...WHOLES.flatMap(([whole, count, name]): [number, number | undefined, string][] => [
    [
      whole,
      count,
      `(?:if |the )*(?:\\d )?(?:interior )?angles (?:of|in) (?:a|the) ${name}${MEASURE} ${TERMS}${FIND}${WHAT}`,
    ],
    [
      whole,
      count,
      `(?:if |in )?(?:a |the )?${name} (?:has|with|having) (?:interior )?angles(?: of| measuring)? ${TERMS}${FIND}${WHAT}`,
    ],
    [
      whole,
      count,
      `(?:value of )?(?<letter>[a-z]) if the (?:\\d )?angles (?:of|in) a ${name}${MEASURE} ${TERMS}`,
    ],
  ]),
  [180, undefined, `(?:if )?(?:the )?(?:\\d )?angles ${TERMS} ${LINE}${FIND}${WHAT}`],
  [180, undefined, `(?:if )?(?:the )?(?:\\d )?angles (?:that )?${LINE}${MEASURE} ${TERMS}${FIND}${WHAT}`],
  [360, undefined, `(?:if )?(?:the )?(?:\\d )?angles ${TERMS} ${POINT}${FIND}${WHAT}`],
  [360, undefined, `(?:if )?(?:the )?(?:\\d )?angles (?:that )?${POINT}${MEASURE} ${TERMS}${FIND}${WHAT}`],
]
const PATTERNS = FORMS.map(([whole, count, source]) => ({ whole, count, pattern: new RegExp(`^${source}$`) }))

/** `The angles of a triangle are x, 2x and 3x. Find x`: angles with a letter, which make up a whole. */
export function unknownLetter(plain: string): AngleTask | undefined {
  if (plain.length > 160) return undefined
  for (const { whole, count, pattern } of PATTERNS) {
    const { terms = '', letter = '' } = execOf(pattern, plain)?.groups ?? {}
    const texts = terms.split(/, ?(?:and )?| and /)
    if (terms === '' || (count !== undefined && texts.length !== count)) continue
    const task = letterOf(texts, letter, whole)
    if (task) return task
  }
  return undefined
}

/** What a letter stands for, where such angles make up a whole, or two of them are the same. */
export function letterOf(
  texts: readonly string[],
  letter: string,
  whole: number | 'same',
): AngleTask | undefined {
  const polynomials = texts.flatMap(text => {
    const formula = readFormula(text.replace(/ ?°| degrees/g, '').trim())
    const polynomial = formula && polynomialOf(formula)
    return polynomial ? [polynomial] : []
  })
  const sum = polynomials.length === texts.length ? lawOf(polynomials, letter, whole) : undefined
  if (!sum) return undefined
  const isPossible = polynomials.every(each => {
    const [own = rational(0), times = rational(0)] = numbersOf(each, letter) ?? []
    const size = own.add(times.mul(sum.value))
    return size.compare(0) > 0 && size.compare(whole === 'same' ? 180 : whole) < 0
  })
  const { value: ifOther } =
    (polynomials.length === 2 ? lawOf(polynomials, letter, whole === 'same' ? 180 : 'same') : undefined) ?? {}
  const { offset, slope } = sum
  const own = { letter, slope, offset, ...(ifOther ? { ifOther } : {}) }
  if (!isPossible) return undefined
  return whole === 'same' ? { task: 'same letter', ...own } : { task: 'letter', whole, ...own }
}

/** `slope × letter + offset` of all that makes up the whole, and what the letter is by that. */
function lawOf(polynomials: readonly Polynomial[], letter: string, whole: number | 'same') {
  const [first = [], last = []] = polynomials
  const sum = whole === 'same' ? minus(first, last) : plus(...polynomials)
  const [name, ...others] = lettersIn(sum)
  const [start, factor, ...more] = (name !== undefined && numbersOf(sum, name)) || []
  if (name !== letter || others.length > 0 || !start || !factor || more.length > 0) return undefined
  // Of what is the same the side with more of the letter comes first.
  const sign = whole === 'same' && factor.s < 0n ? -1 : 1
  const [offset, slope] = [start.mul(sign), factor.mul(sign)]
  const value = rational(whole === 'same' ? 0 : whole).sub(offset)
  return { offset, slope, value: value.div(slope) }
}
