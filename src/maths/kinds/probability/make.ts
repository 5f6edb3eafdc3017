import { rational } from '../../arithmetic/rational.ts'
import { valueLatex } from '../../arithmetic/show.ts'
import type { Random } from '../../domain/misconception.ts'
import { between, pick } from '../../domain/random.ts'
import { testIn } from './numbers.ts'
import type { ProbabilityQuestion } from './question.ts'

const COLOURS = ['red', 'blue', 'green', 'yellow', 'white'] as const
const THINGS = ['counters', 'balls', 'marbles', 'beads'] as const

/** Two draws come up more often from this grade on. */
const GRADE_OF_DRAWS = 7

type Made = Pick<ProbabilityQuestion, 'chance' | 'words'>

function bag(random: Random): Made {
  const at = between(random, 0, COLOURS.length - 3)
  const colours = COLOURS.slice(at, at + between(random, 2, 3))
  const counts = colours.map(() => between(random, 1, 9))
  const thing = pick(random, THINGS)
  const list = colours.map((colour, index) => `$${counts[index]}$ ${colour}`)
  const wanted = between(random, 0, colours.length - 1)
  const all = counts.reduce((a, b) => a + b, 0)
  const one = thing.slice(0, -1)
  return {
    chance: { by: 'counting', wanted: BigInt(counts[wanted] ?? 1), all: BigInt(all), kinds: colours.length },
    words: `A bag contains ${list.slice(0, -1).join(', ')} and ${list.at(-1)} ${thing}. A ${one} is picked at random. What is the probability that it is ${colours[wanted]}?`,
  }
}

function die(random: Random): Made {
  const sides = pick(random, [6, 6, 8, 10, 12])
  const event = pick(random, [
    `a ${between(random, 1, 6)}`,
    `a number greater than ${between(random, 2, 5)}`,
    `a number less than ${between(random, 2, 5)}`,
    'a multiple of 3',
    'a prime number',
  ])
  const test = testIn(event)
  const values = Array.from({ length: sides }, (_, at) => at + 1)
  const wanted = values.filter(each => test?.(each)).length
  return {
    chance: { by: 'counting', wanted: BigInt(wanted), all: BigInt(sides) },
    words: `A fair ${sides}-sided die is rolled. What is the probability of rolling ${event}?`,
  }
}

function draws(random: Random): Made {
  const [own, rest] = [between(random, 3, 7), between(random, 2, 6)]
  const [colour, other] = pick<readonly [string, string]>(random, [
    ['red', 'blue'],
    ['green', 'yellow'],
    ['black', 'white'],
  ])
  const thing = pick(random, THINGS)
  const all = BigInt(own + rest)
  return {
    chance: {
      by: 'drawing',
      draws: [
        { wanted: BigInt(own), all },
        { wanted: BigInt(own - 1), all: all - 1n },
      ],
    },
    words: `A bag contains $${own}$ ${colour} and $${rest}$ ${other} ${thing}. Two ${thing} are picked at random without replacement. What is the probability that both are ${colour}?`,
  }
}

function complement(random: Random): Made {
  const of = rational(between(random, 2, 98), 100)
  const [happens, not] = pick<readonly [string, string]>(random, [
    ['it rains tomorrow', 'it does not rain tomorrow'],
    ['a bus is late', 'it is not late'],
    ['Mia wins a game', 'she does not win it'],
  ])
  return {
    chance: { by: 'complement', of },
    words: `The probability that ${happens} is $${valueLatex(of, true)}$. What is the probability that ${not}?`,
  }
}

/** A question about chance for a grade. */
export function makeProbability(random: Random, grade: number): ProbabilityQuestion {
  const later = grade >= GRADE_OF_DRAWS ? draws : bag
  const maker = pick(random, [bag, bag, die, die, later, draws, complement])
  return { kind: 'probability', text: '', options: {}, ...maker(random) }
}

export function writeProbability({ words, text }: ProbabilityQuestion): string {
  return words ?? text
}
