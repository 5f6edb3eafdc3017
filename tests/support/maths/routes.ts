import fc from 'fast-check'

/** A way of working that schools teach: true lines, the last of which comes to the answer. */
export interface Route {
  name: string
  question: string
  /** Each a left side and what it comes to. */
  lines: [left: string, value: number][]
}

const tens = (value: number) => value - (value % 10)
const ones = (value: number) => value % 10
const hundreds = (value: number) => value - (value % 100)

const twoDigits = fc.integer({ min: 11, max: 99 }).filter(value => value % 10 !== 0)
const threeDigits = fc.integer({ min: 111, max: 899 }).filter(value => value % 10 !== 0 && value % 100 > 10)

const products = fc.tuple(twoDigits, twoDigits).chain(([a, b]): fc.Arbitrary<Route> => {
  const question = `${a} × ${b}`
  const [x, y] = [tens(b), ones(b)]
  const [p, q] = [tens(a), ones(a)]
  const up = x + 10
  return fc.constantFrom<Route>(
    {
      name: 'parts of the second factor',
      question,
      lines: [
        [`${a} x ${x}`, a * x],
        [`${a} x ${y}`, a * y],
        [`${a * x} + ${a * y}`, a * b],
      ],
    },
    {
      name: 'parts of the first factor',
      question,
      lines: [
        [`${p} x ${b}`, p * b],
        [`${q} x ${b}`, q * b],
        [`${p * b} + ${q * b}`, a * b],
      ],
    },
    {
      name: 'grid',
      question,
      lines: [
        [`${p} x ${x}`, p * x],
        [`${p} x ${y}`, p * y],
        [`${q} x ${x}`, q * x],
        [`${q} x ${y}`, q * y],
        [`${p * x} + ${p * y} + ${q * x} + ${q * y}`, a * b],
      ],
    },
    {
      name: 'from the next ten',
      question,
      lines: [
        [`${a} x ${up}`, a * up],
        [`${a} x ${up - b}`, a * (up - b)],
        [`${a * up} - ${a * (up - b)}`, a * b],
      ],
    },
  )
})

const sums = fc.tuple(threeDigits, threeDigits).chain(([a, b]): fc.Arbitrary<Route> => {
  const question = `${a} + ${b}`
  const middle = (value: number) => tens(value) - hundreds(value)
  const parts = [hundreds(a) + hundreds(b), middle(a) + middle(b), ones(a) + ones(b)] as const
  const near = tens(b) + 10
  return fc.constantFrom<Route>(
    {
      name: 'by place value',
      question,
      lines: [
        [`${hundreds(a)} + ${hundreds(b)}`, parts[0]],
        [`${middle(a)} + ${middle(b)}`, parts[1]],
        [`${ones(a)} + ${ones(b)}`, parts[2]],
        [`${parts[0]} + ${parts[1]} + ${parts[2]}`, a + b],
      ],
    },
    {
      name: 'in jumps',
      question,
      lines: [
        [`${a} + ${hundreds(b)}`, a + hundreds(b)],
        [`${a + hundreds(b)} + ${middle(b)}`, a + tens(b)],
        [`${a + tens(b)} + ${ones(b)}`, a + b],
      ],
    },
    {
      name: 'to the next ten and back',
      question,
      lines: [
        [`${a} + ${near}`, a + near],
        [`${a + near} - ${near - b}`, a + b],
      ],
    },
  )
})

const differences = fc.tuple(threeDigits, twoDigits).chain(([a, b]): fc.Arbitrary<Route> => {
  const question = `${a} - ${b}`
  const near = tens(b) + 10
  return fc.constantFrom<Route>(
    {
      name: 'back in jumps',
      question,
      lines: [
        [`${a} - ${tens(b)}`, a - tens(b)],
        [`${a - tens(b)} - ${ones(b)}`, a - b],
      ],
    },
    {
      name: 'too much and back',
      question,
      lines: [
        [`${a} - ${near}`, a - near],
        [`${a - near} + ${near - b}`, a - b],
      ],
    },
    {
      name: 'counting up',
      question,
      lines: [
        [`${b} + ${near - b}`, near],
        [`${near} + ${a - near}`, a],
        [`${near - b} + ${a - near}`, a - b],
      ],
    },
  )
})

const quotients = fc
  .tuple(fc.integer({ min: 3, max: 9 }), fc.integer({ min: 12, max: 49 }))
  .chain(([divisor, quotient]): fc.Arbitrary<Route> => {
    const [x, y] = [tens(quotient) * divisor, ones(quotient) * divisor]
    const question = `${x + y} ÷ ${divisor}`
    return fc.constantFrom<Route>(
      {
        name: 'in parts',
        question,
        lines: [
          [`${x} ÷ ${divisor}`, tens(quotient)],
          [`${y} ÷ ${divisor}`, ones(quotient)],
          [`${tens(quotient)} + ${ones(quotient)}`, quotient],
        ],
      },
      {
        name: 'in chunks',
        question,
        lines: [
          [`${divisor} x ${tens(quotient)}`, x],
          [`${x + y} - ${x}`, y],
          [`${divisor} x ${ones(quotient)}`, y],
          [`${tens(quotient)} + ${ones(quotient)}`, quotient],
        ],
      },
    )
  })

const percentages = fc
  .tuple(fc.constantFrom(15, 35, 45), fc.integer({ min: 2, max: 40 }))
  .map(([percent, size]): Route => {
    const amount = size * 20
    const tenth = amount / 10
    return {
      name: 'ten and five per cent',
      question: `${percent}% of ${amount}`,
      lines: [
        ['10%', tenth],
        [`${tenth} x ${(percent - 5) / 10}`, (tenth * (percent - 5)) / 10],
        ['5%', tenth / 2],
        [`${(tenth * (percent - 5)) / 10} + ${tenth / 2}`, (amount * percent) / 100],
      ],
    }
  })

const equations = fc
  .tuple(fc.integer({ min: 2, max: 9 }), fc.integer({ min: 2, max: 12 }), fc.integer({ min: 2, max: 20 }))
  .map(
    ([slope, solution, offset]): Route => ({
      name: 'undoing in numbers',
      question: `Solve ${slope}x + ${offset} = ${slope * solution + offset}`,
      lines: [
        [`${slope * solution + offset} - ${offset}`, slope * solution],
        [`${slope * solution} ÷ ${slope}`, solution],
      ],
    }),
  )

export const routes: fc.Arbitrary<Route> = fc.oneof(
  products,
  sums,
  differences,
  quotients,
  percentages,
  equations,
)
