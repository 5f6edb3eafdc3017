import { onesAsSpelt, soundsLike } from '#text/number-in-words.ts'
import { typedFromSpeech } from '#text/typed-from-speech.ts'

/** What is said while somebody thinks, or laughs, and says nothing of a number behind it. */
const WHILE_THINKING =
  /(?<![\p{L}\d])(?:(?:u+m+|u+h+|er+m?)(?![\p{L}\d])[\s,.]*|(?:hihi+|hehe+|haha+)[\s,.!]+(?=-?\d))/giu
const NUMBER_WORD =
  '(?:two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|(?:thir|four|fif|six|seven|eigh|nine)teen|twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety|hundred|thousand)'
const NUMBER_WORDS = new RegExp(`\\b${NUMBER_WORD}\\b`, 'gi')
const SAID = `(?:(?:${NUMBER_WORD}[ -])?${NUMBER_WORD}|[-−]?\\d{1,9}(?:[.,:]\\d{1,9})?(?:/\\d{1,9})?[%°]?)`
/** `four no five numbers`, `8/51 no wait 8/48`, `9:18 no wait 9:15`: the first of two values that stand alone is taken back. */
const TAKEN_BACK = new RegExp(
  `(?<![\\d.,:/+×÷*=^−-] ?)(?<![\\p{L}\\d])${SAID}[,.…?!]{0,3} (?:no|no wait|wait|wait no|sorry|oops|i mean|i meant|actually)[,.…]{0,3} (?=${SAID}(?![\\p{L}\\d])(?! ?[-+×÷*/^=−]))`,
  'giu',
)
const LONGEST = 300

/** `I AM 6 AND MY BROTHER IS 9`: nothing is meant by the capitals of a whole message. */
const inSmallLetters = (message: string) =>
  /\p{Ll}/u.test(message) || (message.match(/\p{Lu}{2,}/gu) ?? []).length < 3
    ? message
    : message.toLowerCase()

/** A message with its numbers in digits where it says several of them in words, as when it was dictated. */
export function inDigits(message: string): string {
  if (message.length > LONGEST) return message
  const thought = inSmallLetters(message).replace(WHILE_THINKING, '').replace(TAKEN_BACK, '')
  const text = soundsLike(thought) ?? onesAsSpelt(/[\p{L}\d]/u.test(thought) ? thought : message)
  if (/\d/.test(text) || (text.match(NUMBER_WORDS) ?? []).length < 2) return text
  const typed = typedFromSpeech(text)
  return (typed.match(/\d+/g) ?? []).length > 1 ? typed : text
}
