import { days } from '../small-words.ts'
import { isKindOf, measureOf } from '../word-forms.ts'
import { DIMENSIONS, LENGTHS, MONEY_NAMES, MONEY_VERBS, NAMED } from './asked-measures.ts'
import type { Clause } from './clause-builder.ts'
import type { Context } from './clause-words.ts'
import type { Asked, Fact } from './fact.ts'
import type { Group } from './group.ts'
import { dimensionOf, relate } from './relate.ts'

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
  const { subject, objects, adverbs } = clause
  const others = subject.filter(each => each !== group)
  const isBehind = others.length === 0 && clause.does !== 'be' && !clause.isPassive
  const behind = isBehind
    ? objects.find(
        each => each.preposition === '' && !each.group.amount && !each.group.asked && !each.group.isEach,
      )
    : undefined
  const named = others.filter(each => !each.isEach && !each.amount)
  const [besides, holders] = besidesOf(group, subject, named)
  const many = named[0]
  const isAnyone =
    many?.isPlural === true &&
    many.owner === undefined &&
    isKindOf(many.words.at(-1) ?? '', 'person') &&
    facts.every(fact => fact.holder === undefined || fact.holder.split(' ').at(-1) !== many.words.at(-1)) &&
    facts.some(fact => fact.holder !== undefined && context.people.names.has(fact.holder))
  const holder =
    holders.length > 1 || isAnyone
      ? 'they'
      : context.people.of(
          holders[0] ??
            behind?.group ??
            (clause.does === 'be' && !others.length ? holderOfBe(clause, group) : undefined),
        )
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
  const one = oneOf(clause, group)
  const perPart = objects.find(({ preposition, group: { amount } }) => preposition === 'per' && !amount)
  const per = each?.words ?? one?.words ?? perPart?.group.words
  if (one?.amount && !each) context.ones.add(one.amount.at)
  const isWeekend =
    objects.some(({ group: { words } }) => words.includes('weekend')) &&
    ['saturday', 'sunday'].every(day => facts.some(({ when }) => when.includes(day)))
  const span = daysTogether(clause)
  if (span?.amount) context.ones.add(span.amount.at)
  const isTotal =
    group.isTotal || adverbs.has('altogether') || adverbs.has('together') || span !== undefined || isWeekend
  const isElided = group.words.length === 0
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
    when: [
      ...objects
        .slice(0, behindThan(objects))
        .flatMap(part => (part.group.isTime ? part.group.words.filter(word => days.has(word)) : [])),
      ...['yesterday', 'today', 'tomorrow'].filter(word => adverbs.has(word)),
    ],
    verb: clause.verb ?? 'be',
    does:
      clause.isPassive && clause.does === 'give'
        ? 'lose'
        : clause.isGerund && clause.does === 'do'
          ? 'stay'
          : (clause.does ?? 'be'),
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
    isTotal,
    isNegative: clause.isNegative || objects.some(part => part.group.determiner === 'no'),
    isGoal: clause.does === 'need' || ['must', 'should'].includes(clause.modal ?? ''),
    isNow: adverbs.has('now') || adverbs.has('finally') || adverbs.has('still'),
    isFirst:
      ['initially', 'before', 'previously', 'earlier'].some(word => adverbs.has(word)) ||
      objects.some(({ preposition }) => preposition === 'before'),
    isLeft: adverbs.has('left') || clause.verb === 'remain' || (clause.verb === 'stay' && !clause.isGerund),
    isPassive: clause.isPassive,
    isSubject: subject[0] === group && others.length === 0,
    isElided,
    isEach:
      per !== undefined || group.isEach || adverbs.has('each') || adverbs.has('apiece') || each !== undefined,
    besides,
    isMuch: group.asked !== 'how-many',
    ...(clause.thanVerb === undefined ? {} : { thanVerb: clause.thanVerb }),
    ...(clause.modal === undefined ? {} : { modal: clause.modal }),
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

function thingsOf(
  group: Group,
  clause: Clause,
  facts: readonly Fact[],
  context: Context,
): readonly string[] | undefined {
  const { words, asked, size } = group
  const head = words.at(-1)
  if (asked === 'what') {
    const named =
      words.length > 0 ? words : (clause.objects.find(({ group: each }) => each !== group)?.group.words ?? [])
    const name = named.at(-1) ?? ''
    if (
      MONEY_VERBS.has(clause.verb ?? '') ||
      (MONEY_NAMES.has(name) && facts.some(({ money }) => money !== undefined))
    )
      return ['money']
    const dimensions = NAMED[name]
    return dimensions && unitOf(facts, dimensions)
  }
  if (head !== undefined && MONEY_NAMES.has(head) && facts.some(({ money }) => money !== undefined))
    return ['money']
  if (head !== undefined && (head === 'money' || /^(?:pound|dollar|euro|cent|penny|p|rupee)$/.test(head))) {
    const isWeight = facts.every(({ money }) => money === undefined)
    return isWeight && head !== 'money' ? words : ['money']
  }
  if (size !== undefined && words.length === 0) return unitOf(facts, DIMENSIONS[size] ?? LENGTHS)
  if (asked === 'how-many') {
    const shared = group.isEach ? facts.find(({ does }) => does === 'share')?.things : undefined
    return words.length > 0 ? words : (shared ?? context.lastThing)
  }
  if (words.length > 0 && measureOf(head ?? '') === undefined) {
    // `how much water`: its unit, where the story measures in one.
    const measured = facts.filter(({ things }) => things.some(word => measureOf(word)))
    const own = measured.find(({ things }) => relate(words, things) !== 'none')
    return own
      ? own.things
      : measured.length > 0 && new Set(measured.map(({ things }) => things.at(-1))).size === 1
        ? (measured[0]?.things ?? words)
        : words
  }
  if (words.length > 0) return words
  if (clause.does === 'measure' && clause.verb === 'weigh') return unitOf(facts, ['mass', 'old mass'])
  if (facts.some(({ money }) => money !== undefined)) return ['money']
  return unitOf(facts, [])
}

/** The one unit of a dimension that the story measures in. */
function unitOf(facts: readonly Fact[], dimensions: readonly string[]): readonly string[] | undefined {
  const units = facts.flatMap(({ things }) => {
    const unit = things.findLast(word => measureOf(word) !== undefined)
    const dimension = unit === undefined ? '' : (measureOf(unit)?.dimension ?? '')
    return unit !== undefined && (dimensions.length === 0 || dimensions.includes(dimension)) ? [unit] : []
  })
  const [only, ...more] = new Set(units)
  return only !== undefined && more.length === 0 ? [only] : undefined
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
