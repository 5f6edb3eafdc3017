import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import { COIN_NAMES, type CoinName } from '#maths/language/en/coins.ts'
import { MATHS_WORDS, meaningOfWord } from '#maths/language/en/maths-words.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { knownAs, wordAsked } from '../intents/word-asked.ts'
import type { Dialogue } from '../state.ts'
import { askedOf, asksOfThing } from './asked-of.ts'
import { isSafe } from './voice.ts'

const LONGEST = 110
const COIN = '(half[- ]dollars?|[a-z]{4,9})'
const UNIT = '(?: ?(?:cents?|c|¢|pence|p|paise))?'
/** `but what is a dime worth`, `how much is one nickel` */
const WORTH_ASKED = new RegExp(
  `\\b(?:what(?:'?s| is| are)?|wh?ats|how (?:much|many cents?|many pence)(?: is| are)?) (?:an? |one |1 |the )?${COIN}(?: (?:is|are))?(?: worth| again| in cents| in pence| coins?){0,2}\\W*$`,
  'i',
)
/** `is a dime 5 cents`, `my friend says a dime is 10` */
const WORTH_SAID = new RegExp(
  `\\b(?:is|are|does) (?:an? |one |1 )?${COIN}(?: worth| equal)? (\\d{1,4})${UNIT}\\W*$|\\b(?:an? |one |1 |each )${COIN} (?:is|=|equals|makes)(?: worth)? (\\d{1,4})${UNIT}\\W*$`,
  'i',
)
const OF_MONEY = /[£$€¢₹]|\b(?:cents?|pence|coins?|money|change|worth|dimes?|nickels?|penn(?:y|ies)|\d+p)\b/i

/** What is asked of a coin by its name, or said of it, whatever is on the table; undefined where no coin is meant. */
function toCoin(text: string, asked = ''): string | undefined {
  const plain = text.trim().replace(/[’‘]/g, "'")
  if (plain.length > LONGEST) return undefined
  const isMoney = OF_MONEY.test(plain) || OF_MONEY.test(asked)
  const named = (word: string | undefined) =>
    isMoney && word
      ? COIN_NAMES.find(({ names }) => new RegExp(`^(?:${names})$`).test(word.toLowerCase()))
      : undefined
  const wanted = named(WORTH_ASKED.exec(plain)?.[1])
  if (wanted) return `${capital(worthOf(wanted))}.`
  const [, one, first, other, second] = WORTH_SAID.exec(plain) ?? []
  const said = named(one ?? other)
  // More numbers are work of the child’s: `a dime is 10 and 3 are 30` says what they make.
  if (!said || (plain.match(/\d+/g)?.length ?? 0) > 1) return undefined
  return Number(first ?? second) === said.worth
    ? `Yes, ${worthOf(said).replace(/ \(.*$/, '')}.`
    : `Not quite: ${worthOf(said)}.`
}

const worthOf = ({ name, worth, in: small, also }: CoinName) =>
  `${name} is worth ${worth} ${worth === 1 ? small.replace(/s$/, '') : small}${also ? ` (${also})` : ''}`
const capital = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)

const SIGNS: readonly (readonly [RegExp, string])[] = [
  [/£|\bpounds?\b|\bl\b/i, '£ is the sign for pounds, the money of Britain'],
  [/€|\beuros?\b/i, '€ is the sign for euros, the money of many countries in Europe'],
  [/₹|\brupees?\b/i, '₹ is the sign for rupees, the money of India'],
  [/\$|\bdollars?\b/i, '$ is the sign for dollars'],
]
const SIGN_ASKED =
  /\b(?:what|why|whats)\b[^.?!]{0,30}(?:[£€₹$]|\b(?:pounds?|euros?|rupees?|dollars?|l)) ?(?:sign|symbol|thing)\b/i

/** `why does it have that funny L sign` */
function toMoneySign(text: string): string | undefined {
  const asked = text.length > LONGEST ? undefined : SIGN_ASKED.exec(text)?.[0]
  const sign = asked && SIGNS.find(([pattern]) => pattern.test(asked))?.[1]
  return sign && `${sign.replace('$', '\\$')}. You work with it just as with any other money.`
}

