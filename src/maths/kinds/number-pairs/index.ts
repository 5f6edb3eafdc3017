import { inline } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { defineKind } from '../by-value/define-kind.ts'
import { misconceptions } from './misconceptions.ts'
import type { NumberPairQuestion, PairFact } from './question.ts'
import { readPair, triggers } from './read.ts'
import { solvePair } from './solve.ts'
import { topic } from './topics.ts'

const FACT: Record<PairFact['is'], (by: string) => string> = {
  sum: by => `a sum of ${by}`,
  difference: by => `a difference of ${by}`,
  product: by => `a product of ${by}`,
  times: by => `the larger number is ${by} times the smaller number`,
}

function write({ facts, wants, isPositive, unit }: NumberPairQuestion): string {
  const said = facts.map(({ is, by }) => FACT[is](`${inline(`${by}`)}${unit ? ` ${unit}` : ''}`))
  if (unit) return `Two lengths have ${said.join(' and ')}. Find both lengths.`
  const ask = wants === 'both' ? 'Find both numbers.' : `Find the ${wants} number.`
  const ordered = facts[0].is === 'times' ? said.toReversed() : said
  return `Two ${isPositive ? 'positive ' : ''}numbers have ${ordered.join(' and ')}. ${ask}`
}

function make(random: Random, grade: number): NumberPairQuestion {
  const smaller = BigInt(between(random, 2, grade >= 7 ? 20 : 12))
  const larger = smaller + BigInt(between(random, 2, grade >= 7 ? 20 : 9))
  const times = BigInt(between(random, 2, 6))
  const sum = { is: 'sum', by: larger + smaller } as const
  const difference = { is: 'difference', by: larger - smaller } as const
  const product = { is: 'product', by: larger * smaller } as const
  const facts = pick<NumberPairQuestion['facts']>(random, [
    [sum, difference],
    [sum, difference],
    [sum, product],
    [
      { is: 'sum', by: smaller * (times + 1n) },
      { is: 'times', by: times },
    ],
    [
      { is: 'difference', by: smaller * (times - 1n) },
      { is: 'times', by: times },
    ],
  ])
  const wants = pick<NumberPairQuestion['wants']>(random, ['both', 'both', 'larger', 'smaller'])
  return { kind: 'number pairs', text: '', facts, isPositive: false, wants }
}

/** Two numbers, from two things that are known of them. */
export const numberPairs = defineKind<NumberPairQuestion>({
  name: 'number pairs',
  topics: [topic],
  triggers,
  read: readPair,
  solve: solvePair,
  write,
  make,
  misconceptions,
})
