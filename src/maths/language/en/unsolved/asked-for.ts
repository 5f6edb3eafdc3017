import { ofAmounts } from './amounts.ts'
import type { AskedFor } from './kind.ts'
import { ofMeasures } from './measures.ts'

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
  const named = KINDS.find(({ asks, only }) => asks.test(asked) && only?.test(text) !== false)
  return named ?? KINDS.find(({ tells }) => tells?.test(text)) ?? ANY
}
