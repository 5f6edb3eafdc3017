import { expect, test } from 'vitest'
import { MOST_QUESTIONS } from '#contract/checkups.ts'
import { someOf, tries } from '#support/how-much.ts'
import { seeded } from '#support/maths/seeded.ts'
import { timeLimits } from '#support/time-limits.ts'
import type { Misconception, Random } from '../domain/misconception.ts'
import { solve } from '../kinds/doors.ts'
import { misconceptions } from '../kinds/misconceptions.ts'
import { gradeOf } from './areas.ts'
import { believe } from './beliefs.ts'
import { checkupFindings } from './checkup.ts'
import { chooseTopics } from './choose-topics.ts'
import { type Answered, evidenceOf, readOne } from './evidence.ts'
import { firstTopics, LAST_FIRST_GRADE } from './first-questions.ts'
import { nextQuestion } from './next-question.ts'

const PUPILS = tries(6, 100)
/** Of few pupils one weighs more. */
const LEAST_FOUND = tries(0.8, 0.85)
const GRADES = [2, 3, 4, 5, 6, 7]

interface Pupil {
  has: Misconception[]
  /** How often the last digit comes out wrong. */
  slips: number
}

function answerOf({ has, slips }: Pupil, text: string, random: Random): string {
  const question = readOne(text)
  const right = solve(question).answer.replace(/\\text\{([^{}]*)\}/g, '$1')
  const misled = has.map(each => each.answerTo(question)).find(answer => answer !== undefined)
  const meant = misled ?? right
  if (random() >= slips) return meant
  return meant.replace(/\d(?=\D*$)/, digit => String((Number(digit) + 1 + Math.floor(random() * 8)) % 10))
}

function checkUp(grade: number, pick: (own: Misconception[]) => Pupil, random: Random) {
  const topics = chooseTopics({ grade, areas: [], met: [] }, random)
  const pupil = pick(misconceptions.filter(each => topics.includes(each.topic)))
  const answered: Answered[] = []
  for (;;) {
    const next = nextQuestion({ grade, topics, answered }, random)
    if (!next) return { pupil, answered, told: believe(answered.map(evidenceOf)).told }
    answered.push({ question: next.question, answer: answerOf(pupil, next.question, random) })
  }
}

const gradeAt = (at: number) => GRADES[at % GRADES.length] ?? 5

test(
  'of 100 misconceptions within its topics it finds 85 at least, in fifteen questions at most',
  () => {
    let [had, found, falsely, most] = [0, 0, 0, 0]
    for (let at = 0; at < PUPILS; at++) {
      const random = seeded(1_000 + at)
      const { pupil, answered, told } = checkUp(
        gradeAt(at),
        own => {
          const has = own
            .map(each => ({ each, at: random() }))
            .sort((a, b) => a.at - b.at)
            .slice(0, 1 + (at % 3))
            .map(({ each }) => each)
          return { has, slips: 0.05 }
        },
        random,
      )
      had += pupil.has.length
      found += pupil.has.filter(each => told.misconceptions.includes(each)).length
      falsely += told.misconceptions.filter(each => !pupil.has.includes(each)).length
      most = Math.max(most, answered.length)
    }
    expect(most).toBeLessThanOrEqual(MOST_QUESTIONS)
    expect(found / had, `${found} of ${had} found`).toBeGreaterThanOrEqual(LEAST_FOUND)
    expect(falsely / PUPILS, `${falsely} told that ${PUPILS} pupils don't have`).toBeLessThanOrEqual(0.05)
  },
  timeLimits.long,
)

test.each(someOf([0.05, 0], 1))(
  'of 100 pupils without a misconception it tells 5 at most of a gap, begins near the grade and asks nothing twice, with a slip rate of %s',
  slips => {
    let told = 0
    for (let at = 0; at < PUPILS; at++) {
      const grade = gradeAt(at)
      const { answered } = checkUp(grade, () => ({ has: [], slips }), seeded(5_000 + at))
      if (checkupFindings(answered).wobbles.length > 0) told++
      expect(new Set(answered.map(({ question }) => question)).size).toBe(answered.length)
      const [first] = answered
      const begun = first ? gradeOf(evidenceOf(first).topic) : Number.NaN
      expect(Math.abs(begun - grade)).toBeLessThanOrEqual(3)
    }
    expect(told / PUPILS, `${told} of ${PUPILS} were told of a gap`).toBeLessThanOrEqual(0.05)
  },
  timeLimits.long,
)

test('after three wrong answers in a row comes a question of what was right, or of a lower grade', () => {
  for (let at = 0; at < tries(4, 20); at++) {
    const random = seeded(9_000 + at)
    const grade = gradeAt(at)
    const topics = chooseTopics({ grade, areas: [], met: [] }, random)
    const answered: Answered[] = []
    const ask = (isRight: boolean) => {
      const next = nextQuestion({ grade, topics, answered }, random)
      if (!next) throw new Error('It ended too early')
      const answer = isRight ? answerOf({ has: [], slips: 0 }, next.question, random) : ''
      answered.push({ question: next.question, answer })
      return next.topic
    }
    const known = at % 2 === 0 ? ask(true) : undefined
    const hard = [ask(false), ask(false), ask(false)]
    const easier = ask(false)
    const isKnownStill = known !== undefined && topics.includes(known) && !hard.includes(known)
    const isEasier = firstTopics(LAST_FIRST_GRADE).has(easier) || gradeOf(easier) <= grade
    expect(isKnownStill ? easier.concept === known.concept : isEasier, easier.concept).toBe(true)
  }
})

test('who knows nothing of it is asked ever easier things, and no more than eight', () => {
  for (const grade of someOf([0, 1, 2, 4, 6, 8], 2)) {
    for (const answer of ['', '77']) {
      const random = seeded(grade + 30)
      const topics = chooseTopics({ grade, areas: [], met: [] }, random)
      const answered: Answered[] = []
      for (;;) {
        const next = nextQuestion({ grade, topics, answered }, random)
        if (!next) break
        answered.push({ question: next.question, answer })
      }
      const concepts = answered.map(each => evidenceOf(each).topic.concept)
      const most = Math.max(...concepts.map(one => concepts.filter(each => each === one).length))
      expect(answered.length, concepts.join(', ')).toBeLessThanOrEqual(9)
      expect(most, concepts.join(', ')).toBeLessThanOrEqual(4)
    }
  }
})
