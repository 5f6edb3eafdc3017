/**
 * What a code is made of: no vowel, so that it is never a word, and neither of the letters that are taken for a digit
 * or another letter (I, L, O, Q). There are 19, a prime: by that the last letter tells every single slip.
 */
export const SHEET_LETTERS = 'BCDFGHJKMNPRSTVWXYZ'
const COUNT = SHEET_LETTERS.length
const SHEET_CODE_LENGTH = 6
/** Digits that a hurried eye reads in the letters' place. */
const MEANT: Record<string, string> = { '2': 'Z', '5': 'S', '6': 'G', '8': 'B' }

/**
 * Makes the code of a practice sheet.
 * @param random a whole number from 0 up to, but not including, `below`
 */
export function makeSheetCode(random: (below: number) => number): string {
  const places = Array.from({ length: SHEET_CODE_LENGTH - 1 }, () => random(COUNT))
  const last = SHEET_LETTERS.split('').findIndex((_, place) => checkSum([...places, place]) === 0)
  return [...places, last].map(place => SHEET_LETTERS[place]).join('')
}

/**
 * Reads a code as somebody types it: in capitals or not, with spaces and dashes.
 * @returns undefined where a letter is wrong, missing, too much, or two have changed places
 */
export function readSheetCode(text: string): string | undefined {
  const code = [...text.toUpperCase().replace(/[\s\p{Pd}.]+/gu, '')].map(each => MEANT[each] ?? each).join('')
  const places = [...code].map(letter => SHEET_LETTERS.indexOf(letter))
  const isWhole = places.length === SHEET_CODE_LENGTH && !places.includes(-1)
  return isWhole && checkSum(places) === 0 ? code : undefined
}

/** In two groups, as it stands on paper: `BCD-FGH`. */
export function writeSheetCode(code: string): string {
  return `${code.slice(0, 3)}-${code.slice(3)}`
}

/** Each place weighs differently: another letter, or two in another order, change the sum. */
function checkSum(places: readonly number[]): number {
  return places.reduce((sum, place, index) => sum + place * (index + 1), 0) % COUNT
}
