import { isWhole, type Rational, rational } from '../../../arithmetic/rational.ts'
import { isRelative } from '../../tokens.ts'
import { isKindOf } from '../../word-forms.ts'
import type { Fact } from '../fact.ts'
import {
  type Case,
  chained,
  isCount,
  isOfAsked,
  isPlain,
  isPositive,
  known,
  namesOf,
  type Proposal,
  stepsTo,
  sumOf,
} from '../proposal.ts'
import { countsOf, maybeRate } from '../rate-counts.ts'
import { isNear, isSeatOf, relate } from '../relate.ts'

/** So many altogether in so many groups: how many in each, how many groups, what is over. */
export function groupLaws(from: Case): Proposal[] {
  return [...inEach(from), ...howMany(from), ...leftOver(from)]
}

/** A whole that is shared: all that there is of the asked thing. */
function wholes({ asked, facts }: Case): Fact[] {
  const all = facts.filter(
    fact => isPlain(fact) && !isCount(fact) && isOfAsked(asked, fact) && !fact.about.includes('priced'),
  )
  const [first, ...more] = all.filter(({ steps }) => steps.length === 0)
  // What each book costs is no part of what was paid for something else beside them.
  const isOfOne = asked.money !== undefined && asked.does === 'cost'
  const isOneHeap =
    first &&
    !isOfOne &&
    more.length > 0 &&
    more.length < 3 &&
    all.every(
      each =>
        each.steps.length === 0 &&
        each.verb === first.verb &&
        !each.isPartOf &&
        !each.isAnother &&
        each.does !== 'lose',
    )
  if (!isOneHeap) return all
  const value = sumOf([first, ...more])
  return [
    {
      ...first,
      value,
      things: asked.things,
      ids: [first, ...more].flatMap(({ ids }) => ids),
      steps: stepsTo(
        [first, ...more],
        `how many ${namesOf(asked)} there are in all`,
        chained([first, ...more], '+'),
        value,
      ),
    },
  ]
}

function inEach(from: Case): Proposal[] {
  const { asked, facts, story } = from
  const { per } = asked
  if (!asked.isEach || asked.compared || asked.isLeft) return []
  const counts = facts.filter(
    fact =>
      isPlain(fact) &&
      fact.money === undefined &&
      (per !== undefined && per.length > 0 && !isPerson(per)
        ? isNear(per, fact.things) ||
          (/^(?:into|between|among|in)$/.test(fact.preposition) && isNear(fact.things, per))
        : isCount(fact) ||
          fact.preposition === 'with' ||
          (fact.does === 'share' && fact.isSubject) ||
          isNear(['person'], fact.things)),
  )
  return wholes(from).flatMap(whole =>
    counts
      .filter(count => count !== whole && !shares(count, whole) && !isPositiveZero(count))
      .flatMap(count => {
        const value = known(whole).div(known(count))
        const isSelf = story.facts.some(
          ({ preposition, about }) => preposition === 'with' && about.includes('friend'),
        )
        return quotient(
          from,
          value,
          [whole, count],
          `how many ${namesOf(asked)} there are for each`,
          isSelf ? ['self'] : [],
        )
      }),
  )
}

const isPerson = (per: readonly string[]) =>
  per.length === 1 &&
  (/^(?:person|one|them)$/.test(per[0] ?? '') || isKindOf(per[0] ?? '', 'person') || isRelative(per[0] ?? ''))
const shares = (one: Fact, other: Fact) => one.ids.some(id => other.ids.includes(id))
const isPositiveZero = ({ value }: Fact) => value === undefined || !isPositive(value)

/** A division; what doesn't come out is a question of its own. */
function quotient(from: Case, value: Rational, uses: Fact[], is: string, doubts: string[]): Proposal[] {
  const { asked } = from
  const isMeasured = asked.money !== undefined || uses.some(({ things }) => things.includes('metre'))
  const isEven = isWhole(value) || isMeasured || asked.isMuch || value.mul(100).d === 1n
  if (!isWhole(value) && !isEven) return []
  const isOfParts = uses.some(fact => fact.value && !isWhole(fact.value))
  const unusual = isWhole(value) || asked.money !== undefined || isOfParts ? [] : ['fraction']
  return [
    {
      value,
      law: 'share',
      uses,
      steps: stepsTo(uses, is, chained(uses, '÷'), value),
      doubts: [...doubts, ...unusual, ...doubtsOf(uses)],
    },
  ]
}

const doubtsOf = (uses: readonly Fact[]) => uses.flatMap(({ doubts }) => doubts)

