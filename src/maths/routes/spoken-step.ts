import { applyOperator, isValue } from '../arithmetic/evaluate.ts'
import { numberNode, operation } from '../arithmetic/expression.ts'
import type { Rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { solve } from '../kinds/doors.ts'
import { type Calculation, calculationsIn, statedIn, wayTo } from './calculations.ts'
import type { JudgedClaim } from './judged.ts'
import { givenIn } from './landmarks.ts'
import { readMove } from './moves.ts'
import { helpsWith } from './useful.ts'

/** So many of the newest numbers may be what a step goes on from. */
const MOST_BEFORE = 4

/**
 * A step that names only what is done, such as `divide by 5` or `double it`: it goes on from a number that the child
 * has reached, or from one of the question.
 * @param reached the newest last
 * @returns what it would work out, where that helps; undefined for everything else
 */
export function spokenStep(
  text: string,
  question: Question,
  reached: readonly Rational[],
): JudgedClaim | undefined {
  const first = reached.length === 0 ? namedFirst(text, question) : undefined
  if (first) return claimOf(text, first)
  const move = readMove(inVerbs(text), 'x')
  if (!move || move.does === 'expand' || move.isOfUnknown) return undefined
  const { does, amount } = move
  const from = [
    ...reached
      .slice(-MOST_BEFORE)
      .reverse()
      .map(value => numberNode(value)),
    ...givenIn(question).sort((a, b) => Number(a.value.d - b.value.d)),
  ]
  for (const before of from) {
    const value = applyOperator(does, before.value, amount)
    if (!isValue(value)) continue
    const done: Calculation = { operator: does, left: before, right: numberNode(amount), value }
    if (!wayTo(question).calculations.some(wanted => helpsWith(done, wanted))) continue
    return claimOf(text, done)
  }
  return undefined
}

/** `x 2` and `33 more` in the words of a step. */
function inVerbs(text: string): string {
  return text
    .replace(/^(\W*(?:(?:then|and|so|now) )*)x\s*(?=\d)/i, '$1times ')
    .replace(/^\W*(?:(?:then|and|so|now|another|plus) )*(\d[\d.]*) (?:more|extra)\W*$/i, 'add $1')
    .replace(/^\W*(?:(?:then|and|so|now) )*(\d[\d.]*) (?:less|off)\W*$/i, 'minus $1')
}

function claimOf(text: string, done: Calculation): JudgedClaim {
  const side = operation(done.operator, done.left, done.right)
  const claim = { text, sides: [side], truth: 'true' as const }
  return { claim, standing: 'useful', calculation: done, isOpen: true, explanations: [] }
}

const SIGNS: readonly [RegExp, Calculation['operator']][] = [
  [/\b(?:times|timesing|multipl\w*)\b/i, '×'],
  [/\b(?:divid\w*|division|share|sharing)\b/i, '÷'],
  [/\b(?:add\w*|plus)\b/i, '+'],
  [/\b(?:minus|subtract\w*|take ?away|taking away)\b/i, '-'],
]

/** `times first`: the operation that the worked way begins with, where that is the one that is named. */
function namedFirst(text: string, question: Question): Calculation | undefined {
  if (!/\bfirst\b/i.test(text) || /\d/.test(text)) return undefined
  const begun = solve(question).steps.find(({ isChoice }) => isChoice !== true)
  const [side] = begun ? statedIn(begun.done).flatMap(({ sides }) => sides) : []
  const [done] = side ? calculationsIn(side) : []
  return done && SIGNS.some(([pattern, operator]) => operator === done.operator && pattern.test(text))
    ? done
    : undefined
}
