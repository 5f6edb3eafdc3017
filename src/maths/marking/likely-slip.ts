import { applyOperator, isValue } from '../arithmetic/evaluate.ts'
import type { NumberNode, Operator } from '../arithmetic/expression.ts'
import {
  decimalPlaces,
  isWhole,
  isZero,
  ONE,
  type Rational,
  rational,
  roundTo,
} from '../arithmetic/rational.ts'
import type { MarkedQuestion } from '../domain/marked.ts'
import type { Question } from '../domain/question.ts'
import { type Calculation, wayTo } from '../routes/calculations.ts'
import { givenIn } from '../routes/landmarks.ts'
import { namedNumbers } from '../values/named-numbers.ts'

/** What a child probably did otherwise on the worked way. */
export interface LikelySlip {
  /** One sentence to the child, with no number in it. */
  words: string
  /** One sentence in the third person, which is stored as the gap's description. */
  gap: string
}

const DID: Record<Operator, [did: string, does: string, takes: string]> = {
  '+': ['added', 'Adds', 'adding'],
  '-': ['subtracted', 'Subtracts', 'subtracting'],
  '×': ['multiplied', 'Multiplies', 'multiplying'],
  '÷': ['divided', 'Divides', 'dividing'],
  '^': ['raised to a power', 'Takes a power', 'taking a power'],
}

const otherOperator = (wanted: Operator, done: Operator): LikelySlip => ({
  words: `Two numbers were ${DID[done][0]} there, but that step needs ${DID[wanted][2]}.`,
  gap: `${DID[done][1]} where ${DID[wanted][2]} is needed.`,
})

const STOPPED: LikelySlip = {
  words: 'That number is right on the way, but it isn’t what is asked yet: go on from it.',
  gap: 'Stops at a number on the way to the answer.',
}
const TURNED: LikelySlip = {
  words: 'The two numbers stand the wrong way round: which of them is taken apart by the other?',
  gap: 'Takes two numbers the wrong way round when dividing or subtracting.',
}
const LEFT_OUT: LikelySlip = {
  words: 'One step was left out: a number was used as it stands there, before anything was done with it.',
  gap: 'Leaves out one step of the way to the answer.',
}
const PLAIN_PERCENT: LikelySlip = {
  words: 'The per cent was used as if it were that very amount: first find what so many hundredths come to.',
  gap: 'Takes a number of per cent for the amount itself.',
}
const REST: LikelySlip = {
  words: 'Think of what is left over: does it need one more, or is it not enough for one?',
  gap: 'Decides wrongly what becomes of the rest of a division.',
}
const UNIT_KEPT: LikelySlip = {
  words: 'The number is right in another unit: change it into the one that is asked for.',
  gap: 'Does not change the result into the unit that is asked for.',
}
const ONE_PART: LikelySlip = {
  words: 'That is one part only: look at the top number, which says how many parts it takes.',
  gap: 'Finds one part where several parts are asked for.',
}
const OTHER_PART: LikelySlip = {
  words: 'That is what is left when the part is taken off: which of the two goes on from here?',
  gap: 'Takes what is left of a whole for the part, or the part for what is left.',
}
const WHOLE_ALONE: LikelySlip = {
  words: 'Only the whole number was used: the part behind it belongs to the sum as well.',
  gap: 'Leaves out the part behind the whole number.',
}
const ORDER: LikelySlip = {
  words: 'These two steps were done in the other order: which of them comes first?',
  gap: 'Does two steps of a calculation in the other order.',
}
const COLUMN: LikelySlip = {
  words: 'All digits but one are right: look at that column, and at what was carried or borrowed there.',
  gap: 'Slips in one column when carrying or borrowing.',
}

/** A slip, and what comes out by it; the likelier ones have the smaller rank. */
interface Outcome {
  slip: LikelySlip
  value: Rational
  rank: number
}

const OPERATORS: readonly Operator[] = ['+', '-', '×', '÷']
/** The power in `cm²`, which is no number that was said. */
const POWER_OF_UNIT = /(?<=\p{L})(?:[²³]|\^?[23]\b)/gu
/** On a longer way some slip leads to almost any number. */
const MOST_STEPS = 4

/**
 * The one slip on the worked way by which a wrong answer comes out: a step done by another operation, the wrong way
 * round, left out, or the last one reached. What a kind knows of its own wrong ways comes before it.
 * @returns undefined where none leads there, or two that differ are as likely
 */
