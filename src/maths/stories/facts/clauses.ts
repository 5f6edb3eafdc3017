import { adverbs, isSize, joints, modals, prepositions } from '../small-words.ts'
import type { Sentence, Token } from '../tokens.ts'
import { classOf, isParticleVerb, particles } from '../word-forms.ts'
import { type Clause, ClauseBuilder } from './clause-builder.ts'
import { groupAt } from './groups.ts'
import { AUXILIARIES, isBehindEach, isVerbHere } from './verb-or-noun.ts'

const CLAUSE_JOINTS = /^(?:after|before|until|till|since|as)$/
const AND = /^(?:and|but|or|so|then|also|however|next)$/
const RELATIVE = /^(?:who|that|which)$/
const ALWAYS_ADVERB = /^(?:away|home|back|together|out|up|down|over)$/

/** The clauses of a sentence, marks or none between them. */
export function clausesOf({ tokens, isQuestion }: Sentence, sentence: number): Clause[] {
  return new ClauseReader(tokens, sentence, isQuestion).read()
}

class ClauseReader extends ClauseBuilder {
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

  private step(): void {
    const token = this.tokens[this.at]
    if (!token) return
    const { word } = token
    const wasAfterComma = this.isAfterComma
    this.isAfterComma = false
    if (token.kind === 'mark') {
      if (word === ':' && this.clause.verb === undefined) this.close()
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
      this.takeVerb(token, wasAfterComma)
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
    const isPlain = next?.form === 'plain' || next?.verb === next?.word
    // `has she still got to read`: must read.
    if (word === 'to' && isPlain && next?.verb && this.tokens[this.at - 1]?.word === 'got') {
      this.clause.modal = 'must'
      this.isAwaited = true
      this.at++
      return true
    }
    const isVerb = next?.verb !== undefined && isPlain && isVerbHere(this.tokens, this.at + 1, this.place())
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

  private takeVerb(token: Token, isAfterComma = false): void {
    const next = this.tokens[this.at + 1]
    const verb = isGetPassive(token, next) ? 'be' : (token.verb ?? '')
    // `has to buy 5 more`: must buy them.
    const isNeeded = /\bto$/.test(this.tokens[this.at - 1]?.raw ?? '') && this.clause.verb === 'need'
    if (isNeeded) this.clause.modal = 'must'
    else if (this.clause.verb !== undefined && !this.isAwaited) {
      // `had 96 balloons, sold half of them`: the same one did it.
      if (isAfterComma && !AUXILIARIES.test(verb)) this.closeSharing()
      else this.openForAuxiliary()
    }
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
      ((this.preposition === undefined && this.isFiniteAt(end, group)) ||
        (group.asked !== undefined &&
          (this.preposition === undefined || clause.adverbs.has(this.preposition))))
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

  private takeUnknown(token: Token | undefined): void {
    // `How many is that?`
    const isThat = token?.word === 'that' && this.clause.subject.some(({ asked }) => asked !== undefined)
    if (token && !isSize(token.word) && !isThat) this.clause.leftover.push(token.word)
    else if (token) this.clause.adverbs.add(token.word)
    this.at++
  }
}

/** `8 books get borrowed`: they are; but `has got left`. */
const isGetPassive = (token: Token, next: Token | undefined) =>
  token.verb === 'get' && next?.form === 'past' && next.word !== 'left'
