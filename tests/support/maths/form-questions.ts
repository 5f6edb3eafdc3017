import fc from 'fast-check'
import { rational } from '#maths/arithmetic/rational.ts'
import type { Sample } from './arbitrary-questions.ts'
import { oracle } from './oracle.ts'
import { mixedNumber, properFraction, small } from './question-parts.ts'

const simplify: fc.Arbitrary<Sample> = fc
  .tuple(
    small,
    fc.integer({ min: 2, max: 15 }),
    fc.integer({ min: 1, max: 9 }),
    fc.constantFrom('Simplify ', 'Reduce ', 'Simplify the fraction '),
  )
  .map(([top, bottom, factor, start]) => ({
    kind: 'simplify',
    question: `${start}${top * factor}/${bottom * factor}`,
    value: rational(top, bottom),
    form: 'lowest',
  }))

const convert: fc.Arbitrary<Sample> = fc.oneof(
  fc.tuple(properFraction, fc.constantFrom('decimal', 'percentage')).map(
    ([text, form]): Sample => ({
      kind: 'convert',
      question: `Write ${text} as a ${form}`,
      value: oracle(text) ?? rational(0),
      form: form as 'decimal',
    }),
  ),
  fc.integer({ min: 1, max: 999 }).map(
    (thousandths): Sample => ({
      kind: 'convert',
      question: `Write 0.${String(thousandths).padStart(3, '0')} as a fraction`,
      value: rational(thousandths, 1000),
      form: 'fraction',
    }),
  ),
  mixedNumber.map(
    ([text, expression]): Sample => ({
      kind: 'convert',
      question: `Write ${text} as an improper fraction`,
      value: oracle(expression) ?? rational(0),
      form: 'improper',
    }),
  ),
  fc
    .tuple(fc.integer({ min: 2, max: 12 }), fc.integer({ min: 13, max: 99 }))
    .filter(([bottom, top]) => top % bottom !== 0)
    .map(
      ([bottom, top]): Sample => ({
        kind: 'convert',
        question: `Write ${top}/${bottom} as a mixed number`,
        value: rational(top, bottom),
        form: 'mixed',
      }),
    ),
)

const rounding: fc.Arbitrary<Sample> = fc.oneof(
  fc
    .tuple(
      fc.integer({ min: 1, max: 99_999 }),
      fc.constantFrom<[string, number]>(['ten', 10], ['hundred', 100], ['thousand', 1000]),
    )
    .map(
      ([value, [name, size]]): Sample => ({
        kind: 'rounding',
        question: `Round ${value} to the nearest ${name}`,
        value: rational(Math.round(value / size) * size),
      }),
    ),
  fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.constantFrom(0, 1, 2)).map(
    ([value, places]): Sample => ({
      kind: 'rounding',
      question: `Round ${Math.floor(value / 1000)}.${String(value % 1000).padStart(3, '0')} to ${places} decimal places`,
      value: rational(Math.floor(value / 10 ** (3 - places) + 0.5), 10 ** places),
    }),
  ),
)

const powerLaws: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 2, max: 6 }),
    fc.integer({ min: 2, max: 6 }),
    fc.constantFrom('Simplify ', 'Simplify: ', 'What is '),
    fc.boolean(),
  )
  .map(([base, a, b, start, isProduct]) => {
    const [text, exponent] = isProduct
      ? [`${base}^${a} × ${base}^${b}`, a + b]
      : [`${base}^${a + b} ÷ ${base}^${a}`, b]
    return {
      kind: 'laws of powers',
      question: start + text,
      value: rational(BigInt(base) ** BigInt(exponent)),
      power: `${base}^${exponent}`,
    }
  })

/** Simplifying, changing the form, rounding, joining powers. */
export const formSamples: fc.Arbitrary<Sample> = fc.oneof(simplify, convert, rounding, powerLaws)
