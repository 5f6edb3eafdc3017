import type { VerbClass } from '../../language/en/stories/verbs.ts'
import { adverbs, isSize, joints, modals, prepositions } from '../small-words.ts'
import type { Sentence, Token } from '../tokens.ts'
import { classOf, isParticleVerb, particles } from '../word-forms.ts'
import { type Group, groupAt } from './groups.ts'
import { AUXILIARIES, isVerbHere, type Place } from './verb-or-noun.ts'

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

const CLAUSE_JOINTS = /^(?:after|before|until|till|since|as)$/
const AND = /^(?:and|but|or|so|then|also|however|next)$/
const RELATIVE = /^(?:who|that|which)$/
const ALWAYS_ADVERB = /^(?:away|home|back|together|out|up|down|over)$/

/** The clauses of a sentence, marks or none between them. */
export function clausesOf({ tokens, isQuestion }: Sentence, sentence: number): Clause[] {
  return new ClauseReader(tokens, sentence, isQuestion).read()
}

class ClauseReader {
  private at = 0
  private readonly found: Clause[] = []
  private readonly tokens: readonly Token[]
  private readonly sentence: number
  private readonly isQuestion: boolean
  private clause: Clause
  private preposition: string | undefined
  private isAwaited = false
  private isAfterComma = false
  private isListed = false

  constructor(tokens: readonly Token[], sentence: number, isQuestion: boolean) {
    this.tokens = tokens
    this.sentence = sentence
    this.isQuestion = isQuestion
    this.clause = this.fresh()
  }

  read(): Clause[] {
    while (this.at < this.tokens.length) this.step()
    this.close()
    const last = this.found.findLast(({ subject, objects }) =>
      [...subject, ...objects.map(({ group }) => group)].some(({ asked }) => asked !== undefined),
    )
    const asking = last ?? this.found.at(-1)
    if (this.isQuestion && asking) asking.isQuestion = true
    return this.found
  }

