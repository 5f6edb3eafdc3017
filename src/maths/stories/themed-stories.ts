import type { Random } from '../domain/misconception.ts'
import { between, pick } from '../domain/random.ts'

const NAMES = ['Mia', 'Zara', 'Aisha', 'Lena', 'Ruby'] as const

/** What a story is about: things that can be counted, and what a child has called it. */
export interface Theme {
  things: string
  theme: string
}

const TEN = 10

/** @param isSmall the question that it is like has no number above ten */
type Teller = (random: Random, things: string, theme: string, isSmall?: boolean) => string

const clock = (minutes: number) => `${Math.floor(minutes / 60)}:${String(minutes % 60).padStart(2, '0')}`
const COINS = [5, 10, 20] as const

/** What a story is like, by words of the question that it is to be like; the first that fits is told. */
const TELLERS: readonly (readonly [RegExp, Teller])[] = [
  [
    /\bcoins?\b/i,
    (random, things) => {
      const [one, other] = [pick(random, COINS), pick(random, COINS)]
      const name = pick(random, NAMES)
      return `${name} has a ${one}p coin and a ${other}p coin. She buys ${things} for ${between(random, 3, one + other - 2)}p. How much money does ${name} have left?`
    },
  ],
  [
    /\d:\d\d|o.?clock\b|\b(?:minutes?|hours?|mins?|quarter (?:to|past))\b/i,
    (random, _things, theme) => {
      const from = 60 * between(random, 1, 4) + 5 * between(random, 3, 11)
      return `A film about ${theme} starts at ${clock(from)} and ends at ${clock(from + 60 + 5 * between(random, 3, 14))}. How long is the film?`
    },
  ],
  [
    /%|\bper ?cent/i,
    (random, things) =>
      `There are ${20 * between(random, 2, 8)} ${things} in a shop. ${pick(random, [10, 20, 25, 50])}% of the ${things} are sold. How many ${things} are sold?`,
  ],
  [
    /\d\/\d|\\frac|\b(?:fractions?|quarters?|thirds?|half)\b/i,
    (random, things) => {
      const parts = between(random, 3, 6)
      return `There are ${parts * between(random, 3, 9)} ${things}. ${between(random, 1, parts - 1)}/${parts} of the ${things} are new. How many ${things} are new?`
    },
  ],
  [
    /\b(?:each|every|packs?|bags?|box(?:es)?)\b(?=.*\b(?:left|gives?|gave|eat|ate|eaten|sells?|sold)\b)/is,
    (random, things) => {
      const [bags, each, name] = [between(random, 3, 7), between(random, 4, 9), pick(random, NAMES)]
      return `${name} has ${bags} bags. Each bag has ${each} ${things}. She gives ${between(random, 3, bags * each - 4)} ${things} to a friend. How many ${things} does ${name} have left?`
    },
  ],
  [
    /÷|\\div|\b(?:shar\w+|equally|split|divid\w+)\b/i,
    (random, things) => {
      const [friends, each, name] = [between(random, 3, 8), between(random, 4, 9), pick(random, NAMES)]
      return `${name} has ${friends * each} ${things}. She shares the ${things} equally between ${friends} friends. How many ${things} does each friend get?`
    },
  ],
  [
    /×|\\times|\d ?[x*] ?\d|\b(?:times|each|every|packs?|bags?|rows?|multipl\w+)\b/i,
    (random, things) =>
      `There are ${between(random, 3, 9)} bags. Each bag has ${between(random, 4, 12)} ${things}. How many ${things} are there altogether?`,
  ],
  [
    /\d ?[-−–] ?\d|\b(?:left|away|fewer|less|minus|gives?|gave|eat|ate|lost|loses?|subtract\w*)\b/i,
    (random, things, _theme, isSmall) => {
      const all = isSmall ? between(random, 5, 10) : between(random, 20, 60)
      const [given, name] = [
        isSmall ? between(random, 2, all - 2) : between(random, 6, all - 5),
        pick(random, NAMES),
      ]
      return `${name} has ${all} ${things}. She gives ${given} ${things} to a friend. How many ${things} does ${name} have left?`
    },
  ],
]

const ADDED: Teller = (random, things, _theme, isSmall) => {
  const name = pick(random, NAMES)
  const [first, more] = isSmall
    ? [between(random, 3, 9), between(random, 2, 8)]
    : [between(random, 12, 48), between(random, 8, 39)]
  return `${name} has ${first} ${things}. She gets ${more} more ${things}. How many ${things} does ${name} have now?`
}

/** What is put together, or said to nobody yet. */
const IS_ADDED = /^\W*$|\d ?\+ ?\d|\b(?:add\w*|plus|more|altogether|together|total|in all|sum of|now)\b/i

/**
 * A story about things that a child wishes for, which is worked out as the question before was.
 * @param like that question, in words
 * @returns undefined where no story here is worked out like that
 */
export function tellThemed(random: Random, { things, theme }: Theme, like: string): string | undefined {
  const teller = TELLERS.find(([fits]) => fits.test(like))?.[1] ?? (IS_ADDED.test(like) ? ADDED : undefined)
  const numbers = like.match(/\d+/g) ?? []
  const isSmall = numbers.length > 1 && numbers.every(each => Number(each) <= TEN)
  return teller?.(random, things, theme, isSmall)
}