/** How many groups, weeks or things that whole is enough for. */
function howMany(from: Case): Proposal[] {
  const { asked, facts } = from
  if (asked.isLeft || asked.money !== undefined || asked.isNegative) return []
  const rates = [...facts, ...facts.map(maybeRate)].filter(
    fact =>
      fact.per !== undefined &&
      fact.per.length > 0 &&
      fact.value &&
      isPositive(known(fact)) &&
      fact.role === undefined &&
      asksFor(asked.things, fact.per),
  )
  return rates
    .flatMap(rate => {
      const isPrice = (fact: Fact) =>
        rate.money !== undefined && fact.does === 'cost' && fact.per !== undefined && fact.steps.length === 0
      const whole = facts.filter(
        fact =>
          fact !== rate &&
          (isPlain(fact) || isPrice(fact)) &&
          !isCount(fact) &&
          !shares(fact, rate) &&
          (rate.money !== undefined
            ? fact.money !== undefined
            : fact.money === undefined &&
              (isNear(rate.things, fact.things) ||
                isNear(fact.things, rate.things) ||
                isSeatOf(rate.things, fact.things))),
      )
      return whole.flatMap(each => groupsOf(from, each, rate))
    })
    .concat(ofSize(from))
}

const asksFor = (things: readonly string[], per: readonly string[]) =>
  isNear(things, per) || isNear(per, things)

/** `into piles of 5`, `in rows of 7`, where the piles are asked for and have no number. */
function ofSize(from: Case): Proposal[] {
  const { asked, facts } = from
  const sizes = facts.filter(
    fact =>
      isPlain(fact) &&
      fact.preposition === 'of' &&
      fact.value &&
      isPositive(known(fact)) &&
      fact.about.length === 0,
  )
  return sizes.flatMap(size => {
    const all = facts.filter(
      fact =>
        fact !== size &&
        isPlain(fact) &&
        !isCount(fact) &&
        isNear(size.things, fact.things) &&
        relate(asked.things, fact.things) === 'none',
    )
    return all.flatMap(each => groupsOf(from, each, size))
  })
}

const NEEDS_ALL = /^(?:need|must|should)$/
const FILLS = /^(?:can|could)$/

function groupsOf({ asked, facts }: Case, whole: Fact, rate: Fact): Proposal[] {
  if (asked.isEach && !isNear(['day', 'week'], asked.things)) return []
  const value = known(whole).div(known(rate))
  const uses = [whole, rate]
  const is = `how many ${namesOf(asked)} that is`
  const hasMore = asked.isAnother && facts.some(fact => isPlain(fact) && isOfAsked(asked, fact))
  if (hasMore) return []
  if (isWhole(value))
    return [
      {
        value,
        law: 'groups',
        uses,
        steps: stepsTo(uses, is, chained(uses, '÷'), value),
        doubts: doubtsOf(uses),
      },
    ]
  const down = rational(value.floor().n)
  const isUp = asked.does === 'need' || NEEDS_ALL.test(asked.modal ?? '') || asked.about.includes('need')
  const isDown = FILLS.test(asked.modal ?? '') || asked.about.includes('full')
  const isSurelyRounded = isUp
    ? asked.does === 'need' || asked.modal === 'must'
    : /^(?:make|fill|finish|buy|cut|get)$/.test(asked.verb) && isDown
  const rounded = isUp ? down.add(1) : isDown ? down : undefined
  if (!rounded) return []
  const steps = stepsTo(uses, is, chained(uses, '÷'), rounded)
  return [
    {
      value: rounded,
      law: isUp ? 'groups up' : 'groups down',
      uses,
      steps,
      doubts: [...doubtsOf(uses), ...(isSurelyRounded ? [] : ['rounded'])],
    },
  ]
}

function leftOver(from: Case): Proposal[] {
  const { asked, facts, story } = from
  if (
    !(asked.isLeft || asked.isNegative || asked.about.includes('over')) ||
    asked.compared ||
    asked.money !== undefined
  )
    return []
  const flat = wholes(from).filter(({ isPartOf }) => !isPartOf)
  const remainder = (whole: Fact, by: Fact): Proposal[] => {
    if (
      !isPositive(known(by)) ||
      !isWhole(known(whole)) ||
      !isWhole(known(by)) ||
      known(whole).compare(known(by)) <= 0
    )
      return []
    const times = known(whole).div(known(by)).floor()
    const value = known(whole).sub(known(by).mul(times))
    const uses = [whole, by]
    const calculation = `${known(whole).toString()} − ${times.toString()} × ${known(by).toString()}`
    return [
      {
        value,
        law: 'left over',
        uses,
        steps: stepsTo(uses, 'how many are left over', calculation, value),
        doubts: [...doubtsOf(uses), 'remainder'],
      },
    ]
  }
  const groups = facts.filter(
    fact =>
      isPlain(fact) &&
      /^(?:into|between|among|in|to)$/.test(fact.preposition) &&
      relate(asked.things, fact.things) === 'none' &&
      fact.money === undefined,
  )
  const rates = facts.filter(
    fact =>
      fact.per !== undefined &&
      fact.value &&
      fact.role === undefined &&
      isOfAsked(asked, fact) &&
      countsOf(fact, facts).length === 0,
  )
  return flat.flatMap(whole => [
    ...(story.isEven ? groups.filter(each => each !== whole).flatMap(each => remainder(whole, each)) : []),
    ...rates.flatMap(rate => remainder(whole, rate)),
  ])
}
