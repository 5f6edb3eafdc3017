import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { adverbs, modals } from '../small-words.ts'
import type { Token } from '../tokens.ts'
import type { Group } from './group.ts'
import { groupAt } from './groups.ts'
import { isVerbHere, type Place } from './verb-or-noun.ts'

export interface Part {
  /** Nothing for what stands right behind the verb; `per` in `£2 a bag`. */
  preposition: string
  group: Group
}

/** Who does what, with which numbers. */
export interface Clause {
  sentence: number
  subject: Group[]
  verb?: string
  does?: VerbClass
  isNegative: boolean
  isPassive: boolean
  isGerund: boolean
  modal?: string
  objects: Part[]
  adverbs: Set<string>
  /** How it hangs on another clause: `if`, `after`, `to`, `who`. */
  joint?: string
  /** The verb behind `than`: `than she found on Monday`. */
  thanVerb?: string
  isQuestion: boolean
  /** Has the subject of the clause before. */
  sharesSubject: boolean
  leftover: string[]
  /** The last number before `each` alone. */
  eachBehind?: number
}

/** A sentence that is being laid out in clauses: what stands where, and where one ends. */
export class ClauseBuilder {
  protected at = 0
  protected readonly found: Clause[] = []
  protected readonly tokens: readonly Token[]
  protected readonly sentence: number
  protected readonly isQuestion: boolean
  protected clause: Clause
  protected preposition: string | undefined
  protected isAwaited = false
  protected isAfterComma = false
  protected isListed = false

  constructor(tokens: readonly Token[], sentence: number, isQuestion: boolean) {
    this.tokens = tokens
    this.sentence = sentence
    this.isQuestion = isQuestion
    this.clause = this.fresh()
  }

  protected fresh(): Clause {
    return {
      sentence: this.sentence,
      subject: [],
      isNegative: false,
      isPassive: false,
      isGerund: false,
      objects: [],
      adverbs: new Set(),
      isQuestion: false,
      sharesSubject: false,
      leftover: [],
    }
  }

  protected close(): Clause {
    const { clause } = this
    if (this.preposition !== undefined) clause.adverbs.add(this.preposition)
    const isSomething = clause.verb !== undefined || clause.subject.length > 0 || clause.objects.length > 0
    if (isSomething || clause.adverbs.size > 0 || clause.leftover.length > 0) this.found.push(clause)
    this.clause = this.fresh()
    this.preposition = undefined
    this.isAwaited = false
    this.isListed = false
    return clause
  }

  protected closeSharing(joint?: string): void {
    const before = this.close()
    this.clause.subject = before.subject
    this.clause.sharesSubject = true
    const own = joint ?? (before.joint === 'to' ? undefined : before.joint)
    if (own !== undefined) this.clause.joint = own
  }

  protected place(): Place {
    const { subject, verb } = this.clause
    const last = subject.at(-1)
    return {
      hasSubject: subject.length > 0,
      isSomebody: last?.name !== undefined || last?.pronoun !== undefined,
      subjectIsPlural:
        subject.length > 1 || (last?.isPlural ?? false) || last?.amount?.value.equals(1) === false,
      hasVerb: verb !== undefined,
      isAwaited: this.isAwaited,
      isAsked: subject.some(({ asked }) => asked !== undefined),
    }
  }

  /** Whether a subject with its verb, or a verb in -ing, begins at a place. */
  protected isClauseAt(at: number): boolean {
    if (this.tokens[at]?.form === 'ing') return true
    const group = groupAt(this.tokens, at, {
      ...this.place(),
      hasVerb: false,
      hasSubject: false,
      isAwaited: false,
    })
    return group !== undefined && !group[0].isTime && this.isFiniteAt(group[1], group[0])
  }

  protected isFiniteAt(from: number, subject: Group): boolean {
    let at = from
    while (
      (adverbs.has(this.tokens[at]?.word ?? '') || this.tokens[at]?.word === 'each') &&
      this.tokens[at]?.word !== 'left'
    )
      at++
    const token = this.tokens[at]
    if (!token || token.form === 'ing') return false
    // `How much had he left?`
    const isHeld = this.clause.verb === 'have' && this.clause.subject.some(({ asked }) => asked !== undefined)
    if (token.word === 'left' && isHeld) return false
    // `14 left` is no leaving; somebody leaves something.
    if (
      token.word === 'left' &&
      subject.name === undefined &&
      subject.pronoun === undefined &&
      this.tokens[at + 1]?.word !== 'the'
    )
      return false
    if (modals.has(token.word)) return true
    return isVerbHere(this.tokens, at, {
      hasSubject: true,
      isSomebody: subject.name !== undefined || subject.pronoun !== undefined,
      subjectIsPlural:
        subject.isPlural || subject.amount?.value.equals(1) === false || subject.unknown === 'rest',
      hasVerb: false,
      isAwaited: false,
      isAsked: subject.asked !== undefined,
      inside: subject.words.length > 0 || subject.name !== undefined ? subject : undefined,
    })
  }

