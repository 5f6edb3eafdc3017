import { expect, it } from 'vitest'
import { tries } from '#support/how-much.ts'
import { seeded } from '#support/maths/seeded.ts'
import { showValue } from '../../../arithmetic/show.ts'
import { type ArithmeticQuestion, isArithmetic } from '../../../domain/arithmetic-question.ts'
import type { Random } from '../../../domain/misconception.ts'
import { findingsOf } from '../../../marking/findings.ts'
import { readQuestions } from '../../../questions/read-questions.ts'
import { markQuestion } from '../../doors.ts'
import { findMisconception } from '../../misconceptions.ts'
import { readArithmetic } from '../read-arithmetic.ts'
import { truthOf } from './define.ts'
import { explanationsOf } from './diagnose.ts'
import type { ArithmeticMisconception } from './misconception.ts'
import { misconceptions } from './table.ts'

const QUESTIONS_OF_EACH = tries(8, 40)

function ask(misconception: ArithmeticMisconception, random: Random): ArithmeticQuestion {
  const [question, ...others] = readQuestions(misconception.makeQuestion(random)) ?? []
  if (!question || !isArithmetic(question) || others.length > 0)
    throw new Error(`${misconception.id} made no readable question`)
  return question
}

/** What a child who works in this wrong way writes down. */
function answerOf(misconception: ArithmeticMisconception, question: ArithmeticQuestion): string {
  const value = misconception.predict(question)
  if (!value) throw new Error(`${misconception.id} predicts nothing for ${question.text}`)
  return question.form === 'percentage' ? `${showValue(value.mul(100), true)}%` : showValue(value, true)
}

it('knows at least thirty misconceptions, each with its own id and gap', () => {
  expect(misconceptions.length).toBeGreaterThanOrEqual(30)
  expect(new Set(misconceptions.map(({ id }) => id)).size).toBe(misconceptions.length)
  expect(new Set(misconceptions.map(({ gap }) => gap)).size).toBe(misconceptions.length)
})

it.each(misconceptions.map(each => [each.id, each] as const))(
  '%s is described in whole sentences',
  (_, each) => {
    expect(each.gap).toMatch(/^[A-Z][^.]+\.$/)
    expect(each.explanation).toMatch(/^[A-Z].+\.$/)
    expect(each.standard).toMatch(/^(?:\d\.|K\.)[A-Z]+\.[A-Z]\.\d+[a-z]?$/)
    expect(findMisconception(each.topic.concept, each.gap)).toBe(each)
  },
)

it.each(misconceptions.map(each => [each.id, each] as const))(
  '%s is explained without the numbers of some other question',
  (_, { explanation }) => {
    // What is true of every question may be named: ten and its powers, zero, one, the five of rounding, squares, cubes.
    const numbers = explanation.replaceAll(',', '').match(/\d+(?:\.\d+)?/g) ?? []
    expect(numbers.filter(number => !/^(?:0|1|2|3|5|10+)$/.test(number))).toEqual([])
    expect(explanation).not.toMatch(/\b(?:twenty|thirty|forty|fifty|sixty|seventy|eighty|ninety)\b/i)
  },
)

it.each(misconceptions.map(each => [each.id, each] as const))(
  '%s makes questions that it gets wrong',
  (_, each) => {
    const random = seeded(7)
    for (let count = 0; count < QUESTIONS_OF_EACH; count++) {
      const question = ask(each, random)
      const wrong = each.predict(question)
      expect(wrong).toBeDefined()
      expect(wrong?.toFraction()).not.toBe(truthOf(question)?.toFraction())
      const marked = markQuestion(question, answerOf(each, question))
      expect([question.text, marked.verdict]).toEqual([question.text, 'wrong'])
      expect(marked.explanations).toContain(each)
    }
  },
)

it('makes the same questions from the same seed', () => {
  for (const each of misconceptions) expect(each.makeQuestion(seeded(3))).toBe(each.makeQuestion(seeded(3)))
})

it('diagnoses at least 90 in 100 children who answer one question with one bug', () => {
  const random = seeded(2026)
  let [children, diagnosed] = [0, 0]
  for (const each of misconceptions) {
    for (let child = 0; child < tries(5, 40); child++) {
      const question = ask(each, random)
      const { knowledgeGaps } = findingsOf([markQuestion(question, answerOf(each, question))])
      children++
      if (knowledgeGaps[0]?.description === each.gap) diagnosed++
    }
  }
  console.warn(`One question: ${diagnosed} of ${children} simulated children diagnosed exactly`)
  expect(diagnosed / children).toBeGreaterThanOrEqual(0.9)
})

it('diagnoses at least 97 in 100 children who answer a worksheet of five with one bug', () => {
  const random = seeded(99)
  let [children, diagnosed] = [0, 0]
  for (const each of misconceptions) {
    for (let child = 0; child < tries(2, 8); child++) {
      const questions = Array.from({ length: 5 }, () => ask(each, random))
      const marked = questions.map(question => markQuestion(question, answerOf(each, question)))
      const { knowledgeGaps } = findingsOf(marked)
      children++
      if (knowledgeGaps.length === 1 && knowledgeGaps[0]?.description === each.gap) diagnosed++
    }
  }
  console.warn(`Worksheet: ${diagnosed} of ${children} simulated children diagnosed exactly`)
  expect(diagnosed / children).toBeGreaterThanOrEqual(0.97)
})

it('names no misconception for an answer that several explain', () => {
  const [question] = readQuestions('What is 2 × 2') ?? []
  if (!question) throw new Error('Not read')
  const ambiguous = readArithmetic('Work out 5/6 - 1/12')
  const wrong =
    ambiguous && misconceptions.find(({ id }) => id === 'subtracted-over-larger')?.predict(ambiguous)
  if (!ambiguous || !wrong) throw new Error('Not read')
  expect(explanationsOf(ambiguous, wrong).length).toBeGreaterThan(1)
  expect(findingsOf([markQuestion(ambiguous, showValue(wrong))]).knowledgeGaps).toEqual([
    {
      concept: 'Subtracting fractions',
      description: 'Needs more practice with subtracting fractions.',
      relevantStandard: '5.NF.A.1',
    },
  ])
})
