import { testKind } from '#support/maths/kind-kit.ts'
import { romanNumerals } from './index.ts'

const PLACES = [
  ['', 'I', 'II', 'III', 'IV', 'V', 'VI', 'VII', 'VIII', 'IX'],
  ['', 'X', 'XX', 'XXX', 'XL', 'L', 'LX', 'LXX', 'LXXX', 'XC'],
  ['', 'C', 'CC', 'CCC', 'CD', 'D', 'DC', 'DCC', 'DCCC', 'CM'],
  ['', 'M', 'MM', 'MMM'],
]

/** Digit by digit out of a table. */
const written = (number: number) =>
  [...String(number)]
    .reverse()
    .map((digit, place) => PLACES[place]?.[Number(digit)] ?? '')
    .reverse()
    .join('')

testKind(romanNumerals, {
  oracle(question) {
    const digits = /\d+/.exec(question)?.[0]
    if (digits !== undefined) return written(Number(digits))
    const letters = /\b[IVXLCDM]+\b/.exec(question)?.[0]
    const found = Array.from({ length: 3999 }, (_, at) => at + 1).find(each => written(each) === letters)
    return found === undefined ? undefined : String(found)
  },
})
