import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { evaluation, family } from '#support/server/samples.ts'
import { startServe } from '#support/server/serve-process.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

const KILLS = tries(2, 8)
/** The kill falls somewhere within this many milliseconds after the first change is done. */
const WINDOW = 30
const GAPS = 50
/** Each change drops one gap and adds so many. */
const ADDED = 20
const part = { concept: 'Adding fractions', description: 'The bottoms must match first. '.repeat(30) }

test(`killed ${KILLS} times while a mark is put right, it is wholly the old one or wholly the new`, {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async () => {
  const dataDir = freshFolder()
  const beginning = await startServe('--data-dir', dataDir)
  const { port } = beginning.browser
  const { browser } = addFamily({ dataDir, port, launchToken: '' })
  const session = browser.cookies.get('stepwise_session') ?? ''
  beginning.browser.cookies.set('stepwise_session', session)
  await beginning.browser.post('/api/evaluations', {
    ...evaluation,
    score: 0,
    totalScore: 1_000,
    knowledgeGaps: Array(GAPS).fill(part),
  })
  beginning.child.kill('SIGTERM')
  await beginning.ended

  let told = 0
  const read = <T>(sql: string): T[] => {
    const sqlite = new SQLite(join(dataDir, 'stepwise.db'), { readonly: true })
    try {
      return sqlite.prepare<[], T>(sql).pluck().all()
    } finally {
      sqlite.close()
    }
  }
  for (let kill = 0; kill < KILLS; kill++) {
    const serve = await startServe('--data-dir', dataDir)
    serve.browser.cookies.set('stepwise_session', session)
    await serve.browser.post('/api/parent/open', { password: family.password })
    const first = Promise.withResolvers<void>()
    const change = async () => {
      for (;;) {
        const [gap] = read<number>('select min(id) from gaps')
        const score = told + 1
        const body = { score, dropGaps: [gap], addGaps: Array(ADDED).fill(part), reason: `Change ${score}` }
        const { status } = await serve.browser.send('PATCH', '/api/evaluations/1', { body })
        expect(status).toBe(200)
        told = score
        first.resolve()
      }
    }
    const changing = change().catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error)) throw error
    })
    await Promise.race([first.promise, changing])
    setTimeout(() => serve.child.kill('SIGKILL'), Math.random() * WINDOW)
    await Promise.all([serve.ended, changing])

    const [remarks = 0] = read<number>('select count(*) from remarks')
    // The last one may have been made without being told.
    expect([told, told + 1]).toContain(remarks)
    told = remarks
    expect(read('select score from evaluations')).toEqual([remarks])
    expect(read('select max(score) from remarks')).toEqual([remarks])
    expect(read('select count(*) from gaps')).toEqual([GAPS + remarks * (ADDED - 1)])
  }
  expect(told).toBeGreaterThanOrEqual(KILLS)
})
