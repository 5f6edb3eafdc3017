import { isPrime } from '../../arithmetic/primes.ts'
import { isWhole, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import { wholeRoot } from '../../arithmetic/whole-root.ts'
import { numberValue } from '../../values/number.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'
import { type Solved, valueStep } from '../by-value/solution.ts'
import { anyNumber } from './any-number.ts'
import type { Property, PropertyQuestion } from './question.ts'

function has(number: bigint, property: Property): boolean {
  switch (property.is) {
    case 'even':
      return number % 2n === 0n
    case 'odd':
      return number % 2n !== 0n
    case 'prime':
      return isPrime(number)
    case 'square':
      return number > 0n && wholeRoot(number, 2) !== undefined
    case 'cube':
      return number > 0n && wholeRoot(number, 3) !== undefined
    case 'multiple':
      return number % property.of === 0n
    case 'factor':
      return number > 0n && property.of % number === 0n
  }
}

/** Whether a number is an answer. */
export function fits(
  value: Rational,
  { properties, among, low, high }: Omit<PropertyQuestion, 'kind' | 'text'>,
): boolean {
  const isInside = (!low || value.compare(low) > 0) && (!high || value.compare(high) < 0)
  if (!isInside || (properties.length === 0 && !among)) return isInside
  if (!isWhole(value)) return false
  const number = value.s * value.n
  return (!among || among.includes(number)) && properties.every(each => has(number, each))
}

/** Beyond so many numbers nobody looks for an example. */
const MOST_TRIED = 2000n
const MOST_EXAMPLES = 12

/** Numbers that fit, the smallest first. */
export function examplesOf(question: PropertyQuestion): Rational[] {
  const { among, low, high, properties } = question
  if (among) return among.map(each => rational(each)).filter(each => fits(each, question))
  if (properties.length === 0) {
    if (!low || !high) return []
    const width = high.sub(low)
    return [1, 2, 3].map(at => low.add(width.mul(at).div(4)))
  }
  const start = low && low.s > 0n ? low.n / low.d : 0n
  const found: Rational[] = []
  for (let number = start; number <= start + MOST_TRIED && found.length < MOST_EXAMPLES; number++) {
    if (number > 0n && fits(rational(number), question)) found.push(rational(number))
  }
  return found
}

function answerTo(question: PropertyQuestion): Value {
  const examples = examplesOf(question)
  if (question.wants === 'all') return several(examples)
  const { among } = question
  const others = among?.map(each => rational(each)).filter(each => !fits(each, question)) ?? []
  return anyNumber(examples, value => fits(value, question), others, question.isFraction)
}

const MEANS: Record<Property['is'], string> = {
  even: 'Even numbers end in 0, 2, 4, 6 or 8',
  odd: 'Odd numbers end in 1, 3, 5, 7 or 9',
  prime: 'A prime number has only itself and one as factors',
  square: 'A square number is a whole number times itself',
  cube: 'A cube number is a whole number times itself and times itself again',
  multiple: 'A multiple is in the times table of the number',
  factor: 'A factor goes into the number with nothing left over',
}

export function solveProperty(question: PropertyQuestion): Solved {
  const answer = answerTo(question)
  const result = inline(`\\text{answer} = ${answer.latex}`)
  const words = question.properties.map(each => MEANS[each.is]).join('. ')
  const start =
    words === '' ? 'Any number that is bigger than the one and smaller than the other will do' : words
  return {
    steps: [valueStep(`${start}: ${result}`)],
    answer,
    choices: (question.among ?? [])
      .map(each => rational(each))
      .filter(each => !fits(each, question))
      .map(each => numberValue(each)),
  }
}
