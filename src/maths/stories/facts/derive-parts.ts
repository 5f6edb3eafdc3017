import type { Fact } from './fact.ts'
import { isPlain, known, namesOf, stepsTo } from './proposal.ts'
import { isNear } from './relate.ts'

/** `a quarter of them`: of the one whole that it can be a part of. */
export function parts(fact: Fact, all: readonly Fact[]): Fact[] {
  if (fact.role === undefined || !fact.value) return []
  const own = all.filter(
    each =>
      isPlain(each) &&
      !/^(?:span|between|among|amongst|each)$/.test(each.preposition) &&
      each.steps.length === 0 &&
      !each.ids.some(id => fact.ids.includes(id)),
  )
  const isBehind = (each: Fact) =>
    each.clause === fact.clause &&
    (each.ids[0] ?? 0) - (fact.ids[0] ?? 0) > 0 &&
    (each.ids[0] ?? 0) - (fact.ids[0] ?? 0) < 5
  const isOfIt = (each: Fact) =>
    fact.isElided ||
    isNear(fact.things, each.things) ||
    isNear(each.things, fact.things) ||
    each.holder?.endsWith(fact.things.at(-1) ?? ' ') === true
  const inSame = own.filter(isBehind)
  const before = own.filter(each => each.clause < fact.clause && isOfIt(each))
  const wholes =
    inSame.length > 0
      ? inSame
      : before.length > 0
        ? before
        : own.filter(each => each.clause > fact.clause && isOfIt(each))
  const [whole, ...more] = wholes
  if (!whole || more.length > 0) return []
  const value = known(whole).mul(known(fact))
  const { role: _, ...plain } = fact
  return [
    {
      ...plain,
      value,
      things: whole.things,
      ...(whole.money ? { money: whole.money } : {}),
      ids: [...fact.ids, ...whole.ids],
      isPartOf: true,
      steps: stepsTo(
        [whole],
        `what that part of the ${namesOf(whole)} is`,
        `${known(fact).toFraction()} × ${known(whole).toString()}`,
        value,
      ),
      doubts: [...fact.doubts, ...whole.doubts],
    },
  ]
}