export function likelySlip({
  question,
  solution,
  finalText,
  verdict,
}: MarkedQuestion): LikelySlip | undefined {
  if (verdict !== 'wrong' || finalText === undefined) return undefined
  const [said, ...others] = namedNumbers((finalText.split('=').at(-1) ?? '').replace(POWER_OF_UNIT, '')).map(
    ({ node }) => node,
  )
  const { answer, calculations } = wayTo(question)
  if (!said || others.length > 0 || !answer || calculations.length === 0) return undefined
  if (calculations.length > MOST_STEPS) return undefined
  const isSaid = (value: Rational) =>
    (said.form === 'percent' ? [value, value.div(100)] : [value]).some(
      each =>
        each.equals(said.value) ||
        (said.places !== undefined && roundTo(each, said.places).equals(said.value)),
    )
  const found = outcomesOf(question, calculations, answer, solution.answer.includes('\\text')).filter(
    ({ value }) => !value.equals(answer) && isSaid(value),
  )
  const first = Math.min(...found.map(({ rank }) => rank))
  const [likely, ...asLikely] = new Set(
    found.filter(({ rank }) => rank === first).map(({ slip }) => slip.gap),
  )
  return asLikely.length > 0 ? undefined : found.find(({ slip }) => slip.gap === likely)?.slip
}

function outcomesOf(
  question: Question,
  way: readonly Calculation[],
  answer: Rational,
  hasUnit: boolean,
): Outcome[] {
  const last = lastOf(way, answer)
  const reached = way[last]?.value
  if (!reached || isZero(reached)) return []
  // What is left over is left out, or takes one more; else the last step may only say the result in another unit.
  const isCounted = !isWhole(reached) && [reached.floor(), reached.ceil()].some(each => each.equals(answer))
  const inUnit = isCounted ? ONE : answer.div(reached)
  const stopsAt = ({ value }: Calculation): Outcome => ({ slip: STOPPED, value, rank: 0 })
  // Where no step comes to the answer, and no unit tells why, the way is only known in parts.
  if (!isCounted && !hasUnit && !inUnit.equals(ONE)) return way.map(stopsAt)
  const stopped = way.filter((_, at) => at !== last).map(stopsAt)
  const given = givenIn(question)
  const after = (at: number, instead: Rational) => {
    const value = reworked(way, last, { at, instead })
    return value?.mul(inUnit)
  }
  const changed = way.flatMap((calculation, at) =>
    slipsIn(calculation, way.length > 1 ? given : []).flatMap(({ slip, value, rank }): Outcome[] => {
      const outcome = after(at, value)
      return outcome ? [{ slip, value: outcome, rank }] : []
    }),
  )
  const ends: Outcome[] = isCounted
    ? [reached.floor(), reached.ceil()].map(value => ({ slip: REST, value, rank: 0 }))
    : [{ slip: UNIT_KEPT, value: reached, rank: 0 }]
  return [...stopped, ...ends, ...changed, ...turnedOrder(way, last), ...columnSlips(way[last], answer)]
}

/** The last step done before the one that it goes on from: `(6 - 2) × 5` for `6 × 5 - 2`. */
function turnedOrder(way: readonly Calculation[], last: number): Outcome[] {
  const after = way[last]
  const before = way.find(
    each => each !== after && [after?.left, after?.right].some(own => own?.value.equals(each.value)),
  )
  if (way.length !== 2 || !before || !after) return []
  const isLeft = after.left.value.equals(before.value)
  return [before.left.value, before.right.value].flatMap((own, at) => {
    const first = isLeft
      ? applyOperator(after.operator, own, after.right.value)
      : applyOperator(after.operator, after.left.value, own)
    if (!isValue(first)) return []
    const value =
      at === 0
        ? applyOperator(before.operator, first, before.right.value)
        : applyOperator(before.operator, before.left.value, first)
    return isValue(value) ? [{ slip: ORDER, value, rank: 2 }] : []
  })
}

/** The step that comes to the answer, else the last one of all. */
function lastOf(way: readonly Calculation[], answer: Rational): number {
  const at = way.findLastIndex(({ value }) => value.equals(answer))
  return at >= 0 ? at : way.length - 1
}

/**
 * What one step may come to in its place.
 * @param given numbers that may be used as they stand, where the step is left out
 */
