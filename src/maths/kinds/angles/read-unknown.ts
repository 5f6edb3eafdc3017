import { polynomialOf } from '../../algebra/fraction-of.ts'
import { lettersIn, numbersOf, plus } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { rational } from '../../arithmetic/rational.ts'
import { FIND, MEASURE } from './parts.ts'
import type { AngleTask } from './question.ts'

const PART = '(?:\\d{1,3}[a-z]?|[a-z])'
const TERM = `\\(?${PART}(?: ?[+-] ?${PART}){0,3}\\)?(?: ?°| degrees)?`
const TERMS = `(?<terms>${TERM}(?:(?:, ?(?:and )?| and )${TERM})+)`
const WHAT = '(?:the )?(?:value of |size of )?(?<letter>[a-z])'
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
    const { terms = '', letter = '' } = pattern.exec(plain)?.groups ?? {}
    const texts = terms.split(/, ?(?:and )?| and /).map(each => each.replace(/ ?°| degrees/g, '').trim())
    if (terms === '' || (count !== undefined && texts.length !== count)) continue
    const polynomials = texts.map(text => {
      const formula = readFormula(text)
      return formula && polynomialOf(formula)
    })
    if (polynomials.some(each => each === undefined)) continue
    const sum = plus(...polynomials.flatMap(each => (each ? [each] : [])))
    const [name, ...others] = lettersIn(sum)
    const [offset, slope, ...more] = (name !== undefined && numbersOf(sum, name)) || []
    if (name !== letter || others.length > 0 || !offset || !slope || more.length > 0) continue
    // A single letter beside numbers is what is missing of the whole, which other forms read.
    const value = rational(whole).sub(offset).div(slope)
    const isPossible = polynomials.every(each => {
      const [start = rational(0), factor = rational(0)] = (each && numbersOf(each, name)) ?? []
      return start.add(factor.mul(value)).compare(0) > 0
    })
    if (isPossible) return { task: 'letter', whole, letter, slope, offset }
  }
  return undefined
}
