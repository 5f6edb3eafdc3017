import fc from 'fast-check'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import type { Sample } from './arbitrary-questions.ts'
import { oracle } from './oracle.ts'

/** A number as a question writes it, as mathjs reads it, and its exact value. */
interface Written {
  text: string
  value: Rational
}

const minus = fc.constantFrom('-', '−')
/** More often below zero than above. */
const isBelow = fc.constantFrom(true, true, false)

function signed(size: fc.Arbitrary<Written>): fc.Arbitrary<Written> {
  return fc
    .tuple(isBelow, minus, size)
    .map(([isNegative, sign, { text, value }]) =>
      isNegative ? { text: `${sign}${text}`, value: value.neg() } : { text, value },
    )
}

const whole = signed(
  fc.oneof(fc.integer({ min: 1, max: 20 }), fc.integer({ min: 1, max: 9_999_999 })).map(size => ({
    text: String(size),
    value: rational(size),
  })),
)
const decimal = signed(
  fc.tuple(fc.integer({ min: 0, max: 40 }), fc.integer({ min: 1, max: 999 })).map(([units, part]) => {
    const digits = String(part)
    const places = 10 ** digits.length
    return { text: `${units}.${digits}`, value: rational(units * places + part, places) }
  }),
)
const fraction = signed(
  fc
    .tuple(fc.integer({ min: 1, max: 15 }), fc.integer({ min: 2, max: 15 }))
    .map(([top, bottom]) => ({ text: `${top}/${bottom}`, value: rational(top, bottom) })),
)
const mixed = signed(
  fc.tuple(fc.integer({ min: 1, max: 9 }), fc.integer({ min: 2, max: 9 })).chain(([units, bottom]) =>
    fc.integer({ min: 1, max: bottom - 1 }).map(top => ({
      text: `${units} ${top}/${bottom}`,
      value: rational(units * bottom + top, bottom),
    })),
  ),
)
const percentage = signed(
  fc.integer({ min: 1, max: 150 }).map(size => ({ text: `${size}%`, value: rational(size, 100) })),
)
const anyNumber = fc.oneof(whole, decimal, fraction, mixed, percentage)

const asking = fc.constantFrom('What is ', 'Work out ', 'Calculate: ', '', 'Find ', 'Evaluate ')

/** Two numbers of any sign and kind, the second one with or without brackets. */
const calculations: fc.Arbitrary<Sample> = fc
  .tuple(
    asking,
    fc.constantFrom(whole, decimal, fraction, mixed),
    fc.constantFrom(['+', '+'], ['-', '-'], ['×', '*'], ['÷', '/']),
    fc.boolean(),
  )
  .chain(([start, kind, [sign = '+', operator = '+'], hasBrackets]) =>
    fc.tuple(kind, kind).map(([a, b]) => {
      const second = hasBrackets && /^[-−]/.test(b.text) ? `(${b.text})` : b.text
      return {
        kind: 'signed calculations',
        question: `${start}${a.text} ${sign} ${second}`,
        value: oracle(`(${a.value.toFraction()}) ${operator} (${b.value.toFraction()})`),
      }
    }),
  )
  .filter((sample): sample is Sample => sample.value !== undefined)

const powers: fc.Arbitrary<Sample> = fc
  .tuple(asking, fc.integer({ min: 1, max: 12 }), fc.constantFrom(['²', 2], ['³', 3], ['^4', 4]))
  .map(([start, base, [text, exponent]]) => ({
    kind: 'signed powers',
    question: `${start}(-${base})${text}`,
    value: rational((-base) ** Number(exponent)),
  }))

const amounts: fc.Arbitrary<Sample> = fc
  .tuple(asking, fc.integer({ min: 1, max: 150 }), fc.integer({ min: 1, max: 999 }))
  .map(([start, percent, amount]) => ({
    kind: 'parts of negative amounts',
    question: `${start}${percent}% of -${amount}`,
    value: rational(-percent * amount, 100),
  }))

