import { expect, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'

const { assess, findGaps, makeMarkingScheme } = evaluationEndpoints

/** One reader of stories alone is sure of it. */
const ASKED_FIRST =
  'There are 6 netball teams with 7 players in each team. 3 players are sick. How many players can play?'

test('a story that one reader alone is sure of is asked about, then marked by what was read', async () => {
  const browser = newFamily(await startTestServer({ tutor: undefined }))
  const asked = { question: ASKED_FIRST, grade: 2 }
  expect(await browser.post(makeMarkingScheme.path, asked)).toMatchObject({
    status: 422,
    json: {
      code: 'reading_asked',
      message: expect.stringMatching(/^I read:.*6 netball teams.*Is that right\?$/s),
    },
  })
  const meant = { ...asked, isReadRight: true }
  const scheme = makeMarkingScheme.answer.parse((await browser.post(makeMarkingScheme.path, meant)).json)
  expect(scheme.markingScheme).toContain('42 - 3 = 39')
  const mark = async (answer: string) => {
    const { json } = await browser.post(assess.path, {
      ...meant,
      answer,
      markingScheme: scheme.markingScheme,
      totalPossibleScore: scheme.totalScore,
    })
    return assess.answer.parse(json)
  }
  expect(await mark('39')).toMatchObject({ score: scheme.totalScore, markedBy: { by: 'builtin' } })
  expect(await mark('42')).toMatchObject({ score: scheme.totalScore - 1 })
  const gaps = await browser.post(findGaps.path, { ...meant, answer: '42', assessment: 'Not yet.' })
  expect(findGaps.answer.parse(gaps.json).knowledgeGaps).toEqual([
    expect.objectContaining({ concept: 'Stories in several steps' }),
  ])
})

test('what was read says nothing of the answer, and of the way no number', async () => {
  const browser = newFamily(await startTestServer({ tutor: undefined }))
  const { json } = await browser.post(makeMarkingScheme.path, { question: ASKED_FIRST, grade: 2 })
  expect(String((json as { message: string }).message).match(/\d+/g)).toEqual(['6', '7', '3'])
})
