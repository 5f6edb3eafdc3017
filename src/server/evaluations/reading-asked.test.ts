import { expect, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { newFamily } from '#support/server/families.ts'
import { startTestServer } from '#support/server/test-server.ts'

const { assess, findGaps, makeMarkingScheme } = evaluationEndpoints

/** One reader of stories alone is sure of it. */
const ASKED_FIRST =
  'Mum buys 4 hot drinks at £3 each. She pays with a £20 note. How much change does she get?'

test('a story that one reader alone is sure of is asked about, then marked by what was read', async () => {
  const browser = newFamily(await startTestServer({ tutor: undefined }))
  const asked = { question: ASKED_FIRST, grade: 2 }
  expect(await browser.post(makeMarkingScheme.path, asked)).toMatchObject({
    status: 422,
    json: {
      code: 'reading_asked',
      message: expect.stringMatching(/^I read:.*4 hot drinks.*Is that right\?$/s),
    },
  })
  const meant = { ...asked, isReadRight: true }
  const scheme = makeMarkingScheme.answer.parse((await browser.post(makeMarkingScheme.path, meant)).json)
  expect(scheme.markingScheme).toContain('20 - 12 = 8')
  const mark = async (answer: string) => {
    const { json } = await browser.post(assess.path, {
      ...meant,
      answer,
      markingScheme: scheme.markingScheme,
      totalPossibleScore: scheme.totalScore,
    })
    return assess.answer.parse(json)
  }
  expect(await mark('£8')).toMatchObject({ score: scheme.totalScore, markedBy: { by: 'builtin' } })
  expect(await mark('£12')).toMatchObject({ score: scheme.totalScore - 1 })
  const gaps = await browser.post(findGaps.path, { ...meant, answer: '£12', assessment: 'Not yet.' })
  expect(findGaps.answer.parse(gaps.json).knowledgeGaps).toEqual([
    expect.objectContaining({ concept: 'Stories in several steps' }),
  ])
})

test('what was read says nothing of the answer, and of the way no number', async () => {
  const browser = newFamily(await startTestServer({ tutor: undefined }))
  const { json } = await browser.post(makeMarkingScheme.path, { question: ASKED_FIRST, grade: 2 })
  expect(String((json as { message: string }).message).match(/\d+/g)).toEqual(['4', '3', '20'])
})
