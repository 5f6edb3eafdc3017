import { LEAST_QUESTIONS, MOST_QUESTIONS } from '#contract/checkups.ts'
import type { Misconception, Random } from '../domain/misconception.ts'
import type { Question } from '../domain/question.ts'
import type { Topic } from '../domain/topic.ts'
import { topicOf, writeQuestion } from '../kinds/doors.ts'
import { kinds } from '../kinds/index.ts'
import { misconceptions } from '../kinds/misconceptions.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { asAsked } from '../wording/asked.ts'
import { gradeOf, topicsBeside } from './areas.ts'
import { type Beliefs, believe } from './beliefs.ts'
import { type Answered, type Evidence, evidenceOf, predictionsFor, readOne } from './evidence.ts'
import { type FirstQuestion, firstQuestions, firstTopics, LAST_FIRST_GRADE } from './first-questions.ts'

/** After so many wrong ones in a row comes an easier one. */
const MOST_WRONG_IN_ROW = 3
const EASIER_TRIES = 12
/** After so many it is enough: nobody goes on being asked what it can't. */
const TIRED_AFTER = 5
/** So many topics are looked at for the next question. */
const TOPICS_LOOKED_AT = 6
/** Of each topic at least, where there are few of them. */
const QUESTIONS_OF_LOOK = 3
/** From here on a misconception is suspected; so many questions more than there are suspects are spare at the end. */
const SUSPECTED = 0.3
const SPARE = 1
/** What is asked further must tell so much at least, in nats. */
const LEAST_TOLD = 0.12
/** A question so many grades from where the child stands counts for so much less. */
const PER_GRADE = 0.2
/** How far one answer moves the level at which questions are asked. */
const STEP = { up: 0.5, down: 0.75 }
const MOST_ABOVE = 1

export interface CheckupSoFar {
  /** 0 for kindergarten. */
  grade: number
  topics: readonly Topic[]
  answered: readonly Answered[]
}

export interface NextQuestion {
  /** Markdown with maths between dollar signs. */
  question: string
  topic: Topic
}

/**
 * The question whose answer would tell most: which misconceptions lead to different wrong answers, a suspected one
 * above all, near the grade at which the child stands.
 * @returns undefined when enough is known, or enough was asked
 */
export function nextQuestion(
  { grade, topics, answered }: CheckupSoFar,
  random: Random,
): NextQuestion | undefined {
  if (answered.length >= MOST_QUESTIONS) return undefined
  const evidence = answered.map(evidenceOf)
  const beliefs = believe(evidence)
  const level = levelAfter(grade, evidence)
  const isStuck = endsWrong(evidence, MOST_WRONG_IN_ROW)
  if (endsWrong(evidence, TIRED_AFTER) && answered.length >= leastFor(topics)) return undefined
  const asked = new Set(answered.map(({ question }) => question))
  const suspects = suspectedIn(topics, beliefs)
  const isLate = suspects.length > 0 && MOST_QUESTIONS - answered.length <= suspects.length + SPARE
  const look: Look = {
    level,
    first: isOfFirstGrades(level) ? firstQuestions(gradeOfFirst(level), random) : [],
    isYoung: grade <= LAST_FIRST_GRADE,
    beliefs,
    asked,
  }
  const telling = mostTelling(topics, isLate ? { ...look, among: suspects } : look, random)
  const isEnough = (telling?.told ?? 0) < LEAST_TOLD && answered.length >= leastFor(topics)
  if (!telling || isEnough) return undefined
  const { question } = (isStuck ? easierQuestion(topics, evidence, look, random) : undefined) ?? telling
  return { question, topic: topicOf(readOne(question)) }
}

/** One of what sits, or of what is learnt before. */
function easierQuestion(
  topics: readonly Topic[],
  evidence: readonly Evidence[],
  look: Look,
  random: Random,
): { question: string } | undefined {
  const easier = easierTopics(topics, evidence, look.level)
  // Chance may make again what was asked.
  for (let tries = 0; tries < EASIER_TRIES && easier.length > 0; tries++) {
    // What sits may be of a higher grade than where the wrong ones have led.
    const first = look.isYoung ? firstQuestions(LAST_FIRST_GRADE, random) : look.first
    const chosen = mostTelling(easier, { ...look, first, only: easier }, random)
    if (chosen) return chosen
  }
  return easiest(look, failedIn(evidence), random)
}

