import { isWhole, isZero } from '../../arithmetic/rational.ts'
import { leftAsRest, parts, priceOfOne } from './derive-parts.ts'
import type { Fact, Story } from './fact.ts'
import { chained, isCount, isPlain, known, namesOf, shown, stepsTo } from './proposal.ts'
import { countsOf, maybeRate, spanOf } from './rate-counts.ts'
import { dimensionOf, isAlike, isNear, mayBeSame, relate } from './relate.ts'

const MOST_FACTS = 40
const ROUNDS = 3

/** The facts of a story with those that follow from two of them: rate times count, so many more than another, a part. */
export function derived({ facts, asked }: Story): Fact[] {
  const all = [...facts]
  const done = new Set<string>()
  for (let round = 0; round < ROUNDS; round++) {
    const found = [...all].flatMap(fact => [
      ...products(fact, all),
      ...products(maybeRate(fact), all, isSameThing),
      ...compared(fact, all, asked.holder),
      ...parts(fact, all),
      ...leftAsRest(fact, all),
      ...priceOfOne(fact, all),
      ...quotients(fact, all),
      ...quotients(maybeRate(fact), all),
    ])
    const fresh = found.filter(fact => {
      const key = `${fact.ids.toSorted((one, other) => one - other).join()} ${fact.value?.toFraction() ?? ''} ${fact.things.join()} ${fact.holder ?? ''}`
      const isNew = !done.has(key)
      done.add(key)
      return isNew
    })
    if (fresh.length === 0 || all.length + fresh.length > MOST_FACTS) break
    all.push(...fresh)
  }
  for (const { ids, origin } of [...all]) {
    const [rate] = ids
    // What was so many for each is no number by itself.
    const base =
      origin === 'product' && rate !== undefined
        ? all.findIndex(each => each.mayPer !== undefined && each.ids.length === 1 && each.ids[0] === rate)
        : -1
    if (base >= 0) all.splice(base, 1)
  }
  return all.toSorted((one, other) => one.clause - other.clause || (one.ids[0] ?? 0) - (other.ids[0] ?? 0))
}

/** `A spider has 8 legs` is a rate where spiders by that name are counted. */
const isSameThing = (rate: Fact, count: Fact) =>
  rate.per !== undefined && /^(?:same|narrower)$/.test(relate(rate.per, count.things)) && !count.isPartOf

function products(rate: Fact, all: readonly Fact[], isCount = (_: Fact, __: Fact) => true): Fact[] {
  if (!rate.per || !rate.value || rate.role) return []
  return countsOf(rate, all)
    .filter(count => isCount(rate, count))
    .map(count => {
      const span = spanOf(rate, count)
      const times = span === undefined ? known(count) : known(count).mul(span)
      const value = known(rate).mul(times)
      const { per: _, mayPer: __, ...plain } = rate
      return {
        ...plain,
        value,
        ids: [...rate.ids, ...count.ids],
        ...((count.holder ?? rate.holder) === undefined ? {} : { holder: count.holder ?? rate.holder ?? '' }),
        about: [...rate.about, ...count.about, ...count.things],
        when: [...rate.when, ...count.when],
        does:
          rate.does === 'be' || rate.does === 'have'
            ? ['gain', 'make', 'lose', 'give'].includes(count.does) && rate.money === undefined
              ? count.does
              : rate.does
            : rate.does,
        isGoal: rate.isGoal || count.isGoal,
        isPartOf: false,
        preposition: '',
        clause: Math.min(rate.clause, count.clause),
        origin: 'product' as const,
        steps: stepsTo(
          [rate, count],
          `how many ${namesOf(rate)} that is`,
          `${shown(times)} × ${shown(known(rate))}`,
          value,
        ),
        doubts: [...rate.doubts, ...count.doubts],
      }
    })
}

/** How many groups of one size a whole makes, where nobody says so: `144 rolls are packed in bags of 6`. */
function quotients(rate: Fact, all: readonly Fact[]): Fact[] {
  const { per, value: size } = rate
  if (
    !per ||
    per.length === 0 ||
    !size ||
    isZero(size) ||
    rate.role ||
    rate.money ||
    countsOf(rate, all).length > 0 ||
    dimensionOf(per) !== undefined
  )
    return []
  const wholes = all.filter(
    each =>
      isPlain(each) &&
      !isCount(each) &&
      each.mayPer === undefined &&
      each.steps.length === 0 &&
      !each.ids.some(id => rate.ids.includes(id)) &&
      each.money === undefined &&
      isNear(rate.things, each.things),
  )
  const [whole, ...more] = wholes
  if (!whole || more.length > 0) return []
  const value = known(whole).div(size)
  if (!isWhole(value)) return []
  const { per: _, mayPer: __, ...plain } = rate
  const ids = [...whole.ids, ...rate.ids]
  return [
    {
      ...plain,
      value,
      things: per,
      ids,
      does: 'be',
      verb: 'be',
      isElided: false,
      preposition: '',
      origin: 'product',
      steps: stepsTo(
        [whole, rate],
        `how many ${namesOf({ things: per })} that is`,
        `${shown(known(whole))} ÷ ${shown(size)}`,
        value,
      ),
    },
  ]
}

