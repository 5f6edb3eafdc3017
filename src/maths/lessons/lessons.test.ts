import { describe, expect, it } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { seeded } from '#support/maths/seeded.ts'
import { readPicture } from '#text/pictures/read-picture.ts'
import { readAloud } from '#text/read-aloud.ts'
import { readFormula } from '../algebra/read-formula.ts'
import { valueAt } from '../algebra/value-at.ts'
import { readAnswer } from '../answers/read-answer.ts'
import { exactValue } from '../arithmetic/evaluate.ts'
import { type Rational, rational } from '../arithmetic/rational.ts'
import { saysAnswer } from '../kinds/doors.ts'
import { misconceptions } from '../kinds/misconceptions.ts'
import { findTopic, topics } from '../kinds/topics.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { all } from './areas/index.ts'
import { lessonFor } from './index.ts'
import { tellLesson } from './tell-lesson.ts'

const textsOf = ({ younger, older, next, shown }: (typeof all)[number]) => [
  younger,
  older,
  next,
  ...shown.map(({ words }) => words),
]
const STATEMENT = /\$([^$]+)\$/g

describe.each(all.map(lesson => [lesson.title, lesson] as const))('%s', (_, lesson) => {
  it('says nothing that is not true', () => {
    for (const text of textsOf(lesson)) {
      for (const [, statement = ''] of text.matchAll(STATEMENT))
        expect(isTrue(statement), statement).toBe(true)
      expect(text.replace(STATEMENT, ''), 'digits stand in statements alone').not.toMatch(/[\d$]/)
    }
  })

  it('has pictures that can be drawn', () => {
    for (const { picture } of lesson.shown) expect(readPicture(picture), picture).toBeDefined()
  })

  it('has a worked example for both ages, and names topics that are there', () => {
    for (const concept of [...(lesson.topics ?? []), ...(lesson.exampleOf ? [lesson.exampleOf] : [])]) {
      expect(findTopic(concept), concept).toBeDefined()
    }
    for (const grade of [2, 8] as const) {
      const told = tellLesson(lesson, { grade, random: seeded(grade) })
      expect(told).toContain(`**${lesson.title}**`)
      expect(told).toContain('```picture')
      expect(told).toContain('Here is one that is worked out')
    }
  })
})

it('has a lesson on every topic that is marked, and only one of each title', () => {
  expect(topics.filter(topic => !lessonFor(topic)).map(({ concept }) => concept)).toEqual([])
  expect(new Set(all.map(({ title }) => title)).size).toBe(all.length)
})

it('keeps the answer to what a child is working on', () => {
  const random = seeded(7)
  const leaks = someOf(misconceptions, 20).flatMap(({ topic, makeQuestion }) => {
    const [question] = readQuestions(makeQuestion(random)) ?? []
    const lesson = question && all.find(({ topics }) => topics?.includes(topic.concept))
    if (!lesson) return []
    const told = tellLesson(lesson, { open: [question], random })
    const heard = readAloud(told)
    return saysAnswer(told, question) || saysAnswer(heard, question) ? [`${question.text}: ${told}`] : []
  })
  expect(leaks).toEqual([])
})

/** Whether a statement holds: in plain numbers, or for all that its letters may stand for. */
function isTrue(statement: string): boolean {
  const signs = statement.match(/[=<>]/g) ?? []
  const letters = [...new Set(statement.match(/[a-z]/g))]
  return [2, 3, 7].every(start => {
    const values = new Map(letters.map((letter, at) => [letter, rational(start + 2 * at)]))
    const sides = statement
      .split(/[=<>]/)
      .map(side => (letters.length > 0 ? atValues(side, values) : plainly(side)))
    return signs.length > 0 && signs.every((sign, at) => holds(sides[at], sign, sides[at + 1]))
  })
}

function holds(left: Rational | undefined, sign: string, right: Rational | undefined): boolean {
  if (!left || !right) return false
  const order = left.compare(right)
  return sign === '=' ? order === 0 : sign === '<' ? order < 0 : order > 0
}

function plainly(side: string): Rational | undefined {
  const [read] = readAnswer(side).final?.sides ?? []
  return read && exactValue(read)
}

function atValues(side: string, values: ReadonlyMap<string, Rational>): Rational | undefined {
  const formula = readFormula(side.trim().replaceAll('×', '*'))
  return formula && valueAt(formula, values)
}
