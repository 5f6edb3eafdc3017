import { describe, expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { markAnswer } from '../marking/mark-answer.ts'
import { understoodAnswer, understoodQuestion } from '../understood/understood.ts'
import { readQuestions } from './read-questions.ts'

describe('a question takes no more than it is longer', () => {
  it.each<[string, number, (count: number) => string]>([
    [
      'a long number among words',
      20,
      n => `Here are ${'1'.repeat(n)} dogs. Which of these numbers is prime?`,
    ],
    ['brackets and dots for numbers', 12, n => `Which of these numbers is irrational,.${'.), '.repeat(n)}s`],
    ['blanks after numbers', 12, n => `What comes next: 1, 2, 3 ${'_'.repeat(n)}x`],
    ['names of places', 12, n => `Write 523 as ${'ten millions, and '.repeat(n)}x`],
    ['words for sides', 12, n => `Is a triangle with sides${' of lengths'.repeat(n)} 3, 4, 5x right angled?`],
    ['words for a clock', 12, n => `Write 3:30 pm in 24 hour${' clock time'.repeat(n)}x`],
    ['sides of a die', 8, n => `A ${'6-sided '.repeat(n)}x die is rolled. What is the probability of a 6?`],
    ['a rule', 12, n => `The rule is ${'rule is '.repeat(n)}x`],
    ['question marks', 900, n => `What is 3 + 4${'?'.repeat(n)}x`],
    ['blanks', 900, n => `What is 3 +${' '.repeat(n)}4`],
    ['hidden signs', 900, n => `What is 3 +${'\u200b'.repeat(n)}4`],
    ['the end of a range', 9, n => `How many integers satisfy 1 < x < 1${'0'.repeat(n)}?`],
    ['a list in a range', 9, n => `List all the integers that satisfy 1 < x < 1${'0'.repeat(n)}.`],
    [
      'a number of years',
      9,
      n => `Find the simple interest on £100 at 5% per year for 1${'0'.repeat(n)} years.`,
    ],
  ])('%s', async (_, size, textOf) => {
    const read = (text: string) => {
      readQuestions(text)
      understoodQuestion(text)
      markAnswer(text, '12')
    }
    expect(await growth(size, textOf, read)).toBeLessThan(MOST_GROWTH)
  })
})

describe('an answer takes no more than it is longer', () => {
  it.each<[string, string, number, (count: number) => string]>([
    ['a reason in numbers', 'Is 7 a prime number?', 12, n => `prime because 1 or${' 1* 1 or'.repeat(n)} s`],
    ['question marks', 'What is 3 + 4?', 900, n => `${'?'.repeat(n)}7`],
    ['tabs', 'What is 3 + 4?', 900, n => `7${'\t'.repeat(n)}x`],
    ['full-width digits', 'What is 3 + 4?', 900, n => '１'.repeat(n)],
    ['halves', 'What is 3/4 - 1/4?', 150, n => '1⁄2 '.repeat(n)],
    [
      'steps of a rule',
      'Write the term to term rule of 2, 4, 6, 8',
      12,
      n => `the rule is ${'rule is '.repeat(n)}x`,
    ],
  ])('%s', async (_, question, size, textOf) => {
    const read = (text: string) => {
      markAnswer(question, text)
      understoodAnswer(question, text)
    }
    expect(await growth(size, textOf, read)).toBeLessThan(MOST_GROWTH)
  })
})

it('counts the whole numbers of a range without making them', () => {
  const marked = markAnswer('How many integers satisfy 1 < x < 1000000000?', '999999998')
  expect(marked?.marked[0]?.verdict).toBe('right')
  const huge = markAnswer(`How many integers satisfy 0 < x < 1${'0'.repeat(30)}?`, '9'.repeat(30))
  expect(huge?.marked[0]?.verdict).toBe('right')
})