  /** An auxiliary behind a whole clause begins another one with what was just said. */
  protected openForAuxiliary(): void {
    if (this.clause.verb === undefined || this.isAwaited) return
    const last = this.clause.objects.at(-1)
    const asked = this.clause.objects.findLast(({ group }) => group.asked !== undefined)
    if (asked === undefined && last?.preposition === '') this.clause.objects.pop()
    const { subject } = this.clause
    this.close()
    this.clause.subject = asked === undefined && last?.preposition === '' ? [last.group] : subject
  }

  /** Lays a group where it belongs: subject, object, or behind a preposition. */
  protected layGroup(group: Group, isListed: boolean, next: string): void {
    const { clause } = this
    const last = clause.objects.at(-1)
    const isPer =
      this.preposition === undefined &&
      !isListed &&
      /^an?$/.test(group.determiner ?? '') &&
      !group.amount &&
      group.words.length > 0 &&
      (last?.group.amount !== undefined ||
        last?.group.asked !== undefined ||
        (clause.verb === undefined && clause.subject.at(-1)?.amount !== undefined))
    const isSubject = this.preposition === undefined && (clause.verb === undefined || this.isAwaited)
    const isBegun =
      clause.subject.at(-1)?.amount !== undefined &&
      group.amount !== undefined &&
      !isListed &&
      !this.isAwaited
    if (isPer) clause.objects.push({ preposition: 'per', group })
    else if (isSubject && isBegun && clause.objects.length === 0) {
      // `18 kids 10 are girls`: two clauses with no mark between them.
      this.close()
      this.clause.subject = [group]
    } else if (group.isTime && !group.amount && !group.asked && this.preposition === undefined)
      clause.objects.push({ preposition: 'at', group })
    else if (isSubject && clause.objects.every(({ preposition }) => preposition !== ''))
      clause.subject.push(group)
    else {
      const amounts = clause.objects.filter(({ group: { amount } }) => amount !== undefined)
      // `3 boxes with 12 pens and 2 boxes with 9 pens` begins anew.
      const alike = group.amount
        ? amounts.at(-1)?.preposition === next
          ? amounts.at(-2)
          : amounts.at(-1)
        : last
      const preposition = this.preposition ?? (isListed && alike ? alike.preposition : '')
      clause.objects.push({
        preposition:
          /^(?:per|than|as)$/.test(preposition) && this.preposition === undefined ? '' : preposition,
        group,
      })
    }
    this.preposition = undefined
  }

  /** Whether an auxiliary's own verb is still to come. */
  protected isAuxiliary(token: Token, next: Token | undefined): boolean {
    if (token.verb === 'do') return true
    const isAskedFirst = this.clause.subject.some(({ asked }) => asked !== undefined)
    if (next?.word === 'not' || next?.word === 'never') return this.isParticipleLater()
    const isPastNext = next?.verb !== undefined && next.form !== 'plain' && next.form !== 'third'
    if (token.verb === 'have') {
      const subject = isAskedFirst || this.clause.subject.length === 0
      return isPastNext || (subject && this.isParticipleLater()) || isBeen(next)
    }
    return (isPastNext && next?.word !== 'left') || this.isParticipleLater()
  }

  /** `has she still got`, `are the 5 boxes sold`: a participle behind the subject. */
  protected isParticipleLater(): boolean {
    let at = this.at + 1
    while (isBetween(this.tokens[at]?.word ?? '')) at++
    const straight = this.tokens[at]
    if (straight?.form === 'past' || straight?.form === 'ing') return straight.word !== 'left'
    if (this.clause.subject.some(({ asked }) => asked === undefined)) return false
    const group = groupAt(this.tokens, at, {
      ...this.place(),
      hasVerb: false,
      hasSubject: false,
      isAwaited: false,
    })
    if (!group || group[0].asked) return false
    let behind = group[1]
    while (/^(?:not|still|already|now|also|only)$/.test(this.tokens[behind]?.word ?? '')) behind++
    const token = this.tokens[behind]
    return (
      token?.verb !== undefined && (token.form === 'past' || token.form === 'ing') && token.word !== 'left'
    )
  }
}

const isBetween = (word: string) =>
  (adverbs.has(word) || word === 'not' || word === 'never') && word !== 'left'

const isBeen = (token: Token | undefined) => token?.word === 'been'
