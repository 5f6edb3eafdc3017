import type { Asked, Fact } from '../fact.ts'
import {
  type Case,
  chained,
  isCount,
  isOfAsked,
  isOfHolder,
  isPlain,
  known,
  namesOf,
  type Proposal,
  stepsTo,
  sumOf,
} from '../proposal.ts'
import { dimensionOf, isState, relate } from '../relate.ts'

/** Several numbers that make one, and what a comparison or a rate gives at once. */
export function sumLaws(from: Case): Proposal[] {
  return [...found(from), ...together(from)]
}

const doubtsOf = (facts: readonly Fact[]) => facts.flatMap(({ doubts }) => doubts)

/** The one derived number that is asked for. */
function found({ asked, facts }: Case): Proposal[] {
  const asksChange = asked.about.some(word => word === 'change' || word === 'back')
  if (asked.isFirst || asked.isLeft || asked.isNegative || asked.compared !== undefined || asksChange)
    return []
  const isFree = (fact: Fact) =>
    isPlain(fact) ||
    (fact.money !== undefined && fact.per !== undefined && fact.value !== undefined && !fact.compared)
  const near = facts.filter(
    fact =>
      fact.steps.length > 0 &&
      isFree(fact) &&
      (isOfAsked(asked, fact) || isAskedPart(asked, fact)) &&
      (isOfHolder(asked, fact) || isReceived(asked, fact)) &&
      relate(asked.things, fact.things) !== 'kind' &&
      (asked.per === undefined || fact.per !== undefined || !asked.isEach),
  )
  const exact = near.filter(
    fact => asked.holder === undefined || fact.holder === asked.holder || isReceived(asked, fact),
  )
  return (exact.length > 0 ? exact : near)
    .filter(
      fact =>
        isLike(asked, fact) &&
        !(fact.isPartOf && isRestAsked(asked, facts)) &&
        !mayBeBase(asked, fact, facts) &&
        (!asked.isTotal || isAllThereIs(asked, fact, facts)),
    )
    .map(fact => ({
      value: known(fact),
      law: fact.isPartOf ? 'part' : 'found',
      uses: [fact],
      steps: fact.steps,
      doubts: doubtsOf([fact]),
    }))
}

/** `2/5 of the pupils are girls`, where girls are asked for. */
const isAskedPart = (asked: Asked, fact: Fact) =>
  fact.isPartOf && asked.money === undefined && fact.about.includes(asked.things.at(-1) ?? ' ')

/** `The others are silver. How many are silver?` */
const isRestAsked = (asked: Asked, facts: readonly Fact[]) =>
  facts.some(({ isRest, about }) => isRest && about.some(word => asked.about.includes(word)))

/** What one gives, the other gets. */
const isReceived = (asked: Asked, fact: Fact) =>
  asked.does === 'gain' && fact.does === 'give' && fact.to !== undefined && fact.to === asked.holder

/** Asked for altogether: groups of one size that make all there is of the asked thing. */
function isAllThereIs(asked: Asked, fact: Fact, facts: readonly Fact[]): boolean {
  const others = facts.filter(
    each =>
      each !== fact &&
      isPlain(each) &&
      isOfAsked(asked, each) &&
      !each.ids.every(id => fact.ids.includes(id)),
  )
  return fact.origin === 'product' && others.length === 0
}

/** Whether the number that it was worked out from may be asked for as well, or both together. */
function mayBeBase(asked: Asked, fact: Fact, facts: readonly Fact[]): boolean {
  const bases = facts.filter(
    base =>
      base !== fact &&
      isPlain(base) &&
      base.steps.length === 0 &&
      base.mayPer === undefined &&
      base.ids.every(id => fact.ids.includes(id)) &&
      isOfAsked(asked, base) &&
      isOfHolder(asked, base),
  )
  const own = [
    ...asked.about,
    ...asked.when,
    ...asked.things,
    ...(asked.holder === undefined ? [] : [asked.holder]),
  ]
  const labels = (each: Fact) => [
    ...each.about,
    ...each.when,
    ...each.things,
    ...(each.holder === undefined ? [] : [each.holder]),
  ]
  const score = (each: Fact) => own.filter(word => labels(each).includes(word)).length
  return !fact.isPartOf && bases.some(base => score(base) >= score(fact))
}

