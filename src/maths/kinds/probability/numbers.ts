import { isPrime } from '../../arithmetic/primes.ts'

type Test = (value: number) => boolean

const isSquare: Test = value => Number.isInteger(Math.sqrt(value))
const N = '(\\d{1,3})'
const A = '(?:a |an |the )?'
const NUMBER = '(?:number|score|result|total|sum|value|card|outcome|face|roll)?'
const TESTS: [RegExp, (given: number, other: number) => Test][] = [
  [new RegExp(`^${A}(?:number )?${N}$`), given => value => value === given],
  [new RegExp(`^${A}${N} or ${A}${N}$`), (given, other) => value => value === given || value === other],
  [/^(?:an )?even(?: number)?$/, () => value => value % 2 === 0],
  [/^(?:an )?odd(?: number)?$/, () => value => value % 2 === 1],
  [/^(?:a )?prime(?: number)?$/, () => value => isPrime(BigInt(value))],
  [/^(?:a )?(?:square(?: number)?|perfect square)$/, () => isSquare],
  [
    new RegExp(`^${A}(?:number (?:that is )?)?(?:multiple of|divisible by) ${N}$`),
    given => value => value % given === 0,
  ],
  [new RegExp(`^${A}factor of ${N}$`), given => value => given % value === 0],
  [
    new RegExp(`^${A}${NUMBER} ?(?:that is |which is )?(?:greater|more|bigger|higher|larger) than ${N}$`),
    given => value => value > given,
  ],
  [new RegExp(`^(?:over|above|exceeding) ${N}$`), given => value => value > given],
  [
    new RegExp(`^${A}${NUMBER} ?(?:that is |which is )?(?:less|smaller|lower|fewer) than ${N}$`),
    given => value => value < given,
  ],
  [new RegExp(`^(?:under|below) ${N}$`), given => value => value < given],
  [
    new RegExp(`^(?:at least ${N}|${N} or (?:more|higher|greater|above))$`),
    (given, other) => value => value >= (given || other),
  ],
  [new RegExp(`^${A}${NUMBER} ?(?:greater|more) than or equal to ${N}$`), given => value => value >= given],
  [
    new RegExp(`^(?:at most ${N}|${N} or (?:less|lower|fewer|below))$`),
    (given, other) => value => value <= (given || other),
  ],
  [new RegExp(`^${A}${NUMBER} ?less than or equal to ${N}$`), given => value => value <= given],
]

const TWO_TESTS =
  /^(.{3,40}?) (?:(and |or )(?:also )?(?:is )?|(?:that|which) is (?:also )?(?=greater|less|more|bigger|smaller|higher|lower|odd|even|prime|a )|(?=(?:greater|less|more|bigger|smaller|higher|lower) than))(?!equal|more$|higher$|lower$|greater$|less$)(.{3,40})$/

/** What is said of a number, such as `an even number`, `not a 6`, `greater than 4`; undefined where it is nothing known. */
export function testIn(text: string): Test | undefined {
  const [, own] = /^(?:not |neither )(?:getting |rolling |a |an )?(.+)$/.exec(text) ?? []
  if (own !== undefined) {
    const test = testIn(own)
    return test && (value => !test(value))
  }
  // `a multiple of 2 greater than 3`, `even or more than 4`: both must be known by themselves.
  const [, one = '', link, other = ''] = TWO_TESTS.exec(text) ?? []
  const [first, second] = [one, other].map(said => (said === '' ? undefined : testIn(said)))
  if (first && second) {
    const isEither = link === 'or '
    return value => (isEither ? first(value) || second(value) : first(value) && second(value))
  }
  for (const [pattern, make] of TESTS) {
    const found = pattern.exec(text)
    if (!found) continue
    const [first = 0, second = 0] = found.slice(1).map(each => Number(each ?? 0))
    return make(first, second)
  }
  return undefined
}
