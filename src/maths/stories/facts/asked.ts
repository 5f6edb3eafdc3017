import { days } from '../small-words.ts'
import { isKindOf } from '../word-forms.ts'
import { thingsOf } from './asked-things.ts'
import type { Clause } from './clause-builder.ts'
import type { Context } from './clause-words.ts'
import type { Asked, Fact } from './fact.ts'
import type { Group } from './group.ts'
import { dimensionOf } from './relate.ts'

/** Whether a clause asks for a number. */
export const isAsking = (clause: Clause): boolean => askedIn(clause) !== undefined

function askedIn({ subject, objects }: Clause): Group | undefined {
  return [...subject, ...objects.map(({ group }) => group)].find(({ asked }) => asked !== undefined)
}

/**
 * What a clause asks for, as a fact with a hole.
 * @param facts what is told, to know the unit and the money of the story
 */
export function askedOf(clause: Clause, context: Context, facts: readonly Fact[]): Asked | undefined {
  const group = askedIn(clause)
  if (!group) return undefined
  const { subject, objects } = clause
  const others = subject.filter(each => each !== group)
  const named = others.filter(each => !each.isEach && !each.amount)
  const [besides, holders] = besidesOf(group, subject, named)
  const holder = isOfAnyone(named[0], facts, context)
    ? 'they'
    : holderOf(clause, { group, others, holders }, context)
  const isDifference =
    group.asked === 'what' &&
    [group, ...objects.map(part => part.group)].some(({ words }) => words.includes('difference'))
  const things = isDifference
    ? facts.find(({ value }) => value)?.things
    : thingsOf(group, clause, facts, context)
  if (things === undefined) return undefined
  if (isDifference) group.compared = 'more'
  const than = thanOf(clause, context)
  const each = [...others, ...objects.map(part => part.group)].find(({ isEach, amount }) => isEach && !amount)
  const per = perOf(clause, { group, each }, context)
  return {
    ids: [],
    things,
    about: [
      ...(isDifference ? [] : aboutOf(clause, group)),
      ...(group.of && !group.of.amount ? group.of.words : []),
    ],
    ...(things[0] === 'money' ? { money: 'any' } : {}),
    ...(holder === undefined ? {} : { holder }),
    ...(group.owner !== undefined && holder === undefined ? { holder: group.owner } : {}),
    ...receiverOf(clause, context, group),
    ...verbOf(clause),
    ...(per && per.length > 0 ? { per } : {}),
    ...(group.compared ? { compared: group.compared } : {}),
    ...(than ? { than } : {}),
    ...(group.size === undefined ? {} : { size: group.size }),
    preposition: '',
    isPartOf: group.isPartOf,
    isRest: false,
    isOther: group.isOther,
    isOfLast: false,
    isAnother: group.isAnother,
    isTotal: isTotalAsked(clause, group, facts, context),
    ...timeOf(clause),
    isSubject: subject[0] === group && others.length === 0,
    isElided: group.words.length === 0,
    isEach: per !== undefined || group.isEach || clause.adverbs.has('apiece') || clause.adverbs.has('each'),
    besides,
    isMuch: group.asked !== 'how-many',
    isChange: false,
    clause: context.clause,
    sentence: clause.sentence,
    steps: [],
    doubts: [
      ...(clause.leftover.length > 0 ? ['question'] : []),
      ...(group.ordinal === undefined ? [] : ['ordinal']),
    ],
  }
}

/** `do people have`: of anyone that the story tells of. */
function isOfAnyone(many: Group | undefined, facts: readonly Fact[], { people }: Context): boolean {
  return (
    many?.isPlural === true &&
    many.owner === undefined &&
    isKindOf(many.words.at(-1) ?? '', 'person') &&
    facts.every(fact => fact.holder === undefined || fact.holder.split(' ').at(-1) !== many.words.at(-1)) &&
    facts.some(fact => fact.holder !== undefined && people.names.has(fact.holder))
  )
}

