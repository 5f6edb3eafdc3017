import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { claimsIn } from '#maths/routes/claims.ts'

/** An equation of the child's own in one letter, for what is told in words. */
export interface OwnEquation {
  text: string
  letter: string
}

/** What parts the formulas of a line: words, and where a clause ends. */
const WORDS = /\p{L}[\p{L}'’]+/gu
const ENDS = /[|,;:?!]|\.(?!\d)/
const SIGNS = /^[-+−×*/()²³^.\d\s=a-z]+$/i
/** A word of one letter before it: `so i 3x + 4 = 19`. */
const WORD_BEFORE = /^[aiu] (?=[\d(a-z])/i
const TIMES = /\d ?x ?\d/i
/** The letter alone with its number says what it is, and nothing of what is told. */
const VALUE = /^\(?[a-z]\)? ?= ?-?[\d./]+$|^-?[\d./]+ ?= ?[a-z]$/i

/** `54 - 8 = 46 m`: the unit of what a sum comes to. */
const UNIT_AT_END = /^[^a-z]*=\s*-?[\d.]+ ?[a-z][²³]?$/i

/** `f(2) = 8 - 16 + 3` */
const FUNCTION = /[fgh] ?\(\s*-?\d/i

/** The one equation in a message that says with a letter what is told; the last of several that go on from each other. */
export function ownEquationIn(text: string): OwnEquation | undefined {
  if (text.length > 200) return undefined
  const found = text
    .replace(WORDS, '|')
    .split(ENDS)
    .flatMap(part => {
      const own = part.replace(/[£$€]/g, '').trim().replace(WORD_BEFORE, '')
      if (own.split('=').length !== 2 || !SIGNS.test(own)) return []
      const letters = [...new Set(own.toLowerCase().match(/[a-z]/g))]
      const [letter] = letters
      return letter &&
        letters.length === 1 &&
        !TIMES.test(own) &&
        ![VALUE, UNIT_AT_END, FUNCTION].some(each => each.test(own))
        ? [{ text: own, letter }]
        : []
    })
  const [first] = found
  return found.every(({ letter }) => letter === first?.letter) ? first : undefined
}

/** Whether an equation is so for one of some numbers, and not for every number. */
export const fitsOne = ({ text, letter }: OwnEquation, values: readonly Rational[]): boolean =>
  values.some(value => isSoFor(text, letter, value)) && !isSoFor(text, letter, rational(7919))

function isSoFor(text: string, letter: string, value: Rational): boolean {
  const put = text
    .replace(/²/g, '^2')
    .replace(/³/g, '^3')
    .replace(new RegExp(`(?<=[\\d)]|${letter}) ?(?=\\(|${letter})`, 'gi'), ' × ')
    .replace(new RegExp(`${letter}(?= ?\\()`, 'gi'), `${letter} × `)
    .replace(new RegExp(letter, 'gi'), `(${value.toFraction()})`)
  const [only, ...others] = claimsIn(put)
  return only !== undefined && others.length === 0 && only.sides.length === 2 && only.truth === 'true'
}
