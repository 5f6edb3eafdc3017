import type { Random } from '../domain/misconception.ts'
import { between, pick } from '../domain/random.ts'

/** A name, and how it is said again. */
type Person = readonly [string, string]

const PEOPLE: readonly [Person, ...Person[]] = [
  ['Mia', 'She'],
  ['Leo', 'He'],
  ['Zara', 'She'],
  ['Ben', 'He'],
  ['Aisha', 'She'],
  ['Jack', 'He'],
]
const THINGS = ['stickers', 'marbles', 'pencils', 'shells', 'cards', 'beads'] as const

type Teller = (random: Random) => string

const EASY: readonly [Teller, ...Teller[]] = [
  random => {
    const [name, she] = pick(random, PEOPLE)
    const things = pick(random, THINGS)
    const all = between(random, 12, 30)
    return `${name} has ${all} ${things}. ${she} gives ${between(random, 3, all - 4)} ${things} to a friend. How many ${things} does ${name} have left?`
  },
  random =>
    `There are ${between(random, 6, 19)} birds in a tree. ${between(random, 3, 12)} more birds come. How many birds are there now?`,
]

const USUAL: readonly [Teller, ...Teller[]] = [
  random => {
    const [name, she] = pick(random, PEOPLE)
    const things = pick(random, THINGS)
    const [packs, each] = [between(random, 3, 7), between(random, 4, 9)]
    return `${name} buys ${packs} packs of ${things} with ${each} ${things} in each pack. ${she} gives ${between(random, 3, packs * each - 6)} ${things} to a friend. How many ${things} does ${name} have left?`
  },
  random => {
    const [name, she] = pick(random, PEOPLE)
    const things = pick(random, THINGS)
    const [friends, each, lost] = [between(random, 3, 6), between(random, 3, 8), between(random, 2, 9)]
    return `${name} has ${friends * each + lost} ${things}. ${she} loses ${lost} ${things} and then shares the ${things} equally between ${friends} friends. How many ${things} does each friend get?`
  },
  random =>
    `A bus has ${between(random, 25, 50)} people. ${between(random, 6, 19)} people get off. Then ${between(random, 4, 15)} more people get on. How many people are on the bus now?`,
]

const HARD: readonly [Teller, ...Teller[]] = [
  random => {
    const [one] = pick(random, PEOPLE)
    const things = pick(random, THINGS)
    const [times, part] = [between(random, 3, 6), between(random, 4, 12)]
    return `${one} has ${times} times as many ${things} as Tom. Together they have ${part * (times + 1)} ${things}. How many ${things} does ${one} have?`
  },
  random => {
    const [small, apart] = [between(random, 6, 30), between(random, 3, 12)]
    return `The sum of two numbers is ${2 * small + apart}. Their difference is ${apart}. What are the numbers?`
  },
  random => {
    const [apple, pear] = [between(random, 3, 8) * 5, between(random, 9, 14) * 5]
    const price = (pence: number) => `£${(pence / 100).toFixed(2)}`
    return `3 apples and 2 pears cost ${price(3 * apple + 2 * pear)}. 1 apple and 2 pears cost ${price(apple + 2 * pear)}. How much does one apple cost?`
  },
]

/** A story that `modelOf` reads, so that what is said of it can be judged. */
export function tellStory(random: Random, size: 'easier' | 'same' | 'harder'): string {
  return pick(random, size === 'easier' ? EASY : size === 'harder' ? HARD : USUAL)(random)
}
