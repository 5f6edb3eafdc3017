import { asLiteral, withoutGroup } from '#maths/arithmetic/expression.ts'
import { isNegative, isWhole, type Rational, rational } from '#maths/arithmetic/rational.ts'
import { inline, valueLatex } from '#maths/arithmetic/show.ts'
import type { CalculateQuestion } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import type { AngleQuestion } from '#maths/kinds/angles/question.ts'
import type { ShapeQuestion } from '#maths/kinds/perimeter-and-area/question.ts'
import type { RatioQuestion } from '#maths/kinds/ratio/question.ts'
import type { TemperatureQuestion } from '#maths/kinds/temperature/question.ts'
import type { ConversionQuestion } from '#maths/kinds/unit-conversion/question.ts'
import { handsAsked } from './hands.ts'
import { bare, type Quantity } from './quantity.ts'

/** It is known by its number alone: no words of children’s find it. */
const step = (value: Rational, is: string, next: string): Quantity[] => [
  { ...bare(is, next), values: [value] },
]
const shown = (value: Rational | bigint | number) =>
  inline(valueLatex(typeof value === 'object' ? value : rational(value), true))
const SMALL = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12]

/** The numbers on the worked way that children give no name, by what they are in the problem, and what is asked behind each. */
export function chainOf(question: Question): Quantity[] {
  switch (question.kind) {
    case 'calculate':
      return ofCalculation(question as CalculateQuestion)
    case 'temperature': {
      const own = question as TemperatureQuestion
      const [by, ...more] = own.task === 'change' ? own.by : []
      return own.task === 'change' && by && more.length === 0 ? throughZero(own.start, by) : []
    }
    case 'shape': {
      const { shape, measure, lengths } = question as ShapeQuestion
      const [base, height] = lengths
      return shape === 'triangle' && measure === 'area' && base && height
        ? step(
            base.mul(height),
            'the area of the whole rectangle around it',
            'And the triangle is only a part of that: how much does it come to?',
          )
        : []
    }
    case 'angle': {
      const own = question as AngleQuestion
      if (own.task !== 'rest' || own.given.length < 2) return []
      const known = own.given.reduce((sum, each) => sum.add(each))
      return step(
        known,
        'what the angles that you know make together',
        `How much is left of ${shown(own.whole)}?`,
      )
    }
    case 'conversion':
      return ofConversion(question as ConversionQuestion)
    case 'ratio':
      return ofCommonFactor(question as RatioQuestion)
    default:
      return ofHands(question)
  }
}

/** One of the equal parts of an amount, of which several are asked for; a change that goes past zero. */
function ofCalculation({ expression }: CalculateQuestion): Quantity[] {
  const whole = withoutGroup(expression)
  if (whole.kind !== 'operation') return []
  const [left, right] = [asLiteral(whole.left), asLiteral(whole.right)]
  if (!left || !right) return []
  if (/[-+]/.test(whole.operator))
    return throughZero(left.value, whole.operator === '+' ? right.value : right.value.neg())
  const [{ top, bottom }, amount] = left.form === 'fraction' ? [left, right] : [right, left]
  if (whole.operator !== '×' || !top || !bottom || top < 2n || amount.form === 'fraction') return []
  return step(
    amount.value.div(bottom),
    `what one of the ${bottom} equal parts is`,
    `You want ${shown(top)} of them: how much is that?`,
  )
}

/** The way to zero, where it can be no other part of the change. */
function throughZero(start: Rational, by: Rational): Quantity[] {
  const end = start.add(by)
  const isPast = start.n !== 0n && end.n !== 0n && isNegative(start) !== isNegative(end)
  return isPast && !end.abs().equals(start.abs())
    ? step(
        start.abs(),
        'how far it is to zero',
        `That is a part of the ${shown(by.abs())}. How much of it is still to go, from zero on?`,
      )
    : []
}

/** How many of the small unit make one of the big one. */
function ofConversion({ amount, from, to: [to, ...more], factor }: ConversionQuestion): Quantity[] {
  const isDown = from.size.compare(to.size) > 0
  const [big, small] = isDown ? [from, to] : [to, from]
  const many = big.size.div(small.size)
  if (more.length > 0 || factor || !isWhole(many) || many.equals(amount)) return []
  const have = `You have ${shown(amount)} ${from.symbol}:`
  return step(
    many,
    `how many ${small.symbol} make one ${big.symbol}`,
    isDown
      ? `${have} which calculation is that, and what do you get?`
      : `${have} how many times do ${shown(many)} go into that?`,
  )
}

/** A number that all parts of a ratio can be divided by. */
function ofCommonFactor(question: RatioQuestion): Quantity[] {
  if (question.task !== 'simplify') return []
  const { parts } = question
  const are = SMALL.filter(by => parts.every(part => isWhole(part.div(by)) && !part.equals(by)))
  const all = parts.map(shown).join(' and ')
  return are.flatMap(by =>
    step(
      rational(by),
      'a number that goes into every part',
      `Divide ${all} by ${shown(by)}: which ratio do you get?`,
    ),
  )
}

/** The hour of a clock with two hands. */
function ofHands(question: Question): Quantity[] {
  const asked = handsAsked(question)
  return asked && asked.minutes > 0
    ? step(
        rational(asked.hour),
        'the hour',
        `And the big hand is at the ${asked.big}: how many minutes is that?`,
      )
    : []
}