interface Asking {
  group: Group
  /** What else the clause is about. */
  others: readonly Group[]
  holders: readonly Group[]
}

/** Whose it is, or what it is asked of. */
function holderOf(
  clause: Clause,
  { group, others, holders }: Asking,
  { people }: Context,
): string | undefined {
  if (holders.length > 1) return 'they'
  const isBehind = others.length === 0 && clause.does !== 'be' && !clause.isPassive
  const behind = isBehind
    ? clause.objects.find(
        each => each.preposition === '' && !each.group.amount && !each.group.asked && !each.group.isEach,
      )
    : undefined
  const ofBe = clause.does === 'be' && others.length === 0 ? holderOfBe(clause, group) : undefined
  return people.of(holders[0] ?? behind?.group ?? ofBe)
}

/** What it is asked for each of. */
function perOf(
  clause: Clause,
  { group, each }: { group: Group; each: Group | undefined },
  context: Context,
): readonly string[] | undefined {
  const one = oneOf(clause, group)
  if (one?.amount && !each) context.ones.add(one.amount.at)
  const part = clause.objects.find(({ preposition, group: { amount } }) => preposition === 'per' && !amount)
  return each?.words ?? one?.words ?? part?.group.words
}

/** Whether all of it together is asked for: `altogether`, `in the two years`, `at the weekend`. */
function isTotalAsked(clause: Clause, group: Group, facts: readonly Fact[], context: Context): boolean {
  const { objects, adverbs } = clause
  const isWeekend =
    objects.some(({ group: { words } }) => words.includes('weekend')) &&
    ['saturday', 'sunday'].every(day => facts.some(({ when }) => when.includes(day)))
  const span = daysTogether(clause)
  if (span?.amount) context.ones.add(span.amount.at)
  return (
    group.isTotal || adverbs.has('altogether') || adverbs.has('together') || span !== undefined || isWeekend
  )
}

type Told = Pick<Asked, 'verb' | 'does' | 'isNegative' | 'isGoal' | 'isPassive' | 'thanVerb' | 'modal'>

/** What is done, and how it is said. */
function verbOf(clause: Clause): Told {
  const { verb, does, modal, thanVerb, isPassive, isGerund, isNegative, objects } = clause
  const isLost = isPassive && does === 'give'
  return {
    verb: verb ?? 'be',
    does: isLost ? 'lose' : isGerund && does === 'do' ? 'stay' : (does ?? 'be'),
    isNegative: isNegative || objects.some(part => part.group.determiner === 'no'),
    isGoal: does === 'need' || ['must', 'should'].includes(modal ?? ''),
    isPassive,
    ...(thanVerb === undefined ? {} : { thanVerb }),
    ...(modal === undefined ? {} : { modal }),
  }
}

/** When it is asked for: on a day, now, at first, or of what is left. */
function timeOf({
  objects,
  adverbs,
  verb,
  isGerund,
}: Clause): Pick<Asked, 'when' | 'isNow' | 'isFirst' | 'isLeft'> {
  const said = objects.slice(0, behindThan(objects))
  return {
    when: [
      ...said.flatMap(part => (part.group.isTime ? part.group.words.filter(word => days.has(word)) : [])),
      ...['yesterday', 'today', 'tomorrow'].filter(word => adverbs.has(word)),
    ],
    isNow: adverbs.has('now') || adverbs.has('finally') || adverbs.has('still'),
    isFirst:
      ['initially', 'before', 'previously', 'earlier'].some(word => adverbs.has(word)) ||
      objects.some(({ preposition }) => preposition === 'before'),
    isLeft: adverbs.has('left') || verb === 'remain' || (verb === 'stay' && !isGerund),
  }
}

