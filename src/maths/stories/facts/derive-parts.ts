import { isNegative, isZero } from '../../arithmetic/rational.ts'
import type { Fact } from './fact.ts'
import { isPlain, known, namesOf, shown, stepsTo } from './proposal.ts'
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

/** `… and packs the rest into bags`: what is left of the one whole without what was taken from it before. */
export function leftAsRest(fact: Fact, all: readonly Fact[]): Fact[] {
  if (!fact.isRest || fact.value !== undefined) return []
  const before = all.filter(
    each =>
      (each.clause < fact.clause || (each.clause === fact.clause && each.isPartOf)) &&
      isPlain(each) &&
      each.steps.length === 0 &&
      (fact.things.length === 0 || isNear(fact.things, each.things) || isNear(each.things, fact.things)),
  )
  const [whole, ...taken] = before
  const isTaken = (each: Fact) =>
    (each.isPartOf || each.isElided || TAKES.has(each.does)) && !each.isAnother && !each.isGoal
  if (!whole || taken.length === 0 || whole.isPartOf || TAKES.has(whole.does) || !taken.every(isTaken))
    return []
  const uses = [whole, ...taken]
  const value = taken.reduce((rest, each) => rest.sub(known(each)), known(whole))
  if (isNegative(value) || value.s === 0n) return []
  const { mayPer: _, ...plain } = whole
  return [
    {
      ...plain,
      value,
      ids: uses.flatMap(({ ids }) => ids),
      does: fact.does,
      verb: fact.verb,
      about: fact.about,
      clause: fact.clause,
      origin: 'rest',
      steps: stepsTo(
        uses,
        `how many ${namesOf(whole)} are the rest`,
        uses.map(each => shown(known(each))).join(' − '),
        value,
      ),
      doubts: uses.flatMap(({ doubts }) => doubts),
    },
  ]
}

/** `A pack of 6 yoghurts costs £3`: what one yoghurt costs. */
export function priceOfOne(fact: Fact, all: readonly Fact[]): Fact[] {
  const { per, money, value } = fact
  if (money === undefined || !per || per.length === 0 || !value || fact.steps.length > 0) return []
  const isSamePack = (each: Fact) => each.per !== undefined && isNear(each.per, per) && isNear(per, each.per)
  const [size, ...more] = all.filter(
    each =>
      each !== fact && each.money === undefined && each.value !== undefined && !each.role && isSamePack(each),
  )
  if (!size || more.length > 0 || isZero(known(size)) || size.things.length === 0) return []
  const one = known(fact).div(known(size))
  return [
    {
      ...fact,
      value: one,
      per: size.things,
      ids: [...fact.ids, ...size.ids],
      steps: stepsTo(
        [fact, size],
        'what one of them costs',
        `${shown(known(fact))} ÷ ${shown(known(size))}`,
        one,
      ),
    },
  ]
}

const TAKES: ReadonlySet<string> = new Set(['lose', 'give', 'go', 'pay'])
