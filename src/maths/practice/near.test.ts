import { expect, test } from 'vitest'
import { partOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { seeded, seedOf, steady } from '#support/maths/seeded.ts'
import { kindOf, topicOf, writeQuestion } from '../kinds/doors.ts'
import { misconceptions } from '../kinds/misconceptions.ts'
import { findingsOf } from '../marking/findings.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { makePracticeQuestions } from './make-questions.ts'
import { nearQuestion } from './near.ts'
import { problemByValue } from './problem-by-value.ts'
import { readPractised } from './read-practised.ts'

/** Questions that are made near each. */
const TRIES = 2

const numbersIn = (text: string) => text.match(/\d+(?:\.\d+)?/g) ?? []

/** The numbers in text of the practice that follows a wrong answer. */
function practiceAfter(question: string, answer: string, count = 5, isEasier = false) {
  const [gap] = findingsOf(markAnswer(question, answer)?.marked ?? []).knowledgeGaps
  if (!gap) throw new Error(`No gap was found in ${question}: ${answer}`)
  const wanted = { ...gap, standard: null, grade: 4 as const, question, count, earlier: [], isEasier }
  return makePracticeQuestions(wanted, seeded(3)) ?? []
}

test('every question but the known ones has others of its kind, topic and size, in which its misconception shows', async () => {
  const without: string[] = []
  const tried = partOf(misconceptions, undefined, 10)
  for (const misconception of tried) {
    const random = steady(seedOf(misconception.id))
    const pattern = readPractised(misconception.makeQuestion(random))
    if (!pattern) throw new Error(`Not read: ${misconception.id}`)
    let hasOne = false
    for (let count = 0; count < TRIES; count++) {
      const near = nearQuestion(pattern, { random })
      if (!near) continue
      const [words, former] = [writeQuestion(near), writeQuestion(pattern)]
      expect(words).not.toBe(former)
      expect([near.kind, topicOf(near)]).toEqual([pattern.kind, topicOf(pattern)])
      // By a rule of their own the numbers grow as they do.
      const sizes = (text: string) =>
        kindOf(pattern).near ? [] : numbersIn(text).map(number => number.length)
      expect([former, sizes(words)]).toEqual([former, sizes(former)])
      hasOne ||= misconception.answerTo(near) !== undefined
    }
    if (!hasOne) without.push(misconception.id)
  }
  await expectKnownAmong(
    'maths/known-without-another.txt',
    without,
    tried.map(({ id }) => id),
  )
}, 60_000)

test.each([
  ['What is 12 × 15?', '30'],
  ['12 x 15', '27'],
  ['Work out 84 × 37', '840'],
])('after %s = %s come two numbers of two digits each', (question, answer) => {
  const made = practiceAfter(question, answer)
  expect(made).toHaveLength(5)
  for (const each of made) {
    const numbers = numbersIn(each.question)
    expect([each.question, numbers.map(number => number.length)]).toEqual([each.question, [2, 2]])
    expect(problemByValue(each)).toBeUndefined()
  }
})

test('what makes a question worth asking stays: a common factor, brackets to find, whole solutions', () => {
  for (const { question, answer } of practiceAfter('Simplify the ratio 12:18', '4:6')) {
    const [a = 0, b = 0] = numbersIn(question).map(Number)
    expect(answer, question).not.toContain(`${a} : ${b}`)
  }
  for (const { answer } of practiceAfter('Find the HCF of 12 and 18', '36')) expect(answer).not.toBe('$1$')
  for (const { question } of practiceAfter('Factorise x^2 + 5x + 6', '(x+1)(x+6)')) {
    expect(question).toMatch(/^Factorise \$x\^\{2\} [+-] \d*x [+-] \d+\$$/)
  }
  for (const { answer } of practiceAfter('Solve x^2 - 5x + 6 = 0', 'x = -2 or x = -3')) {
    expect(answer).toMatch(/^\$x = -?\d+, x = -?\d+\$$/)
  }
  for (const { answer } of practiceAfter('Share £40 in the ratio 3:5', '£20, £20')) {
    expect(answer).not.toMatch(/\d\.\d/)
  }
})

test('a sequence is followed by others by a rule of the same sort', () => {
  for (const { question, answer } of practiceAfter('What is the next number: 2, 6, 18, 54, ...?', '55')) {
    const [first = 0, second = 0] = numbersIn(question).map(Number)
    expect(answer, question).toBe(`$${first * (second / first) ** 4}$`)
  }
})

test('the numbers stay about as large', () => {
  for (const { question } of practiceAfter('What is 12 × 15?', '60')) {
    for (const number of numbersIn(question)) expect(Number(number), question).toBeLessThan(30)
  }
})

test('the wrong options are what children really write: two numbers added that are to be multiplied', () => {
  for (const { question, wrongAnswers } of practiceAfter('What is 78 × 49?', '127')) {
    const [a, b] = numbersIn(question).map(Number)
    expect(wrongAnswers, question).toContain(`$${Number(a) + Number(b)}$`)
  }
})

test('a whole answer stays whole', () => {
  for (const { question, answer } of practiceAfter('Solve 2x + 3 = 11', '7')) {
    expect(question).toMatch(/^Solve \$\dx \+ \d = \d\d\$\.$/)
    expect(answer, question).toMatch(/^\$x = \d+\$$/)
  }
})

test('easier ones have small digits', () => {
  for (const { question } of practiceAfter('What is 78 × 49?', '127', 3, true)) {
    expect(numbersIn(question).join('')).toMatch(/^[0-4]+$/)
  }
})

test('a worksheet is followed by questions like the one of its gap', () => {
  const text = 'a) 1/2 + 1/4\nb) 512 - 247\nc) 6 × 7'
  const gap = {
    concept: 'Subtracting with borrowing',
    description: 'Takes the smaller digit from the larger in each column instead of borrowing.',
  }
  const wanted = { ...gap, standard: null, grade: 3 as const, question: text, count: 5, earlier: [] }
  for (const { question } of makePracticeQuestions(wanted, seeded(2)) ?? []) {
    expect(question).toMatch(/\d{3} - \d{3}/)
  }
})
