import { strFromU8, unzipSync } from 'fflate'
import { expect, test } from 'vitest'
import { STORY, startAtHome } from '#support/server/home.ts'
import { family } from '#support/server/samples.ts'

test('a mark is put right: gaps, masteries, practice and history follow, or nothing changes', async () => {
  const { browser, detail } = await startAtHome({ isCornerOpen: true })
  const finding = (concept: string) => ({ concept, description: `About ${concept}` })
  const saved = await browser.post('/api/evaluations', {
    question: STORY,
    answer: '15',
    grade: 4,
    overallAssessment: 'Not yet.',
    score: 1,
    totalScore: 4,
    knowledgeGaps: [finding('Adding fractions'), finding('Reading'), finding('Times tables')],
    knowledgeMasteries: [finding('Counting')],
    recommendedResources: [],
    markingScheme: 'Four marks',
  })
  const { id } = saved.json as { id: number }
  const before = await detail(id)
  const [fractions, reading] = (before as unknown as { gaps: { id: number }[] }).gaps.map(gap => gap.id)
  const made = await browser.post('/api/boosters/generate-mcqs', { gapId: fractions, count: 1 })
  const { mcqs } = made.json as { mcqs: { id: number }[] }
  await browser.post('/api/boosters/submit-answer', { mcqId: mcqs[0]?.id, userAnswer: 'A' })

  const remark = (body: object) => browser.send('PATCH', `/api/evaluations/${id}`, { body })
  const reason = 'I had read it wrongly'
  for (const [bad, status] of [
    [{ score: 5, reason }, 400],
    [{ score: 1.5, reason }, 400],
    [{ score: -1, reason }, 400],
    [{ totalScore: 0, reason }, 400],
    [{ score: 3, reason: ' ' }, 400],
    [{ reason }, 400],
    [{ score: 3, dropGaps: [reading, 999], reason }, 404],
    [{ score: 3, addGaps: [{ concept: '' }], reason }, 400],
    [{ expectedAnswer: ' ', reason }, 400],
  ] as const) {
    expect((await remark(bad)).status, JSON.stringify(bad)).toBe(status)
  }
  expect(await detail(id)).toEqual(before)

  const submissionId = crypto.randomUUID()
  const change = {
    score: 3,
    dropGaps: [fractions, reading],
    addGaps: [{ concept: 'counting' }],
    reason,
    submissionId,
  }
  const changed = await remark(change)
  expect(changed.json).toMatchObject({
    evaluation: {
      score: 3,
      totalScore: 4,
      remarks: [
        {
          formerScore: 1,
          score: 3,
          reason,
          by: family.parentName,
          droppedGaps: ['Adding fractions', 'Reading'],
          addedGaps: ['counting'],
        },
      ],
    },
    gaps: [{ id: fractions, end: 'dropped' }, { concept: 'Times tables' }, { concept: 'counting' }],
  })
  // Sent again after a lost answer, it is made once.
  expect((await remark(change)).json).toEqual(changed.json)
  const { gaps } = (await browser.get('/api/boosters/gaps')).json as { gaps: { concept: string }[] }
  expect(gaps.map(gap => gap.concept)).toEqual(['counting', 'Times tables'])
  expect(await browser.post('/api/boosters/generate-mcqs', { gapId: fractions, count: 1 })).toMatchObject({
    status: 404,
  })
  expect(
    await browser.post('/api/boosters/submit-answer', { mcqId: mcqs[0]?.id, userAnswer: 'B' }),
  ).toMatchObject({
    status: 404,
  })
  // A gap in what was taken for mastered withdraws it; when that gap is dropped, it stands again.
  const masteries = async () =>
    ((await browser.get('/api/knowledge-masteries')).json as { masteries: unknown[] }).masteries
  expect(await masteries()).toEqual([])
  const counting = (changed.json as { gaps: { id: number; concept: string }[] }).gaps.find(
    gap => gap.concept === 'counting',
  )
  const again = await remark({ score: 4, dropGaps: [counting?.id], reason: 'All of it was right' })
  expect(again.json).toMatchObject({
    evaluation: { score: 4, remarks: [{ formerScore: 1 }, { formerScore: 3, score: 4 }] },
  })
  expect(await masteries()).toMatchObject([{ concept: 'Counting' }])
  expect((await browser.get('/api/evaluations')).json).toMatchObject([{ score: 4, remarks: [{}, {}] }])
  const exported = unzipSync((await browser.get('/api/export')).bytes)
  const assessments = strFromU8(exported['assessments.md'] ?? new Uint8Array())
  expect(assessments).toContain('### Marked again')
  expect(assessments).toMatch(new RegExp(`${family.parentName}: 1/4 became 3/4\\. ${reason}`))
  expect(assessments).toMatch(/- \*\*Adding fractions\*\*: .* \(dropped by a grown-up\)/)
  expect(JSON.parse(strFromU8(exported['data/remarks.json'] ?? new Uint8Array()))).toHaveLength(2)

  await browser.post('/api/parent/close')
  expect(await remark({ score: 0, reason })).toMatchObject({ status: 403 })
  expect(await remark({ score: 0, reason, password: 'a guess' })).toMatchObject({ status: 400 })
  expect(await remark({ score: 0, reason, password: family.password })).toMatchObject({ status: 200 })
  expect(await masteries()).toEqual([])
})
