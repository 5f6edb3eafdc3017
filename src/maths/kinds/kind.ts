import type { Rational } from '../arithmetic/rational.ts'
import type { MarkedQuestion, Solution } from '../domain/marked.ts'
import type { Misconception, Random } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import type { Topic } from '../domain/topic.ts'
import type { Asked } from '../wording/asked.ts'
import type { Instruction } from '../wording/instructions.ts'
import type { ByHand } from './by-hand.ts'

/** What a practice question is made from. */
export interface DraftRequest {
  /** The misconception that is practised; one of the wrong options comes from it. */
  practised: Misconception
  random: Random
  /** School grade, 0 for kindergarten. */
  grade: number
}

/** A practice question before it is chosen; texts are Markdown with maths between dollar signs. */
export interface Draft {
  question: string
  answer: string
  /** Three. */
  wrongAnswers: string[]
  /** What the practised misconception leads to; one of the wrong answers. */
  own: string
  /** How many wrong answers some misconception leads to. */
  predicted: number
  /** The way to the answer. */
  explain(): string
}

/** A kind of question, with all that the tutor can do with it. `defineKind` makes one of less. */
export interface Kind<Q extends Question = Question> {
  readonly name: Q['kind']
  /** What its questions practise. */
  readonly topics: readonly Topic[]
  /** Every question of the kind has a match of this in its plain words; it is tried before `read`, so it must be fast. */
  readonly triggers: RegExp
  /** Instructions beside a question that it takes into account. With any other a question is not read. */
  readonly heeds: readonly (keyof Instruction)[]
  /** It is asked only for what no other kind reads in any way. */
  readonly isLast?: boolean
  /** @returns undefined unless every word was understood and it can mean one thing only */
  read(asked: Asked): Q | undefined
  topicOf(question: Q): Topic
  /** Hints in place of those of its topic, where these don’t fit the numbers of a question; may name them. */
  tipsFor?(question: Q): Topic['tips'] | undefined
  /** The question in words, maths between dollar signs; the same words for the same question. */
  write(question: Q): string
  /** The worked steps, one mark each; the same for the same question. */
  solve(question: Q): Solution
  /** Marks an answer: full marks for a right one, else a mark for each step that is proven. */
  mark(question: Q, answer: string): MarkedQuestion
  readonly misconceptions: readonly Misconception[]
  /** Makes a practice question; undefined when what came up is no good one: ask again then. */
  draft(request: DraftRequest): Draft | undefined
  /** Makes a practice question of one that is there; undefined where the misconception leads to nothing wrong in it. */
  draftFor(question: Q, request: DraftRequest): Draft | undefined
  /**
   * A question by the same rule with other numbers. Only where the numbers hang together; else other ones are put into
   * the words of the question. Undefined where chance found none.
   */
  near?(question: Q, random: Random): Q | undefined
  /**
   * The words of a question that is built alike, of other people and things, where words are what tells questions apart:
   * five of practice are no five times the same then. Other numbers are put into it.
   */
  retell?(question: Q, random: Random): string | undefined
  /** How a question is built, where one of the same words can be built otherwise: practice ends with another one. */
  structureOf?(question: Q): string
  /** How it can be answered by hand in place of typing; undefined where nothing fits. */
  byHand?(question: Q): ByHand | undefined
  /** Whether a text says the answer, in whatever form: a tutor must not. */
  isSaidIn(text: string, question: Q): boolean
  /** Whether a child has found the answer itself: said it as its answer, or named it among few others. */
  isFoundIn(text: string, question: Q): boolean
  /** Whether what a child answered comes up on the way to the answer. */
  isOnTheWay?(answer: string, question: Q): boolean
  /** Whether a question of this kind, found in what a child writes about another one, is only working on that. */
  isWorkingOn?(found: Q, text: string, on: Question): boolean
  /** Every misconception that leads to a wrong number, where marking looks at numbers alone. */
  explanationsOf?(question: Q, wrong: Rational): readonly Misconception[]
  /** Whether a line of an answer begins with the question said again. */
  isRepeatedIn?(line: string, question: Q): boolean
}
