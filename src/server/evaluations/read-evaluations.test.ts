import { expect, test } from 'vitest'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { STORY, startAtHome } from '#support/server/home.ts'
import { family } from '#support/server/samples.ts'

test('the list says of each evaluation who marked, what was changed and which tries there are, and no more', async () => {
  const { evaluate, browser, detail } = await startAtHome({ isCornerOpen: true })
  const first = await evaluate(STORY, '24 + 9 = 33', '15')
  const second = await evaluate(STORY, '24 - 9 = 15', '15', { tryOf: first.id })
  const alone = await evaluate('What is the capital of France?', 'Paris', 'Paris')
  const concepts = ['Reading "1\\n2" aloud', 'Pi \u{1F967}']
  await browser.send('PATCH', `/api/evaluations/${second.id}`, {
    body: { score: 0, reason: 'It was my fault', addGaps: concepts.map(concept => ({ concept })) },
  })

  const list = evaluationEndpoints.list.answer.parse((await browser.get('/api/evaluations')).json)
  const tries = [first, second].map(({ id }) => expect.objectContaining({ id }))
  const times = { createdAt: expect.stringMatching(/Z$/) }
  expect(list).toEqual([
    expect.objectContaining({ id: alone.id, answer: 'Paris', markedBy: { by: 'answer_page' }, ...times }),
    expect.objectContaining({
      id: second.id,
      tryOf: first.id,
      tries,
      score: 0,
      remarks: [
        expect.objectContaining({ by: family.parentName, droppedGaps: [], addedGaps: concepts, score: 0 }),
      ],
    }),
    expect.objectContaining({ id: first.id, tries }),
  ])
  expect(Object.keys(list[0] ?? {})).not.toEqual(expect.arrayContaining(['tries', 'remarks', 'tryOf']))
  for (const each of list) {
    const { evaluation } = (await detail(each.id)) as unknown as { evaluation: object }
    expect(evaluation).toMatchObject(each)
  }
})
