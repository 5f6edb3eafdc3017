import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { VariationQuestion, VariationTask } from './question.ts'
import { factorAt } from './solve.ts'

type Letters = readonly [of: string, by: string]
const LETTERS: readonly [Letters, ...Letters[]] = [
  ['y', 'x'],
  ['p', 'q'],
  ['m', 'n'],
]

/** A question about direct or inverse proportion for a grade. */
export function makeVariation(random: Random, grade: number): VariationQuestion {
  const [of, by] = pick(random, LETTERS)
  const isInverse = random() < 0.5
  const power = random() < (grade >= 8 ? 0.4 : 0.15) ? 2 : 1
  const known = between(random, 2, power === 1 ? 6 : 4)
  const given = known + pick(random, power === 1 ? [-1, 1, 2, 4, 6] : [-1, 1])
  const constant = rational(between(random, 2, 9)).mul(isInverse ? (known * given) ** power : 1)
  const base = { isInverse, power } as const
  const at = (value: number) => constant.mul(factorAt(rational(value), base))
  const task = pick<() => VariationTask>(random, [
    () => ({ wants: 'value', letter: by, given: rational(given) }),
    () =>
      power === 1
        ? { wants: 'value', letter: of, given: at(given) }
        : { wants: 'value', letter: by, given: rational(given) },
    () => ({ wants: 'constant' }),
    () => ({ wants: 'formula' }),
  ])()
  return {
    kind: 'variation',
    text: '',
    ...base,
    of,
    by,
    known: { of: at(known), by: rational(known) },
    ...task,
  }
}

const is = (letter: string, value: Rational) => inline(`${letter} = ${valueLatex(value, true)}`)
const POWERS = { 1: '', 2: 'the square of ', 3: 'the cube of ' } as const

export function writeVariation(question: VariationQuestion): string {
  const { isInverse, power, of, by, known } = question
  const said = `${inline(of)} is ${isInverse ? 'inversely' : 'directly'} proportional to ${POWERS[power]}${inline(by)}`
  const start = `${said}. When ${is(by, known.by)}, ${is(of, known.of)}.`
  if (question.wants === 'constant') return `${start} Find the constant of proportionality.`
  if (question.wants === 'formula')
    return `${start} Find a formula for ${inline(of)} in terms of ${inline(by)}.`
  const asked = question.letter === by ? of : by
  return `${start} Find ${inline(asked)} when ${is(question.letter, question.given)}.`
}
