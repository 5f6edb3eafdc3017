import { rational } from '../../arithmetic/rational.ts'
import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { days } from '../small-words.ts'
import { isContainer, measureOf } from '../word-forms.ts'
import type { Clause, Part } from './clauses.ts'
import type { Fact } from './fact.ts'
import type { Group } from './groups.ts'
import type { People } from './people.ts'
import { shown } from './proposal.ts'
import { dimensionOf, meant } from './relate.ts'

/** What is carried from clause to clause. */
export interface Context {
  people: People
  /** What was counted last, for numbers without a noun. */
  lastThing: readonly string[]
  clause: number
}

const GOALS = new Set(['would', 'should', 'must', 'may', 'might'])
const INTO = /^(?:into|between|among|amongst|to|with|for|in|by|onto|on|at|of|from)$/
const HAS_RATE: ReadonlySet<VerbClass> = new Set([
  'have',
  'cost',
  'measure',
  'need',
  'stay',
  'be',
  'do',
  'put',
  'make',
  'lose',
  'gain',
])

/** The facts of one clause; `asked` is left out of them. */
export function factsOf(clause: Clause, context: Context): Fact[] {
  return new Telling(clause, context).facts
}

class Telling {
  readonly facts: Fact[] = []
  private readonly clause: Clause
  private readonly context: Context
  private readonly holder: string | undefined
  private readonly does: VerbClass
  private readonly isEach: boolean

  constructor(clause: Clause, context: Context) {
    this.clause = clause
    this.context = context
    const { subject } = clause
    const somebody = subject.filter(group => !group.asked && !group.amount && !isUnknown(group))
    const counted = subject.filter(group => group.amount !== undefined || isUnknown(group))
    this.holder =
      somebody.length > 1
        ? this.several(somebody)
        : context.people.of(somebody[0] ?? (counted[0]?.name ? counted[0] : undefined))
    this.does = doesOf(clause)
    this.isEach = clause.adverbs.has('each') || clause.adverbs.has('apiece') || (somebody[0]?.isEach ?? false)
    const isTold = clause.sharesSubject || clause.joint === 'who'
    for (const group of subject) if (!group.asked && !isTold) this.tellSubject(group)
    for (const [at, part] of clause.objects.entries()) this.tellObject(part, at)
    this.countSelf(somebody, counted)
    this.countNames(somebody)
    this.headsOfLists()
    this.ratesOf()
  }

  /** `Tom and Ben have 9 each`: there are two. */
  private countNames(somebody: Group[]): void {
    const isNames = somebody.length > 1 && somebody.every(({ name }) => name !== undefined)
    if (!isNames || !this.clause.adverbs.has('each') || this.facts.length !== 1) return
    const [fact] = this.facts
    if (fact)
      this.facts.push({
        ...fact,
        value: rational(somebody.length),
        ids: [],
        things: ['person'],
        isSubject: true,
        does: 'be',
        verb: 'be',
      })
  }

