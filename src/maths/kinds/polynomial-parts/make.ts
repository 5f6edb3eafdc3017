import type { Formula } from '../../algebra/formula.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between } from '../../domain/random.ts'
import { matched } from './match.ts'
import type { PartsQuestion } from './question.ts'

function formulaOf(source: string): Formula {
  const formula = readFormula(source.replace(/^\+ /, '').replace(/(?<!\d)1x/g, 'x'))
  if (!formula) throw new RangeError(`Not readable: ${source}`)
  return formula
}

const sign = (value: number) => (value < 0 ? `- ${-value}` : `+ ${value}`)
const notZero = (random: Random, most: number) => between(random, 1, most) * (random() < 0.5 ? -1 : 1)

/** A question about the parts of a polynomial. */
export function makeParts(random: Random): PartsQuestion {
  const base = { kind: 'polynomial parts' as const, text: '' }
  const which = between(random, 1, 4)
  if (which <= 2) {
    const [high, middle, low] = [notZero(random, 9), notZero(random, 9), notZero(random, 12)]
    const power = between(random, 2, 4)
    const terms = [`${sign(high)}x^${power}`, `${sign(middle)}x`, sign(low)]
    const turned = between(random, 0, 2)
    const formula = formulaOf([...terms.slice(turned), ...terms.slice(0, turned)].join(' '))
    if (which === 2) return { ...base, formula, task: 'degree', letter: 'x' }
    const asked = [power, power, 1, 0][between(random, 0, 3)] ?? 1
    return { ...base, formula, task: 'coefficient', letter: 'x', power: asked }
  }
  const [a, b] = [notZero(random, 9), notZero(random, 9)]
  const formula = formulaOf(`x^2 ${sign(2 * a)}x ${a * a + b === 0 ? '' : sign(a * a + b)}`.trim())
  const form = formulaOf('(x + a)^2 + b')
  const values = matched(formula, form)
  if (!values) throw new RangeError('No square')
  return { ...base, formula, task: 'form', form, values }
}

export function writeParts(question: PartsQuestion): string {
  const formula = inline(formulaLatex(question.formula))
  if (question.task === 'degree') return `What is the degree of ${formula}?`
  if (question.task === 'coefficient') {
    if (question.power === 0) return `What is the constant term of ${formula}?`
    const power = question.power === 1 ? question.letter : `${question.letter}^{${question.power}}`
    return `What is the coefficient of ${inline(power)} in ${formula}?`
  }
  const form = inline(formulaLatex(question.form))
  const give = question.wanted === undefined ? '' : ` and give ${inline(question.wanted)}`
  return `Write ${formula} in the form ${form}${give}.`
}