function isLike(asked: Asked, fact: Fact): boolean {
  if ((asked.size !== undefined && asked.isElided) || asked.about.includes('that')) return true
  if (fact.verb === asked.verb || fact.does === asked.does || asked.money !== undefined) return true
  if (isState(asked)) return !['lose', 'give', 'go', 'pay'].includes(fact.does) || fact.isPartOf
  return (
    isState(fact) ||
    asked.does === 'do' ||
    asked.does === 'other' ||
    fact.does === 'do' ||
    fact.does === 'need' ||
    asked.does === 'need' ||
    fact.does === 'put'
  )
}

/** All numbers of the asked thing together. */
function together(from: Case): Proposal[] {
  const { asked, facts } = from
  if (
    asked.isLeft ||
    asked.isNow ||
    asked.isEach ||
    asked.compared !== undefined ||
    asked.isFirst ||
    asked.isNegative ||
    (asked.isGoal && !asked.isTotal)
  )
    return []
  const near = facts.filter(
    fact =>
      isPlain(fact) &&
      (!isCount(fact) || isSpanAsked(asked, fact)) &&
      isOfAsked(asked, fact) &&
      isOfHolder(asked, fact),
  )
  const own = near.filter(
    fact => !near.some(other => other !== fact && other.steps.length > 0 && isWithin(fact, other)),
  )
  const chosen = asked.about.length > 0 ? byAbout(asked, own) : own
  if (chosen.length < 2) return asked.isTotal || chosen.length > 0 ? [] : kindsTogether(from)
  if (chosen.some(({ isPartOf }) => isPartOf) && !chosen.every(({ isPartOf }) => isPartOf)) return []
  if (chosen.some(fact => !mayAdd(fact, asked, from.facts)) || isOfSome(asked, chosen)) return []
  const doubts = [...doubtsOf(chosen), ...sureties(asked, chosen)]
  const isApart =
    asked.isMuch &&
    asked.money === undefined &&
    !asked.isTotal &&
    chosen.some(({ clause, verb }) => clause !== chosen[0]?.clause && verb !== asked.verb)
  if (isApart || (doubts.includes('verbs') && doubts.includes('no word for all'))) return []
  const value = sumOf(chosen)
  return [
    {
      value,
      law: 'sum',
      uses: chosen,
      steps: stepsTo(chosen, `how many ${namesOf(asked)} that is altogether`, chained(chosen, '+'), value),
      doubts,
    },
  ]
}

/** `for 2 hours`, where hours are asked for. */
const isSpanAsked = (asked: Asked, fact: Fact) =>
  fact.preposition === 'span' &&
  dimensionOf(asked.things) !== undefined &&
  dimensionOf(asked.things) === dimensionOf(fact.things)

/** `How much did they take from the shirts?`: what is asked for stands with some of the numbers and not with others. */
export function isOfSome(asked: Asked, chosen: readonly Fact[]): boolean {
  if (asked.isTotal) return false
  const isSaidOf = ({ things, about, per = [] }: Fact) =>
    asked.about.some(word => things.includes(word) || about.includes(word) || per.includes(word))
  return chosen.some(isSaidOf) && !chosen.every(isSaidOf)
}

/** A count that is only a step to a derived number. */
const isWithin = (fact: Fact, derived: Fact) =>
  fact !== derived &&
  derived.origin === 'product' &&
  fact.ids.length < derived.ids.length &&
  fact.ids.every(id => derived.ids.includes(id)) &&
  (derived.isPartOf === false || fact.steps.length > 0) &&
  fact.holder === derived.holder &&
  fact.verb === derived.verb

