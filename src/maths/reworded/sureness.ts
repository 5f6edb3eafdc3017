import { MOST_OF_ALL } from '../language/en/extremes.ts'
import { LIGHT } from '../language/en/task-concepts.ts'
import type { Skeleton } from '../nearest/skeleton.ts'
import { sigmoid } from '../net/layers.ts'
import { MONTHS, WEEKDAYS } from '../values/calendar-date.ts'
import type { Piece } from './pieces.ts'

/** What speaks for and against a text being meant as a wording says it. */
export interface Evidence {
  /** How likely the net finds the wording, the likeliest other meaning, and that it is no such question. */
  chance: number
  rival: number
  nothing: number
  /** How likely the other net finds its task. */
  task: number
  /** Numbers of the text that the wording leaves out, and of the wording that no text has. */
  left: number
  made: number
  /** Meanings that change a task and stand in one of the two alone. */
  missing: number
  extra: number
  /** Whether the same signs stand beside the numbers. */
  isSigned: boolean
}

/** How much each counts: logistic regression on the questions of writers that neither net has learnt from. */
const WEIGHTS: Readonly<Record<keyof Evidence | 'always', number>> = {
  always: 0.296,
  chance: 0.111,
  rival: 3.067,
  nothing: 0.631,
  task: 0.174,
  left: -0.72,
  made: -0.259,
  missing: -0.028,
  extra: -0.005,
  isSigned: 0.14,
}
const LEAST_CHANCE = 1e-5
const MOST = { left: 3, made: 2, missing: 3, extra: 3 }

/** How likely a text is meant as a wording says it, between 0 and 1. */
export function sureness(found: Evidence): number {
  const counts = Object.entries(countsOf(found)) as [keyof typeof WEIGHTS, number][]
  return sigmoid(counts.reduce((sum, [name, count]) => sum + WEIGHTS[name] * count, WEIGHTS.always))
}

/** What is found, as it is weighed: chances by their logarithms, and of numbers and meanings no more than a few. */
export function countsOf(found: Evidence): Readonly<Record<keyof Evidence, number>> {
  const log = (chance: number) => Math.log(Math.max(chance, LEAST_CHANCE))
  return {
    chance: log(found.chance),
    rival: Math.sqrt(found.chance) - Math.sqrt(found.rival),
    nothing: found.nothing,
    task: log(found.task),
    left: Math.min(MOST.left, found.left),
    made: Math.min(MOST.made, found.made),
    missing: Math.min(MOST.missing, found.missing),
    extra: Math.min(MOST.extra, found.extra),
    isSigned: Number(found.isSigned),
  }
}

/** What the numbers, signs and meanings of a text and of a wording say about each other. */
export function compared(
  pieces: readonly Piece[],
  text: Skeleton,
  written: readonly string[],
  wording: Skeleton,
): Pick<Evidence, 'left' | 'made' | 'missing' | 'extra' | 'isSigned'> {
  const told = pieces.flatMap(piece => (piece.isNumber ? piece.text.replaceAll(',', '') : []))
  const numbers = written.filter(piece => /^\d/.test(piece))
  const without = (all: ReadonlySet<string>, others: ReadonlySet<string>) =>
    [...all].filter(each => !LIGHT.has(each) && !others.has(each)).length
  return {
    left: told.filter(each => !numbers.includes(each)).length,
    made: numbers.filter(each => !told.includes(each)).length,
    missing: without(text.concepts, wording.concepts),
    extra: without(wording.concepts, text.concepts),
    isSigned: text.signs === wording.signs,
  }
}

/** Signs that no words of a book stand for, where somebody has typed them. */
const SIGNS = /[+^√<>≤≥]|[⁰-⁹²³¹]+/g

/** A small number behind another is a power of two digits. */
const LONG_POWER = /[⁰-⁹²³¹]{2}/

/** What is taken of a number, which is another one without it: `cos 40 = x/9`. */
const FUNCTIONS = /\b(?:sin|cos|tan|log|ln)(?=\W|\d)/gi