/** `Tom has 5 more than Ben`: Tom's from Ben's, or Ben's from Tom's. */
function compared(fact: Fact, all: readonly Fact[], askedHolder: string | undefined): Fact[] {
  const { than, value } = fact
  if (!fact.compared || !than || !value) return []
  if (fact.isOfLast || (than.holder === undefined && than.things.length === 0 && than.when.length === 0))
    return besideLast(fact, all)
  const pool = all.filter(
    each => isPlain(each) && !isCount(each) && !each.ids.some(id => fact.ids.includes(id)),
  )
  const isKnownHolder = (name: string) =>
    name === askedHolder ||
    pool.some(({ holder }) => holder !== undefined && (holder === name || holder.endsWith(` ${name}`)))
  const thanHolder =
    than.holder ??
    (than.things.length === 1 && isKnownHolder(than.things[0] ?? '') ? than.things[0] : undefined)
  const isOther = (each: Fact) =>
    than.when.length > 0
      ? each.when.some(time => than.when.includes(time)) && isNear(fact.things, each.things)
      : thanHolder !== undefined
        ? each.holder !== undefined &&
          !(each.isTotal && each.holder === 'they') &&
          mayBeSame(thanHolder, each.holder) &&
          each.holder !== fact.holder &&
          isAlike(fact, each)
        : than.things.length > 0 &&
          (relate(than.things, each.things) === 'same' || relate(than.things, each.things) === 'narrower')
  const isOwn = (each: Fact) =>
    than.when.length > 0
      ? each.when.some(time => fact.when.includes(time)) && isNear(fact.things, each.things)
      : thanHolder !== undefined
        ? each.holder !== undefined && each.holder === fact.holder && isAlike(fact, each)
        : relate(fact.things, each.things) === 'same' && mayBeSame(fact.holder, each.holder)
  const [others, own] = [pool.filter(isOther), pool.filter(isOwn)]
  const [base, ...moreBases] = others
  if (base && moreBases.length === 0) return [resolved(fact, base, fact.holder, fact.things, false)]
  const [end, ...moreEnds] = own
  if (end && others.length === 0 && moreEnds.length === 0)
    return [
      resolved(
        fact,
        end,
        thanHolder ?? fact.holder,
        thanHolder === undefined && than.things.length > 0 ? than.things : fact.things,
        true,
      ),
    ]
  return []
}

/** `twice as many`, `£3 cheaper`, `That is 6 fewer than …`: than the number right before. */
function besideLast(fact: Fact, all: readonly Fact[]): Fact[] {
  const before = all.filter(
    each =>
      isPlain(each) &&
      !isCount(each) &&
      each.steps.length === 0 &&
      (each.ids[0] ?? 0) < (fact.ids[0] ?? 0) &&
      (isAlike(fact, each) || fact.isElided),
  )
  const priced =
    fact.money === undefined
      ? []
      : all.filter(
          each =>
            each.money !== undefined &&
            each.per !== undefined &&
            each.steps.length === 0 &&
            each.value !== undefined &&
            !each.ids.some(id => fact.ids.includes(id)),
        )
  const base = before.at(-1) ?? (priced.length === 1 ? priced[0] : undefined)
  const isLone =
    before.length === 1 || (base !== undefined && fact.clause - base.clause <= 1) || priced.length === 1
  if (!base || !isLone) return []
  if (fact.isOfLast)
    return [resolved(fact, base, fact.than?.holder ?? fact.than?.things.at(-1), base.things, true)]
  return [{ ...resolved(fact, base, fact.holder, fact.isElided ? base.things : fact.things, false) }]
}

function resolved(
  fact: Fact,
  base: Fact,
  holder: string | undefined,
  things: readonly string[],
  isBack: boolean,
): Fact {
  const { compared: way, than, holder: _, isAnother: __, ...plain } = fact
  const [one, by] = [known(base), known(fact)]
  const isMore = (way === 'more') !== isBack
  const value = way === 'times' ? (isBack ? one.div(by) : one.mul(by)) : isMore ? one.add(by) : one.sub(by)
  const sign = way === 'times' ? (isBack ? '÷' : '×') : isMore ? '+' : '−'
  return {
    ...plain,
    value,
    things,
    ...(base.money === undefined ? {} : { money: base.money }),
    ...(holder === undefined ? {} : { holder }),
    ids: [...fact.ids, ...base.ids],
    when: isBack ? (than?.when ?? []) : fact.when,
    isAnother: false,
    origin: 'comparison',
    isGoal: base.isGoal || fact.isGoal,
    steps: stepsTo(
      [base],
      `how many ${namesOf({ things, ...(fact.money ? { money: fact.money } : {}) })} ${holder ?? 'the other one'} has`,
      chained([base, fact], sign),
      value,
    ),
    doubts: [...fact.doubts, ...base.doubts],
  }
}
