import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { countedIn } from '#maths/language/en/counted.ts'

/** A number that a text tells, with what it counts. */
export interface Told {
  /** As it stands there, with its unit. */
  number: string
  value?: Rational | undefined
  /** What it counts, or what bears it. */
  words: string
  /** It stands there in digits and must have its place; a word such as `two` may be none. */
  isSure: boolean
}

const WORDS: Readonly<Record<string, readonly [number, number]>> = {
  two: [2, 1],
  three: [3, 1],
  four: [4, 1],
  five: [5, 1],
  six: [6, 1],
  seven: [7, 1],
  eight: [8, 1],
  nine: [9, 1],
  ten: [10, 1],
  eleven: [11, 1],
  twelve: [12, 1],
  twenty: [20, 1],
  thirty: [30, 1],
  fifty: [50, 1],
  dozen: [12, 1],
  half: [1, 2],
  twice: [2, 1],
  double: [2, 1],
  doubled: [2, 1],
  halved: [1, 2],
  quarter: [1, 4],
  third: [1, 3],
}
const UNIT =
  '%|per ?cent|°|degrees?|km/h|mph|[mck]?m(?:[²³]| ?\\^ ?[23](?!\\d))|(?:km|cm|mm|ml|kg|m|g|l|p|c|h|s|min|mins|hrs?|sec|euros?|pounds?|dollars?|cents?|pence|hours?|minutes?|days?|weeks?|months?|years?|metres?|meters?|litres?|liters?)(?![\\p{L}\\d])|[€£$¢](?!\\d)'
const NUMBER = new RegExp(
  `(?<![\\p{L}\\d.,:/])\\d{1,2}:\\d{2}(?!\\d)(?: ?[ap]m)?|(?<=\\b(?:shared?|split|divided?)(?: it)?(?: in(?:to)?)?(?: the)?(?: ratio)?(?: of)? )\\d{1,3}(?: ?: ?\\d{1,3}){1,3}(?![\\d.])|(?:[£$€₦₹] ?|(?<!\\p{L})Rs\\.? ?|(?<=^|[\\s(,:])(?<!\\d\\)?\\s*)[-−])?(?<![\\p{L}\\d/]|\\d[.,]|\\d:(?=\\d\\d))\\d+(?:,\\d{3})*(?:\\.\\d+)?(?:/\\d+)?(?: ?(?:${UNIT}))?|\\b(?:${Object.keys(WORDS).join('|')})\\b`,
  'giu',
)
/** Numbers that count questions, ages of whoever writes, or years. */
const NO_AMOUNT =
  /(?:^|\n)\s*(?:(?:q|nr|no|question|number|exercise|ex)\.?\s*)?\d{1,2}[.):](?=\s)|\b(?:question|exercise|page|number|nr|no)\.? \d+\b|\btyping for \p{L}+, ?(?:aged? )?\d+|\bi'?m \d+\b(?! ?(?:cm|kg|m|min|km|years? older|times))|\bgrade \d+|\byear \d+\b|\b(?:in|since|by|until) (?:19|20)\d\d\b(?=\W*$|[,.;]| (?:an?|the|it|he|she|they|there|we|my|and|its|only)\b)|\b[a-h]\)/giu
const MOST = 12

/** The numbers that a text tells, as they stand there. */
export function knownFrom(text: string): Told[] {
  const plain = text.replace(NO_AMOUNT, own => ' '.repeat(own.length))
  return [...plain.matchAll(NUMBER)]
    .map(found => toldAt(plain, found[0].trim(), found.index, found[0].length))
    .slice(0, MOST)
}

