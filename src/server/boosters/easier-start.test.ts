import { expect, test } from 'vitest'
import type { QuestionsToMake } from '#maths/practice/practice-question.ts'
import { newFamily } from '#support/server/families.ts'
import { addedDenominators, generated } from '#support/server/gaps.ts'
import { evaluation } from '#support/server/samples.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

/** What the tutor is asked for when the gap of this answer is practised for the first and the second time. */
async function askedFor(answer: string) {
  const asked: Pick<QuestionsToMake, 'count' | 'isEasier'>[] = []
  const tutor: typeof builtinTutor = {
    ...builtinTutor,
    makeQuestions(input, signal) {
      asked.push({ count: input.count, isEasier: input.isEasier })
      return builtinTutor.makeQuestions(input, signal)
    },
  }
  const browser = newFamily(await startTestServer({ tutor }))
  await browser.post('/api/evaluations', { ...evaluation, answer, knowledgeGaps: [addedDenominators] })
  const { gaps } = (await browser.get('/api/boosters/gaps')).json as { gaps: { id: number }[] }
  const gapId = gaps[0]?.id ?? 0
  expect(await generated(browser, gapId)).toHaveLength(5)
  expect(await generated(browser, gapId)).toHaveLength(5)
  return asked
}

test('the practice of what a child did not know starts with smaller numbers, once', async () => {
  const start = [
    { count: 2, isEasier: true },
    { count: 3, isEasier: false },
  ]
  expect(await askedFor('idk')).toEqual([...start, { count: 5, isEasier: false }])
  expect(await askedFor('a) 7\nb) no idea how')).toEqual([...start, { count: 5, isEasier: false }])
})

test('that of a wrong answer starts where the answer was', async () => {
  expect(await askedFor('2/5')).toEqual([
    { count: 5, isEasier: false },
    { count: 5, isEasier: false },
  ])
})
