import { constant, type Polynomial, plus, scaled, times, variable } from '../../algebra/polynomial.ts'
import { polynomialLatex } from '../../algebra/show-polynomial.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { Relation } from '../../values/inequality.ts'
import type { SolvingQuestion } from './question.ts'
import { rootsOf } from './roots.ts'

const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)
const linear = (name: string, root: number) => plus(variable(name), constant(-root))
const base = { kind: 'solving' as const, text: '' }

function quadratic(random: Random): SolvingQuestion {
  const first = notZero(random, 9)
  const second = random() < 0.3 ? -first : notZero(random, 9)
  const polynomial = times(linear('x', first), linear('x', second))
  return { ...base, task: 'roots', letter: 'x', polynomial, roots: rootsOf(polynomial, 'x') ?? [] }
}

function simultaneous(random: Random): SolvingQuestion {
  const values: [Rational, Rational] = [rational(between(random, 1, 9)), rational(notZero(random, 9))]
  const [a, b] = [between(random, 1, 5), notZero(random, 5)]
  const row = (first: number, second: number): Polynomial =>
    plus(
      scaled(variable('x'), first),
      scaled(variable('y'), second),
      constant(values[0].mul(first).add(values[1].mul(second)).neg()),
    )
  return {
    ...base,
    task: 'pair',
    letters: ['x', 'y'],
    equations: [row(a, b), row(a + 1, b < 0 ? -b : -b)],
    values,
  }
}

function inequality(random: Random): SolvingQuestion {
  const slope = between(random, 2, 8) * (random() < 0.5 ? -1 : 1)
  const bound = notZero(random, 9)
  const relation = pick<Relation>(random, ['<', '>', '≤', '≥'])
  return {
    ...base,
    task: 'inequality',
    letter: 'x',
    slope: rational(slope),
    offset: rational(-slope * bound),
    relation,
  }
}

/** An equation or inequality to solve. */
export const makeSolving = (random: Random): SolvingQuestion =>
  pick(random, [quadratic, simultaneous, inequality])(random)

const SIGNS: Record<Relation, string> = { '<': '<', '>': '>', '≤': '\\leq', '≥': '\\geq' }

/** The terms with letters on one side, the number on the other. */
function apart(polynomial: Polynomial): [string, string] {
  const withLetters = polynomial.filter(({ powers }) => powers.size > 0)
  const number = polynomial.filter(({ powers }) => powers.size === 0)
  return [polynomialLatex(withLetters), polynomialLatex(scaled(number, -1))]
}

export function writeSolving(question: SolvingQuestion): string {
  if (question.task === 'roots') return `Solve ${inline(`${polynomialLatex(question.polynomial)} = 0`)}`
  if (question.task === 'inequality') {
    const own = plus(scaled(variable(question.letter), question.slope), constant(question.offset))
    const [left, right] = apart(own)
    return `Solve the inequality ${inline(`${left} ${SIGNS[question.relation]} ${right}`)}`
  }
  const [one, two] = question.equations.map(each => apart(each).join(' = '))
  return `Solve the simultaneous equations ${inline(one ?? '')} and ${inline(two ?? '')}`
}
