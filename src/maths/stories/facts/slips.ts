import { isZero, type Rational } from '../../arithmetic/rational.ts'
import type { Slip } from '../story-reading.ts'
import type { Fact, Story } from './fact.ts'

/** What the wrong laws would lead to with the same numbers. */
export function slipsOf(value: Rational, uses: readonly Fact[], story: Story): Slip[] {
  const numbers = story.facts
    .filter(
      fact => fact.value !== undefined && uses.some(({ ids }) => fact.ids.every(id => ids.includes(id))),
    )
    .flatMap(fact => fact.value ?? [])
  const [first, second, ...more] = numbers
  const found: Slip[] = []
  const add = (wrong: Rational | undefined, why: Slip['why']) => {
    const isNew =
      wrong &&
      !wrong.equals(value) &&
      wrong.s > 0n &&
      !isZero(wrong) &&
      !found.some(slip => slip.value.equals(wrong))
    if (isNew) found.push({ value: wrong, why })
  }
  for (const use of uses.flatMap(({ steps }) => steps)) add(use.value, 'stopped early')
  if (!first || !second) return found
  if (more.length === 0) {
    add(first.add(second), 'added')
    add(first.sub(second).abs(), 'took away')
    add(first.mul(second), 'multiplied')
    if (!isZero(second) && !isZero(first))
      add(first.compare(second) >= 0 ? first.div(second) : second.div(first), 'divided')
  } else {
    add(
      numbers.reduce((sum, each) => sum.add(each)),
      'added',
    )
    add(
      numbers.slice(1).reduce((left, each) => left.sub(each), first),
      'took away',
    )
    for (const each of numbers) {
      const others = numbers.filter(other => other !== each)
      add(
        others.reduce((sum, other) => sum.add(other)),
        'left out a number',
      )
    }
  }
  return found
}
