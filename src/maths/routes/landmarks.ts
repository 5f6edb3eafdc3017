import type { NumberNode } from '../arithmetic/expression.ts'
import { isWhole, lcm, type Rational, rational } from '../arithmetic/rational.ts'
import { givenNumbers, isArithmetic } from '../domain/arithmetic-question.ts'
import type { Question } from '../domain/question.ts'
import type { ConversionQuestion } from '../kinds/unit-conversion/question.ts'
import { namedNumbers } from '../values/named-numbers.ts'
import { constantsOf } from './balancing.ts'
import { type Calculation, wayTo } from './calculations.ts'
import type { Landmark } from './landmark.ts'
import { among, isMultiple, placeParts, placesOf, roundNear, someOf } from './parts.ts'
import { partOfKind } from './parts-of-kind.ts'
import { placeSlip } from './place-slip.ts'

/** Numbers that a child has read in the question itself, so that saying them shows nothing. */
export function givenIn(question: Question): NumberNode[] {
  return isArithmetic(question) ? givenNumbers(question) : namedNumbers(question.text).map(({ node }) => node)
}

function isSameForm(one: NumberNode, other: NumberNode): boolean {
  return (
    one.value.equals(other.value) &&
    one.form === other.form &&
    one.top === other.top &&
    one.bottom === other.bottom
  )
}

/** Of so many operations the parts are looked at. */
const MOST_TO_PART = 3

/** What a number that a child says by itself is on some way to the answer; undefined where it is on none. */
export function onTheWay(said: NumberNode, question: Question): Landmark | undefined {
  const given = givenIn(question)
  if (given.some(each => isSameForm(each, said))) return undefined
  const part = partOfKind(said.value, question)
  if (part) return part
  const way = wayTo(question)
  // On a long way of many numbers a part of one of its sums comes up by chance alone.
  const isLong = way.calculations.length > MOST_TO_PART && question.kind !== 'calculate'
  for (const [at, calculation] of isLong ? [] : way.calculations.entries()) {
    // Of the sums and differences only the question's own: of the parts on the way anything may be said.
    if (at > 0 && (calculation.operator === '+' || calculation.operator === '-')) continue
    const landmark = landmarkOf(said.value, calculation)
    // So many lots of the amount are nothing that the units come to.
    if (landmark?.from?.operator === '×' && isAmount(landmark.from.right, question)) continue
    // Of several numbers nobody adds up just those two.
    const isWithin =
      at === 0 && calculation.value.equals(said.value) && way.answer?.equals(said.value) !== true
    if (landmark) return isWithin ? {} : landmark
  }
  if (way.answer?.equals(said.value)) return undefined
  if (constantsOf(question).some(each => each.equals(said.value))) return {}
  // The bottom of a fraction that is told is only said again, unless something comes to it.
  const isOfFraction =
    given.some(({ top, bottom }) =>
      [top, bottom].some(each => each !== undefined && said.value.equals(each)),
    ) && !way.calculations.some(({ value }) => value.equals(said.value))
  if (isOfFraction) return undefined
  const isFormOnly = given.some(each => each.value.equals(said.value))
  return way.values.has(said.value.toFraction()) && (!isFormOnly || said.form === 'fraction') ? {} : undefined
}

const isAmount = (value: Rational, question: Question): boolean =>
  question.kind === 'conversion' && (question as ConversionQuestion).amount.equals(value)

function landmarkOf(value: Rational, calculation: Calculation): Landmark | undefined {
  const { operator, left, right } = calculation
  const [a, b] = [left.value, right.value]
  if ([left, right].some(({ form }) => form === 'percent')) return percentMark(value, left, right)
  if (!isWhole(a) || !isWhole(b)) return operator === '^' ? undefined : fractionMark(value, calculation)
  if (a.s < 0n || b.s < 0n || value.s <= 0n) return undefined
  switch (operator) {
    case '×':
      // A digit that was taken for ones is not yet a part of it.
      return placeSlip(value, calculation) ? undefined : productMark(value, calculation)
    case '÷':
      return quotientMark(value, a, b)
    case '+':
      return sumMark(value, a, b)
    case '-':
      return differenceMark(value, a, b)
    case '^':
      return undefined
  }
}

/** Lots of a number up to this are few, where there are `MANY` of them to come to. */
const SMALL = 4
const MANY = 40

