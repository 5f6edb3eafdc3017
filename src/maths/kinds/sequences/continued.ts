import type { Rational } from '../../arithmetic/rational.ts'
import { several } from '../../values/several.ts'
import type { Value } from '../../values/value.ts'

/** The next terms in their order; the last given term or all of them may be written before, and none may be left out. */
export function continued(given: readonly Rational[], next: readonly Rational[]): Value {
  const value = several(next, { isOrdered: true })
  const longer = [given, given.slice(-1)].map(before => several([...before, ...next], { isOrdered: true }))
  const shorter = next.slice(0, -1).map((_, at) => several(next.slice(0, at + 1), { isOrdered: true }))
  const isIn = (values: Value[], said: string) => values.some(each => each.judge(said).verdict === 'right')
  return {
    ...value,
    judge(said) {
      const judged = value.judge(said)
      if (judged.verdict !== 'wrong') return judged
      if (isIn(longer, said)) return { verdict: 'right' }
      return isIn(shorter, said)
        ? { verdict: 'unfinished', missing: 'Some more are missing.', isPart: true }
        : judged
    },
  }
}