function byAbout(asked: Asked, own: readonly Fact[]): readonly Fact[] {
  const said = own.filter(({ about, isSubject }) => isSubject && about.length > 0)
  if (said.length === 0) return own
  const matching = own.filter(fact =>
    asked.about.every(word => fact.about.includes(word) || fact.things.includes(word) || fact.place === word),
  )
  return matching.length > 0 ? matching : own
}

function mayAdd(fact: Fact, asked: Asked, all: readonly Fact[]): boolean {
  const { does } = fact
  if (
    /^(?:from|by)$/.test(fact.preposition) ||
    fact.isLeft ||
    fact.isNow ||
    fact.isNegative ||
    fact.isRest ||
    fact.isTotal ||
    (fact.isGoal && !asked.isGoal)
  )
    return false
  if (all.some(each => each.value === undefined && isOfAsked(asked, each))) return false
  if (fact.verb === asked.verb || does === asked.does) return true
  if (asked.money !== undefined)
    return (
      ['cost', 'pay', 'lose', 'gain', 'have', 'be', 'need', 'measure'].includes(does) || fact.steps.length > 0
    )
  if (isState(asked) || asked.does === 'other' || asked.does === 'do')
    return isState(fact) || ['gain', 'make', 'do', 'come', 'put', 'need', 'other'].includes(does)
  return false
}

/** What leaves a sum in doubt. */
function sureties(asked: Asked, chosen: readonly Fact[]): string[] {
  const [first] = chosen
  const isTold = asked.isTotal || asked.besides.length > 0
  const isOneBreath = chosen.every(fact => fact.clause === first?.clause)
  const verbs = new Set(chosen.map(({ verb, does }) => (['have', 'be', 'stay'].includes(does) ? 'be' : verb)))
  return [
    ...(isTold || isOneBreath ? [] : ['no word for all']),
    ...(verbs.size > 1 && !chosen.some(({ isAnother }) => isAnother) ? ['verbs'] : []),
    ...(chosen.some(({ isPartOf }) => isPartOf) ? ['parts'] : []),
    ...(chosen.some(({ things, isElided }) => relate(asked.things, things) === 'wider' && !isElided)
      ? ['wider']
      : []),
    ...(chosen.some(({ does }) => ['lose', 'give', 'go'].includes(does)) &&
    !chosen.every(({ does }) => ['lose', 'give', 'go'].includes(does))
      ? ['both ways']
      : []),
  ]
}

/** `How many animals are there?`, told by kinds that no list knows. */
function kindsTogether({ asked, facts, story }: Case): Proposal[] {
  const plain = facts.filter(fact => isPlain(fact) && fact.steps.length === 0)
  const [first, second] = plain
  const isAll =
    first &&
    second &&
    plain.every(
      fact =>
        relate(asked.things, fact.things) === 'none' &&
        fact.money === undefined &&
        fact.verb === first.verb &&
        !isCount(fact) &&
        !fact.isPartOf &&
        !fact.isGoal &&
        !fact.isAnother &&
        !fact.isLeft &&
        !fact.isNow,
    )
  const isUnit =
    dimensionOf(asked.things) !== undefined ||
    /^(?:cent|penny|dollar|pound|euro)$/.test(asked.things.at(-1) ?? '')
  if (
    isUnit ||
    (asked.holder !== undefined &&
      plain.every(({ holder }) => holder !== undefined && holder !== asked.holder && asked.holder !== 'they'))
  )
    return []
  if (!isAll || plain.length !== story.ids.length || asked.money !== undefined || asked.isLeft) return []
  const isSameVerb =
    first.verb === asked.verb ||
    (isState(asked) && ['have', 'be', 'stay', 'gain', 'make'].includes(first.does))
  if (!isSameVerb || !(asked.isTotal || plain.every(fact => fact.clause === first.clause))) return []
  const value = sumOf(plain)
  return [
    {
      value,
      law: 'kinds',
      uses: plain,
      steps: stepsTo(plain, `how many ${namesOf(asked)} that is altogether`, chained(plain, '+'), value),
      doubts: [...doubtsOf(plain), 'unknown kind', ...(asked.isTotal ? [] : ['no word for all'])],
    },
  ]
}
