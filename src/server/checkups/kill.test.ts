import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { type Checkup, checkupSchema } from '#contract/checkups.ts'
import { tries } from '#support/how-much.ts'
import type { Browser } from '#support/server/browser.ts'
import { rightAnswer, sendAnswer, startCheckup } from '#support/server/checkups.ts'
import { signUp } from '#support/server/samples.ts'
import { type ServeProcess, startServe } from '#support/server/serve-process.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

const KILLS = tries(2, 5)
/** The kill falls somewhere within this many milliseconds after the first answer is stored. */
const WINDOW = 60

/** Answers one check-up after the other until the server is gone. */
async function answerUntilGone(browser: Browser, heard: Set<string>, first: () => void): Promise<void> {
  try {
    for (;;) {
      let checkup: Checkup = await startCheckup(browser)
      while (checkup.question) {
        const submissionId = crypto.randomUUID()
        const text = rightAnswer(checkup.question.question)
        const { json } = await sendAnswer(browser, checkup, text, submissionId)
        checkup = checkupSchema.parse(json)
        heard.add(submissionId)
        first()
      }
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

async function killDuringAnswers(serve: ServeProcess & { browser: Browser }, heard: Set<string>) {
  const first = Promise.withResolvers<void>()
  const answering = answerUntilGone(serve.browser, heard, first.resolve)
  await Promise.race([first.promise, answering])
  setTimeout(() => serve.child.kill('SIGKILL'), Math.random() * WINDOW)
  await Promise.all([serve.ended, answering])
}

test(`killed ${KILLS} times between answers, a check-up loses none that was confirmed and counts none twice`, {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async () => {
  const dataDir = freshFolder()
  const heard = new Set<string>()
  const beginning = await startServe('--data-dir', dataDir)
  await signUp(beginning.browser)
  const session = beginning.browser.cookies.get('stepwise_session') ?? ''
  beginning.child.kill('SIGTERM')
  expect(await beginning.ended).toBe(0)
  for (let kill = 0; kill < KILLS; kill++) {
    const serve = await startServe('--data-dir', dataDir)
    serve.browser.cookies.set('stepwise_session', session)
    await killDuringAnswers(serve, heard)
  }
  const sqlite = new SQLite(join(dataDir, 'stepwise.db'))
  try {
    const all = <T>(sql: string) => sqlite.prepare<[], T>(sql).pluck().all()
    const stored = all<string>('select submission_id from checkup_questions where answer is not null')
    expect([...heard].filter(id => !stored.includes(id))).toEqual([])
    expect(new Set(stored).size).toBe(stored.length)
    // Each answer is one review; each of an ended check-up one evaluation, and of the one under way none.
    expect(all('select count(*) from reviews')).toEqual([stored.length])
    expect(all('select sum(reps) from concept_states')).toEqual([stored.length])
    const ended = 'select id from checkups where ended_at is not null'
    expect(all('select count(*) from evaluations')).toEqual(
      all(`select count(*) from checkup_questions where checkup_id in (${ended})`),
    )
    // One question waits in the check-up under way, and in no other.
    expect(all('select checkup_id from checkup_questions where answer is null')).toEqual(
      all('select id from checkups where ended_at is null'),
    )
  } finally {
    sqlite.close()
  }
})
