import { expect, test } from 'vitest'
import { modelList } from '#fakes/openai.ts'
import { startTwoFamilies, type TwoFamilies } from '#support/server/two-families.ts'

/** The first family's OpenAI, used by the second. */
async function startLent() {
  const both = await startTwoFamilies()
  await both.first.connect('openai')
  await both.first.change('PATCH', '/services/openai/sharing', { isShared: true })
  await both.second.change('POST', '/services/openai/shared-consent')
  return both
}

const limit = (family: TwoFamilies['first'], body: object) =>
  family.browser.send('PATCH', '/api/parent/limits', { body })
const usedBy = async (family: TwoFamilies['first']) => (await family.browser.get('/api/parent/ai-use')).json

test("the owner's holds for all who use the key, and each family's own as well", async () => {
  const both = await startLent()
  const { first, second, openai } = both
  await limit(first, { monthlyAiCalls: 3 })
  expect([await first.mark(), await second.mark(), await second.mark()]).toEqual([200, 200, 200])
  expect(await usedBy(first)).toMatchObject({
    thisMonth: { aiCalls: 3 },
    ofOtherFamilies: { aiCalls: 2 },
    services: [{ service: 'openai', calls: 1 }],
  })
  expect(await usedBy(second)).toMatchObject({ thisMonth: { aiCalls: 2 }, ofOtherFamilies: { aiCalls: 0 } })
  expect([await first.mark(), await second.mark()]).toEqual([429, 429])
  expect(openai.requests).toHaveLength(3)

  await limit(first, { monthlyAiCalls: 10 })
  await limit(second, { monthlyAiCalls: 2 })
  expect([await first.mark(), await second.mark()]).toEqual([200, 429])
  expect(openai.requests).toHaveLength(4)
})

test('hold when both ask at once', async () => {
  const both = await startLent()
  await limit(both.first, { monthlyAiCalls: 5 })
  await Promise.all(Array.from({ length: 10 }, (_, at) => (at % 2 ? both.first : both.second).mark()))
  expect(both.openai.requests).toHaveLength(5)
})

test('a call that goes on after the end of the sharing is counted and told to end', async () => {
  const both = await startLent()
  const { first, second, openai } = both
  openai.always(() => ({ body: { value: 'ek_test', session: { id: 'sess_1' } } }))
  expect((await second.browser.post('/api/openai/session', {})).json).toMatchObject({ success: true })
  await first.change('PATCH', '/services/openai/sharing', { isShared: false })
  const reported = await second.browser.post('/api/voice-chat/use', { seconds: 30 })
  expect([reported.status, reported.json]).toMatchObject([503, { code: 'ai_not_connected' }])
  expect(await usedBy(first)).toMatchObject({ ofOtherFamilies: { aiCalls: 1, voiceSeconds: 30 } })
})

test('voice minutes count for both', async () => {
  const both = await startLent()
  const { first, second, openai } = both
  openai.always(() => modelList([]))
  await limit(first, { monthlyVoiceMinutes: 2 })
  const report = (family: TwoFamilies['first'], seconds: number) =>
    family.browser.post('/api/voice-chat/use', { seconds })
  expect((await report(first, 30)).json).toEqual({ secondsLeft: 90 })
  expect((await report(second, 60)).json).toEqual({ secondsLeft: 30 })
  expect((await report(second, 30)).status).toBe(429)
  expect((await second.browser.get('/api/openai/session')).json).toMatchObject({ code: 'ai_limit_reached' })
  expect((await first.browser.get('/api/openai/session')).json).toMatchObject({ code: 'ai_limit_reached' })
})
