import { expect, test } from 'vitest'
import { solve } from '#maths/kinds/doors.ts'
import type { Browser } from '#support/server/browser.ts'
import { newFamily } from '#support/server/families.ts'
import { savedGap } from '#support/server/gaps.ts'
import { FIRST, startQuietServer } from '#support/server/live-chat-server.ts'
import { openSocket } from '#support/server/socket-client.ts'
import { askedIn } from '#tutor/dialogue.ts'

async function startQuiz(browser: Browser) {
  const { id } = (await browser.post('/api/chat/sessions', {})).json as { id: number }
  let said = ''
  const say = async (content: string) => {
    const { json } = await browser.post(`/api/chat/sessions/${id}/messages`, { content })
    said = (json as { reply: { content: string } }).reply.content
  }
  const right = () => {
    const problem = askedIn(said)
    if (!problem) throw new Error(`No question in: ${said}`)
    return solve(problem.question).answer
  }
  await say('quiz me')
  return { id, say, right }
}

async function progressIn(browser: Browser) {
  const { json } = await browser.get('/api/practice/gaps')
  return (json as { groups: { state: string; progress: object }[] }).groups[0]
}

async function masteriesOf(browser: Browser) {
  return ((await browser.get('/api/knowledge-masteries')).json as { masteries: object[] }).masteries
}

test('five right answers typed in a quiz master the gap, and a wrong one sets the run back', async () => {
  const { server, browser } = await startQuietServer()
  const other = newFamily(server, 'other@example.org')
  await savedGap(browser)
  await savedGap(other)
  const before = await masteriesOf(browser)
  const quiz = await startQuiz(browser)
  await quiz.say(quiz.right())
  expect(await progressIn(browser)).toMatchObject({ progress: { consecutiveCorrectAnswers: 1 } })
  const second = quiz.right()
  await quiz.say('1000/7')
  expect(await progressIn(browser)).toMatchObject({ progress: { consecutiveCorrectAnswers: 0 } })
  // Found after a slip: no practice that counts.
  await quiz.say(second)
  expect(await progressIn(browser)).toMatchObject({ progress: { consecutiveCorrectAnswers: 0 } })
  for (let right = 1; right <= 5; right++) await quiz.say(quiz.right())
  expect(await progressIn(browser)).toMatchObject({ state: 'mastered', progress: { isResolved: true } })
  expect(await masteriesOf(browser)).toHaveLength(before.length + 1)
  expect(await progressIn(other)).toMatchObject({ progress: { consecutiveCorrectAnswers: 0 } })
})

test('an answer after a hint and the same question in a new chat count no more', async () => {
  const { browser } = await startQuietServer()
  await savedGap(browser)
  const helped = await startQuiz(browser)
  const first = helped.right()
  await helped.say('hint')
  await helped.say(first)
  const again = await startQuiz(browser)
  expect(again.right()).toBe(first)
  await again.say(first)
  expect(await progressIn(browser)).toMatchObject({ progress: { consecutiveCorrectAnswers: 0 } })
})

test('an answer that is sent again counts once', async () => {
  const { browser } = await startQuietServer()
  await savedGap(browser)
  const { id: sessionId, say, right } = await startQuiz(browser)
  await say(right())
  const { json } = await browser.get(`/api/chat/sessions/${sessionId}/messages`)
  const sent = (json as { id: number; role: string }[]).findLast(({ role }) => role === 'user')
  const client = await openSocket(browser)
  client.send({ userId: FIRST, content: '', modality: 'text', sessionId, retryOf: sent?.id })
  expect(await client.done()).toMatchObject({ ending: 'complete' })
  expect(await progressIn(browser)).toMatchObject({ progress: { consecutiveCorrectAnswers: 1 } })
})
