import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import { z } from 'zod'
import type { NewEvaluation } from '#contract/evaluations.ts'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { evaluation } from '#support/server/samples.ts'
import { type ServeProcess, startServe } from '#support/server/serve-process.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

const KILLS = 20
/** How many saves are always under way. */
const LANES = 3
/** The kill falls somewhere within this many milliseconds after the first save is done. */
const WINDOW = 30

/** Of as many rows as there may be, so that a save is long enough to be hit; their words would take the engine long. */
const PARTS = 50
const part = { concept: 'Adding fractions', description: 'The bottoms must match first.' }
const large: NewEvaluation = {
  ...evaluation,
  knowledgeGaps: Array.from({ length: PARTS }, (_, index) => ({
    ...part,
    relevantStandard: `5.NF.${index}`,
  })),
  knowledgeMasteries: Array(PARTS).fill(part),
  recommendedResources: Array(PARTS).fill({ title: 'Fractions', description: 'A game' }),
}

/** Saves without pause until the server is gone. */
async function saveUntilGone(browser: Browser, saved: number[], firstSaved: () => void): Promise<void> {
  try {
    for (;;) {
      const answer = await browser.post('/api/evaluations', large)
      saved.push(z.object({ id: z.number() }).parse(answer.json).id)
      firstSaved()
    }
  } catch (error) {
    if (!(error instanceof Error && 'code' in error)) throw error
  }
}

/** @returns the cookie of a new family that is signed in */
function signInAt(dataDir: string, { port, cookies }: Browser): string {
  const { browser } = addFamily({ dataDir, port, launchToken: cookies.get('stepwise_launch') ?? '' })
  return browser.cookies.get('stepwise_session') ?? ''
}

async function killDuringSaves(serve: ServeProcess & { browser: Browser }, saved: number[]): Promise<void> {
  const first = Promise.withResolvers<void>()
  const lanes = Array.from({ length: LANES }, () => saveUntilGone(serve.browser, saved, first.resolve))
  await first.promise
  setTimeout(() => serve.child.kill('SIGKILL'), Math.random() * WINDOW)
  await Promise.all([serve.ended, ...lanes])
}

test(`killed ${KILLS} times during a save, every evaluation is whole or absent`, {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async () => {
  const dataDir = freshFolder()
  const saved: number[] = []
  let session: string | undefined
  for (let kill = 0; kill < KILLS; kill++) {
    const serve = await startServe('--data-dir', dataDir)
    session ??= signInAt(dataDir, serve.browser)
    serve.browser.cookies.set('stepwise_session', session)
    await killDuringSaves(serve, saved)
    expect(serve.stderr()).not.toContain('restored a backup')
  }

  const last = await startServe('--data-dir', dataDir)
  last.child.kill('SIGTERM')
  expect(await last.ended).toBe(0)

  const sqlite = new SQLite(join(dataDir, 'stepwise.db'), { readonly: true })
  try {
    expect(sqlite.pragma('integrity_check', { simple: true })).toBe('ok')
    const ids = sqlite.prepare<[], number>('select id from evaluations').pluck().all()
    expect(saved.filter(id => !ids.includes(id))).toEqual([])
    for (const table of ['gaps', 'masteries', 'evaluation_resources']) {
      const counts = `select evaluations.id from evaluations left join ${table} on evaluation_id = evaluations.id
        group by evaluations.id having count(evaluation_id) <> ${PARTS}`
      expect(sqlite.prepare(counts).all(), table).toEqual([])
      const orphans = `select id from ${table} where evaluation_id not in (select id from evaluations)`
      expect(sqlite.prepare(orphans).all(), table).toEqual([])
    }
    expect(sqlite.prepare('select count(*) from standards').pluck().get()).toBe(PARTS)
    expect(saved.length).toBeGreaterThanOrEqual(KILLS)
  } finally {
    sqlite.close()
  }
})
