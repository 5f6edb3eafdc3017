import { isNegative } from '../../../arithmetic/rational.ts'
import type { Asked, Fact } from '../fact.ts'
import {
  type Case,
  chained,
  isCount,
  isOfAsked,
  known,
  namesOf,
  type Proposal,
  stepsTo,
} from '../proposal.ts'
import { isNear, mayBeSame, relate } from '../relate.ts'
import { statesAfter } from './change.ts'

/** How many more, how much longer: the difference of two numbers, told or worked out. */
export function compareLaws(from: Case): Proposal[] {
  const { asked } = from
  if (asked.compared === undefined || asked.isEach) return []
  const usable = from.facts.filter(fact => isComparable(fact, asked))
  const sides = asked.than ? sidesOf(asked, usable) : unnamed(asked, usable)
  const direct = sides.flatMap(([one, other]) => difference(from, one, other))
  return direct.length > 0 || !asked.than ? direct : afterwards(from)
}

function isComparable(fact: Fact, asked: Asked): boolean {
  if (
    fact.value === undefined ||
    fact.isNegative ||
    fact.compared ||
    fact.role !== undefined ||
    isCount(fact) ||
    fact.isGoal
  )
    return false
  if (fact.per !== undefined) return fact.money !== undefined && fact.does === 'cost'
  return asked.things[0] === 'money' ? fact.money !== undefined : fact.money === undefined
}

/** Everything that says which of several is meant. */
const labels = (fact: Fact): string[] => [
  ...(fact.holder === undefined ? [] : fact.holder.split(' ')),
  ...fact.things,
  ...fact.about,
  ...fact.when,
  ...(fact.per ?? []),
  ...(fact.place === undefined ? [] : [fact.place]),
  fact.verb,
]

function sidesOf(asked: Asked, usable: readonly Fact[]): [Fact, Fact][] {
  const { than } = asked
  if (!than) return []
  const near = usable.filter(
    fact =>
      asked.money !== undefined || isNear(asked.things, fact.things) || isNear(fact.things, asked.things),
  )
  const byHolder =
    than.holder === undefined &&
    than.things.length > 0 &&
    usable.some(({ holder }) => holder !== undefined && than.things.includes(holder.split(' ').at(-1) ?? ''))
      ? than.things.at(-1)
      : than.holder
  if (byHolder !== undefined) {
    const others = near.filter(({ holder }) => holder !== undefined && mayBeSame(byHolder, holder))
    const own = near.filter(
      ({ holder }) => holder !== undefined && asked.holder !== undefined && mayBeSame(asked.holder, holder),
    )
    return only(
      own.filter(each => !others.includes(each)),
      others,
    )
  }
  if (than.when.length > 0) {
    const others = near.filter(({ when }) => than.when.some(each => when.includes(each)))
    const own = near.filter(({ when }) =>
      asked.when.some(each => !than.when.includes(each) && when.includes(each)),
    )
    return only(own, others)
  }
  const others = usable.filter(
    ({ things }) => relate(than.things, things) === 'same' || relate(than.things, things) === 'narrower',
  )
  const own = usable.filter(
    ({ things }) => relate(asked.things, things) === 'same' || relate(asked.things, things) === 'narrower',
  )
  const byThing = only(
    own.filter(each => mayBeSame(asked.holder, each.holder)),
    others.filter(each => mayBeSame(asked.holder, each.holder)),
  )
  if (
    byThing.length > 0 &&
    asked.about.every(word => !than.things.includes(word)) &&
    relate(asked.things, than.things) === 'none'
  )
    return byThing
  if (asked.thanVerb !== undefined && than.things.length === 0) {
    const verbs = only(
      near.filter(({ verb }) => verb === asked.verb),
      near.filter(({ verb }) => verb === asked.thanVerb),
    )
    return asked.verb === asked.thanVerb ? [] : verbs
  }
  // The same thing on both sides, told apart by what is said of it.
  const said = [...asked.about, ...asked.things, ...(asked.holder?.split(' ') ?? [])].filter(
    word => !than.things.includes(word),
  )
  const common = near.length > 0 ? near : usable
  const rest = common.filter(fact =>
    than.things.some(
      word => ![...asked.things, ...asked.about].includes(word) && labels(fact).includes(word),
    ),
  )
  const mine = common.filter(fact => !rest.includes(fact) && said.some(word => labels(fact).includes(word)))
  return only(mine, rest)
}

