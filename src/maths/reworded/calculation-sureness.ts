import { sigmoid } from '../net/layers.ts'

/** What speaks for and against a text coming to what a written calculation comes to. */
export interface CalculationEvidence {
  /** How likely the net finds it, the likeliest other value, and that nothing answers the text. */
  chance: number
  rival: number
  nothing: number
  /** How likely the nets of stories find this value, and the likeliest other one. */
  belief: number
  rivalBelief: number
  /** Numbers of the text that are left out, and of the calculation that no text has. */
  left: number
  made: number
  /** How many calculations it takes. */
  steps: number
  isNegative: boolean
}

/** How much each counts: logistic regression on the questions of writers that the net has not learnt from. */
const WEIGHTS: Readonly<Record<keyof CalculationEvidence | 'always', number>> = {
  always: -1.068,
  chance: 0.614,
  rival: 1.239,
  nothing: 0.549,
  belief: 0.874,
  rivalBelief: -0.337,
  left: -0.621,
  made: 0.182,
  steps: 0.179,
  isNegative: -1.46,
}
/** So far from 0 and from 1 is every chance. */
const LEAST = 0.02
const MOST = { left: 3, made: 3, steps: 5 }

/** How likely a text is meant to come to what a calculation comes to, between 0 and 1. */
export function calculationSureness(found: CalculationEvidence): number {
  const counts = Object.entries(countsOfCalculation(found)) as [keyof typeof WEIGHTS, number][]
  return sigmoid(counts.reduce((sum, [name, count]) => sum + WEIGHTS[name] * count, WEIGHTS.always))
}

/** What is found, as it is weighed. */
export function countsOfCalculation(
  found: CalculationEvidence,
): Readonly<Record<keyof CalculationEvidence, number>> {
  return {
    chance: Math.log((found.chance + LEAST) / (1 - found.chance + LEAST)),
    rival: Math.sqrt(found.chance) - Math.sqrt(found.rival),
    nothing: found.nothing,
    belief: found.belief,
    rivalBelief: found.rivalBelief,
    left: Math.min(MOST.left, found.left),
    made: Math.min(MOST.made, found.made),
    steps: Math.min(MOST.steps, found.steps),
    isNegative: Number(found.isNegative),
  }
}
