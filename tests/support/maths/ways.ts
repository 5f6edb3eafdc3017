import fc from 'fast-check'

/** A problem with a statement that a child may write on some way to its answer, and one like it that is false. */
export interface WaySample {
  problem: string
  way: string
  isTrue: string
  isFalse: string
  /** It is working on this very problem, so it must be credited. */
  isOnWay: boolean
}

type Sides = [left: string, right: number | string, wrong: number | string]

/** Ways in which children write that one thing makes another. */
const WRITTEN: ((left: string, right: number | string) => string)[] = [
  (left, right) => `${left} = ${right}`,
  (left, right) => `${left}=${right}`,
  (left, right) => `${left} is ${right}`,
  (left, right) => `i did ${left} and got ${right}`,
  (left, right) => `so ${left} = ${right}`,
  (left, right) => `${left} equals ${right}`,
  (left, right) => `i know that ${left} makes ${right}`,
  (left, right) => `first ${left} = ${right}.`,
]

const written = fc.constantFrom(...WRITTEN)
const places = (value: number) =>
  [...String(value)]
    .map((digit, at, all) => Number(digit) * 10 ** (all.length - 1 - at))
    .filter(part => part > 0)
const whole = (min: number, max: number) => fc.integer({ min, max })
/** Off by something that is not nothing. */
const off = fc.constantFrom(-10, -3, -2, -1, 1, 2, 5, 9, 10, 100)

function samplesOf(problem: string, ways: Record<string, Sides[]>): fc.Arbitrary<WaySample> {
  const all = Object.entries(ways).flatMap(([way, sides]) => sides.map(side => ({ way, side })))
  return fc.tuple(fc.constantFrom(...all), written).map(
    ([
      {
        way,
        side: [left, right, wrong],
      },
      write,
    ]) => ({
      problem,
      way,
      isTrue: write(left, right),
      isFalse: write(left, wrong),
      isOnWay: true,
    }),
  )
}

const claim = (left: string, right: number, by: number): Sides => [left, right, right + by]

const products = fc.tuple(whole(11, 99), whole(11, 99), off).chain(([a, b, by]) => {
  const [tens, ones] = [Math.floor(a / 10) * 10, a % 10]
  return samplesOf(`${a} × ${b}`, {
    'partial products': places(a).flatMap(part => [
      claim(`${part} x ${b}`, part * b, by),
      claim(`${b} × ${part}`, part * b, by),
    ]),
    'partial products of the other': places(b).map(part => claim(`${a} times ${part}`, a * part, by)),
    grid: places(a).flatMap(one => places(b).map(two => claim(`${one} × ${two}`, one * two, by))),
    'near fact': [claim(`${a} x ${b - 1}`, a * (b - 1), by), claim(`${a + 1} x ${b}`, (a + 1) * b, by)],
    splitting: ones > 0 ? [claim(`${tens} + ${ones}`, a, by)] : [claim(`${a - 1} + 1`, a, by)],
    'repeated addition': [claim(`${b} + ${b}`, 2 * b, by), claim(`${a} + ${a}`, 2 * a, by)],
    'putting parts together': [claim(`${tens * b} + ${ones * b}`, a * b, by)],
    rounding: [claim(`${tens + 10} x ${b}`, (tens + 10) * b, by)],
    doubling: [claim(`${2 * a} x ${b}`, 2 * a * b, by)],
  })
})

const sums = fc.tuple(whole(12, 989), whole(12, 989), off).chain(([a, b, by]) => {
  const near = Math.ceil((b + 1) / 10) * 10
  return samplesOf(`${a} + ${b}`, {
    'place by place': places(a)
      .flatMap(one =>
        places(b).flatMap(two =>
          String(one).length === String(two).length ? [claim(`${one} + ${two}`, one + two, by)] : [],
        ),
      )
      .concat([claim(`${a} + ${places(b)[0]}`, a + (places(b)[0] ?? 0), by)]),
    'one part at a time': places(b).map(part => claim(`${a} plus ${part}`, a + part, by)),
    compensation: [claim(`${a} + ${near}`, a + near, by), claim(`${a + near} - ${near - b}`, a + b, by)],
    bridging: [claim(`${a} + ${10 - (a % 10)}`, a + 10 - (a % 10), by)].filter(() => 10 - (a % 10) <= b),
    'other way round': [claim(`${b} + ${a}`, a + b, by)],
  })
})

const differences = fc
  .tuple(whole(40, 989), whole(12, 989), off)
  .filter(([a, b]) => a - b > 12)
  .chain(([a, b, by]) => {
    const near = Math.ceil((b + 1) / 10) * 10
    return samplesOf(`${a} - ${b}`, {
      'one part at a time': places(b).map(part => claim(`${a} - ${part}`, a - part, by)),
      'counting up': [claim(`${b} + ${near - b}`, near, by)],
      compensation: [
        claim(`${a} take away ${near}`, a - near, by),
        claim(`${a - near} + ${near - b}`, a - b, by),
      ],
      inverse: [claim(`${b} + ${a - b}`, a, by)],
    })
  })

