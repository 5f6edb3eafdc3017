import type { Rational } from '#maths/arithmetic/rational.ts'
import { aboutUnused } from '#maths/language/en/unsolved/sentences.ts'
import { dismissalIn } from '#maths/language/en/unsolved/settling.ts'
import { likelySolutions } from '#maths/typed/read-together.ts'
import { numberIn } from '../sums-behind.ts'
import { labelOf, type Told } from './told.ts'
import { askedNow, isSameAmount, storyNow, type Unsolved, unusedOf } from './unsolved.ts'

/** So likely a way must be for what it leaves out not to be asked about. */
const LIKELY = 0.5

/** The told numbers that are still to be asked about: not used, not left out by what is likely, and not asked about before. */
export function leftOf(unsolved: Unsolved, replies: readonly string[]): Told[] {
  const asked = replies.flatMap(aboutUnused)
  return unusedOf(unsolved).filter(each => !asked.includes(labelOf(each)) && !isLeftOut(each, unsolved))
}

/** What it may need and the child has not worked with, asked about or not. */
export const stillThere = (unsolved: Unsolved): Told[] =>
  unusedOf(unsolved).filter(each => !isLeftOut(each, unsolved))

/** Whether all that it may need was worked with, or spoken about, and the child has come to a number. */
export const isUsedUp = (unsolved: Unsolved, replies: readonly string[]): boolean =>
  unsolved.reached.length > 0 && leftOf(unsolved, replies).length === 0

function isLeftOut(told: Told, unsolved: Unsolved): boolean {
  const named = namedIn(unsolved)
  if (named) return !named.includes(told)
  const [best] = likelySolutions(storyNow(unsolved))
  if (!best || best.belief < LIKELY || !told.value) return false
  const used = best.steps.flatMap(({ calculation }) =>
    calculation.split(/ [+−×÷] /).flatMap(each => numberIn(each) ?? []),
  )
  return !used.some(each => told.value !== undefined && isSameAmount(each, told.value))
}

/** Of a list of named numbers those that the question names: `dogs 12, cats 9, fish 4` and `how many more dogs than fish`. */
export function namedIn(unsolved: Unsolved): Told[] | undefined {
  const asked = askedNow(unsolved)?.text.toLowerCase() ?? ''
  const list = unsolved.told.filter(({ words, isSure }) => isSure && words.endsWith(': '))
  const named = list.filter(({ words }) => asked.includes(stemOf(words)))
  return list.length > 2 && named.length > 1 && list.length === unsolved.told.length ? named : undefined
}

const stemOf = (words: string) =>
  words
    .replace(/: $/, '')
    .toLowerCase()
    .replace(/(?<=\p{L}{3})e?s$/u, '')

/** What a message says needs no further word, and what else it says. */
export interface Dismissed {
  told: readonly Told[]
  /** The child has used them already; else they are not needed. */
  isUsed: boolean
  rest: string
}

/** `cats dont matter`, `i used that already`, or `no` to what was asked about. */
export function dismissedIn(
  unsolved: Unsolved,
  text: string,
  replies: readonly string[],
): Dismissed | undefined {
  const asked = aboutUnused(replies.at(-1) ?? '')
  const clauses = text.split(/(?<=[.!?;,])\s+|\s+(?=(?:so|its|it's|is (?:it|that)|can u|can you) )/i)
  const kinds = clauses.map(each => dismissalIn(each, asked.length > 0))
  const kind = kinds.find(each => each !== undefined)
  if (!kind) return undefined
  const saying = clauses.filter((_, at) => kinds[at] !== undefined).join(' ')
  const denied = saying.replace(WANTED, '')
  const named = unsolved.told.filter(each => each.isSure && isNamed(each, denied))
  const told = named.length > 0 ? named : unsolved.told.filter(each => asked.includes(labelOf(each)))
  const isOwn = kind === 'used' && named.length > 0 && told.length === named.length && asked.length === 0
  if (told.length === 0 || isOwn) return undefined
  return {
    told,
    isUsed: kind === 'used',
    rest: clauses.filter((_, at) => kinds[at] === undefined).join(' '),
  }
}

/** What is wanted is not what is left out: `i only want red`. */
const WANTED = /\bonly (?:want|need|about|asks?)\b.*$/i

function isNamed({ number, value, words }: Told, saying: string): boolean {
  const stem = stemOf(words.split(' ')[0] ?? '').replace(/: ?$/, '')
  const has = (word: string) => new RegExp(`(?<!\\p{L})${word}`, 'iu').test(saying)
  const numbers: Rational[] = (saying.match(/\d+(?:\.\d+)?/g) ?? []).flatMap(each => numberIn(each) ?? [])
  return (
    saying.includes(number) ||
    numbers.some(each => value?.equals(each)) ||
    (stem.length > 2 && /^\p{L}+$/u.test(stem) && has(stem))
  )
}

/** The work once they are taken for used. */
export const withoutDismissed = (unsolved: Unsolved, { told }: Dismissed): Unsolved => ({
  ...unsolved,
  used: [...unsolved.used, ...told.flatMap(({ value }) => value ?? [])],
})