const endsWrong = (evidence: readonly Evidence[], count: number) =>
  evidence.length >= count && evidence.slice(-count).every(isNotRight)

/** What a question is chosen by. */
interface Look {
  /** The grade at which the child stands. */
  level: number
  /** Of the first grades, where it stands there. */
  first: readonly FirstQuestion[]
  /** It is in one of the first grades: what a topic has for later ones is too hard. */
  isYoung: boolean
  beliefs: Beliefs
  /** The texts that were asked before. */
  asked: ReadonlySet<string>
  /** Only what these lead to counts. */
  among?: readonly Misconception[] | undefined
  /** A question that turns out to be of another topic is not wanted. */
  only?: readonly Topic[]
}

/** The question of some topics from which most can be told. */
function mostTelling(
  pool: readonly Topic[],
  { level, first, isYoung, beliefs, asked, among, only }: Look,
  random: Random,
): { question: string; told: number } | undefined {
  const looked = pool
    .filter(topic => !among || among.some(each => each.topic === topic))
    .map(topic => ({ topic, worth: openIn(topic, beliefs) * closeness(gradeAt(topic, level), level) }))
    .sort((a, b) => b.worth - a.worth)
    .slice(0, TOPICS_LOOKED_AT)
  let best: { question: string; worth: number; told: number } | undefined
  for (const { topic } of looked) {
    for (const { question, text: own, grade } of candidates(topic, { level, first, isYoung }, random)) {
      if (only && !only.includes(topicOf(question))) continue
      const told = informationIn(question, beliefs, among)
      const worth = told * closeness(grade, level)
      if (best && worth <= best.worth) continue
      const text = own ?? textOf(question)
      if (text !== undefined && !asked.has(text)) best = { question: text, worth, told }
    }
  }
  return best
}

/** What one answer has shown and no second one yet: with few questions left, these are to be confirmed first. */
function suspectedIn(topics: readonly Topic[], { has, told }: Beliefs): Misconception[] {
  return misconceptions.filter(
    each => topics.includes(each.topic) && has(each) > SUSPECTED && !told.misconceptions.includes(each),
  )
}

/** A look at one or two topics is shorter than a check-up. */
function leastFor(topics: readonly Topic[]): number {
  return Math.min(LEAST_QUESTIONS, QUESTIONS_OF_LOOK * topics.length)
}

const isNotRight = ({ outcome }: Evidence) => outcome !== 'right'

/** Up a little with each right answer, but never far above the grade, and down with each wrong one. */
function levelAfter(grade: number, evidence: readonly Evidence[]): number {
  const step = (level: number, { outcome }: Evidence) =>
    Math.min(grade + MOST_ABOVE, level + (outcome === 'right' ? STEP.up : -STEP.down))
  return evidence.reduce(step, grade)
}

const closeness = (grade: number, level: number) => 1 / (1 + PER_GRADE * Math.abs(grade - level))

/** The grade of what is asked of a topic: the first grades have questions of their own. */
function gradeAt(topic: Topic, level: number): number {
  return isOfFirstGrades(level)
    ? (firstTopics(gradeOfFirst(level)).get(topic) ?? gradeOf(topic))
    : gradeOf(topic)
}

const isOfFirstGrades = (level: number) => level < LAST_FIRST_GRADE + 0.5
const gradeOfFirst = (level: number) => Math.min(LAST_FIRST_GRADE, Math.max(0, Math.round(level)))

const failedIn = (evidence: readonly Evidence[]) =>
  new Set(evidence.filter(isNotRight).map(({ topic }) => topic))

/**
 * What was answered right when it was last asked; else what is learnt before in the same parts of school maths, and has
 * not gone wrong yet.
 */