const quotients = fc.tuple(whole(3, 12), whole(11, 40), off).chain(([divisor, quotient, by]) => {
  const dividend = divisor * quotient
  return samplesOf(`${dividend} ÷ ${divisor}`, {
    chunks: [
      claim(`${divisor} x 10`, 10 * divisor, by),
      claim(`${dividend} - ${10 * divisor}`, dividend - 10 * divisor, by),
    ],
    'known facts': [claim(`${divisor} × ${quotient - 1}`, dividend - divisor, by)],
    inverse: [claim(`${quotient} × ${divisor}`, dividend, by)],
    parts: [claim(`${10 * divisor} divided by ${divisor}`, 10, by)],
  })
})

const gcd = (a: number, b: number): number => (b === 0 ? a : gcd(b, a % b))
const fractionSums = fc
  .tuple(whole(2, 9), whole(2, 9), whole(1, 8), whole(1, 8), fc.constantFrom(1, 2, 3))
  .filter(([b, d, a, c]) => b !== d && a < b && c < d && gcd(a, b) === 1 && gcd(c, d) === 1)
  .chain(([b, d, a, c, by]) => {
    const least = (b * d) / gcd(b, d)
    const [one, two] = [(a * least) / b, (c * least) / d]
    return samplesOf(`${a}/${b} + ${c}/${d}`, {
      'common bottom': [
        [`${a}/${b}`, `${one}/${least}`, `${one + by}/${least}`],
        [`${c}/${d}`, `${two}/${least}`, `${two + by}/${least}`],
        [`${a}/${b}`, `${a * d}/${b * d}`, `${a * d + by}/${b * d}`],
      ],
      tops: [claim(`${one} + ${two}`, one + two, by)],
      bottoms: [claim(`${b} x ${d}`, b * d, by)],
    })
  })

const percentages = fc
  .tuple(
    fc.constantFrom(15, 35, 45, 12, 60, 30),
    whole(2, 40).map(each => each * 20),
    fc.constantFrom(1, 2, 3),
  )
  .chain(([percent, amount, by]) =>
    samplesOf(`${percent}% of ${amount}`, {
      'known parts': [
        claim(`10% of ${amount}`, amount / 10, by),
        claim(`5% of ${amount}`, amount / 20, by),
        claim(`${amount} ÷ 10`, amount / 10, by),
        claim(`50% of ${amount}`, amount / 2, by),
      ],
    }),
  )

/** A sign in front: `+ 3`, `- 3`. */
const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)
const equations = fc
  .tuple(whole(2, 9), fc.oneof(whole(1, 12), whole(-12, -1)), whole(2, 15), fc.constantFrom(1, 2, 3))
  .chain(([slope, offset, solution, by]) => {
    const end = slope * solution + offset
    const sample = (way: string, isTrue: string, isFalse: string): WaySample => ({
      problem: `${slope}x ${signed(offset)} = ${end}`,
      way,
      isTrue,
      isFalse,
      isOnWay: true,
    })
    return fc.constantFrom(
      sample('balancing', `${slope}x = ${end - offset}`, `${slope}x = ${end - offset + by}`),
      sample('balancing, turned round', `${end - offset} = ${slope}x`, `${end - offset + by} = ${slope}x`),
      sample(
        'every side doubled',
        `${2 * slope}x ${signed(2 * offset)} = ${2 * end}`,
        `${2 * slope}x ${signed(2 * offset)} = ${2 * end + by}`,
      ),
      offset > 0
        ? sample(
            'number work',
            `${end} - ${offset} = ${end - offset}`,
            `${end} - ${offset} = ${end - offset + by}`,
          )
        : sample(
            'number work',
            `${end} + ${-offset} = ${end - offset}`,
            `${end} + ${-offset} = ${end - offset + by}`,
          ),
      sample('the answer', `x = ${solution}`, `x = ${solution + by}`),
    )
  })

const brackets = fc
  .tuple(whole(2, 9), whole(1, 9), whole(2, 12), fc.constantFrom(1, 2, 3))
  .chain(([factor, inside, solution, by]) => {
    const end = factor * (solution + inside)
    const sample = (way: string, isTrue: string, isFalse: string): WaySample => ({
      problem: `${factor}(x + ${inside}) = ${end}`,
      way,
      isTrue,
      isFalse,
      isOnWay: true,
    })
    return fc.constantFrom(
      sample(
        'multiplied out',
        `${factor}x + ${factor * inside} = ${end}`,
        `${factor}x + ${factor * inside} = ${end + by}`,
      ),
      sample('divided first', `x + ${inside} = ${end / factor}`, `x + ${inside} = ${end / factor + by}`),
      sample(
        'number work',
        `${end} ÷ ${factor} = ${end / factor}`,
        `${end} ÷ ${factor} = ${end / factor + by}`,
      ),
    )
  })

/** Statements on known ways to the answers of generated problems. */
export const waySamples: fc.Arbitrary<WaySample> = fc.oneof(
  products,
  sums,
  differences,
  quotients,
  fractionSums,
  percentages,
  equations,
  brackets,
)

/** A problem with a statement about quite other numbers. */
export const strays: fc.Arbitrary<{ problem: string; isTrue: string; isFalse: string }> = fc
  .tuple(
    waySamples,
    whole(2, 60),
    whole(2, 60),
    off,
    fc.constantFrom('+', '×', '-', 'times', 'plus'),
    written,
  )
  .map(([{ problem }, a, b, by, sign, write]) => {
    const value = sign === '+' || sign === 'plus' ? a + b : sign === '-' ? a - b : a * b
    return {
      problem,
      isTrue: write(`${a} ${sign} ${b}`, value),
      isFalse: write(`${a} ${sign} ${b}`, value + by),
    }
  })