function slipsIn({ operator, left, right, value }: Calculation, given: readonly NumberNode[]): Outcome[] {
  const [a, b] = [left.value, right.value]
  const by = (done: Operator, one: Rational, two: Rational) => {
    const result = applyOperator(done, one, two)
    return isValue(result) ? [result] : []
  }
  const others = OPERATORS.filter(each => each !== operator).flatMap(done =>
    [...by(done, a, b), ...(mayTurn(done, a, b) ? by(done, b, a) : [])].map(
      (result): Outcome => ({ slip: otherOperator(operator, done), value: result, rank: 1 }),
    ),
  )
  const turned = operator === '-' || operator === '÷' ? by(operator, b, a) : []
  const whole = (of: Rational) => (of.compare(1) > 0 ? of.floor() : of)
  const wholes = [
    [whole(a), b],
    [a, whole(b)],
    [whole(a), whole(b)],
  ].flatMap(([one, two]) => (one && two ? by(operator, one, two) : []))
  const percent = given.find(
    ({ form, value: part }) => form === 'percent' && (part.equals(a) || part.equals(b)),
  )
  return [
    ...others,
    ...(operator === '×' ? partSlips(left, right, value) : []),
    ...(percent ? [{ slip: PLAIN_PERCENT, value: percent.value.mul(100), rank: 1 }] : []),
    ...turned.map(result => ({ slip: TURNED, value: result, rank: 1 })),
    ...wholes.map(result => ({ slip: WHOLE_ALONE, value: result, rank: 1 })),
    ...[a, b]
      .filter(operand => given.some(each => each.value.equals(operand)))
      .map(result => ({ slip: LEFT_OUT, value: result, rank: 2 })),
  ].filter(each => !each.value.equals(value))
}

/** A fraction or a percentage of an amount: one part of it, or the rest. */
function partSlips(left: NumberNode, right: NumberNode, value: Rational): Outcome[] {
  const [part, of] = left.value.compare(1) < 0 ? [left.value, right.value] : [right.value, left.value]
  if (part.s <= 0n || part.compare(1) >= 0 || of.compare(1) <= 0) return []
  return [
    ...(part.n > 1n ? [{ slip: ONE_PART, value: of.div(rational(part.d)), rank: 1 }] : []),
    { slip: OTHER_PART, value: of.sub(value), rank: 1 },
  ]
}

/** Whether somebody who takes the wrong operation may take the numbers the other way round, too. */
function mayTurn(done: Operator, a: Rational, b: Rational): boolean {
  return done === '÷' || (done === '-' && a.s > 0n && b.s > 0n && a.compare(b) < 0)
}

/** All digits but one are right: what goes from one column to the next was lost, or a column was added up wrongly. */
function columnSlips(last: Calculation | undefined, answer: Rational): Outcome[] {
  const places = decimalPlaces(answer)
  if (!last || places === undefined || !isWritten(last)) return []
  const tens = (power: number) =>
    power < 0 ? rational(1, 10n ** BigInt(-power)) : rational(10n ** BigInt(power))
  const highest = String(answer.abs().floor().n).length - 1
  return Array.from({ length: highest + places + 1 }, (_, at) => tens(at - places)).flatMap((unit, at) => {
    const digit = Number(answer.abs().div(unit).floor().n % 10n)
    // A carried ten may run through several nines; of the last column alone another digit is a slip.
    const carried = at > 0 ? [answer.add(unit), answer.sub(unit)] : []
    const others = DIGITS.filter(each => each !== digit).map(each => answer.add(unit.mul(each - digit)))
    return [...carried, ...others]
      .filter(value => value.s >= 0n)
      .map(value => ({ slip: COLUMN, value, rank: 3 }))
  })
}

const DIGITS = [0, 1, 2, 3, 4, 5, 6, 7, 8, 9]

/** A sum, a difference or a product that is done column by column. */
function isWritten({ operator, left, right }: Calculation): boolean {
  const [a, b] = [left.value.abs(), right.value.abs()].sort((one, two) => two.compare(one))
  if (!a || !b || operator === '÷' || operator === '^') return false
  if (operator === '×') return a.compare(10) > 0 && a.mul(b).compare(100) > 0
  return a.d > 1n || b.d > 1n || b.compare(10) >= 0
}

/** What the way comes to where one step has another result; undefined where that can't be reckoned. */
function reworked(
  way: readonly Calculation[],
  at: number,
  change: { at: number; instead: Rational },
  under: readonly number[] = [],
): Rational | undefined {
  const calculation = way[at]
  if (!calculation || at === change.at) return change.instead
  const [left, right] = [calculation.left.value, calculation.right.value].map(operand => {
    const from = way.findIndex(
      ({ value }, step) => step !== at && !under.includes(step) && value.equals(operand),
    )
    return from < 0 ? operand : reworked(way, from, change, [...under, at])
  })
  const value = left && right && applyOperator(calculation.operator, left, right)
  return value && isValue(value) ? value : undefined
}