  /** `Jess and her 3 friends` are 4. */
  private countSelf(somebody: Group[], counted: Group[]): void {
    const [one] = counted
    const at = this.facts.findIndex(({ ids }) => one?.amount !== undefined && ids.includes(one.amount.at))
    const fact = this.facts[at]
    const isOne =
      somebody.length === 1 && (somebody[0]?.name !== undefined || somebody[0]?.pronoun !== undefined)
    if (!isOne || counted.length !== 1 || !fact?.value || !one?.determiner) return
    this.facts[at] = { ...fact, value: fact.value.add(1), doubts: [...fact.doubts, 'self'] }
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
        ['that', 'this', 'it', 'which'].includes(
          clause.subject[0]?.pronoun ?? clause.subject[0]?.determiner ?? '',
        ) && (clause.subject[0]?.words.length ?? 0) === 0,
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
      isFirst: clause.adverbs.has('initially'),
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

  /** `the first hour` has a price of its own. */
  private hasOrdinalUnit(): boolean {
    const groups = [...this.clause.subject, ...this.clause.objects.map(({ group }) => group)]
    return groups.some(
      ({ ordinal, words }) =>
        ordinal !== undefined &&
        measureOf(words.at(-1) ?? '') !== undefined &&
        !/^(?:day|week|month|year)$/.test(words.at(-1) ?? ''),
    )
  }

  /** `a pen for £2 and a ruler`: nobody knows what that costs. */
  private hasUnpriced(): boolean {
    const { objects, verb } = this.clause
    const last = objects.at(-1)
    const isPriced = objects.some(
      ({ preposition, group }) => preposition === 'for' && group.amount?.money !== undefined,
    )
    return (
      verb === 'buy' &&
      isPriced &&
      last !== undefined &&
      !last.group.amount &&
      /^(?:an?|some)$/.test(last.group.determiner ?? '') &&
      /^(?:|for)$/.test(last.preposition)
    )
  }

  private times(): string[] {
    const { subject, objects, adverbs } = this.clause
    const groups = [...subject, ...objects.map(({ group }) => group)]
    const named = groups.flatMap(({ isTime, words, ordinal }) =>
      isTime || ordinal !== undefined
        ? [...words.filter(word => days.has(word) || ordinal !== undefined), ...(ordinal ? [ordinal] : [])]
        : [],
    )
    return [...named, ...['yesterday', 'today', 'tomorrow'].filter(each => adverbs.has(each))]
  }

  private tellSubject(group: Group): void {
    this.tellInner(group)
    if (!group.amount && !isUnknown(group)) return
    if (this.isOneOf(group)) return
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

  /** `A box holds 8`, `1 bus takes 20`: the one is what the rate is for. */
  private isOneOf(group: Group): boolean {
    const isRate = this.clause.objects.some(
      ({ group: { amount, money } }: { group: Group & { money?: string } }) =>
        amount !== undefined || money !== undefined,
    )
    return (
      group.amount?.value.equals(1) === true &&
      isRate &&
      HAS_RATE.has(this.does) &&
      group.words.length > 0 &&
      !this.isEach &&
      !group.isAnother
    )
  }

  private placeOf(): { place?: string } {
    const place = this.clause.objects.find(
      ({ preposition, group }) =>
        /^(?:in|on|at)$/.test(preposition) && !group.isTime && !group.isEach && !group.amount,
    )
    const head = place?.group.words.at(-1)
    return head === undefined ? {} : { place: head }
  }

  private than() {
    const { clause } = this
    const part = clause.objects.find(({ preposition }) => preposition === 'than' || preposition === 'as')
    if (!part) return undefined
    const { name, pronoun, owner, words, isTime } = part.group
    const isSomebody = name !== undefined || (pronoun !== undefined && pronoun !== 'it' && pronoun !== 'that')
    const holder = isSomebody ? this.context.people.of(part.group) : owner
    const after = clause.objects[clause.objects.indexOf(part) + 1]
    const when = isTime ? words : after?.group.isTime ? after.group.words : []
    const isWhose = owner !== undefined && words.length > 0
    return {
      ...(holder === undefined && !isWhose ? {} : { holder: holder ?? owner ?? '' }),
      things:
        isTime || (pronoun === 'it' && when.length > 0)
          ? []
          : pronoun === 'it'
            ? [this.context.people.of(part.group) ?? '']
            : words,
      when,
    }
  }

  /** 2 seconds faster are fewer seconds. */
  private isFaster({ size, compared, words }: Group): boolean {
    return size === 'fast' && compared === 'more' && dimensionOf(words) === 'time'
  }

  /** `5 more than Ben`, `twice as many`, `3 cm taller`; `5 more` alone is a change. */
  private comparison(group: Group, than: Fact['than']): Partial<Fact> {
    const isTimes = group.amount?.role === 'times'
    const isSize = group.compared !== undefined && group.size !== undefined
    if (!group.amount || !(isTimes || isSize || group.compared === 'fewer' || (group.compared && than)))
      return {}
    return {
      compared: this.isFaster(group) ? 'fewer' : comparedBy(group),
      than: than ?? { things: [], when: [] },
      isAnother: false,
      ...(this.clause.joint === 'as' ? { doubts: ['turned'] } : {}),
    }
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
      if (preposition === '' && group.words.length > 0 && !group.isEach && this.does !== 'be')
        this.context.lastThing = group.words
      return
    }
    const about = this.aboutOf(at)
    const than = this.than()
    const unit = dimensionOf(group.words)
    const isSpan =
      (unit === 'time' || unit === 'long time') &&
      /^(?:for|in|after|over|during|within|every)$/.test(preposition)
    const isBeside =
      INTO.test(preposition) &&
      !(preposition === 'for' && group.amount?.money) &&
      !/^(?:at|of)$/.test(preposition)
    this.add(group, {
      about,
      ...this.comparison(group, than),
      ...this.receiver(part),
      ...this.placeOf(),
      preposition: isSpan
        ? 'span'
        : isBeside || preposition === 'at' || preposition === 'for'
          ? preposition
          : '',
      when: this.nearTimes(at) ?? this.times(),
    })
  }

  /** Where several numbers have a day each, the day right behind it. */
  private nearTimes(at: number): string[] | undefined {
    const { objects } = this.clause
    if (objects.filter(({ group }) => group.isTime && !group.amount).length < 2) return undefined
    const next = objects
      .slice(at + 1)
      .findIndex(({ group }) => group.amount !== undefined || isUnknown(group))
    const isBefore =
      objects.findIndex(({ group }) => group.isTime) <
      objects.findIndex(({ group }) => group.amount !== undefined)
    const own = objects.slice(at + 1, next < 0 ? undefined : at + 1 + next).find(({ group }) => group.isTime)
    const before = objects.slice(0, at).findLast(({ group }) => group.isTime)
    return (isBefore ? before : own)?.group.words ?? []
  }

  private aboutOf(at: number): string[] {
    const { objects } = this.clause
    const next = objects.slice(at + 1).findIndex(({ group }) => group.amount !== undefined)
    const behind = objects.slice(at + 1, next < 0 ? undefined : at + 1 + next)
    return behind
      .filter(
        ({ group, preposition }) =>
          !group.isTime &&
          !group.isEach &&
          preposition !== 'than' &&
          preposition !== 'as' &&
          preposition !== 'per',
      )
      .flatMap(({ group: { words, name } }) => (name ? [name] : words))
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
    const fact = this.bare(group, more)
    this.facts.push(fact)
    const isThing =
      group.words.length > 0 && !/^(?:span|into|between|among|amongst|by)$/.test(fact.preposition)
    if (isThing && fact.money === undefined && meant(group.words).length > 0)
      this.context.lastThing = group.words
  }

  /** `5 red, 4 blue and 3 green balls`: the noun stands behind the last of them. */
  private headsOfLists(): void {
    const last = this.facts.findLast(({ things, isElided }) => things.length > 1 && !isElided)
    const head = last?.things.at(-1)
    if (!last || head === undefined) return
    this.facts.forEach((fact, at) => {
      const isBare =
        fact.things.length === 1 && !fact.isElided && fact.value !== undefined && fact.ids.length > 0
      const isAdjective =
        isBare &&
        fact.money === undefined &&
        measureOf(fact.things[0] ?? '') === undefined &&
        at < this.facts.indexOf(last)
      if (isAdjective && !this.isPluralAt(fact)) this.facts[at] = { ...fact, things: [...fact.things, head] }
    })
  }

  private isPluralAt(fact: Fact): boolean {
    const groups = [...this.clause.subject, ...this.clause.objects.map(({ group }) => group)]
    const group = groups.find(({ amount }) => amount !== undefined && fact.ids.includes(amount.at))
    return group?.isPlural === true || fact.value?.compare(1) === 0
  }

  /** Which of the clause's numbers are so many for each of something. */
  private ratesOf(): void {
    const { clause, facts } = this
    const eachPart = clause.objects.find(
      ({ group, preposition }) =>
        (group.isEach &&
          !group.amount &&
          (group.words.length > 0 || group.pronoun) &&
          (preposition !== '' || dimensionOf(group.words) !== undefined || this.does === 'give')) ||
        preposition === 'per',
    )
    const eachCounted = clause.objects.find(({ group }) => group.isEach && group.amount !== undefined)
    const isEvery = eachCounted?.group.isEvery === true
    if (isEvery)
      facts.splice(
        facts.findIndex(({ ids }) => ids.includes(eachCounted.group.amount?.at ?? -1)),
        1,
      )
    const subject = clause.subject.find(({ asked }) => !asked)
    const inOne = clause.objects.find(
      ({ group, preposition }) =>
        /^(?:in|on|per|for|into)$/.test(preposition) &&
        group.amount?.value.equals(1) === true &&
        group.words.length > 0 &&
        !group.amount.money,
    )
    const hasOne =
      inOne !== undefined &&
      facts.some(({ ids, value }) => value !== undefined && !ids.includes(inOne.group.amount?.at ?? -1))
    if (hasOne)
      facts.splice(
        facts.findIndex(({ ids }) => ids.includes(inOne.group.amount?.at ?? -1)),
        1,
      )
    const eachSubject = clause.subject.find(
      ({ isEach, amount }) => isEach || (clause.joint === 'who' && amount !== undefined && this.isEach),
    )
    const one = subject && this.isOneOf(subject) ? subject : undefined
    const per =
      eachPart?.group.words ??
      eachCounted?.group.words ??
      (eachSubject && (eachSubject.words.length > 0 ? eachSubject.words : undefined)) ??
      one?.words ??
      (hasOne ? inOne.group.words : undefined)
    facts.forEach((fact, at) => {
      const isCount =
        fact.preposition === 'span' ||
        fact.per !== undefined ||
        fact.role !== undefined ||
        fact.value === undefined
      if (isCount) return
      if (!isEvery && eachCounted?.group.amount && fact.ids.includes(eachCounted.group.amount.at))
        facts[at] = { ...fact, does: 'be', verb: 'be', preposition: 'each' }
      else if (isEvery && eachCounted?.group.amount && fact.ids.length > 0)
        facts[at] = everyOf(fact, eachCounted.group)
      else if (eachSubject?.amount && fact.ids.includes(eachSubject.amount.at))
        facts[at] = { ...fact, does: 'be', verb: 'be' }
      else if (this.ownPer(fact)) facts[at] = { ...fact, per: this.ownPer(fact) ?? [] }
      else if (per !== undefined && !this.hasOwnPers() && !this.isCountOf(fact, per))
        facts[at] = { ...fact, per: per.length > 0 ? per : this.context.lastThing }
      else if (per === undefined || this.hasOwnPers()) facts[at] = this.rateOf(fact, at)
    })
  }

  /** Where several numbers say each what they are for: `£9 per adult and £6 for a child`. */
  private ownPer(fact: Fact): readonly string[] | undefined {
    const { objects } = this.clause
    const at = objects.findIndex(
      ({ group: { amount } }) => amount !== undefined && fact.ids.includes(amount.at),
    )
    const next = at < 0 ? undefined : objects[at + 1]
    if (!next || (next.group.amount && !next.group.isEach)) return undefined
    const isPer = next.preposition === 'per' || (next.group.isEach && next.group.words.length > 0)
    const isFor =
      fact.money !== undefined &&
      next.preposition === 'for' &&
      /^(?:an?|one)$/.test(next.group.determiner ?? '') &&
      ['cost', 'be', 'pay', 'have'].includes(this.does)
    return isPer || isFor ? next.group.words : undefined
  }

  private hasOwnPers(): boolean {
    return this.facts.some(fact => this.ownPer(fact) !== undefined)
  }

  private isCountOf(fact: Fact, per: readonly string[]): boolean {
    return fact.things.join(' ') === per.join(' ') || (fact.isSubject && fact.isElided)
  }

  private rateOf(fact: Fact, at: number): Fact {
    const { clause, facts } = this
    const subject = clause.subject.find(({ asked }) => !asked)
    const before = facts
      .slice(0, at)
      .findLast(({ value, money, per }) => value !== undefined && money === undefined && per === undefined)
    const isBehindEach =
      clause.eachBehind !== undefined &&
      (fact.ids[0] ?? 0) > clause.eachBehind &&
      facts.some(({ ids }) => ids.includes(clause.eachBehind ?? -1))
    if (this.isEach && !isBehindEach) {
      if (before && (fact.money !== undefined || fact.preposition === 'with' || before.isSubject))
        return { ...fact, per: before.things, preposition: '', ...pairedWith(before) }
      const later = facts.slice(at + 1).some(({ money, value }) => value !== undefined && money !== undefined)
      if (!later && !(fact.isSubject && facts.length > 1))
        return { ...fact, per: this.perOfSubject(subject), preposition: '' }
      return fact
    }
    if (fact.money !== undefined && fact.preposition === 'at' && before)
      return { ...fact, per: before.things, preposition: '', ...pairedWith(before) }
    if (fact.preposition === 'with' && before && isContainer(before.things.at(-1) ?? ''))
      return { ...fact, per: before.things, preposition: '', ...pairedWith(before) }
    if (this.does === 'cost' || (this.does === 'be' && fact.money !== undefined))
      return this.priced(fact, subject, before)
    return this.mayPerOf(fact, subject)
  }

  /** `The cat has 4 legs`, `10 eggs in a box`, `1 square in 10 minutes`: it may hold for each of them. */
  private mayPerOf(fact: Fact, subject: Group | undefined): Fact {
    const { clause, facts } = this
    const others = facts.filter(each => each !== fact && each.value !== undefined)
    const [one, ...more] = others
    if (one?.value?.equals(1) === true && more.length === 0 && one.money === undefined && !one.isElided)
      return { ...fact, mayPer: one.things }
    const inside = clause.objects.find(
      ({ preposition, group }) =>
        /^(?:in|on)$/.test(preposition) && /^(?:an?|one)$/.test(group.determiner ?? '') && !group.amount,
    )
    if (inside && ['be', 'stay', 'have', 'need'].includes(this.does))
      return { ...fact, mayPer: inside.group.words }
    const isKind =
      subject &&
      !subject.name &&
      !subject.pronoun &&
      !subject.isPlural &&
      !subject.amount &&
      subject.words.length > 0 &&
      subject.determiner !== 'his' &&
      subject.determiner !== 'her'
    return isKind && HAS_RATE.has(this.does) && !fact.isSubject ? { ...fact, mayPer: subject.words } : fact
  }

  private perOfSubject(subject: Group | undefined): readonly string[] {
    if (subject?.pronoun !== undefined || subject?.name !== undefined || !subject)
      return this.context.lastThing.length > 0 && !subject ? this.context.lastThing : ['person']
    return subject.words.length > 0 ? subject.words : this.context.lastThing
  }

  private priced(fact: Fact, subject: Group | undefined, before: Fact | undefined): Fact {
    if (fact.money === undefined && this.does === 'cost')
      return { ...fact, doubts: [...fact.doubts, 'price'] }
    const words = subject?.words ?? []
    const isWhole = fact.preposition === '' && !this.clause.adverbs.has('each') && this.clause.joint !== 'who'
    const counted = isWhole && subject?.amount && !subject.amount.value.equals(1) ? before : undefined
    if (counted?.value && fact.value) {
      const value = fact.value.div(counted.value)
      const at = this.facts.indexOf(counted)
      this.facts[at] = { ...counted, about: [...counted.about, 'priced'] }
      return {
        ...fact,
        value,
        ids: [...fact.ids, ...counted.ids],
        per: counted.things,
        steps: [
          {
            is: `what one of them costs`,
            calculation: `${fact.value.toString()} ÷ ${counted.value.toString()}`,
            value,
          },
        ],
      }
    }
    const name = subject?.name ?? subject?.pronoun
    const per = words.length > 0 ? words : name !== undefined ? [this.holder ?? name] : []
    return per.length > 0 ? { ...fact, per, does: 'cost' } : fact
  }
}

/** `3 boys for every 2 girls`: for one girl. */
function everyOf(fact: Fact, { amount, words }: Group): Fact {
  if (!fact.value || !amount) return fact
  const value = fact.value.div(amount.value)
  const steps = [
    { is: 'how many there are for one', calculation: `${shown(fact.value)} ÷ ${shown(amount.value)}`, value },
  ]
  return { ...fact, value, ids: [...fact.ids, amount.at], per: words, preposition: '', steps }
}

const pairedWith = ({ ids: [id] }: Fact) => (id === undefined ? {} : { countedBy: id })
/** Whether the words name a thing, and don't only describe one. */
const saysThing = (words: readonly string[]) =>
  words.some(word => !/^(?:new|old|one|full|whole|different|good|bad|more|big|small|empty)$/.test(word))
const isUnknown = ({ unknown, amount }: Group) => unknown !== undefined && amount === undefined
const isDescribing = ({ preposition, group }: Part) => preposition === '' && !group.amount

/** What a verb does in its clause: a passive makes no holder richer. */
function doesOf({ verb, does, isPassive, isGerund }: Clause): VerbClass {
  if (verb === undefined) return 'be'
  const own = does ?? 'other'
  if (isPassive && (own === 'give' || verb === 'donate')) return 'other'
  if (isPassive && own === 'put') return 'stay'
  if (isGerund && (own === 'do' || own === 'other' || own === 'put')) return 'stay'
  return own
}

function comparedBy(group: Group): 'more' | 'fewer' | 'times' {
  if (group.amount?.role === 'times' || group.amount?.role === 'part') return 'times'
  return group.compared ?? 'more'
}

/** One as a number of its own. */
export const ONE = rational(1)