/** A multiple of one of the factors, not far from the product: 130 is 10 × 13. */
function productMark(value: Rational, { left, right, value: whole }: Calculation): Landmark | undefined {
  if (!isWhole(value) || value.compare(whole.mul(2)) > 0) return undefined
  const [a, b] = [left.value, right.value]
  const lots = (of: Rational, other: Rational) => {
    if (of.compare(2) < 0 || !isMultiple(value, of)) return undefined
    const times = value.div(of)
    // Of a product with a big number nobody comes to a few lots of a small one.
    const isNear =
      (times.compare(other.add(2)) <= 0 && (of.compare(SMALL) > 0 || other.compare(MANY) < 0)) ||
      among(times, ...roundNear(other), ...placeParts(other))
    return isNear && times.compare(1) > 0
      ? { from: { left: times, operator: '×' as const, right: of } }
      : undefined
  }
  return lots(b, a) ?? lots(a, b)
}

function quotientMark(value: Rational, a: Rational, b: Rational): Landmark | undefined {
  for (const part of placeParts(a)) {
    if (isMultiple(part, b) && part.div(b).equals(value))
      return { from: { left: part, operator: '÷', right: b } }
  }
  if (b.compare(2) > 0 && isMultiple(b, rational(2)) && a.div(2).equals(value))
    return { from: { left: a, operator: '÷', right: rational(2) } }
  const isPart = b.compare(1) > 0 && isMultiple(value, b) && value.compare(a) < 0 && !value.equals(b)
  if (!isPart) return undefined
  // Lots are taken out that are easy to count: five, ten, or tens.
  const lots = value.div(b)
  const isEasy = lots.equals(5) || /^[1-9]0+$/.test(lots.toFraction())
  return isEasy ? { from: { left: lots, operator: '×', right: b } } : undefined
}

function sumMark(value: Rational, a: Rational, b: Rational): Landmark | undefined {
  const found = (left: Rational, right: Rational): Landmark | undefined =>
    left.add(right).equals(value) ? { from: { left, operator: '+', right } } : undefined
  for (const one of placesOf(a)) {
    const two = placesOf(b).find(({ unit }) => unit.equals(one.unit))
    const mark = two && found(one.digit.mul(one.unit), two.digit.mul(one.unit))
    if (mark) return mark
  }
  for (const [start, other] of [
    [a, b],
    [b, a],
  ] as const) {
    const steps = [...someOf(placeParts(other)).values(), ...roundNear(other)].filter(step => step.n > 0n)
    for (const step of steps) {
      const mark = found(start, step)
      if (mark) return mark
    }
  }
  return undefined
}

function differenceMark(value: Rational, a: Rational, b: Rational): Landmark | undefined {
  const found = (left: Rational, right: Rational): Landmark | undefined =>
    left.sub(right).equals(value) ? { from: { left, operator: '-', right } } : undefined
  const steps = [...someOf(placeParts(b)).values(), ...roundNear(b)].filter(step => step.n > 0n)
  for (const step of steps) {
    const mark = found(a, step)
    if (mark) return mark
  }
  const tens = placesOf(a).find(({ unit }) => unit.compare(10) >= 0)
  const under = tens && placesOf(b).find(({ unit }) => unit.equals(tens.unit))
  return tens && under ? found(tens.digit.mul(tens.unit), under.digit.mul(tens.unit)) : undefined
}

const SIMPLE = [1, 2, 5, 10, 20, 25, 30, 40, 50, 75]

function percentMark(value: Rational, left: NumberNode, right: NumberNode): Landmark | undefined {
  const [percent, amount] = left.form === 'percent' ? [left, right.value] : [right, left.value]
  const found = SIMPLE.find(
    each => !percent.value.mul(100).equals(each) && amount.mul(each).div(100).equals(value),
  )
  return found === undefined
    ? undefined
    : { from: { left: rational(found, 100), operator: '×', right: amount } }
}

function fractionMark(value: Rational, { operator, left, right }: Calculation): Landmark | undefined {
  const [b, d] = [left.value.d, right.value.d]
  if (operator === '+' || operator === '-') {
    const least = lcm(b, d)
    return isWhole(value) &&
      value.n > 1n &&
      value.n % least === 0n &&
      value.n <= least * 4n &&
      !(b === 1n && d === 1n)
      ? {}
      : undefined
  }
  const whole = isWhole(left.value) ? left.value : isWhole(right.value) ? right.value : undefined
  const bottom = whole === left.value ? d : b
  return whole && bottom > 1n && whole.div(rational(bottom)).equals(value)
    ? { from: { left: whole, operator: '÷', right: rational(bottom) } }
    : undefined
}
