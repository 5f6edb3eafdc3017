import { BUYING as BUYING_VERBS, type VerbClass } from '../../language/en/stories/verbs.ts'
import { isRelative } from '../tokens.ts'
import { isContainer, words } from '../word-forms.ts'
import type { Clause, Part } from './clause-builder.ts'
import { ClauseComparisons } from './clause-comparisons.ts'
import { type Context, isUnknown } from './clause-words.ts'
import type { Fact } from './fact.ts'
import type { Group } from './group.ts'
import { dimensionOf, meant } from './relate.ts'

const BUYING: ReadonlySet<string> = new Set(words(BUYING_VERBS))
const GOALS = new Set(['would', 'should', 'must', 'may', 'might'])
const INTO = /^(?:into|between|among|amongst|to|with|for|in|by|onto|on|at|of|from)$/

/** The facts of one clause; `asked` is left out of them. */
export function factsOf(clause: Clause, context: Context): Fact[] {
  return new Telling(clause, context).facts
}

class Telling extends ClauseComparisons {
  constructor(clause: Clause, context: Context) {
    super(clause, context, doesOf(clause))
    const { subject } = clause
    const somebody = subject.filter(group => !group.asked && !group.amount && !isUnknown(group))
    const counted = subject.filter(group => group.amount !== undefined || isUnknown(group))
    this.holder =
      somebody.length > 1
        ? this.several(somebody)
        : context.people.of(somebody[0] ?? (counted[0]?.name ? counted[0] : undefined))
    const isOwn = this.holder !== undefined && !isRelative(this.holder.split(' ').at(-1) ?? '')
    if (isOwn && context.people.names.has(this.holder ?? '')) context.people.subject = this.holder
    this.isEach = clause.adverbs.has('each') || clause.adverbs.has('apiece') || (somebody[0]?.isEach ?? false)
    const isTold = clause.sharesSubject || clause.joint === 'who'
    for (const group of subject) if (!group.asked && !isTold) this.tellSubject(group)
    for (const [at, part] of clause.objects.entries()) this.tellObject(part, at)
    this.countSelf(somebody, counted)
    this.countNames(somebody)
    this.headsOfLists()
    this.ratesOf()
  }

  private several(groups: Group[]): string | undefined {
    const [first, second] = groups
    // Pip the parrot is one.
    if (groups.length === 2 && first?.name !== undefined && second?.determiner === 'the' && !second.isPlural)
      return this.context.people.of(first)
    for (const group of groups) this.context.people.of(group)
    return 'they'
  }

