import type { Fact } from './fact.ts'
import { isPlain } from './proposal.ts'
import { isNear, relate } from './relate.ts'

/** A fact as the rate that it may be; itself where it is none. */
export function maybeRate(fact: Fact): Fact {
  if (
    fact.per !== undefined ||
    fact.mayPer === undefined ||
    fact.value === undefined ||
    fact.steps.length > 0
  )
    return { ...fact, per: [] }
  const { mayPer, holder: _, ...plain } = fact
  return { ...plain, per: mayPer }
}

/**
 * How many of a smaller unit of time are one of a larger one, by their names. No hours in a day: nobody earns,
 * reads or drives for 24 of them.
 */
const SPANS: Record<string, number | undefined> = {
  'week day': 7,
  'hour minute': 60,
  'minute second': 60,
  'year month': 12,
  'year week': 52,
}
/** How many times a rate is meant for one of what counts it: 7 for so many a day, and weeks. */
export const spanOf = (rate: Fact, count: Fact): number | undefined =>
  SPANS[`${count.things.at(-1) ?? ''} ${rate.per?.at(-1) ?? ''}`]

/** What a rate is counted by. */
export function countsOf(rate: Fact, all: readonly Fact[]): Fact[] {
  const { per } = rate
  if (!per || per.length === 0) return []
  // `3 boxes are blue` are some of the boxes.
  const isSome = ({ does, isSubject, about }: Fact) =>
    does === 'be' && isSubject && about.some(word => word !== 'question')
  const counts = all.filter(
    each => each !== rate && isPlain(each) && each.money === undefined && isNear(per, each.things),
  )
  const isOnlySome = counts.every(isSome)
  return all.filter(
    each =>
      each !== rate &&
      isPlain(each) &&
      (isOnlySome || !isSome(each)) &&
      (rate.countedBy === undefined || each.ids.includes(rate.countedBy)) &&
      each.money === undefined &&
      !each.about.includes('priced') &&
      !each.ids.some(id => rate.ids.includes(id)) &&
      (per[0] === 'person' && per.length === 1
        ? isPeople(each)
        : isNear(per, each.things) ||
          isWider(per, each.things) ||
          (each.preposition === 'span' && spanOf(rate, each) !== undefined)),
  )
}

const isWider = (per: readonly string[], things: readonly string[]) => relate(things, per) === 'narrower'
const isPeople = ({ preposition, isSubject, things }: Fact) =>
  preposition === 'with' || isSubject || things.includes('person')
