import { normalise } from '#maths/notation/normalise.ts'
import { readQuantity } from '#maths/values/quantity.ts'
import { findUnit, UNIT_NAMES } from '#maths/values/units.ts'

/** What is longer is no number of a question, said again or in another unit. */
const LONGEST = 100

const ASKED_UNIT = new RegExp(`\\b(?:how many|in|into|to) (${UNIT_NAMES})(?![a-z\\d])`, 'gi')

/** Number words stay: in them and in digits are two ways of saying it. */
const even = (text: string) =>
  (/\d/.test(text) ? normalise(text) : text)
    .toLowerCase()
    .replace(/(?<=\d),(?=\d{3})/g, '')
    .replace(/\s+/g, ' ')
    .replace(/[.!?\s]+$/, '')
    .trim()

function stands(text: string, inside: string): boolean {
  const at = inside.indexOf(text)
  if (text === '' || at < 0) return false
  return (
    !/[\p{L}\d.]$/u.test(inside.slice(0, at)) && !/^(?:\p{L}|\d|\.\d)/u.test(inside.slice(at + text.length))
  )
}

/**
 * Whether an answer is the question's own number again, where the answer page has it in another way: `15/20` to
 * `Simplify 15/20`, `4506` to `Write 4,506 in words`. As much as it is, it is not what was asked for.
 */
export function saysQuestionAgain(question: string, expected: string, answer: string): boolean {
  if (Math.max(expected.length, answer.length) > LONGEST) return false
  const [asked, wanted, given] = [even(question), even(expected), even(answer)]
  return /\d/.test(given) && given !== wanted && stands(given, asked) && !stands(wanted, asked)
}

/** Whether an answer keeps to another unit than the one that is asked for: `3 h` to `How many minutes …?`. */
export function hasUnaskedUnit(question: string, expected: string, answer: string): boolean {
  if (Math.max(expected.length, answer.length) > LONGEST) return false
  const [wanted, given] = [expected, answer].map(text => readQuantity(even(text))?.unit)
  if (!wanted || !given || wanted.symbol === given.symbol) return false
  // The degrees of a temperature.
  if (wanted.dimension === 'temperature' && given.symbol === '°') return false
  return [...normalise(question).matchAll(ASKED_UNIT)].some(
    ([, name = '']) => findUnit(name)?.symbol === wanted.symbol,
  )
}

/** Whether an answer is `75/100` where the question asks for the simplest form and the answer page has `3/4`. */
export function isNotCancelled(question: string, expected: string, answer: string): boolean {
  if (answer.length > LONGEST || !/\bsimpl|\blowest terms\b|\bcancel/i.test(question)) return false
  const fractionsIn = (text: string) => normalise(text).match(/(?<![\d.])\d+\s*\/\s*\d+/g) ?? []
  const [wanted, given] = [fractionsIn(expected).at(-1), fractionsIn(answer).at(-1)]
  return wanted !== undefined && given?.replace(/\s/g, '') !== wanted.replace(/\s/g, '')
}
