import { compareValues } from '#maths/answers/compare-values.ts'
import { decimalText, type Rational } from '#maths/arithmetic/rational.ts'
import { asRational } from '#maths/exact/exact.ts'
import { normalise } from '#maths/notation/normalise.ts'
import { escaped } from '#maths/values/escaped.ts'
import { numberValue } from '#maths/values/number.ts'
import { readNumber } from '#maths/values/read-number.ts'
import { withTypedMaths } from '#text/typed-maths.ts'

/** An equation of numbers that stands in a text and isn't true. */
export interface WrongSum {
  /** What is worked out, as it stands there: `3 × 4`. */
  calculation: string
  /** What is said that it comes to. */
  said: string
  /** What it comes to. */
  result: string
}

/** So many are looked at, in as much of a text. */
const MOST = 20
const LONGEST = 8_000
const NUMBER = String.raw`\d{1,12}(?:,\d{3}){0,4}(?:\.\d{1,12})?%?`
/** Beside a letter, a sign of comparison or another equation it is a part of something else. */
const SUM = new RegExp(
  String.raw`(?<![\d.,:]|[=^√(+−–×*÷/-]\s?|(?<!\p{L})\p{L}\s?|\p{L})(${NUMBER}(?:\s?[-+−–×x*÷/]\s?${NUMBER}){1,6})\s?=\s?([-−]?${NUMBER}(?:/\d+)?)(?!\s?[-+−–×x*÷/^=\d(]|[:.,]\d|\s?(?:\p{L}|[ckm]?m|[km]?g|ml|min|hrs?|rem\p{L}*)(?!\p{L}))`,
  'gu',
)

/**
 * The untrue sums in what an AI says. What a student has written itself may be quoted, and is left out.
 * @param quoted the student's own words
 */
export function wrongSums(text: string, quoted: string): WrongSum[] {
  const own = squeezed(withTypedMaths(quoted))
  const plain = withTypedMaths(text.slice(0, LONGEST)).replace(/\*\*|__|`/g, '')
  return [...plain.matchAll(SUM)]
    .slice(0, MOST)
    .flatMap(([whole, calculation = '', said = '']): WrongSum[] => {
      const value = own.includes(squeezed(whole)) ? undefined : numberIn(calculation)
      if (!value) return []
      const result = decimalText(value) ?? value.toFraction()
      const isWrong = compareValues(numberValue(value), result, said, '') === 'wrong'
      return isWrong ? [{ calculation, said, result }] : []
    })
}

/** A text with the right result in the place of each wrong one. */
export function withRightSums(text: string, sums: readonly WrongSum[]): string {
  return sums.reduce((mended, { calculation, said, result }) => {
    const spaced = [...calculation].map(sign => (/\s/.test(sign) ? '' : `${escaped(sign)}\\s*`)).join('')
    const wrong = new RegExp(`(${spaced}=\\s*)${escaped(said)}(?![\\d]|[.,]\\d)`, 'g')
    return mended.replace(wrong, (_, before: string) => `${before}${result}`)
  }, withTypedMaths(text))
}

function numberIn(text: string): Rational | undefined {
  const read = readNumber(normalise(text))
  return read && asRational(read.value)
}

const squeezed = (text: string) =>
  text
    .replace(/[\s,$]/g, '')
    .replace(/[−–]/g, '-')
    .replace(/[x*]/g, '×')
    .replace(/\//g, '÷')
