import fc from 'fast-check'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { formSamples } from './form-questions.ts'
import { oracle } from './oracle.ts'
import {
  command,
  divide,
  ending,
  minus,
  mixedNumber,
  number,
  properFraction,
  sign,
  small,
} from './question-parts.ts'
import { signedSamples } from './signed-questions.ts'

/** A question in words with its right value, found without our own engine. */
export interface Sample {
  kind: string
  question: string
  value: Rational
  /** What an answer must look like to be finished. */
  form?: 'decimal' | 'fraction' | 'percentage' | 'mixed' | 'improper' | 'lowest'
  unknown?: string
  /** The value as a single power. */
  power?: string
  /** The numbers to choose from: an answer beside them is none. */
  choices?: Rational[]
}

function asked(kind: string, body: fc.Arbitrary<readonly [string, string]>): fc.Arbitrary<Sample> {
  return fc
    .tuple(command, body, ending)
    .map(([start, [text, expression], end]) => ({
      kind,
      question: start + text + end,
      value: oracle(expression),
    }))
    .filter((sample): sample is Sample => sample.value !== undefined)
}

const wholes = asked(
  'whole numbers',
  fc
    .tuple(number, sign, number)
    .map(([a, [text, op], b]) => [`${a}${text}${b}`, `(${a}) ${op} (${b})`] as const),
)

const fraction = fc.tuple(small, fc.integer({ min: 2, max: 15 })).map(([top, bottom]) => `${top}/${bottom}`)
const spaced = fc.oneof(
  fc.constantFrom(' + ', ' plus ').map(text => [text, '+'] as const),
  minus.map(text => [text, '-'] as const),
  fc.constantFrom(' × ', ' x ', ' * ').map(text => [text, '*'] as const),
  divide.map(text => [text, '/'] as const),
)

const fractions = asked(
  'fractions',
  fc
    .tuple(fraction, spaced, fraction)
    .map(([a, [text, op], b]) => [`${a}${text}${b}`, `(${a}) ${op} (${b})`] as const),
)

const mixed = asked(
  'mixed numbers',
  fc
    .tuple(mixedNumber, spaced, mixedNumber)
    .map(([[a, x], [text, op], [b, y]]) => [`${a}${text}${b}`, `${x} ${op} ${y}`] as const),
)

const decimal = fc
  .tuple(fc.integer({ min: 0, max: 99 }), fc.integer({ min: 0, max: 999 }))
  .map(([whole, part]) => `${whole}.${part}`)

const decimals = asked(
  'decimals',
  fc
    .tuple(decimal, spaced, decimal)
    .map(([a, [text, op], b]) => [`${a}${text}${b}`, `${a} ${op} ${b}`] as const),
)

const negative = fc
  .tuple(fc.boolean(), small)
  .map(
    ([isNegative, size]) =>
      [isNegative ? `-${size}` : `${size}`, `(${isNegative ? '-' : ''}${size})`] as const,
  )
const signs = asked(
  'signs',
  fc
    .tuple(negative, spaced, negative)
    .map(([[a, x], [text, op], [b, y]]) => [`${a}${text}${b}`, `${x} ${op} ${y}`] as const),
)

const { tree } = fc.letrec<{ tree: string; leaf: string }>(tie => ({
  leaf: fc.integer({ min: 1, max: 20 }).map(String),
  tree: fc.oneof(
    { depthSize: 'small', withCrossShrink: true },
    tie('leaf'),
    fc
      .tuple(tie('tree'), fc.constantFrom(' + ', ' - ', ' * '), tie('tree'))
      .map(([a, op, b]) => `${a}${op}${b}`),
    fc.tuple(tie('tree'), fc.constantFrom(' + ', ' - '), tie('tree')).map(([a, op, b]) => `(${a}${op}${b})`),
    fc.tuple(tie('leaf'), fc.constantFrom('2', '3')).map(([a, exponent]) => `${a}^${exponent}`),
  ),
}))

const order = asked(
  'order of operations',
  tree
    .filter(text => /[-+*^]/.test(text) && text.length < 120)
    .map(text => [text.replaceAll('*', '×'), text] as const),
)

const percentages = asked(
  'percentages',
  fc
    .tuple(fc.integer({ min: 1, max: 150 }), number)
    .map(([percent, amount]) => [`${percent}% of ${amount}`, `${percent} * ${amount} / 100`] as const),
)

const parts = asked(
  'fractions of amounts',
  fc
    .tuple(properFraction, number)
    .map(([part, amount]) => [`${part} of ${amount}`, `(${part}) * ${amount}`] as const),
)

const powers = asked(
  'powers',
  fc
    .tuple(small, fc.constantFrom(['²', 2], ['³', 3], ['^4', 4], [' squared', 2], ['^0', 0]))
    .map(([base, [text, exponent]]) => [`${base}${text}`, `${base}^${exponent}`] as const),
)

function term(slope: number, name: string): string {
  return slope === 1 ? name : slope === -1 ? `-${name}` : `${slope}${name}`
}

const equations: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.integer({ min: -9, max: 9 }),
    fc.integer({ min: -20, max: 20 }),
    fc.integer({ min: -30, max: 30 }),
    fc.constantFrom('x', 'n', 'y'),
    fc.constantFrom('Solve ', 'Solve for the: ', ''),
    fc.boolean(),
  )
  .filter(([slope, , offset]) => slope !== 0 && (offset !== 0 || slope !== 1))
  .map(([slope, value, offset, name, start, isSwapped]) => {
    const side = `${term(slope, name)}${offset === 0 ? '' : offset > 0 ? ` + ${offset}` : ` - ${-offset}`}`
    const result = String(slope * value + offset)
    const lead = start.replace('the', name)
    return {
      kind: 'equations',
      question: lead + (isSwapped ? `${result} = ${side}` : `${side} = ${result}`),
      value: rational(value),
      unknown: name,
    }
  })

const scaledEquations: fc.Arbitrary<Sample> = fc
  .tuple(
    fc.integer({ min: 2, max: 9 }),
    fc.integer({ min: 1, max: 12 }),
    fc.integer({ min: 1, max: 9 }),
    fc.integer({ min: 1, max: 20 }),
  )
  .map(([divisor, quotient, factor, offset]) => [
    {
      kind: 'equations',
      question: `Solve x/${divisor} = ${quotient}`,
      value: rational(divisor * quotient),
      unknown: 'x',
    },
    {
      kind: 'equations',
      question: `Solve ${factor}(x + ${offset}) = ${factor * (quotient + offset)}`,
      value: rational(quotient),
      unknown: 'x',
    },
    {
      kind: 'equations',
      question: `Solve ${offset} - x = ${quotient}`,
      value: rational(offset - quotient),
      unknown: 'x',
    },
  ])
  .chain(samples => fc.constantFrom(...samples))

/** Questions of every kind that can be marked. */
export const samples: fc.Arbitrary<Sample> = fc.oneof(
  wholes,
  fractions,
  mixed,
  decimals,
  signs,
  order,
  percentages,
  parts,
  powers,
  equations,
  scaledEquations,
  formSamples,
  signedSamples,
)
