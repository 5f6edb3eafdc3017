import { isContainer } from '../word-forms.ts'
import { ClauseWords, HAS_RATE } from './clause-words.ts'
import type { Fact } from './fact.ts'
import type { Group } from './group.ts'
import { shown } from './proposal.ts'
import { dimensionOf, isNear } from './relate.ts'

/** Which of a clause's numbers are so many for each of something. */
export class ClauseRates extends ClauseWords {
  protected holder: string | undefined

  /** Which of the clause's numbers are so many for each of something. */
  protected ratesOf(): void {
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
      facts.some(
        ({ ids, value, isSubject }) =>
          value !== undefined &&
          !ids.includes(inOne.group.amount?.at ?? -1) &&
          (!isSubject || ['be', 'stay', 'put', 'do'].includes(this.does)),
      )
    if (hasOne && inOne.group.amount) this.context.ones.add(inOne.group.amount.at)
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
      // `Each guard stands for 4 hours.`
      const isEachSpan = eachSubject !== undefined && !eachSubject.amount && facts.length === 1
      const isCount =
        (fact.preposition === 'span' && !isEachSpan) ||
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
      else if (this.ownPer(fact))
        facts[at] = this.countedBefore({ ...fact, per: this.ownPer(fact) ?? [] }, at)
      else if (per !== undefined && !this.hasOwnPers() && !this.isCountOf(fact, per))
        facts[at] = {
          ...fact,
          per: per.length > 0 ? per : this.context.lastThing,
          preposition: isEachSpan ? '' : fact.preposition,
        }
      else if (per === undefined || this.hasOwnPers()) facts[at] = this.rateOf(fact, at)
    })
  }

  /** Where several numbers say each what they are for: `£9 per adult and £6 for a child`. */
  protected ownPer(fact: Fact): readonly string[] | undefined {
    const { objects } = this.clause
    const at = objects.findIndex(
      ({ group: { amount } }) => amount !== undefined && fact.ids.includes(amount.at),
    )
    const next = at < 0 ? undefined : objects[at + 1]
    if (
      !next ||
      (next.group.amount && !next.group.isEach) ||
      next.group.words.join(' ') === fact.things.join(' ')
    )
      return undefined
    const isPer = next.preposition === 'per' || (next.group.isEach && next.group.words.length > 0)
    const isFor =
      fact.money !== undefined &&
      next.preposition === 'for' &&
      /^(?:an?|one)$/.test(next.group.determiner ?? '') &&
      ['cost', 'be', 'pay', 'have'].includes(this.does)
    return isPer || isFor ? next.group.words : undefined
  }

  protected hasOwnPers(): boolean {
    return this.facts.some(fact => this.ownPer(fact) !== undefined)
  }

  protected isCountOf(fact: Fact, per: readonly string[]): boolean {
    return fact.things.join(' ') === per.join(' ') || (fact.isSubject && fact.isElided)
  }

  protected rateOf(fact: Fact, at: number): Fact {
    const { clause, facts } = this
    const subject = clause.subject.find(({ asked }) => !asked)
    const before = facts
      .slice(0, at)
      .findLast(({ value, money, per }) => value !== undefined && money === undefined && per === undefined)
    const isBehindEach =
      clause.eachBehind !== undefined &&
      (fact.ids[0] ?? 0) > clause.eachBehind &&
      facts.some(({ ids, isSubject }) => ids.includes(clause.eachBehind ?? -1) && !isSubject)
    if (this.isEach && !isBehindEach) {
      const sold = fact.money === undefined ? undefined : this.soldBefore(fact)
      if (sold) return { ...fact, per: sold, preposition: '' }
      if (before && (fact.money !== undefined || fact.preposition === 'with' || before.isSubject))
        return { ...fact, per: before.things, preposition: '', ...pairedWith(before) }
      const later = facts
        .slice(at + 1)
        .some(
          ({ money, value, preposition }) =>
            value !== undefined && (money !== undefined || preposition === 'with'),
        )
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

  /** `5 kg of rice at ₹48 per kg and 2 kg of sugar at ₹42 per kg`: each price is for its own weight. */
  private countedBefore(fact: Fact, at: number): Fact {
    const before = this.facts[at - 1]
    const isCounted =
      fact.per !== undefined &&
      before?.value !== undefined &&
      before.money === undefined &&
      before.per === undefined &&
      (isNear(fact.per, before.things) || fact.per.at(-1) === before.things.at(-1))
    return isCounted ? { ...fact, ...pairedWith(before) } : fact
  }

  /** `A stall sells pies for £4 each`: what stands without a number before its price. */
  private soldBefore({ ids }: Fact): readonly string[] | undefined {
    const { objects } = this.clause
    const at = objects.findIndex(({ group }) => group.amount !== undefined && ids.includes(group.amount.at))
    const before = objects.slice(0, Math.max(at, 0)).filter(({ group }) => !group.isTime)
    const [only, ...more] = before
    const isThing =
      only?.preposition === '' && !only.group.amount && !only.group.asked && only.group.words.length > 0
    return isThing && more.length === 0 ? only.group.words : undefined
  }

  /** `The cat has 4 legs`, `10 eggs in a box`, `1 square in 10 minutes`: it may hold for each of them. */
  protected mayPerOf(fact: Fact, subject: Group | undefined): Fact {
    const { clause, facts } = this
    const others = facts.filter(each => each !== fact && each.value !== undefined)
    const [one, ...more] = others
    if (one?.value?.equals(1) === true && more.length === 0 && one.money === undefined && !one.isElided)
      return { ...fact, mayPer: one.things }
    const inside = clause.objects.find(
      ({ preposition, group }) =>
        /^(?:in|on)$/.test(preposition) && /^(?:an?|one)$/.test(group.determiner ?? '') && !group.amount,
    )
    if (
      inside &&
      (['be', 'stay', 'have', 'need'].includes(this.does) || dimensionOf(fact.things) !== undefined)
    )
      return { ...fact, mayPer: inside.group.words }
    const isKind =
      subject &&
      !subject.name &&
      !subject.pronoun &&
      !subject.isPlural &&
      !subject.amount &&
      subject.ordinal === undefined &&
      subject.words.length > 0 &&
      subject.determiner !== 'his' &&
      subject.determiner !== 'her'
    return isKind && HAS_RATE.has(this.does) && !fact.isSubject ? { ...fact, mayPer: subject.words } : fact
  }

  protected perOfSubject(subject: Group | undefined): readonly string[] {
    if (subject?.pronoun !== undefined || subject?.name !== undefined || !subject)
      return this.context.lastThing.length > 0 && !subject ? this.context.lastThing : ['person']
    return subject.words.length > 0 ? subject.words : this.context.lastThing
  }

  protected priced(fact: Fact, subject: Group | undefined, before: Fact | undefined): Fact {
    if (fact.money === undefined && this.does === 'cost') {
      const isOnly =
        this.facts.filter(({ money, isSubject }) => isSubject && money === undefined).length === 1
      return fact.isSubject && isOnly ? fact : { ...fact, doubts: [...fact.doubts, 'price'] }
    }
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
