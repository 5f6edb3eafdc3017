import { decimalText } from '../arithmetic/rational.ts'
import { normalise } from '../notation/normalise.ts'
import { escaped } from '../values/escaped.ts'
import { readMoney } from '../values/money.ts'
import { findUnit, UNIT_NAMES } from '../values/units.ts'
import { withoutWordsAround } from '../values/words-around.ts'

const MEASURED = new RegExp(`\\d ?(${UNIT_NAMES})(?![a-z\\d])`, 'gi')
const BARE = /^[^\p{L}%£$€₹°]*\d[\d.,\s/]*$/u

/**
 * A bare number with each unit that it may be meant in, where its question measures in several: `48` beside `1.2 dm` and
 * `8 cm`.
 */
export function withUnitsOfQuestion(question: string, answer: string): string[] {
  if (!BARE.test(answer)) return []
  const named = [...normalise(question).matchAll(MEASURED)].map(([, name = '']) => findUnit(name))
  const lengths = [...new Set(named.filter(each => each?.dimension === 'length').map(each => each?.symbol))]
  return lengths.length < 2
    ? []
    : lengths.flatMap(unit => ['', '^2', '^3'].map(power => `${answer} ${unit}${power}`))
}

const PARTS =
  'halves|thirds|quarters|fourths|fifths|sixths|sevenths|eighths|ninths|tenths|twelfths|hundredths|thousandths|tens|hundreds|thousands'
const ASKS_COUNT = new RegExp(`\\bhow many (?:whole |complete )?(${PARTS})\\b`, 'i')
/** An amount with its name, and what joins it to the rest of a sentence. */
const NAMED_AMOUNT =
  /(?:\b(?:for|by|with|in|at|of|when there are|if there are) )?\b\d+(?:\.\d+)? \p{L}{3,}\b/giu

/** `12 thirds` for `How many thirds are there in 4?`: so many of them, not so many parts of one. */
function withoutCountedParts(question: string, answer: string): string {
  const name = ASKS_COUNT.exec(question)?.[1]
  if (name === undefined) return answer
  const asked = numbersIn(question)
  return answer
    .replace(new RegExp(`(?<=[\\p{L}\\d])\\s+${name}\\b`, 'giu'), '')
    .replace(/ in (\d+(?:\.\d+)?)(?![\d.]*\d)/i, (said, number) => (asked.has(number) ? '' : said))
}

const numbersIn = (text: string) => new Set(normalise(text).match(/\d+(?:\.\d+)?/g))

const ADDED = /^(\d+(?:\.\d+)?) ?\+ ?(\d+(?:\.\d+)?) ?= ?(\d+(?:\.\d+)?)[.!]?$/

/** `385 + 215 = 600` for what must be added to 385 to get 600: what the question doesn't tell is the answer. */
function addedToTold(question: string, answer: string): string[] {
  const [, one = '', other = '', whole = ''] =
    ADDED.exec(
      normalise(answer)
        .trim()
        .replace(/^[^\d.(-]+/, ''),
    ) ?? []
  const told = numbersIn(question)
  if (!told.has(whole)) return []
  if (told.has(one)) return [other]
  return told.has(other) ? [one] : []
}

/** `4 workers need 15 days`, where the question tells of 4 workers: what is left is the answer. */
function withoutQuotedAmounts(question: string, answer: string): string {
  const asked = question.toLowerCase().replace(/\s+/g, ' ')
  const left = answer.replace(NAMED_AMOUNT, amount => {
    const bare = amount.toLowerCase().replace(/^\D*(?=\d)/, '')
    return asked.includes(bare) ? ' ' : amount
  })
  return /\d/.test(left) ? left.replace(/\s+/g, ' ').trim() : answer
}

const LETTER_EQUATION = /(?:^|[\s:])([^\s:,;?!]*(?<!\p{L})[a-z](?!\p{L})[^:,;?!=]*=[^:,;?!=]*?)[\s.?!]*$/iu
const LONGEST = 200

/** `2^5 = 32` for `Solve 2^x = 32` says that x is 5. */
function letterFilled(question: string, answer: string): string[] {
  if (answer.length > LONGEST || question.length > LONGEST || !answer.includes('=')) return []
  const equation = LETTER_EQUATION.exec(normalise(question))?.[1]?.replace(/\s+/g, '') ?? ''
  const [letter, ...others] = new Set(equation.match(/(?<!\p{L})[a-z](?!\p{L})/giu))
  if (letter === undefined || others.length > 0) return []
  const pattern = equation.split(letter).map(escaped).join('\\(?(-?\\d+(?:\\.\\d+)?)\\)?')
  const numbers =
    new RegExp(`(?<![\\d.^)+×*/-])${pattern}$`, 'i').exec(normalise(answer).replace(/\s+/g, ''))?.slice(1) ??
    []
  const [number, ...more] = new Set(numbers)
  return number === undefined || more.length > 0 ? [] : [`${letter} = ${number}`]
}

/** `450p` and `4 pounds 50` beside a question about pounds are 4.50. */
export function inPounds(question: string, answer: string): string[] {
  if (!/[£$€]/.test(question) || /\b(?:pence|cents)\b/i.test(question)) return []
  const last = answer.trim().split('\n').at(-1)?.split('=').at(-1) ?? ''
  if (last.length > LONGEST) return []
  const said = withoutWordsAround(normalise(last).replace(/[.!\s]+$/, '')).replace(/^[^\p{L}\d£$€.-]+/u, '')
  const read = readMoney(said)
  return read && !read.isBare ? [decimalText(read.amount) ?? ''] : []
}

const BELOW = /(\d+(?:\.\d+)?)( ?(?:°c|°|degrees|\p{L}{1,12}))? (?:below|under|beneath)\b[^\d]{0,40}$/iu

/** `103 m below sea level` is -103 m, where the question has its zero up there. */
function belowZero(question: string, answer: string): string[] {
  const [, number, unit = ''] = answer.length > LONGEST ? [] : (BELOW.exec(answer) ?? [])
  return number !== undefined && /(?<!\d ?)[-−–]\d|\bbelow\b/.test(question) ? [`-${number}${unit}`] : []
}

const RAISED_UNIT = /^(.{0,30}\d) ?(mm|cm|m|km|ft|in|yd)(?:\^?([23])|([²³]))[.!]?$/i

/** `32 m²`, in words that are no letter with a power. */
function raisedUnit(answer: string): string[] {
  const [, amount, unit, power, raised] = RAISED_UNIT.exec(answer.trim()) ?? []
  return amount === undefined
    ? []
    : [`${amount} ${power === '2' || raised === '²' ? 'square' : 'cubic'} ${unit}`]
}

/** An answer in other readings beside its question: without the parts that it counts, without what it says again. */
export function besideQuestion(question: string, answer: string): string[] {
  const counted = withoutCountedParts(question, answer)
  const readings = [
    counted,
    withoutQuotedAmounts(question, counted),
    ...letterFilled(question, answer),
    ...addedToTold(question, answer),
    ...inPounds(question, answer),
    ...belowZero(question, answer),
    ...raisedUnit(answer),
  ]
  return [...new Set(readings)].filter(each => each !== answer && each !== '')
}