  private bare(group: Group, more: Partial<Fact>): Fact {
    const { clause, context } = this
    const isElided = group.amount?.money === undefined && !saysThing(group.words)
    const things =
      group.words.length === 0 && group.amount?.money !== undefined
        ? ['money']
        : isElided
          ? context.lastThing
          : group.words
    const { amount } = group
    return {
      ...(amount ? { value: amount.value } : {}),
      ids: amount ? [amount.at] : [],
      things,
      about: [],
      ...(amount?.money ? { money: amount.money } : {}),
      ...(this.holder === undefined ? {} : { holder: this.holder }),
      ...(group.owner !== undefined && this.holder === undefined ? { holder: group.owner } : {}),
      when: this.times(),
      verb: clause.verb ?? 'be',
      does: this.does,
      ...(amount?.role === 'part' || amount?.role === 'percent' ? { role: amount.role } : {}),
      preposition: '',
      isPartOf: group.isPartOf,
      isRest: group.unknown === 'rest',
      isOther: group.isOther,
      isOfLast:
        (['that', 'this', ...(this.does === 'be' && this.than() ? ['it'] : []), 'which'].includes(
          clause.subject[0]?.pronoun ?? clause.subject[0]?.determiner ?? '',
        ) &&
          (clause.subject[0]?.words.length ?? 0) === 0) ||
        // `45 cards, which is 5 times as many as Nico`.
        (clause.joint === 'who' && this.does === 'be' && clause.subject[0]?.amount !== undefined),
      isAnother: group.isAnother || (group.compared === 'more' && group.size === undefined),
      isTotal:
        group.isTotal ||
        clause.adverbs.has('altogether') ||
        clause.adverbs.has('together') ||
        clause.subject.some(({ words }) => words.includes('total') || words.includes('sum')),
      isNegative:
        clause.isNegative || clause.objects.some(({ group: { determiner } }) => determiner === 'no'),
      isGoal:
        this.does === 'need' ||
        clause.objects.some(({ group: { words } }) => words.includes('enough')) ||
        clause.joint === 'to' ||
        GOALS.has(clause.modal ?? ''),
      isNow: clause.adverbs.has('now') || clause.adverbs.has('finally'),
      isFirst: clause.adverbs.has('initially') || (clause.adverbs.has('already') && this.does === 'have'),
      isLeft: clause.adverbs.has('left') || clause.verb === 'remain',
      isPassive: clause.isPassive,
      isSubject: false,
      isElided,
      ...(group.size === undefined ? {} : { size: group.size }),
      ...(group.ordinal === undefined ? {} : { ordinal: group.ordinal }),
      clause: context.clause,
      sentence: clause.sentence,
      steps: [],
      doubts: [
        ...(clause.leftover.length > 0 ? ['leftover'] : []),
        ...(this.hasOrdinalUnit() ? ['ordinal'] : []),
        ...(this.hasUnpriced() ? ['unpriced'] : []),
      ],
      ...more,
    }
  }

  private tellSubject(group: Group): void {
    this.tellInner(group)
    if (!group.amount && !isUnknown(group)) return
    if (this.isOneOf(group)) {
      if (group.amount) this.context.ones.add(group.amount.at)
      return
    }
    const { clause } = this
    const about = [
      ...(this.does === 'be' ? [] : [clause.verb ?? '']),
      ...clause.objects.filter(({ group: { amount } }) => !amount).flatMap(({ group: { words } }) => words),
      ...[...clause.adverbs].filter(word => !['there', 'left', 'now', 'only', 'also'].includes(word)),
    ].filter(word => word !== '')
    const than = this.than()
    this.add(group, {
      about,
      isSubject: true,
      ...this.comparison(group, than),
      ...this.placeOf(),
      isPartOf: group.isPartOf || (this.does === 'be' && clause.objects.some(isDescribing)),
    })
  }

  private tellObject(part: Part, at: number): void {
    const { group, preposition } = part
    if (group.asked) return
    this.tellInner(group)
    if (group.isTime && !group.amount) return
    if (preposition === 'than' || preposition === 'as') {
      if (group.amount) this.add(group, { preposition, doubts: ['number behind than'] })
      return
    }
    if (!group.amount && !isUnknown(group)) {
      if (
        preposition === '' &&
        group.words.length > 0 &&
        !group.isEach &&
        this.does !== 'be' &&
        (group.isPlural || group.determiner === undefined)
      )
        this.context.lastThing = group.words
      return
    }
    const about = [
      ...this.aboutOf(at),
      ...(group.amount?.role === 'percent' && this.clause.adverbs.has('off') ? ['off'] : []),
    ]
    const than = this.than()
    const unit = dimensionOf(group.words)
    const isSpan =
      (unit === 'time' || unit === 'long time') &&
      /^(?:for|in|after|over|during|within|every)$/.test(preposition)
    const isBeside =
      INTO.test(preposition) &&
      !(preposition === 'for' && group.amount?.money) &&
      !/^(?:at|of)$/.test(preposition)
    const whole = this.clause.objects[at - 1]?.group.of
    this.add(group, {
      about,
      // `8 rows of tulips with 15 in each`: 15 tulips.
      ...(preposition === 'with' && group.words.length === 0 && whole && !whole.amount && !group.amount?.money
        ? { things: whole.words, isElided: false }
        : {}),
      ...this.comparison(group, than),
      ...this.receiver(part),
      ...this.placeOf(at),
      preposition: isSpan
        ? 'span'
        : isBeside || preposition === 'at' || preposition === 'for'
          ? preposition
          : '',
      when: this.nearTimes(at) ?? this.times(),
    })
  }

