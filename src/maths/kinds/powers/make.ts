import type { Formula } from '../../algebra/formula.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { PowersQuestion, PowersTask } from './question.ts'

function formula(text: string): Formula {
  const found = readFormula(text)
  if (!found) throw new RangeError(`Not readable: ${text}`)
  return found
}

function single(random: Random): PowersTask {
  const base = between(random, 2, 9)
  const [a, b] = [between(random, 3, 9), between(random, 2, 6)]
  const [text, exponent] = pick<readonly [string, number]>(random, [
    [`${base}^${a} × ${base}^${b}`, a + b],
    [`${base}^${a * b} ÷ ${base}^${b}`, a * b - b],
    [`(${base}^${a})^${b}`, a * b],
  ])
  return { task: 'single power', written: formula(text), base: BigInt(base), exponent: rational(exponent) }
}

function asPower(random: Random): PowersTask {
  const [base, size] = pick<readonly [bigint, number]>(random, [
    [2n, between(random, 3, 7)],
    [3n, between(random, 2, 4)],
    [5n, between(random, 2, 3)],
    [10n, between(random, 2, 5)],
  ])
  const isBelow = random() < 0.5
  const value = isBelow ? rational(1n, base ** BigInt(size)) : rational(base ** BigInt(size))
  return {
    task: 'single power',
    written: { kind: 'number', value },
    base,
    exponent: rational(isBelow ? -size : size),
  }
}

function broken(random: Random): PowersTask {
  const degree = pick(random, [2, 2, 3] as const)
  const root = between(random, 2, degree === 2 ? 6 : 4)
  const top = degree === 2 ? pick(random, [3, -1, -3] as const) : pick(random, [2, 4, -1, -2] as const)
  return { task: 'evaluate', base: rational(root ** degree), exponent: rational(top, degree) }
}

function exponent(random: Random): PowersTask {
  const base = pick(random, [2, 3, 5] as const)
  const value = between(random, 2, base === 2 ? 7 : 4)
  return {
    task: 'find exponent',
    left: formula(`${base}^x`),
    right: formula(String(base ** value)),
    base: BigInt(base),
    letter: 'x',
    value: rational(value),
  }
}

/** A question about powers of numbers. */
export function makePowers(random: Random): PowersQuestion {
  const task = pick(random, [single, asPower, broken, exponent])(random)
  return { kind: 'powers', text: '', ...task }
}

function powerLatex(base: Rational, by: Rational): string {
  const own = valueLatex(base, false)
  const written = by.d === 1n ? by.toFraction() : `${by.s < 0n ? '-' : ''}\\frac{${by.n}}{${by.d}}`
  return `${base.d === 1n ? own : `\\left(${own}\\right)`}^{${written}}`
}

/** With the signs × and ÷ where they were typed so. */
function writtenLatex(written: Formula): string {
  if (written.kind === 'number') return valueLatex(written.value, false)
  if (written.kind === 'product' && written.factors.every(({ kind }) => kind !== 'sum'))
    return written.factors
      .map(each => (each.kind === 'quotient' ? `(${writtenLatex(each)})` : writtenLatex(each)))
      .join(' \\times ')
  return formulaLatex(written)
}

export function writePowers(question: PowersQuestion): string {
  if (question.task === 'evaluate') return `Evaluate ${inline(powerLatex(question.base, question.exponent))}.`
  if (question.task === 'find exponent') {
    const { left, right, letter } = question
    return `Find the value of ${inline(letter)} when ${inline(`${writtenLatex(left)} = ${writtenLatex(right)}`)}.`
  }
  const { written, base, letter } = question
  const form = letter ? `in the form ${inline(`${base}^${letter}`)}` : `as a power of ${base}`
  return `Write ${inline(writtenLatex(written))} ${form}.`
}
