import type { Rational } from '../../arithmetic/rational.ts'
import { counted } from '../../values/counted.ts'
import { probability } from '../../values/probability.ts'
import { quantity } from '../../values/quantity.ts'
import { unit } from '../../values/units.ts'
import type { Value } from '../../values/value.ts'
import { type Choice, word } from '../../values/word.ts'
import type { ChartsQuestion } from './question.ts'

const choice = (name: string): Choice => ({
  word: name,
  means: [`the ${name}`, `the mode is ${name}`, `${name}s`],
})

/** One of the names; how often it comes up is an answer, though a wrong one. */
function nameFor(names: readonly string[], own: string): Value {
  const value = word(choice(own), names.filter(name => name !== own).map(choice))
  return {
    ...value,
    judge: said => (/^\d+$/.test(said.trim()) ? { verdict: 'wrong' } : value.judge(said)),
  }
}

/** A number as an answer of the kind that the question asks for. */
export function valueFor({ as, names }: ChartsQuestion, number: Rational): Value {
  if (as === 'angle') return quantity(number, unit('°'), { isDecimal: true })
  if (as === 'chance') return probability(number)
  return as === 'name' ? nameFor(names, names[Number(number.n)] ?? '') : counted(number, names)
}
