import { expect, test } from 'vitest'
import { readJson } from './read-json.ts'

test('formulas that an AI wrote into names and sentences are typed, what is typeset keeps them', async () => {
  const answer = {
    gaps: [{ concept: 'Adding $\\frac{1}{2}$', description: 'Finds \\(x^2\\) for $5.' }],
    overallAssessment: 'It is $\\frac{1}{2}$.',
    question: 'What is $\\frac{1}{2}$?',
  }
  expect(await readJson(JSON.stringify(answer))).toEqual({
    ...answer,
    gaps: [{ concept: 'Adding 1/2', description: 'Finds x² for $5.' }],
  })
  expect(await readJson('<html>')).toBeUndefined()
})