const WORD_AGAIN =
  /\bwhat(?:'?s| is| are|s) (?:an? |the )?([a-z]{3,15})(?: again| though| even)?(?:,? is (?:it|that) [a-z ]{3,40})?\W*$|\bwhat (?:an?|the) ([a-z]{3,15}) (?:is|means)\b(?:[.,?! ]+is (?:it|that) [a-z ]{3,40})?\W*$/i
/** `can u just say what a array is`, which asks for no number as `what the area is` does. */
const SAY_WHAT = /\bwhat (?:an?) [a-z]{3,15} is\b/i
const ASKS_AGAIN = /\bagain\b|\bis (?:it|that) (?:the |all |from |how |half |across|just )/i

/** `what is radius again is it all the way across`: the word, and its number where the question tells it. */
function toWordAgain(text: string, asked = ''): string | undefined {
  const [, first, second] = text.length > LONGEST ? [] : (WORD_AGAIN.exec(text.trim()) ?? [])
  const word = (first ?? second)?.toLowerCase()
  const meaning = word === undefined ? undefined : MATHS_WORDS[word]
  const told =
    word &&
    new RegExp(`\\b${word}(?: (?:of|is))? (\\d[\\d.]* ?(?:cm|mm|km|m|in|ft))(?![\\p{L}\\d])`, 'iu').exec(
      asked,
    )?.[1]
  if (!meaning || !(told || ASKS_AGAIN.test(text) || SAY_WHAT.test(text))) return undefined
  return `**${capital(word ?? '')}**: ${meaning}.${told ? ` In your question it is ${told.trim()}.` : ''}`
}

const DIFFERENCE =
  /\b(?:diff(?:erence|rence)?s? between|mix(?:ed|ing)? up|muddled?(?: up)?|confuse) (?:an? |the )?([a-z]{3,14}) (?:and|with|&) (?:an? |the )?([a-z]{3,14})\b/i
const ASKS_DIFFERENCE = /\bdiff(?:erence|rence|erent)?s?\b/i

/** `whats the difference between mean and median`, `i mix up radius and diameter whats the difference`: each in a sentence. */
function toDifference(text: string): string | undefined {
  const named = ASKS_DIFFERENCE.test(text) && text.length <= LONGEST ? DIFFERENCE.exec(text) : undefined
  const [one, other] = named?.slice(1).map(each => knownAs(each.toLowerCase())) ?? []
  return one && other && one !== other
    ? [one, other].map(each => `**${capital(each)}**: ${meaningOfWord(each)}.`).join(' ')
    : undefined
}

/** `we only started today and i dont get what nth even means`: a word that is asked for in passing. */
const toWordInPassing = (text: string): string | undefined => {
  const word =
    /\d|^\W*(?:(?:but|and|so|ok) )*what/i.test(text) || !/\bmeans?\b/i.test(text)
      ? undefined
      : wordAsked(text)
  return toDifference(text) ?? (word && `**${capital(word)}**: ${meaningOfWord(word)}.`)
}

const PARTS_OF = /\bparts? of (?:what|wat|which)\b/i

/** `5 parts of what?`, of an amount that is shared. */
function toPartsOf(text: string, { work }: Dialogue): string | undefined {
  const question = work?.problem.question as RatioQuestion | undefined
  if (question?.kind !== 'ratio' || question.task !== 'share' || !PARTS_OF.test(text)) return undefined
  return `They are parts of the whole that is shared: ${inline(valueLatex(question.amount, true))}.`
}

const DOES_MEAN = /^\W*(?:(?:so|and|but|ok|wait|oh)\b[\s,]*)*(?:does|do|dose) (?:that|it|this|they) mean\b/i
const NUMBER = /-?\d+(?:\.\d+)?(?:st|nd|rd|th)?/g

/** `does that mean its the 7th term?`, of what was found: yes where its numbers are the answer and what the question names. */
function toMeaningOfResult(text: string, { work }: Dialogue): string | undefined {
  if (!work?.isFound || !DOES_MEAN.test(text)) return undefined
  const { question } = work.problem
  const { answer } = wayTo(question)
  const numbers: readonly string[] = text.match(NUMBER) ?? []
  const isAnswer = (each: string) => answer?.equals(Number.parseFloat(each)) === true
  const isNamed = (each: string) => /\D$/.test(each) && question.text.includes(each)
  const words = (text.toLowerCase().match(/\p{L}{4,}/gu) ?? []).filter(
    each => !/^(?:does|mean|that|this|they)$/.test(each),
  )
  const isOfIt = words.some(each => question.text.toLowerCase().includes(each))
  return isOfIt && numbers.some(isAnswer) && numbers.every(each => isAnswer(each) || isNamed(each))
    ? 'Yes, that is just what your number says.'
    : 'That I can’t tell from your number alone. Put it back into the question: does all fit that it tells?'
}

/** What is answered whatever is worked on; `asked` is the text of what is on the table. */
const toWords = (text: string, asked: string | undefined): string | undefined =>
  toCoin(text, asked) ?? toMoneySign(text) ?? toWordAgain(text, asked) ?? toWordInPassing(text)

const TIME_SAID = /(?<![\d.:])(\d{1,2})([.:])(\d\d)(?!\d|\.\d)/g
const TAKES_AWAY = /\d\s?[-−–]\s?\d|\b(?:minus|take away|took|subtract(?:ed|ing)?)\b/i
const HALF_DAY = 12
const HOUR = 60

/** `i did 13.20 - 10.45 on a calculator`, of 10:45 and 1:20: times are no decimals, unless what comes of it is right as a time. */
function toTimesAsDecimals(text: string, { work }: Dialogue): string | undefined {
  if (work?.problem.question.kind !== 'time' || !TAKES_AWAY.test(text)) return undefined
  const [told, said] = [work.problem.text, text].map(each =>
    [...each.matchAll(TIME_SAID)].map(([words, hour, sign, minute]) => ({
      words,
      sign,
      minutes: (Number(hour) % HALF_DAY) * HOUR + Number(minute),
      number: Number(`${hour}.${minute}`),
    })),
  )
  const [one, other] = said?.filter(each => told?.some(({ minutes }) => minutes === each.minutes)) ?? []
  if (!one || !other) return undefined
  const rest = text.replace(one.words, ' ').replace(other.words, ' ')
  const apart = Math.abs(one.number - other.number).toFixed(2)
  const isOfHundreds = rest.replaceAll(':', '.').includes(apart)
  const between = [one.minutes - other.minutes, other.minutes - one.minutes].map(
    each => (each + HALF_DAY * HOUR) % (HALF_DAY * HOUR),
  )
  const isTime = between.some(each =>
    new RegExp(`\\b(?:${each}|${Math.floor(each / HOUR)}(?:[.:]| ?h\\w*)? ?(?:and )?${each % HOUR})\\b`).test(
      rest,
    ),
  )
  if (isTime && work.isFound)
    return `Yes, as times that is so. Only mind that a calculator takes ${inline(one.words)} for a decimal, with a hundred to the whole.`
  return isOfHundreds || (one.sign === '.' && !isTime)
    ? `That is not the same: ${inline(one.words)} and ${inline(other.words)} are taken for decimals there, a hundred to the whole. An hour has only sixty minutes, so what comes out behind the point are no minutes.`
    : undefined
}

/** What answers a direct question of the child's; undefined where none is asked that is known. */
export const directAnswer = (text: string, dialogue: Dialogue): string | undefined => {
  const asked =
    dialogue.work?.problem.text ?? dialogue.story?.text ?? dialogue.unsolved?.text ?? dialogue.typed
  const own = askedOf(text, dialogue)
  return (
    toWords(text, asked) ??
    toPartsOf(text, dialogue) ??
    toMeaningOfResult(text, dialogue) ??
    toTimesAsDecimals(text, dialogue) ??
    (own && isSafe(own, dialogue) ? own : undefined)
  )
}

/** Whether a piece of a message asks something of that kind, so that it is answered by itself. */
export const asksDirectly = (piece: string): boolean =>
  toWords(piece, 'coins') !== undefined || DOES_MEAN.test(piece) || PARTS_OF.test(piece) || asksOfThing(piece)
