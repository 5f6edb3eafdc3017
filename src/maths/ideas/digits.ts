import type { Question } from '../domain/question.ts'
import type { Held } from './idea.ts'

const PLACES = ['ones', 'tens', 'hundreds', 'thousands', 'ten thousands']
const WORTH =
  /\bthe ([1-9])(?: in (?:the )?(\d{2,5}))? (is|isn't|means|doesn't mean|stands for|counts(?: as)?)(?: not)?(?: really| actually| worth| just| only)* ([1-9]0{1,4}|([1-9]) (ones|tens|hundreds|thousands))(?![\d.]| (?:x|times|plus|minus|and)\b)/

/** `the 2 is really 20, right?`, of 23 × 6: whether a digit is worth so much where it stands in the question. */
export function digitHeld(plain: string, question: Question | undefined): Held | undefined {
  const [words = '', digit, within, verb = '', worth = '', lots, place] = WORTH.exec(plain) ?? []
  if (!question || digit === undefined) return undefined
  const said = lots ? Number(lots) * 10 ** PLACES.indexOf(place ?? '') : Number(worth)
  const numbers = within ? [within] : (question.text.match(/(?<![\d.,/])\d{2,5}(?![\d.,/]|\.\d)/g) ?? [])
  const stands = numbers.flatMap(number =>
    [...number].flatMap((each, at) => (each === digit ? [{ number, at: number.length - 1 - at }] : [])),
  )
  const fitting = stands.find(({ at }) => Number(digit) * 10 ** at === said)
  const meant = fitting ?? (stands.length === 1 ? stands[0] : undefined)
  if (!meant) return undefined
  const isDenied = /n't/.test(verb) || / not\b/.test(words)
  return {
    truth: (fitting !== undefined) !== isDenied ? 'so' : 'not so',
    because: `The ${digit} of ${meant.number} stands in the ${PLACES[meant.at]}, so it is worth ${Number(digit) * 10 ** meant.at}.`,
  }
}
