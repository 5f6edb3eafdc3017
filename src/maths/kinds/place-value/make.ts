import { inWords } from '../../arithmetic/in-words.ts'
import { decimalText, type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { nameOfPlace, sizeOfPlace } from './places.ts'
import { digitsOf, type PlaceValueQuestion, type PlaceValueTask } from './question.ts'

/** Digits that differ, the first of them not zero. */
function written(random: Random, count: number, places: number): string {
  for (;;) {
    const digits = Array.from({ length: count + places }, () => between(random, 1, 9))
    if (new Set(digits).size < digits.length) continue
    const whole = digits.slice(0, count).join('')
    return places === 0 ? whole : `${whole}.${digits.slice(count).join('')}`
  }
}

/** A number with an empty place. */
function withZeros(random: Random, grade: number): bigint {
  const thousands = between(random, 1, grade <= 4 ? 9 : 99)
  const rest = pick(random, [
    between(random, 1, 9),
    between(random, 11, 99),
    between(random, 101, 109),
    10 * between(random, 11, 99),
  ])
  return BigInt(thousands * 1000 + rest)
}

/** Parts with an empty place between them. */
function fromPlaces(random: Random): PlaceValueTask {
  const places = pick(random, [
    [2, 0],
    [3, 1],
    [3, 2, 0],
    [3, 0],
  ])
  const parts = places.map(place => ({ digit: BigInt(between(random, 1, 9)), place }))
  const number = parts.reduce((sum, { digit, place }) => sum + digit * 10n ** BigInt(place), 0n)
  return { task: random() < 0.5 ? 'from places' : 'from sum', number: rational(number), parts }
}

/** A question about places and written numbers, for a grade. */
export function makePlaceValue(random: Random, grade: number): PlaceValueQuestion {
  const isDecimal = grade >= 5 && random() < 0.4
  const number = isDecimal
    ? written(random, 2, 3)
    : written(random, between(random, 4, grade <= 4 ? 4 : 6), 0)
  const { digit, place } = pick(random, digitsOf(number) as [{ digit: number; place: number }])
  const task = pick<() => PlaceValueTask>(random, [
    () => ({ task: 'digit at place', written: number, place }),
    () => ({ task: 'value of digit', written: number, digit, place }),
    () => ({ task: 'value of digit', written: number, digit, place }),
    () => ({ task: 'place of digit', written: number, digit, place, orValue: false }),
    () => ({
      task: 'expanded form',
      number: rational(between(random, 1, 99) * 100 + between(random, 1, 99), isDecimal ? 100 : 1),
    }),
    () => fromPlaces(random),
    () => ({ task: 'how many', number: rational(between(random, 12, 98) * 10), place: 1 }),
    () => ({ task: 'in words', number: withZeros(random, grade) }),
    () => ({ task: 'in figures', number: withZeros(random, grade) }),
  ])()
  return { kind: 'place value', text: '', ...task }
}

const bare = (number: Rational) => decimalText(number) ?? ''

export function writePlaceValue(question: PlaceValueQuestion): string {
  switch (question.task) {
    case 'digit at place':
      return `Which digit of ${inline(question.written)} is in the ${nameOfPlace(question.place)} place?`
    case 'value of digit':
      return `What is the value of the digit ${inline(`${question.digit}`)} in ${inline(question.written)}?`
    case 'place of digit':
      return question.orValue
        ? `What is the place value of ${inline(`${question.digit}`)} in ${inline(question.written)}?`
        : `In which place is the ${inline(`${question.digit}`)} in ${inline(question.written)}?`
    case 'expanded form':
      return `Write ${inline(bare(question.number))} in expanded form.`
    case 'each place': {
      const names = digitsOf(`${question.number}`).map(({ place }) => nameOfPlace(place))
      return `How many ${names.slice(0, -1).join(', ')} and ${names.at(-1)} are in ${inline(`${question.number}`)}?`
    }
    case 'in words':
      return `Write ${inline(`${question.number}`)} in words.`
    case 'in figures':
      return `Write ${inWords(question.number)} in figures.`
    case 'partition':
      return `Partition ${inline(bare(question.number))} by place value.`
    case 'missing part':
      return `${inline(valueLatex(question.number))} = ${[
        ...question.parts.map(({ digit, place }) => `${digit} ${nameOfPlace(place)}`),
        `▢ ${nameOfPlace(question.place)}`,
      ].join(' + ')}`
    case 'how many':
      return `How many ${nameOfPlace(question.place)} are in ${inline(valueLatex(question.number, true))}?`
    case 'from sum':
      return `What number is ${inline(question.parts.map(({ digit, place }) => valueLatex(sizeOfPlace(place).mul(rational(digit)), true)).join(' + '))}?`
    case 'from places':
      return `What number is ${question.parts.map(({ digit, place }) => `${digit} ${nameOfPlace(place)}`).join(' and ')}?`
  }
}
