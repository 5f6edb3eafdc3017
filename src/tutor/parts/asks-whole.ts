import { hasUnknown } from '#maths/arithmetic/expression.ts'
import { behindAnew, isVaried } from '#maths/language/en/another-question.ts'
import { askedIn } from '#maths/language/en/unsolved/asking.ts'
import { announcedIn } from '#maths/language/en/unsolved/settling.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { heardIn } from '../claims/heard.ts'
import { judgeFor } from '../judging.ts'
import { tellsWay } from '../own-way.ts'
import { isOpen } from '../readings/reading.ts'
import type { Dialogue } from '../state.ts'
import type { Told } from '../unsolved/told.ts'
import { readUnsolved } from '../unsolved/unsolved.ts'
import { problemsOf } from '../work.ts'
import type { Part } from './part.ts'

/** `12 divided by 2 is 6` is told, and asks nothing. */
export const tellsSum = (text: string) =>
  heardIn(text).right.length > 0 ||
  claimsIn(text).some(({ sides }) => sides.length > 1 && !sides.some(hasUnknown))

/** A question that stands by itself: numbers, or an asking clause. */
export const asksWhole = (text: string) =>
  !isVaried(text) &&
  ((numbersIn(text) > 1 && !tellsSum(text)) ||
    ((text.match(/\p{L}+/gu)?.length ?? 0) > 4 &&
      (/\bhow (?:do|to)\b/i.test(text) || askedIn(text).length > 0)))

/** `probability to roll an even number with a dice` has no number. */
export const asksInWords = (text: string) => !/\d/.test(text) && problemsOf(text).length === 1

/** `the other one is 4/12` says one number, and no question. */
export const valuesIn = (text: string) => text.match(/\d+(?:(?:[./]| over )\d+)?/g)?.length ?? 0
export const numbersIn = (text: string) => text.match(/\d+(?: over \d+)?/g)?.length ?? 0

/** `ok next one, the range. 3 7 4 6 5 so 4?`: what is asked of the numbers, and what the child makes of it at once. */
export function rowOf(asked: string, { kind, text }: Part): Part[] | undefined {
  if (/\d/.test(asked) || kind !== 'work' || valuesIn(text) < 3) return undefined
  const at = text.search(/\s(?:so|is (?:it|the)|i (?:think|got|say))\b/i)
  const row = `${asked} ${at < 0 ? text : text.slice(0, at)}`
  if (problemsOf(row).length !== 1) return undefined
  const question: Part = { kind: 'work', text: row, isNew: true }
  return at < 0 ? [question] : [question, { kind: 'work', text: text.slice(at).trim() }]
}

/** `65. ok next: a rectangle has perimeter 36 … how wide`: another question behind the answer. */
export function announced(part: Part, at: number): Part {
  const behind = at > 0 && part.kind === 'work' && !part.isNew ? behindAnew(part.text) : undefined
  return behind !== undefined && asksWhole(behind) ? { ...part, text: behind, isNew: true } : part
}

/** A question that is told in full, with things and numbers that the open one does not have. */
export function bringsWhole(text: string, { work }: Dialogue): boolean {
  // Of several things that are said the one that is announced is cut off by itself.
  const isOne = isOpen(work) || (announcedIn(text) === undefined && !tellsWay(text))
  const told = isOne && !/=/.test(text) ? readUnsolved(text) : undefined
  if (!work || !told || told.asked.length === 0 || text.length < SHORTEST_WHOLE) return false
  const known: readonly string[] = work.problem.question.text.match(/\d+(?:\.\d+)?/g) ?? []
  const isOther = ({ number }: Told) =>
    !(number.match(/\d+(?:\.\d+)?/g) ?? []).some(each => known.includes(each))
  const others = told.told.filter(each => each.isSure && isOther(each))
  const things = others.filter(({ number, words }) => words !== '' || /[^\d\s.,/:]/.test(number))
  const isOfWork = isOpen(work) && judgeFor(work, text).outcome === 'answer'
  return others.length > 1 && things.length > 1 && !tellsSum(text) && !isOfWork
}
const SHORTEST_WHOLE = 50
