import type { Fact, Story } from './fact.ts'
import type { Proposal } from './proposal.ts'
import { areApart, dimensionOf } from './relate.ts'

/**
 * Whether a number may be left out: it counts another thing of another holder, on neither side of any rate or comparison
 * that is used, and nothing in the story speaks of a whole, a rest or others.
 */
export function isIrrelevant(fact: Fact, { uses }: Proposal, story: Story): boolean {
  const { asked, facts } = story
  if (
    facts.some(({ isRest, isOther, isTotal }) => isRest || isOther || isTotal) ||
    asked.isTotal ||
    asked.isOther
  )
    return false
  if (fact.isElided || fact.things.length === 0 || fact.compared !== undefined || fact.role !== undefined)
    return false
  const others = [
    asked.things,
    ...asked.besides,
    ...uses.flatMap(({ things, per }) => [things, ...(per ? [per] : [])]),
  ]
  const mine = [fact.things, ...(fact.per ? [fact.per] : [])]
  if (mine.some(one => others.some(other => !areApart(one, other)))) return false
  const dimension = dimensionOf(fact.things)
  if (dimension !== undefined && others.some(other => dimensionOf(other) === dimension)) return false
  return fact.money === undefined || asked.money === undefined
}