function easierTopics(
  topics: readonly Topic[],
  evidence: readonly Evidence[],
  level: number,
): readonly Topic[] {
  const sitting = topics.filter(topic => evidence.findLast(each => each.topic === topic)?.outcome === 'right')
  if (sitting.length > 0) return sitting
  const failed = failedIn(evidence)
  const before = topicsBeside(topics).filter(topic => gradeOf(topic) <= level && !failed.has(topic))
  const highest = Math.max(...before.map(gradeOf))
  return before.filter(topic => gradeOf(topic) === highest)
}

/** A question of the first grades, of what has not gone wrong if there is one. */
function easiest(
  { level, asked }: Look,
  failed: ReadonlySet<Topic>,
  random: Random,
): { question: string } | undefined {
  const open = firstQuestions(gradeOfFirst(level), random).filter(({ question }) => !asked.has(question))
  const others = open.filter(({ topic }) => !failed.has(topic))
  const pool = others.length > 0 ? others : open
  return pool[Math.floor(random() * pool.length)]
}

/** How much is open in a topic: what is told already is not. */
function openIn(topic: Topic, { has, isNew, told }: Beliefs): number {
  if (told.topics.includes(topic)) return 0
  return misconceptions
    .filter(each => each.topic === topic && !told.misconceptions.includes(each))
    .reduce((sum, each) => sum + surprise(has(each)), surprise(isNew(topic)))
}

interface Candidate {
  question: Question
  /** Its own words, where it is to be asked in them. */
  text?: string
  grade: number
}

/** One for each misconception of the topic; in the first grades those of the grade, which are small enough. */
function candidates(
  topic: Topic,
  { level, first, isYoung }: Pick<Look, 'level' | 'first' | 'isYoung'>,
  random: Random,
): Candidate[] {
  const own = first
    .filter(each => each.topic === topic)
    .map(({ question: text, grade }) => ({ question: readOne(text), text, grade }))
  if (own.length > 0 || (isYoung && gradeOf(topic) > level + MOST_ABOVE / 2)) return own
  return misconceptions
    .filter(each => each.topic === topic)
    .flatMap(misconception => made(misconception, random) ?? [])
    .map(question => ({ question, grade: gradeOf(topic) }))
}

/** Read by its own kind alone: of all that are made, one is asked. */
function made(misconception: Misconception, random: Random): Question | undefined {
  const text = misconception.makeQuestion(random)
  const asked = asAsked(text)
  for (const kind of kinds) {
    const question = kind.misconceptions.includes(misconception) ? kind.read(asked) : undefined
    if (question) return { ...question, text }
  }
  return undefined
}

/** The question as the tutor writes it, where it reads the same again from that. */
function textOf(question: Question): string | undefined {
  const text = writeQuestion(question)
  const [again, ...others] = readQuestions(text) ?? []
  return again?.kind === question.kind && others.length === 0 ? text : undefined
}

/**
 * How uncertain it is what a child would answer, in nats: what misconceptions lead to, each answer once. Where one that
 * is told already is at work, nothing else shows.
 */
function informationIn(
  question: Question,
  { has, isNew, told }: Beliefs,
  among?: readonly Misconception[],
): number {
  const byAnswer = new Map<string, number>()
  for (const [misconception, answer] of predictionsFor(question)) {
    if (told.misconceptions.includes(misconception)) return 0
    if (among && !among.includes(misconception)) continue
    byAnswer.set(answer, 1 - (1 - (byAnswer.get(answer) ?? 0)) * (1 - has(misconception)))
  }
  const chances = [...byAnswer.values(), isNew(topicOf(question))]
  const right = chances.reduce((none, chance) => none * (1 - chance), 1)
  const sum = chances.reduce((total, chance) => total + chance, 0)
  const scaled = sum === 0 ? [] : chances.map(chance => (chance / sum) * (1 - right))
  return [right, ...scaled].reduce((total, chance) => total + plogp(chance), 0)
}

const plogp = (chance: number) => (chance <= 0 ? 0 : -chance * Math.log(chance))
const surprise = (chance: number) => plogp(chance) + plogp(1 - chance)
