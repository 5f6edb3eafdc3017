import { expect, test } from 'vitest'
import type { Checkup } from '#contract/checkups.ts'
import type { Today } from '#contract/practice.ts'
import { type Draft, findBegun } from './go-on.ts'

const empty: Draft = { question: '', answer: '', pictures: { question: [], answer: [] } }
const picture = new File(['x'], 'one.jpg')

const checkup: Checkup = {
  id: 1,
  grade: 4,
  areas: [],
  concepts: [],
  startedAt: '2026-01-01T10:00:00.000Z',
  answers: [],
  question: { number: 3, question: '2 + 2', concept: 'Adding' },
}

const gap = (gapId: number, concept: string, run: number): Today['open'][number] => ({
  gapId,
  concept,
  description: '',
  progress: { consecutiveCorrectAnswers: run, isResolved: false, bestRun: run },
})

test('what was typed comes before a check-up, a check-up before practice', () => {
  const open = [gap(1, 'Adding', 0)]
  expect(findBegun({ ...empty, question: 'What is 7 × 8?' }, checkup, open)).toEqual({
    title: 'Go on with your question',
    where: 'What is 7 × 8?',
  })
  expect(findBegun(empty, checkup, open)).toMatchObject({ where: 'question 3', to: '/check-up' })
  expect(findBegun(empty, undefined, open)).toMatchObject({ title: 'Practise: Adding' })
  expect(findBegun(empty, undefined, [])).toBeUndefined()
})

test('practice that was begun comes before a gap that was not', () => {
  expect(findBegun(empty, undefined, [gap(1, 'Adding', 0), gap(2, 'Fractions', 3)])).toEqual({
    title: 'Go on: Fractions',
    where: '3 of 5 in a row',
    to: '/boosters?gapId=2&start=now',
  })
})

test('blanks alone are nothing begun; pictures alone are, and an answer without its question', () => {
  expect(findBegun({ ...empty, question: ' \n' }, undefined, [])).toBeUndefined()
  const pictures = { question: [picture], answer: [] }
  const question = 'See uploaded image(s) for the question'
  expect(findBegun({ ...empty, question, pictures }, undefined, [])?.where).toBe('with its pictures')
  expect(findBegun({ ...empty, answer: '56' }, undefined, [])).toBeDefined()
})