function toldAt(text: string, number: string, at: number, length: number): Told {
  const isWord = !/\d/.test(number)
  const before = isWord ? '' : nameBefore(text.slice(0, at))
  const found = /^[ \t]{1,3}(?:of the |more |other )?((?:\p{L}[\p{L}'’-]*[ \t]?){0,3})(\d?)/u.exec(
    text.slice(at + length),
  )
  // `mon 14 tue 9`: each number has its name before it.
  const isRow = before !== '' && found?.[2] !== '' && (found?.[1]?.trim().split(/\s+/).length ?? 0) === 1
  const own = isRow || NOTHING_BEHIND.test(number) ? '' : nounIn(found?.[1] ?? '', number)
  const words = own === '' && before !== '' ? `${before}: ` : own
  return { number, value: amountIn(number), words, isSure: !isWord || /half|twice|double/i.test(number) }
}

/** Behind a speed, a price or a part nothing is counted. */
const NOTHING_BEHIND = /[%°€£$]|\/h\b|mph|degrees|\d:\d|\dp\b/i

/** A number as it stands with its unit; times of the clock have no value. */
function amountIn(number: string): Rational | undefined {
  const word = WORDS[number.toLowerCase()]
  if (word) return rational(BigInt(word[0]), BigInt(word[1]))
  if (number.includes(':')) return undefined
  const digits = /\d+(?:\.\d+)?(?:\/\d+)?/.exec(number.replace(/,(?=\d{3})/g, ''))?.[0]
  const amount = digits === undefined ? undefined : readLiteral(digits)?.value
  const value = /^[-−]/.test(number) ? amount?.neg() : amount
  return value && (/\d ?(?:p|c|cents?|pence)$/i.test(number) ? value.div(100) : value)
}

const nounIn = (behind: string, number: string): string =>
  /^(?:on|in|for|to) each\b/i.exec(behind)?.[0] ?? countedIn(behind, number)

const BEFORE =
  /(?:^|[\s,.;:(])((?:(?<=\b(?:the|my|a|one|its) )\p{L}{3,8} )?[\p{L}]{2,12}(?= of\s*$| (?:is|are|was|costs?|=|:)\s*$|\s?[:=]?\s*$)(?: of(?=\s*$))?)(?: (?:is|are|was|costs?|=|:))?\s?[:=]?\s*$/u

/** `mon 14`, `slant 13`: what bears the number. */
function nameBefore(front: string): string {
  // Of `5 red 3 blue` each word is counted by the number before it, of `mon 14 tue 9` none is.
  const row = /(?:\d\S*\s\p{L}+\s)+$/u.exec(front)
  if (row && nameBefore(front.slice(0, row.index)) === '') return ''
  const found = BEFORE.exec(front)
  const word = found?.[1] ?? ''
  const last = word.replace(/ of$/, '').split(' ').at(-1) ?? ''
  // `3 cokes cost £16`: the price is of all three.
  const isCounted =
    / costs? ?$/i.test(found?.[0] ?? '') &&
    /\d\S* (?:\p{L}+ )?$/u.test(front.slice(0, (found?.index ?? 0) + 1))
  return isCounted ||
    countedIn(last, '') === '' ||
    /^(?:check|wait|oh|like|just|about|only|nearly|one|two|my|your|its|their|says?|make[sn]?|rest|all|ratio|both|ate|eat|add(?:ed)?|buys?|bought|give[ns]?|paid|pays?|flip|share[sd]?|angle|homework|giv|gave|around|between|table|plus|minus|took|take|be|everything|then|again|extra|another|will|nearest|next|grade|year|has|have|had|got|need[s]?|use[ds]?|first|second|third|read|reads|walks?|goes|needs|want[s]?|every|on|wins?|won|lost|lose[sd]?|spend[s]?|spent|save[sd]?|until|since|almost|under|after|before|are|we|they|if|at|divided|multiplied|increase|decrease|reduce|round|simplify|convert|find)$/i.test(
      last,
    )
    ? ''
    : word
}

/** As it is said back: `3 trays`, `slant 13`. */
export function labelOf({ number, words }: Told): string {
  return words.endsWith(': ') ? `${words.slice(0, -2)} ${number}` : `${number} ${words}`.trim()
}
