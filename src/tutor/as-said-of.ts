import { cutReport } from '#maths/language/en/own-report.ts'
import { PLANS, SEVERAL_OF } from '#maths/language/en/plans-said.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { judgeFor } from './judging.ts'
import type { Dialogue } from './state.ts'
import { whetherSaid } from './whether-said.ts'
import type { Work } from './work.ts'

/** A message as it is meant of what is open: a check of its answer, a row that is counted up to it, a letter that is squared. */
export function asSaidOf(text: string, before: Dialogue): string {
  const { work } = before
  const checked = plannedIn(withoutWhatFor(countOfTwos(text), before), before)
  return work && !work.isFound ? squareAlone(countedTo(checked, work), work) : checked
}

const ALL_NUMBERS = /\d+(?:\.\d+)?/g

/** `its how many sixes go into 42`: the sum that is planned, where nothing else is said with numbers. */
function plannedIn(text: string, { work, unsolved }: Dialogue): string {
  if (text.length > LONGEST || /\?\s*$/.test(text) || (!unsolved && work?.isFound !== false)) return text
  const digits = text.replace(/\b(?:twos|threes|fours|fives|sixes|sevens|eights|nines|tens)\b/gi, word =>
    String(SEVERAL_OF[word.toLowerCase()] ?? word),
  )
  const all = new Set(digits.match(ALL_NUMBERS))
  for (const [pattern, operator, order] of PLANS) {
    const [, one, other] = pattern.exec(digits) ?? []
    if (one === undefined || other === undefined || all.size !== 2 || one === other) continue
    const sum = order === 'turned' ? `${other} ${operator} ${one}` : `${one} ${operator} ${other}`
    const isOfIt =
      work?.isFound === false
        ? judgeFor(work, sum).outcome === 'useful'
        : [one, other].every(each => unsolved?.told.some(({ value }) => value?.equals(each)))
    return isOfIt ? sum : text
  }
  return text
}

/** What a word of the question has to have, to be known again. */
const WORD = /\p{L}{4,}/gu
/** Says what it comes to, or does something with it. */
const STATES =
  /[=+×÷*²]|\d ?[-−x/] ?\d|\b(?:so|answer|makes|leaves|gives|equals|plus|minus|times|add|half|divided?)\b/i

/** `no the angles are 40 and the other two are the same. i did 180 - 40 = 140`: what is only told again is no line. */
export function withoutToldAgain(text: string, { problem: { question } }: Work): string {
  const { asked, report } = cutReport(text)
  if (report === undefined || !/\d/.test(report) || STATES.test(asked)) return text
  if (whetherSaid(text, question)) return text
  const known = question.text.toLowerCase()
  const numbers = asked.match(/\d+(?:\.\d+)?/g) ?? []
  const told: readonly string[] = known.match(/\d+(?:\.\d+)?/g) ?? []
  const isOfIt = (asked.toLowerCase().match(WORD) ?? []).some(word => known.includes(word.replace(/s$/, '')))
  return numbers.length > 0 && numbers.every(each => told.includes(each)) && isOfIt ? report : text
}

/** `8 is bigger. 8... 9 10 11 12 13 14 15`, `one more 6. 36 37 38 39 40 41 42` */
const COUNTED_UP = /(?<![\d./])\d+(?:[\s,.…]+\d+){3,}\W*$/

/** Who counts on by one to the answer has said it; the numbers on the way are none. */
function countedTo(text: string, { problem: { question } }: Work): string {
  const row = text.length <= LONGEST ? COUNTED_UP.exec(text)?.[0] : undefined
  const { calculations, answer } = row ? wayTo(question) : { calculations: [], answer: undefined }
  const all = row?.match(/\d+/g)?.map(Number) ?? []
  // What stands before the row is none of it: `one more 6. 36 37 38`.
  const begins = all.findLastIndex((each, at) => at > 0 && Math.abs(each - (all[at - 1] ?? 0)) !== 1)
  const numbers = all.slice(Math.max(0, begins))
  const [wanted, ...more] = calculations
  const steps = numbers.slice(1).map((each, at) => each - (numbers[at] ?? 0))
  const isCounted = steps.length > 2 && new Set(steps).size === 1
  const isSum = wanted !== undefined && more.length === 0 && wanted.operator !== '÷'
  return isSum && isCounted && answer?.equals(numbers.at(-1) ?? Number.NaN) ? `so ${numbers.at(-1)}` : text
}
const LONGEST = 120