  private receiver(part: Part): { to?: string; from?: string } {
    const { objects } = this.clause
    const somebody = (group: Group) =>
      group !== part.group &&
      !group.amount &&
      (group.name !== undefined ||
        group.pronoun !== undefined ||
        group.determiner === 'his' ||
        group.determiner === 'her' ||
        group.determiner === 'my' ||
        group.owner !== undefined)
    const to = objects.find(
      ({ preposition, group }) =>
        (preposition === 'to' || (preposition === '' && this.does === 'give')) && somebody(group),
    )
    const from = objects.find(({ preposition, group }) => preposition === 'from' && somebody(group))
    return {
      ...(to && this.does === 'give' ? { to: this.context.people.of(to.group, this.holder) ?? '' } : {}),
      ...(from ? { from: this.context.people.of(from.group) ?? '' } : {}),
    }
  }

  /** `8 boxes of 6 pencils`, `half of the 16 men`: the number within. */
  private tellInner(group: Group): void {
    const { of } = group
    if (!of?.amount) return
    if (group.amount?.role === 'part' || group.amount?.role === 'percent') {
      this.facts.push(this.bare(of, { does: 'be', verb: 'be', isPartOf: false }))
      return
    }
    const isSame = of.words.length === 0
    const things = isSame ? this.context.lastThing : of.words
    if (isContainer(group.words.at(-1) ?? '') || group.amount)
      this.facts.push(
        this.bare(of, {
          things,
          isElided: isSame,
          per: group.words,
          ...(group.amount ? { countedBy: group.amount.at } : {}),
          verb: 'have',
          does: 'have',
          isPartOf: false,
        }),
      )
    else this.facts.push(this.bare(of, { does: 'be', verb: 'be', isPartOf: false }))
  }

  private add(group: Group, more: Partial<Fact>): void {
    const bare = this.bare(group, more)
    const isPaid =
      bare.money !== undefined &&
      bare.does === 'gain' &&
      BUYING.has(bare.verb) &&
      (/^(?:for|at)$/.test(bare.preposition) || this.clause.adverbs.has('each') || bare.verb === 'buy')
    const fact: Fact = {
      ...bare,
      about: [...bare.about, ...(group.of && !group.of.amount ? group.of.words : [])],
      ...(isPaid ? { does: 'pay' } : {}),
    }
    this.facts.push(fact)
    const isThing =
      group.words.length > 0 && !/^(?:span|into|between|among|amongst|by|to)$/.test(fact.preposition)
    if (isThing && fact.money === undefined && meant(group.words).length > 0)
      this.context.lastThing = group.words
  }
}

/** Whether the words name a thing, and don't only describe one. */
const saysThing = (words: readonly string[]) =>
  !/^(?:ones?|others?)$/.test(words.at(-1) ?? '') &&
  words.some(word => !/^(?:new|old|one|full|whole|different|good|bad|more|big|small|empty)$/.test(word))
const isDescribing = ({ preposition, group }: Part) => preposition === '' && !group.amount

/** What a verb does in its clause: a passive makes no holder richer. */
function doesOf({ verb, does, isPassive, isGerund, objects }: Clause): VerbClass {
  if (verb === undefined) return 'be'
  const own = does ?? 'other'
  // `3 birds returned`.
  if (verb === 'return' && !objects.some(({ preposition }) => preposition === '')) return 'come'
  if (isPassive && (own === 'give' || verb === 'donate')) return 'other'
  if (isPassive && own === 'put') return 'stay'
  if (isGerund && (own === 'do' || own === 'other' || own === 'put')) return 'stay'
  return own
}
