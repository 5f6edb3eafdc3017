import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { readOne } from '../checkup/evidence.ts'
import { saysAnswer, solve } from '../kinds/doors.ts'
import { makeTypedQuestions, markTyped, topicsToChoose } from './typed-questions.ts'

test('every topic of a grade has questions that can be typed, each once', () => {
  for (const grade of ['K', 2, 5] as const) {
    const own = topicsToChoose(grade).filter(({ isOfGrade }) => isOfGrade)
    expect(own.length).toBeGreaterThan(2)
    for (const { concept } of own.slice(0, 6)) {
      const questions = makeTypedQuestions({ concept, grade, count: 3 }, seeded(7))
      expect(questions, concept).not.toEqual([])
      expect(new Set(questions).size).toBe(questions.length)
    }
  }
  expect(makeTypedQuestions({ concept: 'Roman trade', grade: 5, count: 3 })).toEqual([])
})

test('a topic is found by what children call it, too', () => {
  const wordsOf = (concept: string) =>
    topicsToChoose(2).find(topic => topic.concept === concept)?.otherWords ?? []
  expect(wordsOf('Twelve and twenty-four hours')).toEqual(
    expect.arrayContaining(['telling', 'time', 'clock']),
  )
  expect(wordsOf('Stories with equal groups')).toEqual(expect.arrayContaining(['sharing', 'stories']))
})

test('any equal form is right; a first wrong answer gets a hint without the answer, the last one the whole way', () => {
  const text = 'What is $\\frac{1}{2} + \\frac{1}{4}$?'
  for (const answer of ['3/4', '0.75', '6/8', '75%', 'three quarters'])
    expect(markTyped(text, answer, false), answer).toMatchObject({
      isRight: true,
    })
  for (const answer of ['2/6', '']) {
    const first = markTyped(text, answer, false)
    if ('asked' in first || first.hint === undefined) throw new Error(`No hint: ${answer}`)
    expect(first.isRight).toBe(false)
    expect(saysAnswer(first.hint, readOne(text))).toBe(false)
    // The idea in a picture stands beside it, with other numbers.
    expect(first.hint).toMatch(/```picture\n(?!.*3\/4)/)
    const last = markTyped(text, answer, true)
    if ('asked' in last) throw new Error('Asked')
    expect(last.steps?.at(-1)).toContain(solve(readOne(text)).answer)
  }
})
