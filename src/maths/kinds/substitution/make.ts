import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { SubstitutionQuestion } from './question.ts'

const signed = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)
const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)

function formulaOf(source: string) {
  const formula = readFormula(source)
  if (!formula) throw new RangeError(`Not readable: ${source}`)
  return formula
}

/** A question about numbers for letters. */
export function makeSubstitution(random: Random, grade: number): SubstitutionQuestion {
  const [a, b, c] = [between(random, 2, 9), notZero(random, 9), between(random, 2, 6)]
  const value = between(random, 2, 9) * (grade >= 6 && random() < 0.5 ? -1 : random() < 0.25 ? -1 : 1)
  const base = { kind: 'substitution' as const, text: '' }
  const one: [string, Rational][] = [['x', rational(value)]]
  const kind = between(random, 1, 6)
  if (kind <= 2) return { ...base, task: 'value', formula: formulaOf(`${a}x ${signed(b)}`), values: one }
  if (kind === 3) {
    const two: [string, Rational][] = [
      ['a', rational(value)],
      ['b', rational(between(random, 2, 9))],
    ]
    return { ...base, task: 'value', formula: formulaOf(`${a}a ${signed(b)} + ${c}b`), values: two }
  }
  if (kind === 4)
    return {
      ...base,
      name: 'f',
      task: 'value',
      formula: formulaOf(`${random() < 0.6 ? c : ''}x${random() < 0.7 ? '^2' : ''} ${signed(b)}`),
      values: [['x', rational(between(random, 3, 8) * (random() < 0.3 ? -1 : 1))]],
    }
  if (kind === 5)
    return {
      ...base,
      task: 'value',
      formula: formulaOf(`${random() < 0.7 ? c : ''}x^2 ${signed(b)}`),
      values: one,
    }
  const inner = formulaOf(`${c}x ${signed(notZero(random, 5))}`)
  return {
    ...base,
    name: 'f',
    task: 'composition',
    letter: 'x',
    formula: formulaOf(`${pick(random, [2, 3, 4, 5])}x ${signed(b)}`),
    inner,
  }
}

export function writeSubstitution(question: SubstitutionQuestion): string {
  const formula = formulaLatex(question.formula)
  if (question.task === 'composition')
    return `Let ${inline(`f(x) = ${formula}`)} and ${inline(`g(x) = ${formulaLatex(question.inner)}`)}. Find ${inline('f(g(x))')}.`
  const shown = question.values.map(([name, value]): [string, string] => [name, valueLatex(value, false)])
  const [, first = ''] = shown[0] ?? []
  if (question.name) return `Let ${inline(`f(x) = ${formula}`)}. What is ${inline(`f(${first})`)}?`
  return `Work out ${inline(formula)} when ${shown.map(([name, value]) => inline(`${name} = ${value}`)).join(' and ')}.`
}
