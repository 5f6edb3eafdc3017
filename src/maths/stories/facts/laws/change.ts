import { isNegative, type Rational, ZERO } from '../../../arithmetic/rational.ts'
import { ON_THE_WAY } from '../../../language/en/stories/words.ts'
import { words } from '../../word-forms.ts'
import type { Asked, Fact } from '../fact.ts'
import {
  type Case,
  chained,
  isCount,
  isOfAsked,
  known,
  namesOf,
  type Proposal,
  shown,
  stepsTo,
} from '../proposal.ts'
import { isState, mayBeSame } from '../relate.ts'
import { isBySomebodyElse, isCutInto, signOf, signOfTaken } from './change-signs.ts'

interface Event {
  fact: Fact
  /** 1 where there is more afterwards, -1 less, 0 a state. */
  sign: 1 | -1 | 0
}

/** What there is at the end, was at the beginning, or came or went between. */
export function changeLaws(told: Case): Proposal[] {
  const seen = changesIn(seenByReceiver(told))
  return seen.length > 0 ? seen : changesIn(told)
}

function changesIn(from: Case): Proposal[] {
  const { asked } = from
  if (asked.isEach || (asked.compared !== undefined && !asked.isLeft)) return []
  const events = eventsOf(from)
  if (!events) return []
  return [...ended(from, events), ...begun(from, events), ...happened(from, events)]
}

/** What somebody has given her is seen by what she has. */
function seenByReceiver(from: Case): Case {
  const { asked } = from
  const isGiven = asked.does === 'give' && asked.to !== undefined && asked.to !== asked.holder
  return isGiven ? { ...from, asked: { ...asked, holder: asked.to ?? '', does: 'gain' } } : from
}

/** The state at the end alone. */
export function statesAfter(from: Case): Proposal[] {
  const events = eventsOf(from)
  if (!events) return []
  const [only, ...more] = events
  if (only && more.length === 0 && only.sign === 0 && only.fact.value)
    return [
      {
        value: only.fact.value,
        law: 'state',
        uses: [only.fact],
        steps: only.fact.steps,
        doubts: only.fact.doubts,
      },
    ]
  return ended(from, events)
}

/** What happens to the asked thing of the asked holder, in order; undefined where a fact doesn't fit a change. */
function eventsOf({ asked, facts, story }: Case): Event[] | undefined {
  const own = facts.filter(fact => {
    const isMine =
      mayBeSame(asked.holder, fact.holder) ||
      (fact.to !== undefined && mayBeSame(asked.holder, fact.to)) ||
      (fact.from !== undefined && mayBeSame(asked.holder, fact.from))
    return (
      fact.per === undefined &&
      fact.compared === undefined &&
      fact.role === undefined &&
      fact.origin !== 'rest' &&
      (!isCount(fact) || isCutInto(asked, fact)) &&
      isOfAsked(asked, fact) &&
      isMine &&
      !(fact.isGoal && asked.modal !== 'would' && !fact.about.includes('question'))
    )
  })
  const events: Event[] = []
  // What the question adds comes last: `How much will she have after 4 more weeks?`
  const placeOf = ({ isFirst, about }: Fact) => (isFirst ? 0 : about.includes('question') ? 2 : 1)
  for (const fact of own.toSorted((one, other) => placeOf(one) - placeOf(other))) {
    const isMadeFirst =
      events.length === 0 &&
      ((fact.origin === 'product' && ['make', 'put'].includes(fact.does)) ||
        (fact.does === 'put' && fact.preposition === '' && !fact.isPartOf && asked.isLeft))
    const home = events[0]?.sign === 0 ? events[0].fact : undefined
    const isTaken = home !== undefined && isBySomebodyElse(fact, home, story.people)
    const sign = isMadeFirst ? 0 : isTaken ? signOfTaken(fact) : signOf(fact, asked)
    if (sign === undefined) return undefined
    events.push({ fact, sign })
  }
  return events
}

