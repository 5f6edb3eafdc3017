import type { Misconception, Random } from '../../domain/misconception.ts'
import type { Question } from '../../domain/question.ts'
import type { Topic } from '../../domain/topic.ts'
import { namedNumbers } from '../../values/named-numbers.ts'
import { judgeAnswer } from '../../values/said.ts'
import type { Value } from '../../values/value.ts'
import type { Asked } from '../../wording/asked.ts'
import type { Instruction } from '../../wording/instructions.ts'
import type { ByHand } from '../by-hand.ts'
import type { DraftRequest, Kind } from '../kind.ts'
import { draftBy } from './draft.ts'
import { markByValue } from './mark.ts'
import type { Solved, ValueSolution } from './solution.ts'

/** A misconception of a kind, with what it makes of a question. */
export interface ValueMisconception<Q extends Question> {
  id: string
  /** For parents and tests, such as `Area for perimeter`. */
  name: string
  topic: Topic
  /** One sentence to the child: what went wrong and what is true instead. No number of any question. */
  explanation: string
  /** One sentence in the third person, unique among all kinds; it is stored as the gap's description. */
  gap: string
  /** Common Core code, where it is another than the topic's. */
  standard?: string
  /** The wrong answer that follows from it; undefined where it does not apply. Coming out right is allowed for. */
  predict(question: Q): Value | undefined
}

/** All that a kind has to say about its questions. */
export interface KindDraft<Q extends Question> {
  name: Q['kind']
  topics: readonly [Topic, ...Topic[]]
  triggers: RegExp
  heeds?: readonly (keyof Instruction)[]
  /** See `Kind`. */
  isLast?: boolean
  /** @returns undefined unless every word was understood and it can mean one thing only; `text` is filled in later */
  read(asked: Asked): Q | undefined
  /** The first topic, where it is left out. */
  topicOf?(question: Q): Topic
  /** See `Kind`. */
  tipsFor?(question: Q): Topic['tips'] | undefined
  solve(question: Q): Solved
  /** The question in words, maths between dollar signs; `read` must read it again. */
  write(question: Q): string
  /** A question for a school grade, 0 for kindergarten. */
  make(random: Random, grade: number): Q
  misconceptions: readonly ValueMisconception<Q>[]
  /** Another one by the same rule, where the numbers of a question hang together; see `Kind`. */
  near?(question: Q, random: Random): Q | undefined
  /** The same in other words, and how it is built; see `Kind`. */
  retell?(question: Q, random: Random): string | undefined
  structureOf?(question: Q): string
  /** How it can be answered by hand; see `Kind`. */
  byHand?(question: Q): ByHand | undefined
}

/** A kind with the doors that only kinds by value have; for tests. */
export interface ValueKind<Q extends Question = Question> extends Kind<Q> {
  readonly draftOfKind: KindDraft<Q>
  solve(question: Q): ValueSolution
  predictions(question: Q): { misconception: Misconception; value: Value }[]
}

const MOST_TRIES = 400
/** A question with too few wrong options is made anew so often. */
const MOST_DRAFTS = 20
const DEFAULT_GRADE = 5
/** Who names more numbers than this is working or guessing. */
const MOST_NAMED = 1

/** Makes a kind, whose answers are judged by their value, of what it has to say about its questions. */
export function defineKind<Q extends Question>(draft: KindDraft<Q>): ValueKind<Q> {
  const solve = (question: Q): ValueSolution => {
    const { steps, answer, choices = [] } = draft.solve(question)
    return {
      steps,
      choices,
      expected: answer,
      answer: answer.latex,
      ...(answer.number ? { value: answer.number } : {}),
    }
  }
  const topicOf = (question: Q) => draft.topicOf?.(question) ?? draft.topics[0]
  const wrongBy = (own: ValueMisconception<Q>, question: Q): Value | undefined => {
    const value = own.predict(question)
    return value && solve(question).expected.judge(value.text).verdict === 'wrong' ? value : undefined
  }
  const isOwn = (question: Question): question is Q => question.kind === draft.name
  const pairs = draft.misconceptions.map(own => {
    const makeFor = (random: Random, grade: number): Q | undefined => {
      for (let count = 0; count < MOST_TRIES; count++) {
        const question = draft.make(random, grade)
        if (topicOf(question) === own.topic && wrongBy(own, question)) return question
      }
      return undefined
    }
    const misconception: Misconception = {
      ...own,
      standard: own.standard ?? own.topic.standard,
      answerTo: question => (isOwn(question) ? wrongBy(own, question)?.text : undefined),
      makeQuestion(random) {
        const question = makeFor(random, DEFAULT_GRADE)
        if (!question) throw new Error(`No question found for ${own.id}`)
        return draft.write(question)
      },
    }
    return { own, misconception, makeFor }
  })
  const predictions = (question: Q) =>
    pairs.flatMap(({ own, misconception }) => {
      const value = wrongBy(own, question)
      return value ? [{ misconception, value }] : []
    })
  const mark = (question: Q, answer: string) => {
    const explain = (said: string) =>
      predictions(question).flatMap(({ misconception, value }) =>
        ['right', 'rounded'].includes(value.judge(said).verdict) ? [misconception] : [],
      )
    return markByValue({ question, topic: topicOf(question), solution: solve(question), explain }, answer)
  }
  const draftFor = (question: Q, request: DraftRequest) =>
    draftBy(
      { text: draft.write(question), solution: solve(question), predictions: predictions(question) },
      request,
    )
  return {
    name: draft.name,
    topics: draft.topics,
    triggers: draft.triggers,
    heeds: draft.heeds ?? [],
    ...(draft.isLast && { isLast: true }),
    read: draft.read,
    topicOf,
    ...(draft.tipsFor && { tipsFor: draft.tipsFor }),
    write: draft.write,
    solve,
    mark,
    misconceptions: pairs.map(({ misconception }) => misconception),
    draft(request) {
      const pair = pairs.find(({ misconception }) => misconception === request.practised)
      for (let count = 0; count < MOST_DRAFTS; count++) {
        const question = pair?.makeFor(request.random, request.grade)
        const drafted = question && draftFor(question, request)
        if (drafted) return drafted
      }
      return undefined
    },
    draftFor,
    ...(draft.near && { near: draft.near }),
    ...(draft.retell && { retell: draft.retell }),
    ...(draft.structureOf && { structureOf: draft.structureOf }),
    ...(draft.byHand && { byHand: draft.byHand }),
    isSaidIn: (text, question) => solve(question).expected.isNamedIn(text, question.text),
    isFoundIn(text, question) {
      const { expected } = solve(question)
      if (['right', 'rounded'].includes(judgeAnswer(text, expected).verdict)) return true
      const named = new Set(namedNumbers(text).map(({ node }) => node.value.toFraction()))
      return named.size > 0 && named.size <= MOST_NAMED && expected.isNamedIn(text, question.text)
    },
    draftOfKind: draft,
    predictions,
  }
}