const words: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.constantFrom<[string, string, string, (a: number, b: number) => number]>(
      ['What is the sum of ', ' and ', '', (a, b) => a + b],
      ['Subtract ', ' from ', '', (a, b) => b - a],
      ['Add ', ' to ', '', (a, b) => a + b],
      ['What is the product of ', ' and ', '?', (a, b) => a * b],
      ['', ' minus ', '', (a, b) => a - b],
      ['', ' plus ', '', (a, b) => a + b],
      ['', ' times ', '', (a, b) => a * b],
      ['Multiply ', ' by ', '', (a, b) => a * b],
    ),
    fc.integer({ min: -30, max: 30 }),
    fc.integer({ min: -30, max: 30 }),
  )
  .map(([[start, middle, end, work], a, b]) => ({
    kind: 'signed words',
    question: `${start}${a}${middle}${b}${end}`,
    value: rational(work(a, b)),
  }))

const rounding: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(0, 1, 2))
  .map(([value, places]) => {
    const size = 10 ** (3 - places)
    return {
      kind: 'signed rounding',
      isHalf: (value % size) * 2 === size,
      question: `Round -${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')} to ${places} decimal places`,
      value: rational(-Math.round(value / size), 10 ** places),
    }
  })
  // Books differ on which way a negative half rounds, so those are not read.
  .filter(({ isHalf }) => !isHalf)

const simplify: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.integer({ min: 2, max: 15 }), fc.integer({ min: 1, max: 9 }))
  .map(([top, bottom, factor]) => ({
    kind: 'signed simplify',
    question: `Simplify -${top * factor}/${bottom * factor}`,
    value: rational(-top, bottom),
    form: 'lowest',
  }))

const convert: fc.Arbitrary<Sample> = fc
  .tuple(fc.integer({ min: 1, max: 999 }), fc.constantFrom('fraction', 'percentage'))
  .map(([thousandths, form]) => ({
    kind: 'signed convert',
    question: `Write -0.${String(thousandths).padStart(3, '0')} as a ${form}`,
    value: rational(-thousandths, 1000),
    form: form as 'fraction',
  }))

const equations: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.integer({ min: -9, max: 9 }).filter(slope => slope !== 0 && slope !== 1),
    fraction,
    fc.integer({ min: -20, max: 20 }),
    fc.constantFrom('Solve: ', 'Solve ', ''),
  )
  .map(([slope, { value }, offset, start]) => {
    const right = value.mul(rational(slope)).add(rational(offset))
    const tail = offset === 0 ? '' : offset > 0 ? ` + ${offset}` : ` - ${-offset}`
    return {
      kind: 'equations with any solution',
      question: `${start}${slope === -1 ? '-' : slope}x${tail} = ${right.toFraction()}`,
      value,
      unknown: 'x',
    }
  })

const ASKED = [
  ['Which is bigger: ', 1],
  ['Which is larger, ', 1],
  ['Which number is greater: ', 1],
  ['Which is the largest: ', 1],
  ['Which is smaller: ', -1],
  ['Which is less, ', -1],
  ['Which is the smallest: ', -1],
  ['Which is bigger ', 1],
] as const

/** Two to five numbers of any sign and mixed kinds. */
const comparisons: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.constantFrom(...ASKED),
    fc.uniqueArray(anyNumber, {
      minLength: 2,
      maxLength: 5,
      selector: ({ value }) => value.toFraction(),
    }),
  )
  .map(([[start, sign], numbers]) => {
    const listed = numbers.map(({ text }) => text)
    const last = listed.pop()
    const best = numbers.map(({ value }) => value).reduce((a, b) => (a.compare(b) * sign > 0 ? a : b))
    return {
      kind: 'comparisons',
      question: `${start}${listed.join(', ')} or ${last}?`,
      value: best,
      choices: numbers.map(({ value }) => value),
    }
  })

/** Questions of every kind with a negative number in every place where a number may stand. */
export const signedSamples: fc.Arbitrary<Sample> = fc.oneof(
  calculations,
  powers,
  amounts,
  words,
  rounding,
  simplify,
  convert,
  equations,
  comparisons,
)
