import type { Grade } from '#contract/grades.ts'
import { areas, gradeOf, topicsIn } from '../checkup/areas.ts'
import { readOne } from '../checkup/evidence.ts'
import { firstQuestions, firstTopics } from '../checkup/first-questions.ts'
import type { Random } from '../domain/misconception.ts'
import type { Topic } from '../domain/topic.ts'
import { findTopic } from '../kinds/topics.ts'
import { lessonFor } from '../lessons/index.ts'
import { assessMarked, markAnswer } from '../marking/mark-answer.ts'
import { answerInWords, workedSteps } from '../marking/unknown.ts'
import { hintsToTry } from './hints.ts'
import { makePracticeQuestions } from './make-questions.ts'
import type { GapToPractise, QuestionsToMake } from './practice-question.ts'

/** So often chance may make again what is there already. */
const TRIES = 20
/** High school is one grade here. */
const HIGHEST = 9

/** A topic that can be practised by choice. */
export interface TopicToChoose {
  concept: string
  /** The id of its part of school maths. */
  area: string
  /** Usually learnt in the grade that was asked for, or in the one before. */
  isOfGrade: boolean
  /** What else it is called: words to find it by, in lower case, some of them stems. */
  otherWords: string[]
}

const numberOf = (grade: Grade) => Math.min(HIGHEST, grade === 'K' ? 0 : grade)

/** Every topic with the part of school maths that it belongs to; those of a grade are marked. */
export function topicsToChoose(grade: Grade): TopicToChoose[] {
  const at = numberOf(grade)
  const first = firstTopics(at)
  return areas.flatMap(({ id }) =>
    topicsIn([id]).map(topic => {
      const own = gradeOf(topic)
      const isOfGrade = first.size > 0 ? first.has(topic) : own === at || own === at - 1
      return { concept: topic.concept, area: id, isOfGrade, otherWords: otherWordsFor(topic) }
    }),
  )
}

/** The words of its lesson, by its title and by what it is asked for. */
function otherWordsFor(topic: Topic): string[] {
  const lesson = lessonFor(topic)
  const words = lesson
    ? [lesson.title, ...lesson.asks]
        .join(' ')
        .toLowerCase()
        .split(/[^a-z]+/)
    : []
  return [...new Set(words)].filter(word => word.length > 1)
}

/** What typed questions are wanted of. */
export interface TypedToMake {
  /** A topic's, or a gap's where `gap` says the rest. */
  concept: string
  grade: Grade
  count: number
  /** The questions are like the one that went wrong. */
  gap?: Pick<GapToPractise, 'description' | 'question'>
}

/**
 * Questions of one topic or gap, to be answered by typing; each once, so that a small topic has fewer.
 * @returns markdown with maths between dollar signs; none for a concept that is no topic
 */
export function makeTypedQuestions(
  { concept, grade, count, gap }: TypedToMake,
  random: Random = Math.random,
): string[] {
  if (gap) return typedOnes({ concept, standard: null, grade, count, earlier: [], ...gap }, random)
  const topic = findTopic(concept)
  if (!topic) return []
  const at = numberOf(grade)
  if (firstTopics(at).has(topic)) {
    const made = new Set<string>()
    for (let tries = 0; tries < TRIES * count && made.size < count; tries++) {
      const own = firstQuestions(at, random).filter(each => each.topic === topic)
      const chosen = own[Math.floor(random() * own.length)]
      if (chosen) made.add(chosen.question)
    }
    return [...made]
  }
  return typedOnes({ concept, description: '', standard: null, grade, count, earlier: [] }, random)
}

function typedOnes(wanted: QuestionsToMake, random: Random): string[] {
  return (makePracticeQuestions(wanted, random) ?? [])
    .filter(({ question, answer }) => isRightAlone(question, answer))
    .map(({ question }) => question)
}

/**
 * The answer as it stands on an answer page; markdown.
 * @throws RangeError where the text is not one question that the tutor reads
 */
export function answerOf(text: string): string {
  const [only] = markAnswer(text, '', { isOwn: true })?.marked ?? []
  if (!only) throw new RangeError(`Not one question: ${text}`)
  return answerInWords(only.solution)
}

/** Whether the tutor reads a question as one alone, and its answer as right when it is typed. */
function isRightAlone(question: string, answer: string): boolean {
  const { marked = [], asked } = markAnswer(question, answer, { isOwn: true }) ?? {}
  const [only, ...others] = marked
  return asked === undefined && others.length === 0 && only?.verdict === 'right'
}

/** What comes of one typed answer. */
export interface MarkedTyped {
  isRight: boolean
  /** After a first wrong one: a nudge that doesn't say the answer; markdown. */
  hint?: string
  /** After the last wrong one: the way to the answer, step by step; markdown. */
  steps?: string[]
}

/**
 * Marks a typed answer exactly, in any equal form.
 * @param given empty for "I don't know yet"
 * @param isLast no other try follows
 * @returns with `asked` what to ask, in words for the child, where the answer can't be read
 * @throws RangeError where the text is not one question that the tutor reads
 */
export function markTyped(text: string, given: string, isLast: boolean): MarkedTyped | { asked: string } {
  // Refuses what is no question of its own.
  readOne(text)
  const { marked = [], asked, isUnknown = false } = markAnswer(text, given, { isOwn: true }) ?? {}
  const isSaid = given.trim() !== '' && !isUnknown
  if (isSaid && asked !== undefined) return { asked }
  const isRight = marked.every(({ verdict }) => verdict === 'right' || verdict === 'rounded')
  if (isRight) return { isRight }
  if (isLast) return { isRight, steps: workedSteps(marked.map(each => ({ ...each, isUnknown: true }))) }
  return {
    isRight,
    hint:
      (isSaid ? assessMarked(marked, 1).hint : undefined) ??
      hintsToTry(text, given, { isOwn: true })[0] ??
      '',
  }
}
