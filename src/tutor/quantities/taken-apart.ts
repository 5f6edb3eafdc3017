import { withoutLatex } from '#maths/notation/latex.ts'

/** `3 - 1`, `4 and 2`, of whole numbers alone */
const PAIR = /(?<![\d./])(\d+) ?(?:[-−+]|plus|add|minus|take(?: ?away)?) ?(\d+)(?![\d./])/gi
const FRACTION = /(?<![\d./])(\d+)\/(\d+)(?![\d./])/g

/**
 * Tops and bottoms of two fractions are added or taken away apart: `3-1=2 and 4-2=2 so 2/2`, of 3/4 and 1/2. Each sum is
 * true, and the two say nothing of the fractions.
 */
export function isTakenApart(text: string, asked: string): boolean {
  const [one, other] = [...withoutLatex(asked).matchAll(FRACTION)]
  if (!one || !other || one[2] === other[2]) return false
  const pairs = [...text.matchAll(PAIR)].map(([, left, right]) => [left, right].sort().join(' '))
  return [1, 2].every(at => pairs.includes([one[at], other[at]].sort().join(' ')))
}

export const TAKEN_APART =
  'The top and the bottom of a fraction belong together: the bottom only tells how big the pieces are. Are the pieces of the two fractions the same size here? What can you do first, so that they are?'
