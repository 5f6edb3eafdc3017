import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { solve, topicOf } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { markCheckupAnswer } from './checkup.ts'
import { readOne } from './evidence.ts'
import { firstQuestions, firstTopics } from './first-questions.ts'

test('each is read as one question, and its right answer is right', () => {
  const random = seeded(4)
  for (let round = 0; round < 60; round++) {
    for (const { question, topic } of firstQuestions(2, random)) {
      expect(readQuestions(question), question).toHaveLength(1)
      expect(topicOf(readOne(question)).concept, question).toBe(topic.concept)
      const right = solve(readOne(question)).answer.replace(/\\text\{([^{}]*)\}/g, '$1')
      expect(markCheckupAnswer(question, right), `${question} ${right}`).toMatchObject({ isRight: true })
    }
  }
})

test('numbers stay small: within ten in kindergarten, within a hundred up to grade 2', () => {
  const random = seeded(5)
  const largestAt = (grade: number) =>
    Math.max(
      ...Array.from({ length: 60 }, () => firstQuestions(grade, random)).flatMap(made =>
        made.flatMap(({ question }) => (question.match(/\d+/g) ?? []).map(Number)),
      ),
    )
  expect(largestAt(0)).toBeLessThan(20)
  expect(largestAt(2)).toBeLessThanOrEqual(100)
})

test('from grade 3 on there are the topics’ own questions alone', () => {
  expect(firstTopics(3).size).toBe(0)
  expect(firstTopics(0).size).toBeGreaterThanOrEqual(5)
  expect(firstTopics(2).size).toBeGreaterThan(firstTopics(0).size)
})