const TO_SQUARE = '(?:\\^ ?2|²|squared)(?!\\d)'
const LETTER_BESIDE = new RegExp(
  `[-+−] ?[a-z] ?${TO_SQUARE}|(?<![a-z\\d])[a-z] ?${TO_SQUARE} ?(?:[-+−]|plus|minus)`,
  'i',
)
const NUMBER_SQUARED = new RegExp(`(?<![\\d.])(\\d+(?:\\.\\d+)?) ?${TO_SQUARE}`, 'gi')

/** `h² = 25 - 9`, of a right triangle: its own letter names only what is looked for; `13 squared = 5 squared + h squared` is 169 = 25 + h². */
function squareAlone(text: string, { problem }: Work): string {
  if (problem.question.kind !== 'right triangle') return text
  return /=/.test(text) && LETTER_BESIDE.test(text)
    ? text
        .replace(NUMBER_SQUARED, (_, number: string) => `${+(Number(number) ** 2).toFixed(6)}`)
        .replace(/\b([a-z]) squared\b/gi, '$1^2')
    : text.replace(/(?<![a-z\d])[a-z] ?(?:\^ ?2|²|squared) ?(?:=|is) ?(?=\d)/gi, '')
}

const TWOS: readonly string[] = 'twos threes fours fives sixes sevens eights nines tens'.split(' ')

/** `2*2*2*2*2 is 32, thats five twos`: how many stand there, and no product of its own. */
function countOfTwos(text: string): string {
  const product = /\d+(?: ?[*x×·] ?\d+){2,}/i.exec(text)?.[0]
  const [factor, ...others] = product?.match(/\d+/g) ?? []
  if (factor === undefined || others.some(each => each !== factor)) return text
  const many = others.length + 1
  const name = TWOS[Number(factor) - 2] ?? `${factor}s`
  const COUNTS = ['three', 'four', 'five', 'six', 'seven', 'eight', 'nine', 'ten']
  return text.replace(
    new RegExp(
      `[\\s,.;]*(?:so|and|thats|that's|that is|its)?\\s*\\b(?:${many}|${COUNTS[many - 3]}) (?:${name}|${factor}'?s)\\b`,
      'i',
    ),
    '',
  )
}

const NUMBER = '-?\\d+(?:\\.\\d+)?(?: \\d+/\\d+|/\\d+)?'
const IS_RIGHT = '(?:right|correct|ok|okay|good|fine|true|enough|works?|it|the (?:right |correct )?answer)'
/** `is 6/4 right`, `could it be 3/2`, `does 3/2 work`, with what it is for behind it. */
const CHECKED = new RegExp(
  `^\\W*(?:(?:so|ok|and|but|then|wait|hm+|um+)\\b[\\s,]*)*(?:is|would|could|can|might|will|does) (?:(?:it (?:be )?|the answer (?:be )?)(${NUMBER})|(${NUMBER})(?: be)? ${IS_RIGHT})(?:,? (?:for|to|of|with|if) (.+?))?\\W*$`,
  'iu',
)
/** What may be told of anything. */
const PLAIN =
  /^(?:an?|the|this|that|these|those|my|each|every|one|all|both|it|them|him|her|everyone|everybody|person|people|kids?|question|sum|problem|number|and|are|is|there|we|i|have|part|of)$/i

/** A check of an answer to what is open, without what it is for: `is 6/4 right for 2 cakes` asks of no new sum. */
function withoutWhatFor(text: string, { work, story }: Dialogue): string {
  const asked = (work && !work.isFound ? work.problem : undefined)?.text ?? story?.text
  const [found, it, other, what = ''] = (asked !== undefined && CHECKED.exec(text)) || []
  if (!found || !asked) return text
  const known = asked.toLowerCase()
  const isOwn = (word: string) => PLAIN.test(word) || known.includes(word.toLowerCase().replace(/e?s$/, ''))
  const numbers: readonly string[] = known.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []
  const isKnown = (number: string) => numbers.includes(number)
  return (what.match(/\p{L}+/gu) ?? []).every(isOwn) &&
    (what.match(/\d+(?:\.\d+)?(?:\/\d+)?/g) ?? []).every(isKnown)
    ? `is ${it ?? other} right?`
    : text
}
