import { decimalPlaces, isZero, type Rational } from '../../arithmetic/rational.ts'
import { numberIn } from '../../values/read-number.ts'
import { readStandardForm, standardParts, tenTo } from '../../values/standard-form.ts'
import type { Asked } from '../../wording/asked.ts'
import { firstMatch, pattern } from '../../wording/patterns.ts'
import type { StandardFormQuestion, StandardFormTask, TenPower } from './question.ts'

const DECIMAL = '(-?\\d+(?:\\.\\d+)?|-?\\.\\d+)'
const TEN_POWER = '(-?\\d+(?:\\.\\d+)? ?[×x*] ?10 ?\\^ ?\\(?-?\\d{1,2}\\)?)'
const LETTER = '(?:[a-z]|▢)'
const CONDITION = ',?(?: \\(?(?:where|with) [^()]{1,60}\\)?)?'
const FORM = `(?:(?:its )?(?:the )?(?:standard (?:index |exponential )?form|sci(?:entific|\\.)? (?:notation|form)|index form(?= ?\\(?standard)|form ${LETTER} ?[×x] ?10 ?\\^ ?\\(?${LETTER}\\)?${CONDITION}))`
const WRITE =
  '(?:(?:write|express|convert|change|put|rewrite|give|show|represent|turn)(?: the)?(?: number| value| following)*:? )?'
const NUMBER = '(?:the )?(?:ordinary |whole |decimal )?(?:number |decimal )?'
const TO_FORM = [
  pattern(`${WRITE}${NUMBER}${DECIMAL} (?:as a (?:number|decimal) )?(?:in|into|to|using|as) ${FORM}`),
  pattern(`(?:write |express |convert )?(?:in|to|into|using) ${FORM}[:,]? ${NUMBER}${DECIMAL}`),
  pattern(`(?:the )?${FORM} (?:of|for) ${NUMBER}${DECIMAL}`),
]
const GIVEN_TO_FORM = [
  pattern(
    `${WRITE}${NUMBER}${TEN_POWER} (?:correctly )?(?:in|into|to|using|as) (?:proper |correct )?${FORM}`,
  ),
]
const PLAIN =
  '(?:an? )?(?:ordinary|normal|decimal|regular|full|expanded|plain|whole)? ?(?:decimal |whole )?(?:numbers?|notation|form|decimals?)(?: (?:form|notation))?'
const STANDARD_NOTATION =
  '(?:standard notation|standard form|standard decimal (?:form|notation)|full|figures)'
const TO_NUMBER = [
  pattern(
    `${WRITE}${NUMBER}${TEN_POWER} (?:as|in|into|to|using|from (?:standard form|scientific notation) (?:in)?to) ${PLAIN}`,
  ),
  pattern(
    `${WRITE}${NUMBER}${TEN_POWER} (?:as|in|into|to|using|from scientific notation (?:in)?to) ${STANDARD_NOTATION}`,
  ),
  pattern(
    `(?:write |express )?(?:as|in) (?:an ordinary number|ordinary form|decimal (?:form|notation)|standard notation)[:,]? ${TEN_POWER}`,
  ),
]
const GIVE =
  '(?:(?:and )?(?:please )?(?:giv(?:e|ing)|writ(?:e|ing)|leav(?:e|ing)|express(?:ing)?|stat(?:e|ing)) (?:your |the |it )?(?:final )?(?:answer |result )?)?(?:in|using|as) '
const SUM =
  '((?:(?:multiply|divide|add|product of|sum of) )?[-\\d.×x*÷/^+() ]{7,90}?(?: (?:by|and|to) [-\\d.×x*÷/^+() ]{5,40}?)?)'
const SUMS = [
  pattern(
    `(?:simplify[.:]? |write |express )?(?:the )?(?:answer to |result of |value of )?${SUM}[.,;:]? ${GIVE}(?:correct )?${FORM}`,
  ),
  pattern(`(?:simplify|write|express),? (?:in|using) ${FORM},? (?:the value of )?${SUM}`),
  pattern(
    `(?:simplify[.:]? )?(?:(?:give|write|leave) (?:your |the )?answers? )?(?:in|using) ${FORM}[:.,]? (?:(?:work out|find|calculate|evaluate|write) )?(?:the value of )?${SUM}`,
  ),
]
const FREE = [pattern(SUM), pattern(`simplify ${SUM}`)]
const PIECE = '\\(? ?(-?\\d+(?:\\.\\d+)? ?[×x*] ?10 ?\\^ ?\\(?-?\\d{1,2}\\)?) ?\\)?'
const IN_WORDS: [RegExp, string][] = [
  [/^multiply (.+) by (.+)$|^product of (.+) and (.+)$/, '×'],
  [/^divide (.+) by (.+)$/, '÷'],
  [/^add (.+) (?:and|to) (.+)$|^sum of (.+) and (.+)$/, '+'],
]
const TWO = new RegExp(`^${PIECE} ?([-+×x*÷/]?) ?${PIECE}$`)