  private fresh(): Clause {
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

  private close(): Clause {
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

  private closeSharing(joint?: string): void {
    const before = this.close()
    this.clause.subject = before.subject
    this.clause.sharesSubject = true
    const own = joint ?? (before.joint === 'to' ? undefined : before.joint)
    if (own !== undefined) this.clause.joint = own
  }

  private place(): Place {
    const { subject, verb } = this.clause
    const last = subject.at(-1)
    return {
      hasSubject: subject.length > 0,
      isSomebody: last?.name !== undefined || last?.pronoun !== undefined,
      subjectIsPlural: subject.length > 1 || (last?.isPlural ?? false),
      hasVerb: verb !== undefined,
      isAwaited: this.isAwaited,
      isAsked: subject.some(({ asked }) => asked !== undefined),
    }
  }

  private step(): void {
    const token = this.tokens[this.at]
    if (!token) return
    const { word } = token
    const wasAfterComma = this.isAfterComma
    this.isAfterComma = false
    if (token.kind === 'mark') {
      if (word === ',' || word === ':') this.isAfterComma = true
      else if (!/^["'()-]$/.test(word)) this.clause.leftover.push(word)
      this.at++
      return
    }
    if (word === 'not' || word === 'never') {
      this.clause.isNegative = true
      this.at++
      return
    }
    if (this.takesJoint(word) || this.takesRelative(word) || this.takesInfinitive(word)) return
    if (AND.test(word) && token.kind === 'word') {
      this.takeAnd()
      return
    }
    if (modals.has(word)) {
      this.openForAuxiliary()
      this.clause.modal = word
      this.isAwaited = true
      this.at++
      return
    }
    if (isVerbHere(this.tokens, this.at, this.place())) {
      this.takeVerb(token)
      return
    }
    if (this.takesParticle(token) || this.takesSmallWord(token, wasAfterComma)) return
    this.takeGroup(wasAfterComma)
  }

  private takesJoint(word: string): boolean {
    const isJoint =
      joints.has(word) && word !== 'so' && !(word === 'since' && this.tokens[this.at + 1]?.number)
    const isClause = CLAUSE_JOINTS.test(word) && this.isClauseAt(this.at + 1)
    if (!isJoint && !isClause) return false
    this.close()
    this.clause.joint = word
    this.at++
    return true
  }

  /** Whether a subject with its verb, or a verb in -ing, begins at a place. */
  private isClauseAt(at: number): boolean {
    if (this.tokens[at]?.form === 'ing') return true
    const group = groupAt(this.tokens, at, {
      ...this.place(),
      hasVerb: false,
      hasSubject: false,
      isAwaited: false,
    })
    return group !== undefined && !group[0].isTime && this.isFiniteAt(group[1], group[0])
  }

  private isFiniteAt(from: number, subject: Group): boolean {
    let at = from
    while (adverbs.has(this.tokens[at]?.word ?? '') && this.tokens[at]?.word !== 'left') at++
    const token = this.tokens[at]
    if (!token || token.form === 'ing') return false
    if (modals.has(token.word)) return true
    return isVerbHere(this.tokens, at, {
      hasSubject: true,
      isSomebody: subject.name !== undefined || subject.pronoun !== undefined,
      subjectIsPlural: subject.isPlural || subject.amount !== undefined,
      hasVerb: false,
      isAwaited: false,
      isAsked: subject.asked !== undefined,
      inside: subject.words.length > 0 || subject.name !== undefined ? subject : undefined,
    })
  }

  private takesRelative(word: string): boolean {
    const next = this.tokens[this.at + 1]
    const goesOn = next !== undefined && (next.verb !== undefined || modals.has(next.word))
    if (!RELATIVE.test(word) || !goesOn) return false
    const last = this.clause.objects.at(-1)?.group
    if (this.clause.verb !== undefined && last) {
      this.close()
      this.clause.subject = [last]
      this.clause.joint = 'who'
      this.at++
      return true
    }
    if (this.clause.verb === undefined && this.clause.subject.length > 0) {
      this.clause.joint = 'who'
      this.at++
      return true
    }
    return false
  }

  private takesInfinitive(word: string): boolean {
    const next = this.tokens[this.at + 1]
    const isVerb =
      next?.verb !== undefined && next.form === 'plain' && isVerbHere(this.tokens, this.at + 1, this.place())
    if (word !== 'to' || !isVerb) return false
    if (this.clause.verb === undefined && this.clause.subject.length === 0) {
      this.clause.joint = 'to'
      this.at++
      return true
    }
    this.closeSharing('to')
    this.at++
    return true
  }

  private takeAnd(): void {
    let next = this.at + 1
    while (
      AND.test(this.tokens[next]?.word ?? '') ||
      /^(?:then|also|later|still|already|only|now|finally|again|,|left)$/.test(this.tokens[next]?.word ?? '')
    )
      next++
    const between = this.tokens
      .slice(this.at, next)
      .filter(({ word }) => adverbs.has(word) && word !== 'left')
    const isLeft = this.tokens.slice(this.at, next).some(({ word }) => word === 'left')
    const token = this.tokens[next]
    if (isLeft) this.clause.adverbs.add('left')
    const move = () => {
      for (const { word } of between) this.clause.adverbs.add(word)
      this.at = next
    }
    if (!token) {
      this.at = next
      return
    }
    const { verb } = this.clause
    const isVerb = verb !== undefined && token.form !== 'ing' && isVerbHere(this.tokens, next, this.place())
    if (isVerb || (verb !== undefined && modals.has(token.word))) {
      // After a list `and` may bring the same verb's next object; a verb begins a clause of its own.
      this.closeSharing()
      move()
      return
    }
    const group = groupAt(this.tokens, next, {
      ...this.place(),
      hasVerb: false,
      hasSubject: false,
      isAwaited: false,
    })
    const begins =
      token.word === 'there' ||
      (group !== undefined && (this.isFiniteAt(group[1], group[0]) || group[0].asked !== undefined))
    if (verb !== undefined && (begins || joints.has(token.word))) {
      const { joint } = this.close()
      if (joint === 'if') this.clause.joint = joint
      move()
      return
    }
    this.isListed = true
    move()
  }

  /** An auxiliary behind a whole clause begins another one with what was just said. */
  private openForAuxiliary(): void {
    if (this.clause.verb === undefined || this.isAwaited) return
    const last = this.clause.objects.at(-1)
    const asked = this.clause.objects.findLast(({ group }) => group.asked !== undefined)
    if (asked === undefined && last?.preposition === '') this.clause.objects.pop()
    const { subject } = this.clause
    this.close()
    this.clause.subject = asked === undefined && last?.preposition === '' ? [last.group] : subject
  }

  private takeVerb(token: Token): void {
    const verb = token.verb ?? ''
    const next = this.tokens[this.at + 1]
    if (this.clause.verb !== undefined && !this.isAwaited) this.openForAuxiliary()
    const { clause } = this
    const isHaveGot = clause.verb === 'have' && verb === 'get' && this.isAwaited
    if (isHaveGot) {
      this.isAwaited = false
    } else {
      if (clause.verb === 'be' && this.isAwaited && token.form === 'past' && verb !== 'be')
        clause.isPassive = true
      if (token.form === 'ing') clause.isGerund = true
      if (token.word === 'had-initially') clause.adverbs.add('initially')
      clause.verb = verb
      clause.does = classOf(verb)
      this.isAwaited = AUXILIARIES.test(verb) && this.isAuxiliary(token, next)
    }
    this.preposition = undefined
    this.at++
  }

  /** Whether an auxiliary's own verb is still to come. */
  private isAuxiliary(token: Token, next: Token | undefined): boolean {
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
  private isParticipleLater(): boolean {
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

  private takesParticle(token: Token): boolean {
    const { verb } = this.clause
    const { word } = token
    if (verb === undefined || !particles.has(word) || !isParticleVerb(verb, word)) return false
    this.clause.does = classOf(verb, word)
    if (!ALWAYS_ADVERB.test(word)) this.preposition = word
    this.clause.adverbs.add(word)
    this.at++
    return true
  }

  private takesSmallWord(token: Token, wasAfterComma: boolean): boolean {
    const { word } = token
    const next = this.tokens[this.at + 1]
    if (word === 'there') {
      if (
        (this.clause.verb === undefined && wasAfterComma) ||
        (this.clause.verb !== undefined && !this.isAwaited && next?.verb === 'be')
      )
        this.close()
      this.clause.adverbs.add('there')
      this.at++
      return true
    }
    if (prepositions.has(word) && !(adverbs.has(word) && !next)) {
      // `than on Monday`.
      if (this.preposition !== 'than') this.preposition = word
      this.isListed = false
      this.at++
      return true
    }
    const isBeforeVerb =
      this.clause.subject.length > 0 &&
      this.clause.verb === undefined &&
      isVerbHere(this.tokens, this.at + 1, this.place())
    if (
      (word === 'each' || word === 'every') &&
      (!next || next.kind === 'mark' || isBeforeVerb || isBehindEach(next))
    ) {
      this.clause.adverbs.add('each')
      const last = this.tokens.slice(0, this.at).findLast(({ kind }) => kind === 'number')
      if (last) this.clause.eachBehind = last.at
      this.at++
      return true
    }
    const isAdverb = adverbs.has(word) && !(word === 'last' && next?.kind === 'word')
    if (
      !isAdverb &&
      !['altogether', 'initially', 'as-long', 'here', 'in-order', 'each-other', 'at-once'].includes(word)
    )
      return false
    this.clause.adverbs.add(word)
    this.at++
    return true
  }

  private takeGroup(wasAfterComma: boolean): void {
    const token = this.tokens[this.at]
    const read = groupAt(this.tokens, this.at, this.place())
    if (!read || read[1] <= this.at) {
      this.takeUnknown(token)
      return
    }
    const [group, end] = read
    const { clause } = this
    const isWhole = clause.verb !== undefined && !this.isAwaited
    const isThan = this.preposition === 'than' || this.preposition === 'as'
    if (isThan && this.isFiniteAt(end, group)) {
      clause.objects.push({ preposition: this.preposition ?? '', group })
      clause.thanVerb = this.tokens[end]?.verb ?? 'do'
      this.preposition = undefined
      this.at = end + 1
      return
    }
    if (
      isWhole &&
      this.preposition === undefined &&
      (group.asked !== undefined || this.isFiniteAt(end, group))
    ) {
      this.close()
      this.clause.subject = [group]
      this.at = end
      return
    }
    this.layGroup(group, wasAfterComma || this.isListed, this.tokens[end]?.word ?? '')
    this.isListed = false
    this.at = end
  }

  /** Lays a group where it belongs: subject, object, or behind a preposition. */
  private layGroup(group: Group, isListed: boolean, next: string): void {
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

  private takeUnknown(token: Token | undefined): void {
    if (token && !isSize(token.word)) this.clause.leftover.push(token.word)
    else if (token) this.clause.adverbs.add(token.word)
    this.at++
  }
}

const isBetween = (word: string) =>
  (adverbs.has(word) || word === 'not' || word === 'never') && word !== 'left'
const isBeen = (token: Token | undefined) => token?.word === 'been'

function isBehindEach(next: Token): boolean {
  return (
    (prepositions.has(next.word) && next.word !== 'of') ||
    adverbs.has(next.word) ||
    /^(?:and|but|how-many|how-much|so|then)$/.test(next.word) ||
    modals.has(next.word) ||
    (next.verb !== undefined && next.form !== 'ing' && AUXILIARIES.test(next.verb))
  )
}
