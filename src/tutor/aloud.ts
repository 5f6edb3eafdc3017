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
const ONES = ['one', 'two', 'three', 'four', 'five', 'six', 'seven', 'eight', 'nine']
const HOURS = [...ONES, 'ten', 'eleven', 'twelve']
const TENS = ['ten', 'twenty', 'thirty', 'forty', 'fifty']
const TEENS = [
  'eleven',
  'twelve',
  'thirteen',
  'fourteen',
  'fifteen',
  'sixteen',
  'seventeen',
  'eighteen',
  'nineteen',
]
/** `leaves at nine forty five`, `gets there at ten oh five` */
const SPOKEN_TIME = new RegExp(
  `\\b(at|from|until|till|to|by|it's|its) (${HOURS.join('|')}) (?:(?:oh|o) (${ONES.join('|')})|(${TEENS.join('|')})|(${TENS.join('|')})(?:[ -](${ONES.join('|')}))?)(?=[,.?!]|$| (?:and|it|how|then|when|to|until|till|what|am|pm|in the|on)\\b)`,
  'gi',
)
/** Something that has its time. */
const HAS_TIME =
  /\b(?:trains?|bus|coach|flight|plane|ferry|film|movie|lesson|school|match|party|leaves?|left|arrives?|starts?|begins?|ends?|finish(?:es)?|clock|time|late|early|o'?clock)\b/i

/** A message with its times in digits: `nine forty five` is `9:45`. */
const withTimes = (text: string): string =>
  HAS_TIME.test(text)
    ? text.replace(SPOKEN_TIME, (_, lead: string, hour: string, oh = '', teen = '', ten = '', one = '') => {
        const placeOf = (list: readonly string[], word: string) => list.indexOf(word.toLowerCase()) + 1
        const minutes =
          teen === ''
            ? 10 * placeOf(TENS, ten) + placeOf(ONES, oh === '' ? one : oh)
            : 10 + placeOf(TEENS, teen)
        return `${lead} ${placeOf(HOURS, hour)}:${String(minutes).padStart(2, '0')}`
      })
    : text

const LONGEST = 300

/** `I AM 6 AND MY BROTHER IS 9`: nothing is meant by the capitals of a whole message. */
const inSmallLetters = (message: string) =>
  /\p{Ll}/u.test(message) || (message.match(/\p{Lu}{2,}/gu) ?? []).length < 3
    ? message
    : message.toLowerCase()

/**
 * A message with its numbers in digits where it says several of them in words, as when it was dictated.
 * @param fewest so many it must say; one is enough where an answer to a story is awaited
 */
export function inDigits(message: string, fewest = 2): string {
  if (message.length > LONGEST) return message
  const thought = inSmallLetters(message).replace(WHILE_THINKING, '').replace(TAKEN_BACK, '')
  const told = withTimes(/[\p{L}\d]/u.test(thought) ? thought : message)
  const text = soundsLike(told) ?? onesAsSpelt(told)
  if (/\d/.test(text) || (text.match(NUMBER_WORDS) ?? []).length < fewest) return text
  const typed = typedFromSpeech(text)
  return (typed.match(/\d+/g) ?? []).length >= fewest ? typed : text
}
