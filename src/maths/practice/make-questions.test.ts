import { describe, expect, test } from 'vitest'
import { checkQuestions } from '#server/ai/question-check.ts'
import { seeded } from '#support/maths/seeded.ts'
import { isArithmetic } from '../domain/arithmetic-question.ts'
import { generalGap } from '../domain/topic.ts'
import { misconceptions } from '../kinds/by-lines/misconceptions/table.ts'
import { writeOption } from '../kinds/by-lines/practice/write-option.ts'
import { topics } from '../kinds/by-lines/topics.ts'
import { withoutLatex } from '../notation/latex.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { makePracticeQuestions } from './make-questions.ts'
import type { PracticeQuestion } from './practice-question.ts'

const gapOf = (concept: string, description: string) => ({
  concept,
  description,
  standard: null,
  grade: 4 as const,
})

function make(concept: string, description: string, count = 4, earlier: string[] = [], seed = 1) {
  return makePracticeQuestions({ ...gapOf(concept, description), count, earlier }, seeded(seed)) ?? []
}

const readable = (question: string) => {
  const [read] = readQuestions(question.replaceAll('{,}', ',').replace(/\\frac\{x\}\{(\d+)\}/g, 'x/$1')) ?? []
  return read && isArithmetic(read) ? read : undefined
}

describe.each(misconceptions.map(each => [each.id, each] as const))('%s', (_, misconception) => {
  const questions = make(misconception.topic.concept, misconception.gap)

  test('has different questions, each with one right key', async () => {
    expect(questions).toHaveLength(4)
    expect((await checkQuestions(questions)).problems).toEqual([])
  })

  test('offers what it leads to as a wrong option, and says what went wrong there', () => {
    for (const { question, wrongAnswers, explanation, note } of questions) {
      const asked = readable(question)
      if (!asked) throw new Error(`Not readable: ${question}`)
      const leadsTo = [misconception.predict(asked), ...(misconception.alternatives?.(asked) ?? [])]
      const options = leadsTo.flatMap(value => (value && writeOption(value, asked)) ?? [])
      const own = wrongAnswers.find(option => options.includes(option))
      expect(own, question).toBeDefined()
      expect(note).toEqual({ wrongAnswer: own, words: misconception.explanation })
      // The explanation is read after a right answer too.
      expect(explanation).not.toContain(misconception.explanation)
    }
  })
})

test('most wrong options are what some misconception leads to', () => {
  const isPredicted = ({ question, wrongAnswers }: PracticeQuestion) => {
    const asked = readable(question)
    if (!asked) return []
    const predicted = new Set(
      misconceptions
        .flatMap(each => [each.predict(asked), ...(each.alternatives?.(asked) ?? [])])
        .flatMap(value => (value && writeOption(value, asked)) ?? []),
    )
    return wrongAnswers.map(option => predicted.has(option))
  }
  const options = misconceptions.flatMap(each => make(each.topic.concept, each.gap).flatMap(isPredicted))
  expect(options.filter(Boolean).length / options.length).toBeGreaterThan(0.7)
})

test.each(Object.values(topics).map(topic => [topic.concept, topic] as const))(
  'a general gap in %s has questions of that topic',
  async (_, topic) => {
    const questions = make(topic.concept, generalGap(topic), 5)
    expect(questions).toHaveLength(5)
    expect((await checkQuestions(questions)).good).toHaveLength(5)
    const explanations = misconceptions.filter(each => each.topic === topic).map(each => each.explanation)
    for (const { note } of questions) expect(explanations).toContain(note?.words)
  },
)

test('an explanation shows the steps as they are done on paper', () => {
  const [{ explanation } = { explanation: '' }] = make(
    'Adding with carrying',
    'Forgets to carry the ten into the next column.',
    1,
  )
  expect(explanation).toMatch(/^\d\. (Ones|Tens): \$\d \+ \d = 1\d\$, so write \d and carry 1/m)
  expect(explanation).toMatch(/\n\n\*\*The answer is \$\d+\$\.\*\*$/)
})

test('dividing by zero asks for seeing that it can’t be done', () => {
  for (const { question, answer, wrongAnswers } of make('Dividing by zero', 'x')) {
    expect(question).toMatch(/\\div 0\$\?$/)
    expect(answer).toBe('It can’t be done')
    expect(wrongAnswers).toContain('$0$')
  }
})

test('a comparison has four numbers to choose from', () => {
  for (const { question, answer, wrongAnswers } of make('Comparing numbers', 'x')) {
    for (const option of [answer, ...wrongAnswers]) expect(question).toContain(option)
  }
})

test('an earlier question comes back only when there are no others, and none of the last ten', () => {
  const earlier: string[] = []
  for (let seed = 1; seed <= 6; seed++) {
    const set = make('Powers', 'Multiplies the base by the exponent.', 20, earlier, seed)
    const texts = set.map(({ question }) => question)
    expect(new Set(texts).size).toBe(20)
    expect(texts.filter(text => earlier.slice(-10).includes(text))).toEqual([])
    earlier.push(...texts)
  }
  const some = earlier.slice(0, 5)
  const others = make('Powers', 'Multiplies the base by the exponent.', 5, some, 7)
  expect(others.filter(({ question }) => some.includes(question))).toEqual([])
})

test('a gap that is no maths has no questions', () => {
  const gap = gapOf('Roman trade', 'How goods moved.')
  expect(makePracticeQuestions({ ...gap, count: 4, earlier: [] })).toBeUndefined()
})

test('every text can be typeset: dollars come in pairs and braces close', () => {
  for (const each of misconceptions) {
    for (const { question, answer, wrongAnswers, explanation } of make(each.topic.concept, each.gap, 2)) {
      for (const text of [question, answer, ...wrongAnswers, explanation]) {
        expect(text.split('$').length % 2, text).toBe(1)
        expect(text.split('{').length, text).toBe(text.split('}').length)
        expect(withoutLatex(text)).not.toMatch(/undefined|NaN|null/)
      }
    }
  }
})