const only = (own: readonly Fact[], others: readonly Fact[]): [Fact, Fact][] => {
  const [one, ...more] = own
  const [other, ...rest] = others
  return one && other && one !== other && more.length === 0 && rest.length === 0 ? [[one, other]] : []
}

/** `How much further did Tom jump?`, with two jumps told. */
function unnamed(asked: Asked, usable: readonly Fact[]): [Fact, Fact][] {
  return asked.isGoal || asked.isLeft ? [] : pairOf(asked, usable)
}

function pairOf(asked: Asked, usable: readonly Fact[]): [Fact, Fact][] {
  const near = usable.filter(fact => isOfAsked(asked, fact))
  const [one, other, ...more] = near
  if (!one || !other || more.length > 0 || one.verb !== other.verb) return []
  if (asked.holder !== undefined && asked.holder !== 'they' && one.holder !== other.holder) {
    if (one.holder === asked.holder) return [[one, other]]
    if (other.holder === asked.holder) return [[other, one]]
  }
  return known(one).compare(known(other)) >= 0 === (asked.compared === 'more')
    ? [[one, other]]
    : [[other, one]]
}

function difference({ asked }: Case, one: Fact, other: Fact): Proposal[] {
  const value = known(one).sub(known(other))
  const isTurned = isNegative(value)
  const isSaid = asked.compared === 'more' ? !isTurned : isTurned || value.equals(0)
  if (!isSaid && asked.than) return []
  const uses = isTurned ? [other, one] : [one, other]
  const isSameVerb = one.verb === other.verb || asked.thanVerb !== undefined || one.does === other.does
  const doubts = [...one.doubts, ...other.doubts, ...(isSameVerb ? [] : ['verbs'])]
  return [
    {
      value: value.abs(),
      law: 'compare',
      uses,
      steps: stepsTo(uses, `how many ${namesOf(asked)} more that is`, chained(uses, '−'), value.abs()),
      doubts,
    },
  ]
}

/** Both sides after what has happened to them. */
function afterwards(from: Case): Proposal[] {
  const { asked } = from
  const { than } = asked
  if (!than) return []
  const side = (holder: string | undefined, things: readonly string[]) => {
    const { compared: _, than: __, ...plain } = asked
    return statesAfter({
      ...from,
      asked: {
        ...plain,
        isNow: true,
        does: 'have',
        verb: 'have',
        things,
        ...(holder === undefined ? {} : { holder }),
      },
    })
  }
  const isPeople = than.holder !== undefined
  const [one] = side(asked.holder, asked.things)
  const [other] = side(isPeople ? than.holder : asked.holder, isPeople ? asked.things : than.things)
  if (!one || !other || !(isPeople || relate(asked.things, than.things) === 'none')) return []
  const value = one.value.sub(other.value)
  if (isNegative(value) === (asked.compared === 'more') && !value.equals(0)) return []
  const uses = [...one.uses, ...other.uses]
  const steps = [...one.steps, ...other.steps]
  const calculation = isNegative(value)
    ? `${other.value.toString()} − ${one.value.toString()}`
    : `${one.value.toString()} − ${other.value.toString()}`
  return [
    {
      value: value.abs(),
      law: 'compare after',
      uses,
      steps: [...steps, { is: `how many ${namesOf(asked)} more that is`, calculation, value: value.abs() }],
      doubts: [...one.doubts, ...other.doubts],
    },
  ]
}
