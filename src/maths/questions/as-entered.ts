/** The most digits of a number that is read; nobody at school writes a longer one. */
const MOST_DIGITS = 40

const HIDDEN = /(?![\t\n])[\p{Default_Ignorable_Code_Point}\p{Cc}\p{Cf}]/gu
const FULL_WIDTH = /[\uff01-\uff5e]/g
const BLANKS = /[^\S\n]+/g
const LETTERS = /(\p{L})\1{8,}/gu
/** Marks and signs that mean no more by being many. */
const MARKS = /([\p{P}−=~^|$<>`])\1{4,}/gu
/** What may be counted, as stars or apples are, or a sign that changes a value each time. */
const OTHERS = /([\p{S}\p{M}])\1{40,}/gu
const LINES = /\n(?:[^\S\n]*\n){2,}/g
const POINT_FIRST = /(?<![\p{L}\d.,_)])\.(?=\d)/gu
/** `.5 + .25` as `0.5 + 0.25`: in talk its point would be taken for the end of a sentence. */
export const withZeros = (text: string) => text.replace(POINT_FIRST, '0.')

const DASH = /[-–—−]/

/**
 * A text as every reader gets it, once: without signs that nobody sees, full-width digits and letters as usual ones,
 * each tab or row of blanks as one or two blanks, long rows of the same sign shortened, `.5` as `0.5`. Done again it changes nothing.
 */
export function asEntered(text: string): string {
  if (!IS_ODD.test(text)) return text
  return withZeros(text)
    .replace(/\r\n?/g, '\n')
    .replace(HIDDEN, '')
    .replace(FULL_WIDTH, sign => String.fromCharCode(sign.charCodeAt(0) - 0xfee0))
    .replace(BLANKS, blanks => (blanks.length > 1 ? '  ' : ' '))
    .replace(LINES, '\n\n')
    .replace(LETTERS, row => row.slice(0, 8))
    .replace(MARKS, shortened)
    .replace(OTHERS, row => row.slice(0, 40))
}

/** Nothing of it is in most texts: signs beside the usual ones, two blanks, the same sign many times, a point before digits. */
const IS_ODD = /[^ -~]| {2}|(.)\1{4}|(?<![a-z\d.])\.\d/i

/** An even number of minus signs stays even. */
function shortened(row: string, mark: string): string {
  return row.slice(0, DASH.test(mark) && row.length % 2 === 1 ? 5 : 4)
}

const TOO_LONG = new RegExp(
  `\\d{${MOST_DIGITS + 1}}|(?<!\\d)\\d{1,3}(?:[, ]\\d{3}){${Math.ceil(MOST_DIGITS / 3)}}`,
)

/** Whether there is a number of more than 40 digits in a text, with or without marks between its thousands. */
export function hasTooLongNumber(text: string): boolean {
  return TOO_LONG.test(text)
}

/** What a child is told then. */
export const TOO_LONG_NUMBER = `There is a number with more than ${MOST_DIGITS} digits. That is more than I can read: please check it, and write a shorter one.`
