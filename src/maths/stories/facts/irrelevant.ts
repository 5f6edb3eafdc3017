import type { Fact, Story } from './fact.ts'
import type { Proposal } from './proposal.ts'
import { areApart, dimensionOf, relate } from './relate.ts'

/**
 * Whether a number may be left out: it counts another thing of another holder, on neither side of any rate or comparison
 * that is used, and nothing in the story speaks of a whole, a rest or others.
 */
export function isIrrelevant(fact: Fact, { uses }: Proposal, story: Story): boolean {
  const { asked, facts } = story
  const isNumberOfThem =
    fact.about.includes('question') && fact.value?.equals(uses.length) === true && uses.length > 1
  if (isNumberOfThem) return true
  if (facts.some(({ isRest, isOther, isTotal }) => isRest || isOther || isTotal) || asked.isOther)
    return false
  // A total of what is named so itself holds no other kind.
  const isOwnTotal = uses.every(
    use => relate(asked.things, use.things) === 'same' || (use.per === undefined && use.money === undefined),
  )
  if (asked.isTotal && !(isOwnTotal && uses.some(({ things }) => relate(asked.things, things) === 'same')))
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
  // Who does it is no number beside it: 6 hens lay 1 egg each day.
  if (
    fact.isSubject &&
    uses.some(
      ({ clause, steps }) =>
        clause === fact.clause ||
        (steps.length > 0 && facts.some(each => each.clause === fact.clause && each !== fact)),
    )
  )
    return false
  const dimension = dimensionOf(fact.things)
  if (dimension !== undefined && others.some(other => dimensionOf(other) === dimension)) return false
  const isListed = uses.some(
    use =>
      use.clause === fact.clause &&
      use.verb === fact.verb &&
      ((!use.isSubject && !fact.isSubject) || ['be', 'stay'].includes(fact.does)) &&
      (fact.per === undefined || use.origin === 'product'),
  )
  const isAge = fact.size === 'old' || (fact.things.at(-1) === 'year' && fact.holder !== undefined)
  const isOthers =
    fact.holder !== undefined &&
    story.people.has(fact.holder) &&
    asked.holder !== undefined &&
    fact.holder !== asked.holder &&
    story.people.has(asked.holder) &&
    uses.every(({ holder }) => holder === asked.holder)
  return (
    (isListed || isAge || isOthers || isAside(fact, uses, story)) &&
    (fact.money === undefined || asked.money === undefined)
  )
}

/** Something that is only there, in a story where nothing is told by, or for each of, something else. */
function isAside(fact: Fact, uses: readonly Fact[], { asked, facts }: Story): boolean {
  return (
    ['have', 'be', 'stay'].includes(fact.does) &&
    !fact.isSubject &&
    !asked.isEach &&
    (dimensionOf(fact.things) === undefined || dimensionOf(fact.things) !== dimensionOf(asked.things)) &&
    fact.money === undefined &&
    uses.every(({ steps }) => steps.length === 0) &&
    facts.every(each => each.per === undefined && each.compared === undefined && each.role === undefined)
  )
}

/** Whether a number is of none of the days that are asked for, where all that is used is of one of them. */
export function isOfOtherDay({ when }: Fact, { uses }: Proposal, { asked }: Story): boolean {
  const days = [...asked.when, ...(asked.than?.when ?? [])]
  return (
    days.length > 0 &&
    !asked.isTotal &&
    when.length > 0 &&
    !when.some(day => days.includes(day)) &&
    uses.every(use => use.when.some(day => days.includes(day)))
  )
}
