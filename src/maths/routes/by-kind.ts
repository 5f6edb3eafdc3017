import { isWhole, type Rational, rational } from '../arithmetic/rational.ts'
import type { Question } from '../domain/question.ts'
import { asRational } from '../exact/exact.ts'
import { solve } from '../kinds/doors.ts'
import { type InterestQuestion, totalAfter } from '../kinds/interest/question.ts'
import type { PercentageQuestion } from '../kinds/percentage/question.ts'
import type { MeasureQuestion } from '../kinds/shape-measures/question.ts'
import type { Calculation, Way } from './calculations.ts'
import { givenIn } from './landmarks.ts'
import { among, isMultiple } from './parts.ts'

/** What children take for pi. */
const NEAR_PI = [rational(3), rational(31, 10), rational(314, 100), rational(3142, 1000), rational(22, 7)]

/** Whether a calculation helps with a question for what the question is about, besides the numbers of its worked way. */
export function helpsWithKind(done: Calculation, question: Question, way: Way): boolean {
  return (
    isTimesPi(done, question, way) ||
    takesApart(done, question) ||
    putsIn(done, question, way) ||
    isOfYear(done, question) ||
    isChange(done, question) ||
    takesSides(done, question) ||
    isOfPowers(done, question)
  )
}

/** 2 × 5 for the number in front of 2x³ × 5x⁴, and 3 + 4 for its power. */
function isOfPowers({ operator, left, right, value }: Calculation, question: Question): boolean {
  const [, front, power] =
    question.kind === 'expressions' ? (/^(\d+)?[a-z]\^\{(\d+)\}$/.exec(solve(question).answer) ?? []) : []
  const told: readonly string[] = question.text.match(/\d+/g) ?? []
  const isTold = [left, right].every(each => told.includes(each.value.toFraction()))
  const end = /[×÷]/.test(operator) ? front : power
  return isTold && end !== undefined && value.equals(end)
}

/** 30 − 18, or 21 − 9, of a rectangle that is 9 long and 30 round: both lengths are taken off, and the two widths are left. */
function takesSides({ operator, left, right }: Calculation, question: Question): boolean {
  const own = question.kind === 'measure' ? (question as MeasureQuestion) : undefined
  if (own?.formula.shape !== 'rectangle' || own.formula.needs[0] !== 'perimeter') return false
  const [around, side] = own.given.map(each => asRational(each))
  if (!around || !side) return false
  const is = (one: Rational, other: Rational) => left.value.equals(one) && right.value.equals(other)
  const rest = around.sub(side.mul(2))
  return operator === '-'
    ? is(around, side.mul(2)) || is(around.sub(side), side)
    : operator === '÷' && is(rest, rational(2))
}

/** 4% of 520, or 520 + 20.80, for 4% on £500 year after year. */
function isOfYear({ operator, left, right }: Calculation, question: Question): boolean {
  const own = question.kind === 'interest' ? (question as InterestQuestion) : undefined
  if (own?.growth !== 'compound' || !isWhole(own.years)) return false
  const after = Array.from({ length: own.years.valueOf() }, (_, year) => totalAfter(own, rational(year)))
  const rate = own.rate.abs().div(100)
  const is = (one: Rational, other: Rational) => one.equals(other)
  return after.some(amount => {
    const others = operator === '×' ? [rate, rational(1).add(own.rate.div(100))] : [amount.mul(rate)]
    const isBoth = (a: Rational, b: Rational) => is(a, amount) && others.some(each => is(b, each))
    return operator !== '÷' && (isBoth(left.value, right.value) || isBoth(right.value, left.value))
  })
}

/** 75 − 60 for the percentage from 60 to 75: how much it changed. */
function isChange({ operator, left, right }: Calculation, question: Question): boolean {
  const own = question.kind === 'percentage' ? (question as PercentageQuestion) : undefined
  if (own?.task !== 'change' || operator !== '-') return false
  return [left.value, right.value].every(value => givenIn(question).some(given => given.value.equals(value)))
}

/** 10 × 3.14 for 10π. */
function isTimesPi({ operator, left, right }: Calculation, question: Question, { values }: Way): boolean {
  if (operator !== '×' || !solve(question).answer.includes('\\pi')) return false
  const isOnWay = (value: Rational) => values.has(value.toFraction())
  return [
    [left.value, right.value],
    [right.value, left.value],
  ].some(([pi, other]) => pi && other && among(pi, ...NEAR_PI) && isOnWay(other))
}

/** 2 × 4 for 2x + 1, where x is 4. */
function putsIn({ left, right }: Calculation, question: Question, { values }: Way): boolean {
  const known = (value: Rational) =>
    values.has(value.toFraction()) || givenIn(question).some(given => given.value.equals(value))
  return question.kind === 'substitution' && known(left.value) && known(right.value)
}

/** 15 = 3 × 5 for the prime factors of 60: what goes into the number is taken apart. */
function takesApart({ operator, left, right, value }: Calculation, question: Question): boolean {
  if (question.kind !== 'factors') return false
  const goesIn = (number: Rational) =>
    givenIn(question).some(given => !number.equals(1) && isMultiple(given.value, number))
  return operator === '×' ? goesIn(value) : operator === '÷' && goesIn(left.value) && goesIn(right.value)
}
