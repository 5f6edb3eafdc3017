import { rational } from '../../arithmetic/rational.ts'
import { valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import type { FrequencyQuestion } from './question.ts'

/** A question about expected or relative frequency. */
export function makeFrequency(random: Random): FrequencyQuestion {
  const base = { kind: 'frequency', text: '' } as const
  if (random() < 0.35) {
    const trials = between(random, 2, 10) * 10
    const times = between(random, 2, Math.floor(trials / 2) - 1)
    return { ...base, task: 'relative', times: BigInt(times), trials: BigInt(trials), options: {} }
  }
  const [top, bottom] = pick<readonly [number, number]>(random, [
    [1, 6],
    [1, 3],
    [3, 10],
    [1, 5],
    [2, 5],
    [1, 4],
    [7, 10],
    [9, 10],
  ])
  const trials = BigInt(bottom * between(random, 4, 30))
  return { ...base, task: 'expected', chance: rational(top, bottom), trials, names: ['times'] }
}

/** A question about expected or relative frequency in words. */
export function writeFrequency(question: FrequencyQuestion): string {
  if (question.task === 'relative')
    return `What is the relative frequency of an event that happened $${question.times}$ times in $${question.trials}$ trials?`
  return `The probability of an event is $${valueLatex(question.chance, false)}$. How many times would you expect it to happen in $${question.trials}$ trials?`
}
