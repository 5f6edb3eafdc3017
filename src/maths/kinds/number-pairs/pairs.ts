import { wholeRoot } from '../../arithmetic/whole-root.ts'
import type { NumberPairQuestion, PairFact } from './question.ts'

/** The larger number, then the smaller. */
export type Pair = readonly [larger: bigint, smaller: bigint]

/** What a fact says, where it is one of the two. */
export const known = ({ facts }: Pick<NumberPairQuestion, 'facts'>, is: PairFact['is']) =>
  facts.find(fact => fact.is === is)?.by

/** The whole numbers t for which t² - sum × t + product is zero. */
function roots(sum: bigint, product: bigint): bigint[] {
  const root = wholeRoot(sum * sum - 4n * product, 2)
  return root === undefined || (sum - root) % 2n !== 0n ? [] : [(sum - root) / 2n, (sum + root) / 2n]
}

const over = (whole: bigint, by: bigint) => (by !== 0n && whole % by === 0n ? [whole / by] : [])

function smallerOnes(question: Pick<NumberPairQuestion, 'facts'>): bigint[] {
  const [sum, difference, product, times] = (['sum', 'difference', 'product', 'times'] as const).map(is =>
    known(question, is),
  )
  if (sum !== undefined && difference !== undefined) return over(sum - difference, 2n)
  if (sum !== undefined && product !== undefined) return roots(sum, product).slice(0, 1)
  if (sum !== undefined && times !== undefined) return over(sum, times + 1n)
  if (difference !== undefined && product !== undefined) return roots(-difference, -product)
  if (difference !== undefined && times !== undefined) return over(difference, times - 1n)
  if (product === undefined || times === undefined) return []
  const [square] = over(product, times)
  const root = square === undefined ? undefined : wholeRoot(square, 2)
  return root === undefined ? [] : [root, -root]
}

function largerOf(smaller: bigint, question: Pick<NumberPairQuestion, 'facts'>): bigint {
  const [sum, difference, times] = (['sum', 'difference', 'times'] as const).map(is => known(question, is))
  if (sum !== undefined) return sum - smaller
  return difference === undefined ? (times ?? 1n) * smaller : smaller + difference
}

/** Every pair of whole numbers that fits, one above zero first. */
export function pairsOf(question: Omit<NumberPairQuestion, 'kind' | 'text' | 'wants'>): Pair[] {
  const pairs = smallerOnes(question)
    .map((smaller): Pair => [largerOf(smaller, question), smaller])
    .filter(([larger, smaller]) => larger > smaller && (!question.isPositive || smaller > 0n))
  return pairs.toSorted((a, b) => Number(b[1] > 0n) - Number(a[1] > 0n))
}
