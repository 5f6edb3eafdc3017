import { exactValue } from '../arithmetic/evaluate.ts'
import { asLiteral, type NumberNode } from '../arithmetic/expression.ts'
import { withLiterals } from '../arithmetic/literals.ts'
import { withWordsAsNumbers } from '../arithmetic/number-words.ts'
import { parseExpression } from '../arithmetic/parse.ts'
import { type Rational, rational } from '../arithmetic/rational.ts'
import { tokenise } from '../arithmetic/tokens.ts'
import {
  add,
  asRational,
  divide,
  type Exact,
  exact,
  multiply,
  negate,
  PI,
  squareRoot,
} from '../exact/exact.ts'
import { correctSpelling } from './spelling.ts'

/** A number as it was written. */
export interface ReadNumber {
  value: Exact
  /** Its literal, where it is one; tells decimals from fractions and how many digits were written. */
  literal?: NumberNode
  /** Still to be worked out, as `3 × 4`. */
  isUnfinished?: boolean
}

const LONGEST = 200

/** One factor such as `√2`, `2π`, `π/4`, `3√5/2`, in the spelling of `normalise`. */
const SURD =
  /^(-)?\s{0,30}(?:(\d+(?:\.\d+)?|\d+\/\d+|\(\d+\/\d+\))\s{0,30}×?\s{0,30})?(?:(?:√|sqrt)\s{0,30}\(?\s{0,30}(\d{1,9})\s{0,30}\)?)?\s{0,30}×?\s{0,30}(π|pi)?(?:\s{0,30}\/\s{0,30}(\d{1,9}))?$/i

function readSurd(text: string): Exact | undefined {
  const found = SURD.exec(text)
  const [, sign, count, radicand, pi, divisor] = found ?? []
  if (!found || (radicand === undefined && pi === undefined)) return undefined
  const factor = count === undefined ? exact(1) : plainNumber(count.replace(/[()]/g, ''))
  const root = radicand === undefined ? exact(1) : squareRoot(BigInt(radicand))
  if (!factor || !root || divisor === '0') return undefined
  const product = multiply(factor, root, pi === undefined ? 1 : PI, sign ? -1 : 1)
  return divisor === undefined ? product : divide(product, rational(BigInt(divisor)))
}

/** `7π + 14`, `2 - √3`: a sum of such factors and numbers, which is finished where no two of them go together. */
function readSurdSum(text: string): ReadNumber | undefined {
  const parts = text.split(/\s*(?<![(/×^-])([+-])\s*/)
  const summands = parts.filter((_, at) => at % 2 === 0)
  if (parts.length < 3 || parts.length > 9 || summands.some(part => part === '')) return undefined
  const values = summands.map(part => (/[√π]|sqrt|pi/i.test(part) ? readSurd(part) : plainNumber(part)))
  if (values.some(each => each === undefined)) return undefined
  const value = add(
    ...values.flatMap((each, at) => (each ? [parts[2 * at - 1] === '-' ? negate(each) : each] : [])),
  )
  return value.terms.length === summands.length ? { value } : { value, isUnfinished: true }
}

function plainNumber(text: string): Exact | undefined {
  const read = readLiteralOrSum(text)
  return read?.literal ? read.value : undefined
}

function readLiteralOrSum(text: string): ReadNumber | undefined {
  const tokens = tokenise(text)
  const joined = tokens && withLiterals(withWordsAsNumbers(correctSpelling(tokens)))
  const expression = joined && parseExpression(joined)
  const value = expression && exactValue(expression)
  if (!expression || !value) return undefined
  const literal = asLiteral(expression)
  return { value: exact(value), ...(literal ? { literal } : { isUnfinished: true }) }
}

/**
 * Reads a text that is one number and nothing else: digits in any form, words, roots and multiples of π, or a
 * calculation that is still to be worked out.
 */
export function readNumber(text: string): ReadNumber | undefined {
  const bare = text
    .trim()
    .replace(/^=\s*/, '')
    .replace(/^(-?\d+) (?:and|&) (\d+\/\d+)$/, '$1 $2')
    .replace(/^(-?)(√(?:\d+|\(\d+\)))\s*×\s*(\d+)$/, '$1$3$2')
  if (bare === '' || bare.length > LONGEST) return undefined
  if (!/[√π]|sqrt|\bpi\b|\dpi\b/i.test(bare)) return readLiteralOrSum(bare)
  const surd = readSurd(bare)
  return surd ? { value: surd } : (readSurdSum(bare) ?? readLiteralOrSum(bare))
}

/** The exact number that a text is, undefined for anything else. */
export function numberIn(text: string): Rational | undefined {
  const read = readNumber(text)
  return read && !read.isUnfinished ? asRational(read.value) : undefined
}