const onTheWay: ReadonlySet<string> = new Set(words(ON_THE_WAY))
const isUnknown = ({ fact }: Event) => fact.value === undefined
const total = (events: readonly Event[]): Rational =>
  events.reduce(
    (sum, { fact, sign }) => (fact.value ? (sign > 0 ? sum.add(fact.value) : sum.sub(fact.value)) : sum),
    ZERO,
  )

function ended(from: Case, events: readonly Event[]): Proposal[] {
  const { asked } = from
  if (asked.isFirst || (asked.isTotal && !events.some(({ sign }) => sign === 0))) return []
  const asksState = isState(asked) || asked.isLeft || asked.isNow
  if (!asksState || (asked.isNegative && !asked.isLeft)) return []
  const [first, ...rest] = startedAtOnce(asked, events)
  if (!first || rest.length === 0 || events.some(isUnknown)) return []
  const isBegun = first.sign === 0 || (first.sign === 1 && (asked.isNow || rest.some(({ sign }) => sign < 0)))
  if (!isBegun || rest.some(({ sign }) => sign === 0)) return []
  // Nothing is left of what has only grown.
  if (asked.isLeft && rest.every(({ sign }) => sign > 0)) return []
  if (
    asked.about.some(word => first.fact.about.includes(word)) &&
    first.fact.isSubject &&
    first.fact.isPartOf
  )
    return []
  const uses = [first, ...rest].map(({ fact }) => fact)
  const value = known(first.fact).add(total(rest))
  if (isNegative(value)) return []
  const calculation = [
    shown(known(first.fact)),
    ...rest.map(({ fact, sign }) => `${sign > 0 ? '+' : '−'} ${shown(known(fact))}`),
  ].join(' ')
  const doubts = uses.flatMap(fact => fact.doubts)
  const plain = asked.isLeft || asked.isNow || rest.every(({ fact }) => fact.does !== 'make') ? [] : ['made']
  const placed = placeDoubts(asked, uses)
  return [
    {
      value,
      law: 'change',
      uses,
      steps: stepsTo(uses, `how many ${namesOf(asked)} there are then`, calculation, value),
      doubts: [...doubts, ...plain, ...placed],
    },
  ]
}

/** `27 sheep in the field and 15 in the barn`: one beginning of two parts, where no place is asked for. */
function startedAtOnce(asked: Asked, events: readonly Event[]): readonly Event[] {
  const [first, second, ...rest] = events
  const isOne =
    first?.sign === 0 &&
    second?.sign === 0 &&
    first.fact.clause === second.fact.clause &&
    first.fact.verb === second.fact.verb &&
    [first, second].every(({ fact }) => fact.value && fact.steps.length === 0 && !fact.isPartOf) &&
    ![...first.fact.about, ...second.fact.about].some(word => asked.about.includes(word)) &&
    rest.length > 0 &&
    rest.every(({ sign }) => sign !== 0)
  if (!isOne) return events
  const facts = [first.fact, second.fact]
  const value = known(first.fact).add(known(second.fact))
  const { mayPer: _, ...plain } = first.fact
  const fact: Fact = {
    ...plain,
    value,
    ids: facts.flatMap(({ ids }) => ids),
    steps: stepsTo(facts, `how many ${namesOf(asked)} there are first`, chained(facts, '+'), value),
    doubts: facts.flatMap(({ doubts }) => doubts),
  }
  return [{ fact, sign: 0 }, ...rest]
}

/** What goes out of another place is no loss here. */
function placeDoubts(asked: Asked, uses: readonly Fact[]): string[] {
  const places = new Set(
    uses.flatMap(({ place }) => (place === undefined || onTheWay.has(place) ? [] : place)),
  )
  return places.size > 1 && asked.about.some(word => places.has(word)) ? ['place'] : []
}