function besidesOf(group: Group, subject: Group[], named: Group[]): [string[][], Group[]] {
  const at = subject.indexOf(group)
  const listed = subject
    .slice(at + 1)
    .filter(
      each => !each.name && !each.pronoun && !each.determiner && !each.amount && !each.owner && each.isPlural,
    )
  // `how many pens do boys have`: the last plural before the verb is who has them, where nobody else is.
  const hasHolder = named.some(each => !listed.includes(each))
  const besides = hasHolder || listed.length > 1 ? listed.slice(0, hasHolder ? undefined : -1) : []
  return [besides.map(({ words }) => words), named.filter(each => !besides.includes(each))]
}

/** `in the two years`, `over all three days`: one word for all. */
function daysTogether({ objects }: Clause): Group | undefined {
  return objects.find(
    ({ preposition, group: { amount, determiner, words } }) =>
      /^(?:in|on|over|during|for)$/.test(preposition) &&
      amount !== undefined &&
      /^(?:the|both|all|these|those)$/.test(determiner ?? '') &&
      amount.value.compare(2) >= 0 &&
      amount.value.compare(7) <= 0 &&
      dimensionOf(words)?.endsWith('time'),
  )?.group
}

/** `how heavy is the box`: what it is asked of. */
function holderOfBe({ objects }: Clause, group: Group): Group | undefined {
  const isMeasured = group.asked === 'how-much' || group.size !== undefined
  return isMeasured
    ? objects.find(({ preposition, group: each }) => preposition === '' && !each.isEach)?.group
    : undefined
}

function thanOf(clause: Clause, context: Context): Asked['than'] {
  const part = clause.objects.find(({ preposition }) => preposition === 'than')
  if (!part) return undefined
  const { group } = part
  const isSomebody =
    group.name !== undefined ||
    (group.pronoun !== undefined && group.pronoun !== 'it') ||
    group.determiner === 'his' ||
    group.determiner === 'her'
  const holder = isSomebody ? context.people.of(group) : group.owner
  const when = clause.objects
    .filter((each, at) => at > clause.objects.indexOf(part) && each.group.isTime)
    .flatMap(({ group: { words } }) => words)
  return {
    ...(holder === undefined ? {} : { holder }),
    things: group.isTime ? [] : group.words,
    when: group.isTime ? group.words : when,
  }
}

/** Where the other side of a comparison begins. */
function behindThan(objects: Clause['objects']): number | undefined {
  const at = objects.findIndex(({ preposition }) => preposition === 'than')
  return at < 0 ? undefined : at
}

/** `in 1 box`, `does one ticket cost`: asked of a single one. */
function oneOf({ subject, objects }: Clause, group: Group): Group | undefined {
  const isTime = ({ words }: Group) => dimensionOf(words) === 'time' || dimensionOf(words) === 'long time'
  return [...subject, ...objects.map(part => part.group)].find(
    each =>
      each !== group &&
      each.amount?.value.equals(1) === true &&
      each.amount.money === undefined &&
      !isTime(each),
  )
}

function aboutOf({ objects, subject, adverbs, does, verb }: Clause, group: Group): string[] {
  const rest = objects.filter(
    part => part.group !== group && !part.group.isTime && !part.group.isEach && part.preposition !== 'than',
  )
  const isSubject = subject[0] === group && subject.length === 1
  return [
    ...group.words.filter(word => word === 'change'),
    ...(isSubject && does !== 'be' && verb !== undefined ? [verb] : []),
    ...rest.flatMap(part => (part.group.name ? [part.group.name] : part.group.words)),
    ...[...adverbs].filter(
      word =>
        !['there', 'left', 'now', 'altogether', 'still', 'together', 'initially', 'each'].includes(word),
    ),
  ]
}

function receiverOf({ objects, does }: Clause, context: Context, group: Group): { to?: string } {
  if (does !== 'give') return {}
  const to = objects.find(
    part =>
      part.group !== group &&
      (part.preposition === 'to' || part.preposition === '') &&
      (part.group.name !== undefined || part.group.pronoun !== undefined),
  )
  const holder = to ? context.people.of(to.group) : undefined
  return holder === undefined ? {} : { to: holder }
}
