import { ofAmounts } from './amounts.ts'
import { ofMeasures } from './measures.ts'

/** What a question asks for, as far as its words tell: how a child gets on with it though nobody has worked it out. */
export interface AskedFor {
  /** By which words of the asking clause it is known. */
  asks: RegExp
  /** By which words of the whole question, where the asking clause says it not. */
  tells?: RegExp
  /** A question that leads to the first step. */
  nudge: string
  /** Which of the numbers belong together, and what their units say of it. */
  together: string
  /** One with small numbers, worked. */
  like: string
  /** The first step, as two ways to choose from. */
  choice: string
  /** How a number that was found is tried out. */
  check: string
  /** Numbers that belong to it and need not be told. */
  known?: readonly number[]
}

const ANY: AskedFor = {
  asks: /(?:)/,
  nudge: 'What happens to the amounts, and what changes first?',
  together: 'Look at what each number counts: which two of them have to do with each other?',
  like: '**A shelf has 3 rows of 4 books. 2 books are lent. How many books are there?** First all: $3 \\times 4 = 12$. Then what changes: $12 - 2 = 10$.',
  choice: 'For the first step: do two of the numbers come together, or is one of them repeated?',
  check: 'Begin at your number and go back, step by step: do you come to what the question tells?',
}

const KINDS: readonly AskedFor[] = [...ofMeasures, ...ofAmounts]

/** What is asked by a clause, with the question around it. */
export function askedFor(asked: string, text: string): AskedFor {
  const named = KINDS.find(({ asks }) => asks.test(asked))
  return named ?? KINDS.find(({ tells }) => tells?.test(text)) ?? ANY
}
