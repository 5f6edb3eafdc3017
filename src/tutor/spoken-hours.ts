import { NUMBER_WORDS } from '#maths/ideas/number-said.ts'
import { isKnownWord } from '#maths/net/word-vectors.ts'
import { near } from '#maths/talk/slips.ts'

const HOUR = `(?:1[0-2]|[1-9]|${NUMBER_WORDS.slice(1).join('|')})`
/** What stands before `to 4`, `past five`: how much of the hour it is. */
const BEFORE_HOUR = new RegExp(`\\b[a-z]{2,}(?= (?:to|past|till|after) ${HOUR}\\b(?![:./%]\\d| ?%))`, 'gi')
/** As they sound: `kworta`, `qwarter`, `harf`. */
const BY_SOUND: readonly [RegExp, string][] = [
  [/^(?:qu?w?|kw)[aeo]+u?r?t+(?:e?r|re|ar?|ah|uh)$/i, 'quarter'],
  [/^h[ae]+r?l?f+e?$/i, 'half'],
]
const nearPart = near(['quarter', 'half', ...NUMBER_WORDS.slice(1), 'twenty'])

function partMeant(word: string): string | undefined {
  const own = word.toLowerCase()
  if (isKnownWord(own)) return undefined
  const [only, ...others] = nearPart(own)
  return only && others.length === 0 ? only : BY_SOUND.find(([sound]) => sound.test(own))?.[1]
}

/** A message with the misspelt parts of an hour put right: `qwarter to 4`, `haf past two`. */
export const withPartsOfHour = (message: string): string =>
  message.replace(BEFORE_HOUR, word => partMeant(word) ?? word)

/** Whether a word stands where the part of an hour does, and nobody knows it: without it, the time is another one. */
export const hasUnheardPart = (message: string): boolean =>
  (message.match(BEFORE_HOUR) ?? []).some(
    word => !isKnownWord(word.toLowerCase()) && !PARTS.has(word.toLowerCase()),
  )
/** Heard as a time wherever they stand. */
const PARTS = new Set(['quarter', 'half', 'am', 'pm', "o'clock", 'oclock', ...NUMBER_WORDS, 'twenty'])
