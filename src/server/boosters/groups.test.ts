import { expect, test } from 'vitest'
import type { KnowledgeGap } from '#contract/evaluations.ts'
import { masteryEndpoints } from '#contract/masteries.ts'
import { type GapGroup, practiceEndpoints } from '#contract/practice.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { addedDenominators, answered, nextMcq, savedGap, savedGaps } from '#support/server/gaps.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

async function signedIn() {
  return newFamily(await startTestServer({ tutor: builtinTutor }))
}

const readGroups = async (browser: Browser) =>
  practiceEndpoints.gaps.answer.parse((await browser.get('/api/practice/gaps')).json)

const readOnly = async (browser: Browser): Promise<GapGroup> => {
  const { groups } = await readGroups(browser)
  expect(groups).toHaveLength(1)
  return groups[0] as GapGroup
}

async function answerInRow(browser: Browser, gapId: number, count: number) {
  for (let done = 0; done < count; done++) await answered(browser, (await nextMcq(browser, gapId)).mcq, true)
}

const listed = async (browser: Browser) => (await browser.get('/api/boosters/gaps')).json

test('the same gap of three answers is one, with each of its questions', async () => {
  const browser = await signedIn()
  const typed: KnowledgeGap = { ...addedDenominators, concept: ' adding Fractions' }
  const ids = [await savedGap(browser), await savedGap(browser, typed), await savedGap(browser)]
  const { groups, evaluations } = await readGroups(browser)
  expect(groups).toMatchObject([
    {
      gapId: ids[2],
      concept: 'Adding fractions',
      state: 'open',
      standard: { code: '5.NF.A.1' },
      progress: { consecutiveCorrectAnswers: 0, isResolved: false, bestRun: 0 },
      seen: ids.toReversed().map(gapId => ({ gapId })),
    },
  ])
  expect(evaluations.map(({ id }) => id)).toEqual(groups[0]?.seen.map(({ evaluationId }) => evaluationId))
  expect(evaluations[0]).toMatchObject({ question: 'What is 1/2 + 1/4?', grade: 5, score: 1, totalScore: 3 })
  // As specified, each answer's gap stands in the list for itself.
  expect(await listed(browser)).toMatchObject({ gaps: ids.toReversed().map(id => ({ id })) })
})

test('gaps of one answer with other words stay apart', async () => {
  const browser = await signedIn()
  const ids = await savedGaps(browser, [
    addedDenominators,
    { ...addedDenominators, description: 'Needs more practice with adding fractions.' },
    { concept: 'Roman trade', description: addedDenominators.description },
  ])
  const { groups, evaluations } = await readGroups(browser)
  expect(groups.map(({ gapId }) => gapId)).toEqual(ids.toReversed())
  expect(evaluations).toHaveLength(1)
})

test('what is answered for one counts for all of the group, and mastering one resolves them', async () => {
  const browser = await signedIn()
  const [first, second] = [await savedGap(browser), await savedGap(browser)]
  await answerInRow(browser, first, 2)
  expect((await readOnly(browser)).progress.consecutiveCorrectAnswers).toBe(2)
  await answerInRow(browser, second, 2)
  const four = { consecutiveCorrectAnswers: 4, isResolved: false, bestRun: 4 }
  expect((await readOnly(browser)).progress).toEqual(four)
  expect(await listed(browser)).toMatchObject({ gaps: [{ progress: four }, { progress: four }] })
  await answerInRow(browser, first, 1)
  const five = { consecutiveCorrectAnswers: 5, isResolved: true, bestRun: 5 }
  expect(await readOnly(browser)).toMatchObject({ state: 'mastered', progress: five })
  expect(await listed(browser)).toMatchObject({ gaps: [{ progress: five }, { progress: five }] })
  const { json } = await browser.get('/api/knowledge-masteries')
  expect(JSON.stringify(json).match(/resolved_gap/g)).toHaveLength(1)
})

test('what practice has won belongs to every answer that had shown the gap', async () => {
  const browser = await signedIn()
  const typed: KnowledgeGap = { ...addedDenominators, concept: ' adding Fractions' }
  const [first] = [await savedGap(browser), await savedGap(browser, typed)]
  const other: KnowledgeGap = { ...addedDenominators, concept: 'Roman trade' }
  await savedGap(browser, other)
  await answerInRow(browser, first ?? 0, 5)
  const { groups, evaluations } = await readGroups(browser)
  const mastered = groups.find(({ state }) => state === 'mastered')
  const { masteries } = masteryEndpoints.list.answer.parse(
    (await browser.get('/api/knowledge-masteries')).json,
  )
  const won = masteries.filter(({ sourceType }) => sourceType === 'resolved_gap')
  expect(won.map(({ evaluationIds }) => evaluationIds.toSorted((a, b) => a - b))).toEqual([
    mastered?.seen.map(({ evaluationId }) => evaluationId).toReversed(),
  ])
  expect(evaluations).toHaveLength(3)
})

test('a new wrong answer reopens a mastered gap, and what was earned before stays', async () => {
  const browser = await signedIn()
  const first = await savedGap(browser)
  await answerInRow(browser, first, 5)
  const again = await savedGap(browser)
  const reopened = await readOnly(browser)
  expect(reopened).toMatchObject({
    gapId: again,
    state: 'reopened',
    progress: { consecutiveCorrectAnswers: 0, isResolved: false },
    seen: [{ gapId: again }, { gapId: first }],
  })
  expect(await listed(browser)).toMatchObject({
    gaps: [
      { id: again, progress: { isResolved: false } },
      { id: first, progress: { isResolved: true } },
    ],
  })
  await answerInRow(browser, again, 5)
  expect((await readOnly(browser)).state).toBe('mastered')
})

test('a wrong answer sets the run of the whole group back, its best one stays', async () => {
  const browser = await signedIn()
  const [first, second] = [await savedGap(browser), await savedGap(browser)]
  await answerInRow(browser, first, 3)
  await answered(browser, (await nextMcq(browser, second)).mcq, false)
  expect((await readOnly(browser)).progress).toEqual({
    consecutiveCorrectAnswers: 0,
    isResolved: false,
    bestRun: 3,
  })
})
