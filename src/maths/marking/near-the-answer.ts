import { readAnswer } from '../answers/read-answer.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import { isWhole, isZero, type Rational } from '../arithmetic/rational.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import { asRational } from '../exact/exact.ts'
import { normalise } from '../notation/normalise.ts'
import { namedNumbers } from '../values/named-numbers.ts'
import { readNumber } from '../values/read-number.ts'
import { likelySlip } from './likely-slip.ts'

/** A number and no unit that would have to be looked at as well. */
const BARE = /^[^\p{L}°²³]*$/u
/** So many places a number may have slipped along. */
const MOST_PLACES = 6

/** What was answered, as one number; undefined for anything else. */
function numberSaid(text: string): Rational | undefined {
  const last = text.split('=').at(-1) ?? ''
  if (!BARE.test(last) || namedNumbers(last).length > 1) return undefined
  const bare = normalise(last).replace(/[£$€₹%\s]|\.$/g, '')
  const read = readNumber(bare)
  const side = readAnswer(last).final?.sides.at(-1)
  return (read && asRational(read.value)) ?? (side && exactValue(side))
}

const isPowerOfTen = (value: Rational) => {
  const [top, bottom] = [value.n.toString(), value.d.toString()]
  const isTens = (digits: string) => /^10*$/.test(digits) && digits.length <= MOST_PLACES + 1
  return value.s > 0n && !value.equals(1) && isTens(top) && isTens(bottom)
}

const digitsOf = (value: Rational) => [...value.n.toString()].sort().join('')

/** What is known of a wrong answer. */
export interface Near {
  /** A sentence to the child. */
  words: string
  /** A sentence about the child, where it shows what is to be practised. */
  gap?: string
}

/** What a wrong number has in common with the right one; each is true and none names the right one. */
const RELATIONS: [(said: Rational, truth: Rational) => boolean, Near][] = [
  [
    (said, truth) => said.equals(truth.neg()),
    { words: 'The size is right: look at the sign.', gap: 'Gives the right size with the wrong sign.' },
  ],
  [
    (said, truth) => !isZero(said) && isPowerOfTen(truth.div(said)),
    {
      words: 'The digits are right: look at their places, or at the zeros.',
      gap: 'Writes the right digits in the wrong places.',
    },
  ],
  [
    (said, truth) => !isZero(said) && truth.d > 1n && said.equals(truth.inverse()),
    { words: 'It is upside down: what belongs on top?', gap: 'Turns the answer upside down.' },
  ],
  [
    (said, truth) => truth.s > 0n && truth.compare(1) < 0 && said.s > 0n && said.add(truth).equals(1),
    {
      words: 'It is the other part: yours and the one that is asked for make the whole.',
      gap: 'Gives the other part of the whole.',
    },
  ],
  [
    (said, truth) =>
      isWhole(said) && isWhole(truth) && said.n > 9n && truth.n > 9n && digitsOf(said) === digitsOf(truth),
    { words: 'It has the right digits, in another order.' },
  ],
  [
    (said, truth) => isWhole(said) && isWhole(truth) && truth.n > 5n && said.sub(truth).abs().equals(1),
    { words: 'It is only one out.' },
  ],
]

const GIVEN: Near = {
  words: 'That number stands in the question already: what is to be found out with it?',
  gap: 'Gives a number of the question for its answer.',
}

/** What is known of a wrong answer that no wrong way of its kind explains: the slip on the worked way, else how near it is. */
export const knownOf = (marked: MarkedQuestion): Near | undefined =>
  likelySlip(marked) ?? nearTheAnswer(marked)

/** What is known of a wrong answer without knowing its slip; undefined where that is nothing. */
function nearTheAnswer({ finalText, solution, question }: MarkedQuestion): Near | undefined {
  const said = finalText === undefined ? undefined : numberSaid(finalText)
  const { value: truth } = solution
  // What a number without its unit is worth, nobody can tell.
  if (!said || solution.answer.includes('\\text')) return undefined
  const isPercent = /\\%$/.test(solution.answer)
  const near =
    truth && RELATIONS.find(([holds]) => holds(said, truth) || (isPercent && holds(said.div(100), truth)))
  if (near) return near[1]
  const given = normalise(question.text).match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []
  const isAmong = (value: Rational, texts: readonly string[]) =>
    texts.some(each => {
      const read = readNumber(each)
      return read && asRational(read.value)?.equals(value.abs())
    })
  const saidAsGiven = given.filter(each => finalText?.includes(each))
  // Of numbers to choose from every answer is given.
  if (truth && isAmong(said, saidAsGiven) && !isAmong(truth, given)) return GIVEN
  if (!truth || isPercent) return undefined
  return { words: said.compare(truth) > 0 ? 'It is too big.' : 'It is too small.' }
}
