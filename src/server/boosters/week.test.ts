import { expect, test } from 'vitest'
import type { Week } from '#contract/practice.ts'
import { topics } from '#maths/kinds/topics.ts'
import { lessons } from '#maths/lessons/index.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { addedDenominators, answered, nextMcq, savedGap, savedGaps } from '#support/server/gaps.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'

async function startFamily() {
  const clock = { now: new Date('2025-03-05T14:00:00Z') }
  const server = await startTestServer({ tutor: builtinTutor, now: () => clock.now })
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  const { json } = await browser.post('/api/parent/children', {
    name: 'Leo',
    birthYear: new Date().getFullYear() - 8,
  })
  const siblingId = (json as { id: number }).id
  const readWeek = async (child?: number) =>
    (await browser.get(`/api/parent/week${child === undefined ? '' : `?child=${child}`}`)).json as Week
  return { browser, id, siblingId, clock, readWeek }
}

test("a week counts one child's answers, on the day on which they were given", async () => {
  const { browser, id, siblingId, clock, readWeek } = await startFamily()
  await savedGap(browser)
  clock.now = new Date('2025-03-06T14:00:00Z')
  const gapId = await savedGap(browser)
  await answered(browser, (await nextMcq(browser, gapId)).mcq, true)

  const week = await readWeek(id)
  expect(week.childId).toBe(id)
  expect(week.days.slice(-2)).toMatchObject([
    { day: '2025-03-05', evaluated: 1, practised: 0 },
    { day: '2025-03-06', evaluated: 1, practised: 1 },
  ])
  const sibling = await readWeek(siblingId)
  expect(sibling).toMatchObject({ childId: siblingId, wobbles: [], moreWobbles: 0 })
  expect(sibling.days.every(({ evaluated, practised }) => evaluated + practised === 0)).toBe(true)

  clock.now = new Date('2025-03-12T14:00:00Z')
  expect((await readWeek(id)).days.map(({ evaluated }) => evaluated)).toEqual([1, 0, 0, 0, 0, 0, 0])
})

test('what wobbles is what came back, then what most answers have shown; three of them, each concept once', async () => {
  const { browser, readWeek } = await startFamily()
  const gap = (concept: string, description = 'It went wrong.') => ({ concept, description })
  await savedGaps(browser, [addedDenominators, gap('Times tables'), gap('Roman trade'), gap('Area')])
  await savedGaps(browser, [addedDenominators, gap('adding fractions ', 'Something else went wrong.')])
  const { wobbles, moreWobbles } = await readWeek()
  expect(wobbles.map(({ concept }) => concept)).toEqual(['Adding fractions', 'Area', 'Roman trade'])
  expect(moreWobbles).toBe(1)
})

test('help comes from our lessons, and is missing for what is in none', async () => {
  const { browser, readWeek } = await startFamily()
  await savedGaps(browser, [addedDenominators, { concept: 'Roman trade', description: 'Names no goods.' }])
  const [roman, fractions] = (await readWeek()).wobbles
  expect(fractions).toMatchObject({
    concept: 'Adding fractions',
    description: 'Adds denominators instead of finding a common one.',
    isBack: false,
    ask: lessons.find(({ topics: served }) => served?.includes('Adding fractions'))?.next,
    activity: { title: topics.find(({ concept }) => concept === 'Adding fractions')?.activities[0]?.title },
  })
  expect(roman).toEqual({ concept: 'Roman trade', description: 'Names no goods.', isBack: false })
})
