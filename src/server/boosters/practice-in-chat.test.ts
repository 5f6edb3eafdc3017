import { expect, test } from 'vitest'
import { practiceEndpoints } from '#contract/practice.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { addedDenominators, answered, nextMcq, savedGap } from '#support/server/gaps.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'
import { builtinTutor } from '../ai/providers/builtin/tutor.ts'
import { openDatabase } from '../db/database.ts'
import { openLog } from '../log/log.ts'
import { openGapsReader } from './open-gaps.ts'
import { practiceInChat } from './practice-in-chat.ts'

test('typed answers in a chat count with those in the boosters, and master the gap with them', async () => {
  const dataDir = freshFolder()
  const now = () => new Date('2025-03-05T14:00:00Z')
  const server = await startTestServer({ tutor: builtinTutor, dataDir, now })
  const { browser, id } = addFamily(server)
  const older = await savedGap(browser)
  const gapId = await savedGap(browser)
  await answered(browser, (await nextMcq(browser, older)).mcq, true)
  await server.close()

  const database = openDatabase({ dataDir, log: openLog('silent', { write: () => {} }), now })
  const chat = practiceInChat(database.db, now)
  const openGapsOf = openGapsReader(database.db, now)
  const open = () => openGapsOf(id)
  expect(await open()).toMatchObject([{ gapId, concept: addedDenominators.concept }])
  expect(await chat.onPractised(id, gapId, false)).toMatchObject({ consecutiveCorrectAnswers: 0, bestRun: 1 })
  for (let right = 1; right <= 4; right++) {
    expect(await chat.onPractised(id, gapId, true)).toMatchObject({ consecutiveCorrectAnswers: right })
  }
  expect(await chat.onPractised(id, gapId, true)).toMatchObject({ isResolved: true })
  expect(await open()).toEqual([])
  expect(await chat.onPractised(id + 1, gapId, true)).toBeUndefined()
  expect(await chat.onPractised(id, 999, true)).toBeUndefined()
  await database.close()

  const again = await startTestServer({ tutor: builtinTutor, dataDir, now })
  const later = again.browser()
  later.cookies.set('stepwise_session', browser.cookies.get('stepwise_session') ?? '')
  const { groups } = practiceEndpoints.gaps.answer.parse((await later.get('/api/practice/gaps')).json)
  expect(groups).toMatchObject([{ state: 'mastered', progress: { isResolved: true } }])
})
