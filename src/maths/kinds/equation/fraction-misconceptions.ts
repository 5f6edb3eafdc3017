import { linearForm } from '../../arithmetic/evaluate.ts'
import { type Expression, literalsIn } from '../../arithmetic/expression.ts'
import { isZero, type Rational, rational } from '../../arithmetic/rational.ts'
import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { define } from '../by-lines/misconceptions/define.ts'
import type { ArithmeticMisconception } from '../by-lines/misconceptions/misconception.ts'
import { topics } from '../by-lines/topics.ts'

interface Fraction {
  top: Rational
  bottom: Rational
}

/** `2/3 = x/12`: the known fraction, and the known bottom of the other one. */
function proportionOf(question: ArithmeticQuestion): { known: Fraction; other: Rational } | undefined {
  if (question.kind !== 'solve') return undefined
  const read = (fraction: Expression, scaled: Expression) => {
    const [known, ...more] = literalsIn(fraction)
    const form = linearForm(scaled)
    if (
      known?.form !== 'fraction' ||
      known.top === undefined ||
      known.bottom === undefined ||
      more.length > 0
    )
      return undefined
    if (!form || !isZero(form.offset) || form.slope.n !== 1n || form.slope.d === 1n) return undefined
    return {
      known: { top: rational(known.top), bottom: rational(known.bottom) },
      other: rational(form.slope.d),
    }
  }
  return read(question.left, question.right) ?? read(question.right, question.left)
}

/** `3/7 of a number is 27`: the fraction and what it comes to. */
function partOfUnknown(question: ArithmeticQuestion): { part: Fraction; is: Rational } | undefined {
  if (question.kind !== 'solve') return undefined
  const [left, right] = [linearForm(question.left), linearForm(question.right)]
  if (!left || !right) return undefined
  const [near, far] = isZero(left.slope) ? [right, left] : [left, right]
  const isPart = isZero(near.offset) && isZero(far.slope) && near.slope.n > 1n && near.slope.d > 1n
  if (!isPart || near.slope.s < 0n) return undefined
  return { part: { top: rational(near.slope.n), bottom: rational(near.slope.d) }, is: far.offset }
}

function proposeProportion(random: Random): string {
  const bottom = between(random, 3, 9)
  const factor = between(random, 2, 6)
  return `Solve ${between(random, 1, bottom - 1)}/${bottom} = x/${bottom * factor}`
}

function proposePart(random: Random): string {
  const [top, bottom] = pick<[number, number]>(random, [
    [2, 3],
    [3, 4],
    [2, 5],
    [3, 5],
    [5, 6],
    [3, 7],
  ])
  return `Solve ${top}/${bottom} x = ${top * between(random, 2, 12)}`
}

/** Wrong ways with equations of fractions. */
export const fractionEquations: ArithmeticMisconception[] = [
  define({
    id: 'proportion-by-adding',
    name: 'Proportion kept by adding',
    topic: topics.equations,
    explanation:
      'Two equal fractions belong together by multiplying: what multiplies the bottom multiplies the top.',
    gap: 'Adds to top and bottom where two fractions are to be equal.',
    standard: '6.RP.A.3',
    predict(question) {
      const found = proportionOf(question)
      return found?.known.top.add(found.other).sub(found.known.bottom)
    },
    propose: proposeProportion,
  }),
  define({
    id: 'proportion-multiplier-alone',
    name: 'Multiplier taken for the answer',
    topic: topics.equations,
    explanation: 'That is what the bottom was multiplied by; the top has to be multiplied by it, too.',
    gap: 'Stops at what one of two equal fractions is multiplied by.',
    standard: '6.RP.A.3',
    predict(question) {
      const found = proportionOf(question)
      return found?.other.div(found.known.bottom)
    },
    propose: proposeProportion,
  }),
  define({
    id: 'proportion-turned',
    name: 'Proportion turned round',
    topic: topics.equations,
    explanation: 'Tops belong together and bottoms belong together; one of the fractions was turned over.',
    gap: 'Turns one of two equal fractions over.',
    standard: '6.RP.A.3',
    predict(question) {
      const found = proportionOf(question)
      return found && !isZero(found.known.top)
        ? found.other.mul(found.known.bottom).div(found.known.top)
        : undefined
    },
    propose: proposeProportion,
  }),
  define({
    id: 'one-part-of-unknown',
    name: 'One part taken for the whole',
    topic: topics.equations,
    explanation: 'That is one part only; the whole has as many parts as the bottom number says.',
    gap: 'Finds one part of a number whose fraction is known, not the number.',
    standard: '7.EE.B.4',
    predict(question) {
      const found = partOfUnknown(question)
      return found?.is.div(found.part.top)
    },
    propose: proposePart,
  }),
  define({
    id: 'unknown-not-divided-by-top',
    name: 'Multiplied by the bottom alone',
    topic: topics.equations,
    explanation: 'The known number is several parts already: first find one part, then the whole.',
    gap: 'Multiplies by the denominator without dividing by the numerator when a fraction of a number is known.',
    standard: '7.EE.B.4',
    predict(question) {
      const found = partOfUnknown(question)
      return found?.is.mul(found.part.bottom)
    },
    propose: proposePart,
  }),
]