/** Whether a wording has every sign that a text has: a power is not said as a quotient, nor a square squared. */
export function keepsSigns(text: string, words: string): boolean {
  const said = words.toLowerCase()
  if ((text.match(FUNCTIONS) ?? []).some(each => !said.includes(each.toLowerCase()))) return false
  const kept = new Set(signsIn(words))
  if (LONG_POWER.test(words) && !LONG_POWER.test(text)) return false
  return signsIn(text).every(sign => kept.has(sign))
}

/** Whether of numbers that follow each other at once (`57 241`) a wording has all or none: each may be a part of one. */
export function keepsNumbersTogether(pieces: readonly Piece[], written: readonly string[]): boolean {
  const isKept = pieces.map(({ text }) => written.includes(text.replaceAll(',', '')))
  return pieces.every(
    ({ isNumber }, at) => !isNumber || !pieces[at + 1]?.isNumber || isKept[at] === isKept[at + 1],
  )
}

const MONEY = /[£$€₹₦]/g
const DATES = [...MONTHS, ...WEEKDAYS].map(each => each.toLowerCase())
/** What may be is no month. */
const A_DATE = new RegExp(
  `\\b(?:${DATES.filter(each => each !== 'may').join('|')}|may(?= \\d))\\b|(?<=\\d(?:st|nd|rd|th)? )may\\b`,
  'g',
)
const SHORTEST_DATE = 4

/** Whether a wording has no other money, month or day of the week than a text: €2000 is not £2000, nor March May. */
export function keepsNames(text: string, words: string): boolean {
  const money: readonly string[] = text.match(MONEY) ?? []
  const isOtherMoney = money.length > 0 && (words.match(MONEY) ?? []).some(sign => !money.includes(sign))
  const said = text.toLowerCase().split(/[^\p{L}]+/u)
  const dates = words.toLowerCase().match(A_DATE) ?? []
  return !isOtherMoney && dates.every(date => said.some(each => isDate(each, date)))
}

/** By three letters a month or a day is known (`sept`), by two where they are none of another's (`tusday`). */
function isDate(said: string, date: string): boolean {
  const isOther = DATES.some(each => each.slice(0, 3) === said.slice(0, 3))
  return (
    said.slice(0, 3) === date.slice(0, 3) ||
    (said.length >= SHORTEST_DATE && !isOther && said.slice(0, 2) === date.slice(0, 2))
  )
}

const signsIn = (text: string) => (text.match(SIGNS) ?? []).map(sign => (/[⁰-⁹²³¹]/.test(sign) ? '^' : sign))

/** Words and signs of one way and of the other. */
const WAYS: readonly (readonly [RegExp, RegExp])[] = [
  [
    /\b(?:rises?|rose|warmer|hotter|increase\w*|go(?:es)? up|went up)\b/i,
    /\b(?:falls?|fell|colder|cooler|drops?|dropped|decrease\w*|go(?:es)? down|went down)\b/i,
  ],
  [
    /\b(?:bigg?est|largest|greatest|highest) (?:\p{L}+ )?first\b|\bdescending\b/iu,
    /\b(?:smallest|lowest|least|littlest) (?:\p{L}+ )?first\b|\bascending\b/iu,
  ],
  [
    /\b(?:(?:more|larger|bigger|greater) than|plus|add(?:ed|ing|s)?|sum|altogether)\b|\+/i,
    /\b(?:less|smaller|fewer|minus|subtract\w*|left|gone|take ?away)\b|[−-] ?\d/i,
  ],
  [
    /\b(?:times(?: it)? by|multipl\w+|product|lots of|times (?:bigger|larger|as))\b|×/i,
    /\b(?:divid\w*|shared?|split|quotient|times smaller|goes into|halve)\b|÷/i,
  ],
]

const NAMES_MOST = new RegExp(`\\b${MOST_OF_ALL}\\b`, 'i')
const ASKS_LETTER = /\b(?:find|what is|solve for|value of) [a-z]\W*$/i

/** Whether no wording turns round what a text says: `colder` is not said as `rises`, nor `the biggest angle` as the letter. */
export function keepsWays(text: string, words: string): boolean {
  if (NAMES_MOST.test(text) && ASKS_LETTER.test(words)) return false
  const isTurned = (said: RegExp, other: RegExp) =>
    said.test(text) && !other.test(text) && other.test(words) && !said.test(words)
  return !WAYS.some(([one, other]) => isTurned(one, other) || isTurned(other, one))
}
