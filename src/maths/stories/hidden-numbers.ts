import { lettersApart } from '#text/letters-apart.ts'
import {
  EACH_DAY,
  HIDDEN_NUMBERS,
  NUMBER_WORDS,
  PLACES_IN_A_ROW,
  SHARES,
  SOME_DAYS,
  TURNED_ROUND,
} from '../language/en/stories/hidden.ts'
import { isKnownWord } from '../net/word-vectors.ts'

/** A number that a story is read with; a constant is one that it doesn't write, as the seven days of a week. */
interface ReadNumber {
  value: number
  isConstant: boolean
}

/**
 * Whether a story tells a number, or asks for one, in words that none of those it is read with may stand for: the same
 * mistake for every reader, so that their agreement says nothing.
 * @param numbers those that the story is read with
 */
export function hidesNumber(text: string, numbers: readonly ReadNumber[]): boolean {
  const shares = text.replace(PLACES_IN_A_ROW, ' ').match(SHARES)?.length ?? 0
  const read = numbers.filter(({ value }) => value > 0 && value < 1).length
  if (shares > read || (read > 0 && TURNED_ROUND.test(text))) return true
  const isOfDays = EACH_DAY.test(text) && SOME_DAYS.test(text)
  if (isOfDays && !numbers.some(({ isConstant }) => isConstant)) return true
  return HIDDEN_NUMBERS.some(hidden => hidden.test(text)) || hasMisspeltNumber(text)
}

/** `a qwarter`: a word that nobody knows, and almost one of a number. */
const hasMisspeltNumber = (text: string) =>
  (text.toLowerCase().match(/[a-z]{5,}/g) ?? []).some(
    word =>
      !isKnownWord(word) &&
      NUMBER_WORDS.some(
        each => each[0] === word[0] && lettersApart(word, each) <= (each.length > LONG ? 2 : 1),
      ),
  )
/** Two letters of a longer word may be wrong. */
const LONG = 6
