import { EVERYDAY } from '../language/en/open-talk.ts'
import { ANOTHER_TASK, ASKS_ON, CAME_TO, OF_A_TRY } from '../language/en/own-tries.ts'
import { besideTries } from '../nearest/set-aside.ts'
import { NUMBER_WORD } from '../talk/slips.ts'
import { isOfTalk, wordsOf } from '../talk/words-of-talk.ts'

const NUMBER = String.raw`[£$€]?\d[\d,./:]*(?:%|°|[²³]|\^-?\d+|[a-z]{1,2}(?![a-z]))?`
const BY =
  '(?: ?[-+−x×*÷=] ?| (?:(?:times|plus|minus|add|take away|divided by|and|or|by|of|is|was|makes|from|out of|then|and got|and get|then got|and then) )?(?:then )?)'
/** Numbers that somebody came to, with the way there: `did 40 times 30 and then 7 times 6 and got 1242`. */
const TRIED = new RegExp(
  `\\b${CAME_TO}(?:,? (?:it|that|is|was|a|about|the|to be|like|just|only|as|out|me|and|=|or)){0,5} ?-?${NUMBER}(?:${BY}-?${NUMBER}){0,9}`,
  'gi',
)
const ofTry = new Set(OF_A_TRY.split(/\s+/))

/**
 * A text without what the child tells of its own tries: `5683 to the nearest 100. i got 5600 but its wrong`.
 * @returns none where it tells of none, or where what it tells may ask for something or change what is asked
 */
export function withoutTries(text: string): string[] {
  const told = ANOTHER_TASK.test(text) ? undefined : besideTries(text).find(({ talk }) => talk === '')
  return told === undefined || told.own === '' || !isTry(told.own)
    ? []
    : [told.text.replace(/[^\S\n]+/g, ' ').trim()]
}

/** Whether every number is one that was come to, and every word one of talk or of a try. */
function isTry(own: string): boolean {
  const told = own
    .toLowerCase()
    .replace(/\b(?:what now|now what|then what|what next|or what|what to do)\b/g, ' ')
  const left = told.replace(TRIED, ' ')
  return (
    !ASKS_ON.test(told) &&
    !/[\d=+×÷<>√]/.test(left) &&
    wordsOf(left).every(
      ({ word }) =>
        !/^\p{L}/u.test(word) ||
        ofTry.has(word) ||
        (!NUMBER_WORD.test(word) && (isOfTalk(word) || EVERYDAY.has(word))) ||
        NAMED.test(word),
    )
  )
}
/** Who says it, and how it is told. */
const NAMED = /^(?:sir|miss|book|my|\p{L}+n't|i've|i'm)$/u
