import { expect, test } from 'vitest'
import { wireSchema } from '../../../answers/wire-schema.ts'
import { promptedTutor } from '../../../marking/pipeline.ts'
import { usualSteps } from '../../../marking/steps.ts'
import type { ModelRequest } from '../../../model-request.ts'
import { smallSteps } from './index.ts'

const { signal } = new AbortController()
const question = 'Why did the Romans build roads?'
const answer = 'So soldiers could walk faster.'
const scheme = { grade: 4 as const, question, markingScheme: 'x', totalPossibleScore: 3 }

/** A model that says what it is told to, a JSON after the other, the last one again and again. */
function scripted(...answers: unknown[]) {
  const requests: ModelRequest<unknown>[] = []
  const model = {
    service: 'home',
    async answer(request: ModelRequest<unknown>) {
      // What no strict service takes, no grammar takes either.
      wireSchema(request.schema)
      requests.push(request)
      return JSON.stringify(answers[Math.min(requests.length, answers.length) - 1])
    },
  }
  return { tutor: promptedTutor(model, smallSteps), requests }
}

const judged = (...points: string[]) => ({
  good: 'You name the army.',
  next: 'What else went over the roads?',
  ...Object.fromEntries(points.map((each, at) => [`point${at + 1}`, each])),
})

test('a scheme has the points of its subject and grade, and the model says what a right answer is', async () => {
  const { tutor, requests } = scripted({ rightAnswer: 'To move soldiers and goods quickly.' })
  expect(await tutor.makeMarkingScheme({ question, grade: 4 }, signal)).toEqual({
    markingScheme:
      '- The question is answered (1 mark)\n- A reason that is true and fits (1 mark)\n- When it was, or who took part (1 mark)\n\n**A right answer:** To move soldiers and goods quickly.',
    totalScore: 3,
  })
  expect(requests[0]?.instruction).toContain('You teach history to a child of 9.')
})

test('a mark is the sum of what the model says of each point', async () => {
  const { tutor } = scripted(judged('yes', 'partly', 'no'))
  expect(await tutor.assess({ ...scheme, answer }, signal)).toMatchObject({
    score: 1.5,
    totalScore: 3,
    overallAssessment: expect.stringContaining('- A reason that is true and fits: 0.5 of 1'),
  })
})

test('the marks of another scheme are shared out alike, and a full answer is given no hint', async () => {
  const { tutor } = scripted(judged('yes', 'yes', 'yes'))
  const full = await tutor.assess({ ...scheme, answer, totalPossibleScore: 10 }, signal)
  expect(full).toMatchObject({ score: 10, totalScore: 10 })
  expect(full.overallAssessment).not.toContain('What else')
})

test('a point that isn’t judged is asked for again, and then nothing is marked', async () => {
  const { tutor, requests } = scripted(judged('yes', 'perhaps'))
  await expect(tutor.assess({ ...scheme, answer }, signal)).rejects.toMatchObject({ code: 'ai_unreadable' })
  expect(requests).toHaveLength(2)
})

test('a sum that a model reckons wrongly is asked again with the fact, then corrected with a note', async () => {
  const wrong = { ...judged('yes', 'yes', 'yes'), good: 'Roads made 3 × 4 = 14 towns richer.' }
  const { tutor, requests } = scripted(wrong)
  const { overallAssessment } = await tutor.assess({ ...scheme, answer }, signal)
  expect(requests[1]?.instruction).toContain('3 × 4 is exactly 12, not 14.')
  expect(overallAssessment).toContain('Corrected by Stepwise:** the AI wrote 3 × 4 = 14')
  expect(overallAssessment).toContain('Roads made 3 × 4 = 12 towns richer.')
  const mended = scripted(wrong, judged('yes', 'yes', 'yes'))
  const again = await mended.tutor.assess({ ...scheme, answer }, signal)
  expect(again.overallAssessment).not.toContain('Corrected')
})

test('of a question of maths the calculation is asked for, and worked out exactly', async () => {
  const story =
    'Mina bakes 24 buns for 3 tables and a dog runs by. Her brother eats 9. How many buns are there now?'
  const { tutor } = scripted({ calculation: '24 - 9', rightAnswer: '24 - 9 = 16 buns' })
  const { markingScheme } = await tutor.makeMarkingScheme({ question: story, grade: 4 }, signal)
  expect(markingScheme).toContain('**Calculation:** 24 - 9 = 15')
  expect(markingScheme).not.toMatch(/= 16 buns/)
})

test('findings are two at most, and name no standard that a small model would make up', async () => {
  const gap = (concept: string) => ({ concept, description: `${concept}: 2 + 2 = 5.` })
  const { tutor } = scripted({ gaps: ['A', 'B', 'C'].map(gap), understood: [gap('D')] })
  const found = await tutor.findGaps({ question, answer, grade: 4, assessment: 'x' }, signal)
  expect(found.knowledgeGaps).toEqual([
    { concept: 'A', description: 'A: 2 + 2 = 4.' },
    { concept: 'B', description: 'B: 2 + 2 = 4.' },
  ])
  expect(found.knowledgeMasteries).toHaveLength(1)
})

test('what a small model is told is less than half of the usual', async () => {
  const told = async (steps: typeof smallSteps) => {
    const lengths: number[] = []
    const model = {
      service: 'home',
      async answer({ instruction, schema }: ModelRequest<unknown>) {
        lengths.push(instruction.length + JSON.stringify(wireSchema(schema)).length)
        throw new Error('Asked')
      },
    }
    const input = { ...scheme, answer, assessment: 'x' }
    await steps.scheme(model, input, undefined, signal).catch(() => {})
    await steps.assessment(model, input, undefined, signal).catch(() => {})
    await steps.findings(model, input, signal).catch(() => {})
    return lengths
  }
  const [small, usual] = [await told(smallSteps), await told(usualSteps)]
  expect(small).toHaveLength(3)
  expect(small.every((each, at) => each < (usual[at] ?? 0) / 2)).toBe(true)
})