const LONGEST = 18
const MOST_EXPONENT = 40

function tenPowerIn(text: string): TenPower | undefined {
  const read = readStandardForm(text)
  return read && !isZero(read.front) && Math.abs(read.exponent) <= MOST_EXPONENT ? read : undefined
}

const SIGNS: Record<string, '+' | '-' | '×' | '÷'> = {
  '+': '+',
  '-': '-',
  '×': '×',
  x: '×',
  '*': '×',
  '': '×',
  '÷': '÷',
  '/': '÷',
}

/** The value of a sum in standard form; undefined where its digits never end. */
export function worked(left: TenPower, sign: '+' | '-' | '×' | '÷', right: TenPower): Rational {
  const [a, b] = [left, right].map(({ front, exponent }) => front.mul(tenTo(exponent)))
  if (!a || !b) throw new RangeError('Two numbers are needed')
  if (sign === '+') return a.add(b)
  if (sign === '-') return a.sub(b)
  return sign === '×' ? a.mul(b) : a.div(b)
}

/** `multiply 3 × 10^4 by 2 × 10^5` as `(3 × 10^4) × (2 × 10^5)`. */
function inSigns(words: string): string {
  for (const [wording, sign] of IN_WORDS) {
    const [left, right] = wording.exec(words)?.slice(1).filter(Boolean) ?? []
    if (left !== undefined && right !== undefined) return `(${left}) ${sign} (${right})`
  }
  return words
}

/** `(3 × 10^4) ÷ (2 × 10^5)`; without brackets only where nothing can be mistaken. */
function readSum(words: string, isFree: boolean): StandardFormTask | undefined {
  const text = inSigns(words)
  const found = TWO.exec(text.trim())
  const [, one = '', mark = '', two = ''] = found ?? []
  const [left, right] = [tenPowerIn(one), tenPowerIn(two)]
  const sign = SIGNS[mark]
  if (!found || !left || !right || !sign) return undefined
  const isBracketed = /\)\s*$/.test(text.trim()) && /[-+×x*÷/)]\s*\(/.test(text)
  if (mark === '' && !/\)\s*\(/.test(text)) return undefined
  if (sign === '÷' && !isBracketed) return undefined
  const value = worked(left, sign, right)
  const places = isZero(value) ? undefined : decimalPlaces(standardParts(value).front)
  if (places === undefined || places > 9) return undefined
  return { task: 'sum', sign, left, right, isFree }
}

/** `0.000 06`, its digits in groups of three as exam papers print them. */
const GROUPED = /(?<![\d.,])\d\.\d{3}(?: \d{3})* \d{1,3}(?![\d.,/])/

function readTask(asked: Asked): StandardFormTask | undefined {
  const { typed } = asked
  const plain = asked.plain.replace(GROUPED, digits => digits.replaceAll(' ', ''))
  const [given] = firstMatch(plain, GIVEN_TO_FORM) ?? []
  const power = given === undefined ? undefined : tenPowerIn(given)
  if (power) {
    // What is in standard form already is to be written out, as American books ask it.
    const isNeat = power.front.abs().compare(1) >= 0 && power.front.abs().compare(10) < 0
    if (!isNeat)
      return { task: 'to standard form', value: power.front.mul(tenTo(power.exponent)), given: power }
    return /standard form$/.test(plain) ? { task: 'to number', given: power } : undefined
  }
  const [number] = firstMatch(plain, TO_FORM) ?? []
  const value = number === undefined ? undefined : numberIn(number)
  // "Five thousand in standard form" asks for figures in America, and so does "4.5 million".
  const isFigures = /standard/.test(plain) && (!/\d/.test(typed) || /illion|thousand|hundred/i.test(typed))
  if (value && !isZero(value) && (number?.length ?? 0) <= LONGEST && !isFigures)
    return { task: 'to standard form', value }
  const [written] = firstMatch(plain, TO_NUMBER) ?? []
  const own = written === undefined ? undefined : tenPowerIn(written)
  if (own) return Math.abs(own.exponent) <= 15 ? { task: 'to number', given: own } : undefined
  const [sum] = firstMatch(plain, SUMS) ?? []
  if (sum !== undefined) return readSum(sum, false)
  const [free] = firstMatch(plain, FREE) ?? []
  return free === undefined ? undefined : readSum(free, true)
}

export const triggers = /standard|\bsci|10 ?\^/

/** Reads `Write 45000 in standard form`, `Write 6.3 × 10^5 as an ordinary number`, `(3 × 10^4) × (2 × 10^5)`. */
export function readStandard(asked: Asked): StandardFormQuestion | undefined {
  if (asked.plain.length > 200) return undefined
  const task = readTask(asked)
  return task && { kind: 'standard form', text: asked.full, ...task }
}

/** Whether a text is a sum of two numbers in standard form, whose answer may be in standard form as well. */
export function isStandardSum(plain: string): boolean {
  const [free] = firstMatch(plain, FREE) ?? []
  return free !== undefined && readSum(free, true) !== undefined
}
