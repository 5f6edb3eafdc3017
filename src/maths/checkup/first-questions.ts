import type { Random } from '../domain/misconception.ts'
import { between, pick } from '../domain/random.ts'
import type { Topic } from '../domain/topic.ts'
import { topicOf } from '../kinds/doors.ts'
import { readOne } from './evidence.ts'

/** The highest grade that has questions here; from the next one on the topics' own are right. */
export const LAST_FIRST_GRADE = 2

interface Maker {
  /** 0 for kindergarten. */
  grade: number
  make(random: Random): string
}

/** Two numbers that differ. */
function two(random: Random, least: number, most: number): [number, number] {
  const one = between(random, least, most)
  const other = between(random, least, most - 1)
  return [one, other >= one ? other + 1 : other]
}

/** Tens and ones of two numbers, with the ones below ten together or over it. */
function twoDigits(random: Random, carries: boolean): [number, number] {
  const ones = carries ? between(random, 3, 9) : between(random, 1, 7)
  const others = carries ? between(random, 11 - ones, 9) : between(random, 1, 8 - ones)
  return [10 * between(random, 1, 4) + ones, 10 * between(random, 1, 4) + others]
}

const counted = (start: number, step: number) => [0, 1, 2, 3].map(at => start + at * step).join(', ')

/**
 * What children learn first, in small numbers and short words. The topics that the tutor marks begin with grade 3 for
 * the most part: their own questions are too hard for a child of six.
 */
const makers: readonly Maker[] = [
  {
    grade: 0,
    make: random => `What is $${between(random, 1, 5)} + ${between(random, 1, 4)}$?`,
  },
  {
    grade: 0,
    make(random) {
      const [a, b] = two(random, 1, 9)
      return `What is $${Math.max(a, b)} - ${Math.min(a, b)}$?`
    },
  },
  {
    grade: 0,
    make(random) {
      const [a, b] = two(random, 1, 10)
      return `Which is bigger: $${a}$ or $${b}$?`
    },
  },
  { grade: 0, make: random => `What comes next: $${counted(between(random, 1, 12), 1)}$?` },
  { grade: 0, make: random => `What do you call a shape with $${pick(random, [3, 5, 6])}$ sides?` },
  {
    grade: 0,
    make: random => `How many sides does a ${pick(random, ['triangle', 'square', 'rectangle'])} have?`,
  },
  {
    grade: 1,
    make: random => `What is $${between(random, 10, 15)} + ${between(random, 1, 4)}$?`,
  },
  {
    grade: 1,
    make(random) {
      const ones = between(random, 4, 9)
      return `What is $${10 + ones} - ${between(random, 1, ones - 1)}$?`
    },
  },
  { grade: 1, make: random => `What is $10$ more than $${between(random, 12, 79)}$?` },
  {
    grade: 1,
    make(random) {
      const [tens, ones] = two(random, 1, 9)
      return `Which is bigger: $${10 * tens + ones}$ or $${10 * ones + tens}$?`
    },
  },
  { grade: 1, make: random => `What comes next: $${counted(5 * between(random, 1, 6), 5)}$?` },
  { grade: 1, make: random => `What comes next: $${counted(2 * between(random, 1, 6), 2)}$?` },
  {
    grade: 1,
    make: random => `What number is $${between(random, 2, 9)}$ tens and $${between(random, 1, 9)}$ ones?`,
  },
  {
    grade: 1,
    make: random => `How many ${pick(random, ['faces', 'corners', 'edges'])} does a cube have?`,
  },
  {
    grade: 2,
    make(random) {
      const [a, b] = twoDigits(random, false)
      return `What is $${a} + ${b}$?`
    },
  },
  {
    grade: 2,
    make(random) {
      const [a, b] = twoDigits(random, true)
      return `What is $${a} + ${b}$?`
    },
  },
  {
    grade: 2,
    make(random) {
      const [a, b] = twoDigits(random, false)
      return `What is $${a + b} - ${b}$?`
    },
  },
  {
    grade: 2,
    make(random) {
      const [a, b] = twoDigits(random, true)
      return `What is $${a + b} - ${b}$?`
    },
  },
  {
    grade: 2,
    make: random => `What is $${pick(random, [2, 5, 10])} \\times ${between(random, 2, 10)}$?`,
  },
  { grade: 2, make: random => `What is half of $${2 * between(random, 2, 10)}$?` },
  {
    grade: 2,
    make(random) {
      const [tens, ones] = two(random, 2, 9)
      return `What is the value of the digit $${tens}$ in $${tens}${ones}$?`
    },
  },
  {
    grade: 2,
    make: random =>
      `Which of these numbers are even: $${counted(between(random, 3, 14), between(random, 1, 2) * 2 - 1)}$?`,
  },
  {
    grade: 2,
    make: random =>
      `How many minutes are there in $${between(random, 1, 2)}$ hours?`.replace('$1$ hours', '$1$ hour'),
  },
]

/** A question for one of the first grades, with its topic. */
export interface FirstQuestion {
  question: string
  topic: Topic
  grade: number
}

const topicsOfMakers = new Map<Maker, Topic>()

/** Whatever the numbers, a maker's questions are of one topic. */
function topicOfMaker(maker: Maker): Topic {
  const known = topicsOfMakers.get(maker) ?? topicOf(readOne(maker.make(() => 0.5)))
  topicsOfMakers.set(maker, known)
  return known
}

/** One of each sort, for grades up to this one. */
export function firstQuestions(grade: number, random: Random): FirstQuestion[] {
  return makers
    .filter(each => each.grade <= grade)
    .map(maker => ({ question: maker.make(random), topic: topicOfMaker(maker), grade: maker.grade }))
}

/** The topics that can be asked about in a grade's own small numbers, each with its grade; none from grade 3 on. */
export function firstTopics(grade: number): ReadonlyMap<Topic, number> {
  const own = grade > LAST_FIRST_GRADE ? [] : makers.filter(each => each.grade <= grade)
  // The makers stand in the order of their grades: the highest counts.
  return new Map(own.map(maker => [topicOfMaker(maker), maker.grade]))
}