function begun(from: Case, events: readonly Event[]): Proposal[] {
  const { asked } = from
  const [first, ...rest] = events
  const end = events.at(-1)
  if (!first || !end || end.sign !== 0 || (end === first && !asked.isFirst)) return []
  const isAskedFirst = asked.isFirst || asked.verb === 'start' || asked.verb === 'begin'
  // `baked some buns, 11 are eaten and 13 are left`: how many were baked?
  const isMadeFirst = first.sign > 0 && first.fact.verb === asked.verb && end.fact.isLeft
  const isUnknownFirst =
    isUnknown(first) && ((first.sign === 0 && isState(asked) && !asked.isLeft && !asked.isNow) || isMadeFirst)
  if (!isAskedFirst && !isUnknownFirst) return []
  const changes = (isUnknown(first) && (first.sign === 0 || isMadeFirst) ? rest : events).slice(0, -1)
  if (
    changes.length === 0 ||
    changes.some(isUnknown) ||
    isUnknown(end) ||
    changes.some(({ sign }) => sign === 0)
  )
    return []
  const uses = [end.fact, ...changes.map(({ fact }) => fact)]
  const value = known(end.fact).sub(total(changes))
  if (isNegative(value)) return []
  const calculation = [
    shown(known(end.fact)),
    ...changes.map(({ fact, sign }) => `${sign > 0 ? '−' : '+'} ${shown(known(fact))}`),
  ].join(' ')
  return [
    {
      value,
      law: 'begin',
      uses,
      steps: stepsTo(uses, `how many ${namesOf(asked)} there were at first`, calculation, value),
      doubts: [...uses.flatMap(fact => fact.doubts), ...(isAskedFirst ? [] : ['begin'])],
    },
  ]
}

/** How many came or went, between a beginning and an end. */
function happened(from: Case, events: readonly Event[]): Proposal[] {
  const { asked } = from
  if (isState(asked) || asked.isFirst || asked.isLeft) return []
  const states = events.filter(({ sign }) => sign === 0)
  const [first, end, ...more] = states
  if (!first || !end || more.length > 0 || isUnknown(first) || isUnknown(end)) return []
  const between = events.filter(({ sign }) => sign !== 0 && sign !== undefined)
  const told = between.filter(each => !isUnknown(each))
  const unknown = between.filter(isUnknown)
  if (unknown.some(({ fact }) => fact.does !== asked.does && fact.verb !== asked.verb) || unknown.length > 1)
    return []
  if (told.some(({ fact }) => fact.verb === asked.verb && unknown.length === 0)) return []
  const wanted = signOfAsked(asked) ?? (unknown[0] ? unknown[0].sign : undefined)
  const rise = known(end.fact).sub(known(first.fact)).sub(total(told))
  const value = rise.abs()
  if (wanted === undefined || value.equals(0) || (isNegative(rise) ? wanted > 0 : wanted < 0)) return []
  const uses = [first.fact, ...told.map(({ fact }) => fact), end.fact]
  const [large, small] = isNegative(rise) ? [first.fact, end.fact] : [end.fact, first.fact]
  const tail = told
    .map(({ fact, sign }) => `${sign > 0 === isNegative(rise) ? '+' : '−'} ${shown(known(fact))}`)
    .join(' ')
  const calculation = `${shown(known(large))} − ${shown(known(small))} ${tail}`.trim()
  return [
    {
      value,
      law: 'between',
      uses,
      steps: stepsTo(uses, `how many ${namesOf(asked)} that makes`, calculation, value),
      doubts: [
        ...uses.flatMap(fact => fact.doubts),
        ...(unknown.length > 0 || end.fact.isLeft || end.fact.isNow ? [] : ['between']),
      ],
    },
  ]
}

function signOfAsked(asked: Asked): 1 | -1 | undefined {
  if (['gain', 'make', 'come', 'rise'].includes(asked.does)) return 1
  if (['lose', 'give', 'go', 'fall', 'pay'].includes(asked.does)) return -1
  return undefined
}
