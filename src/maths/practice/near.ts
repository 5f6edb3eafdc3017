import { decimalPlaces, isWhole } from '../arithmetic/rational.ts'
import type { Solution } from '../domain/marked.ts'
import type { Random } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import { between } from '../domain/random.ts'
import { kindOf, solve, topicOf, writeQuestion } from '../kinds/doors.ts'
import { readPractised } from './read-practised.ts'

/** So many sets of numbers are tried, and of those that keep the old ones' relations so many are read. */
const MOST_TRIES = 300
const MOST_READ = 12
/** With more numbers than these, only equal ones stay equal. */
const MOST_RELATED = 3

const NUMBER = /\d+(?:\.\d+)?/g
/** Numbers that say what kind of question it is: exponents, tens and hundreds, so many places. */
const KEPT_BEFORE = /\^\{?$/
const KEPT_AFTER = /^(?:\}?\s*(?:decimal|significant|d\.?p|s\.?f)|\s*-?(?:sided|hour))/i
const POWER_OF_TEN = /^(?:0|10*)(?:\.0*)?$/

interface NumberInText {
  text: string
  at: number
  isKept: boolean
}

/**
 * A question like another one: its words with other numbers of as many digits, zeros where there were zeros, larger
 * where there were larger ones, going into each other or having a common factor where they did, of the same kind and
 * topic, with an answer of the same sort.
 * @param isEasier small digits alone
 * @returns undefined where chance found none, or where the words leave no room: ask again, or make another one then
 */
export function nearQuestion(
  pattern: Question,
  { random, isEasier = false }: { random: Random; isEasier?: boolean | undefined },
): Question | undefined {
  const { near, retell } = kindOf(pattern)
  if (near) {
    const made = near(pattern, random)
    const text = made && writeQuestion(made)
    return text === undefined || text === writeQuestion(pattern) ? undefined : readPractised(text)
  }
  const told = retell?.(pattern, random)
  const retold = told === undefined ? undefined : withOtherNumbers(told, pattern, { random, isEasier })
  return retold ?? withOtherNumbers(writeQuestion(pattern), pattern, { random, isEasier })
}

/** The words of a question with other numbers, where they make one that is like the pattern. */
function withOtherNumbers(
  words: string,
  pattern: Question,
  { random, isEasier }: { random: Random; isEasier: boolean },
): Question | undefined {
  const numbers = numbersIn(words)
  if (numbers.every(({ isKept }) => isKept)) return undefined
  const former = numbers.map(({ text }) => Number(text))
  let read = 0
  for (let tries = 0; tries < MOST_TRIES && read < MOST_READ; tries++) {
    const byText = new Map<string, string>()
    const changed = numbers.map(({ text, isKept }) => {
      const other = isKept ? text : (byText.get(text) ?? otherDigits(text, random, isEasier))
      byText.set(text, other)
      return other
    })
    if (!areRelatedAlike(former, changed.map(Number), words, numbers)) continue
    read++
    const text = withNumbers(words, numbers, changed)
    const question = readPractised(text)
    // Written in other words, it was not the question that it looked like.
    if (question && writeQuestion(question) === text && isLike(question, pattern)) return question
  }
  return undefined
}

function numbersIn(words: string): NumberInText[] {
  return [...words.matchAll(NUMBER)].map(({ 0: text, index: at }) => ({
    text,
    at,
    isKept:
      POWER_OF_TEN.test(text) ||
      KEPT_BEFORE.test(words.slice(0, at)) ||
      KEPT_AFTER.test(words.slice(at + text.length)),
  }))
}

/** Twice as large at the most, and half as large at the least: 84 × 56 is no practice for 12 × 15. */
function otherDigits(text: string, random: Random, isEasier: boolean): string {
  const most = isEasier ? 4 : 9
  const least = text.length === 1 ? 2 : 1
  const isLarge = /^[1-9]\d/.test(text)
  return text.replace(/[1-9]/g, (digit, at: number) => {
    if (!isLarge || at > 0) return String(between(random, least, most))
    const highest = Math.min(most, Number(digit) * 2)
    return String(between(random, Math.min(highest, Math.ceil(Number(digit) / 2)), highest))
  })
}

function withNumbers(words: string, numbers: readonly NumberInText[], changed: readonly string[]): string {
  return numbers.reduceRight(
    (text, { at, text: old }, index) =>
      text.slice(0, at) + (changed[index] ?? old) + text.slice(at + old.length),
    words,
  )
}

/** Whether the numbers stand to each other as the former ones did; with many of them, whether equal ones are equal. */
function areRelatedAlike(
  former: readonly number[],
  changed: readonly number[],
  words: string,
  numbers: readonly NumberInText[],
): boolean {
  if (changed.every((value, at) => value === former[at])) return false
  const isPair = (one: number, other: number) => {
    if (numbers.length <= MOST_RELATED) return true
    const [a, b] = [numbers[one], numbers[other]]
    // Top and bottom of a fraction.
    return a && b && /^(?:\/|\}\{)$/.test(words.slice(a.at + a.text.length, b.at))
  }
  for (let one = 0; one < former.length; one++) {
    for (let other = one + 1; other < former.length; other++) {
      const relation = relationOf(former[one] ?? 0, former[other] ?? 0)
      const now = relationOf(changed[one] ?? 0, changed[other] ?? 0)
      if ((relation.order === 0) !== (now.order === 0)) return false
      if (isPair(one, other) && !isSameRelation(relation, now)) return false
    }
  }
  return true
}

interface Relation {
  order: number
  goesInto: boolean
  /** More than 1 goes into both: without it there is nothing to simplify, and no common factor to find. */
  hasCommon: boolean
}

function relationOf(a: number, b: number): Relation {
  const [small, large] = [Math.min(a, b), Math.max(a, b)]
  return {
    order: Math.sign(a - b),
    goesInto: small > 1 && large % small === 0,
    hasCommon: commonFactor(small, large) > 1,
  }
}

function isSameRelation(one: Relation, other: Relation): boolean {
  return one.order === other.order && one.goesInto === other.goesInto && (!one.hasCommon || other.hasCommon)
}

/** Of whole numbers; 1 for others. */
function commonFactor(a: number, b: number): number {
  if (!Number.isInteger(a) || !Number.isInteger(b)) return 1
  return b === 0 ? a : commonFactor(b, a % b)
}

/** Same kind, same topic, built alike, and an answer of the same sort. */
function isLike(question: Question, pattern: Question): boolean {
  if (question.kind !== pattern.kind || topicOf(question) !== topicOf(pattern)) return false
  const { structureOf } = kindOf(pattern)
  if (structureOf?.(question) !== structureOf?.(pattern)) return false
  const [one, other] = [solve(question), solve(pattern)]
  if (one.steps.length === 0 || one.isImpossible !== other.isImpossible) return false
  return sortOf(one) === sortOf(other)
}

/** Whole or not, below zero or not, with digits that end or not; of several numbers, with roots, fractions or neither. */
function sortOf({ value, answer }: Solution): string {
  if (!value) return [/√|\\sqrt/, /\\frac|\d\/\d/, /\d\.\d/].map(sign => sign.test(answer)).join(' ')
  return `${value.s < 0n} ${isWhole(value)} ${decimalPlaces(value) === undefined}`
}
