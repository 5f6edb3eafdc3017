import { type Rational, rational } from '../../arithmetic/rational.ts'
import { inline, valueLatex } from '../../arithmetic/show.ts'
import { probability } from '../../values/probability.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { Chance, ProbabilityQuestion } from './question.ts'

export function chanceOf(chance: Chance): Rational {
  switch (chance.by) {
    case 'counting':
      return rational(chance.wanted, chance.all)
    case 'drawing':
      return chance.draws.map(({ wanted, all }) => rational(wanted, all)).reduce((a, b) => a.mul(b))
    case 'complement':
      return rational(1).sub(chance.of)
  }
}

function stepsTo(chance: Chance, latex: string): ValueStep[] {
  switch (chance.by) {
    case 'counting':
      return [
        valueStep(`Count all the outcomes: ${inline(`\\text{all outcomes} = ${chance.all}`)}`),
        valueStep(`Count those that fit: ${inline(`\\text{wanted} = ${chance.wanted}`)}`),
        valueStep(`Write wanted over all: ${inline(`\\frac{${chance.wanted}}{${chance.all}} = ${latex}`)}`),
      ]
    case 'drawing': {
      const parts = chance.draws.map(({ wanted, all }) => `\\frac{${wanted}}{${all}}`)
      return [
        valueStep(`Find the chance of each draw: ${inline(parts.join(',\\ '))}`),
        valueStep(`Multiply them: ${inline(`${parts.join(' \\times ')} = ${latex}`)}`),
      ]
    }
    case 'complement':
      return [valueStep(`Take it from one: ${inline(`1 - ${valueLatex(chance.of, true)} = ${latex}`)}`)]
  }
}

export function solveProbability({ chance, options }: ProbabilityQuestion): Solved {
  const answer = probability(chanceOf(chance), options)
  return { steps: stepsTo(chance, answer.latex), answer }
}
