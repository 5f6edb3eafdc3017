import type { Page, Request } from 'playwright'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { expect } from '../harness/expect.ts'
import { callServer } from './call-server.ts'
import type { Desktop } from './host/desktop.ts'

/** What a system tells at the end of a sleep. */
export type NewsOfWake = 'resume' | 'unlock-screen'

/** Locks the family that is signed in as a sleep does, and fails unless the news of its end shows the lock. */
export async function expectLockAfterWake(desktop: Desktop, page: Page, news: NewsOfWake): Promise<void> {
  const underWay = new Set<Request>()
  page.on('request', request => underWay.add(request))
  page.on('requestfinished', request => underWay.delete(request))
  page.on('requestfailed', request => underWay.delete(request))
  await page.reload()
  await evaluatorPage(page).heading.waitFor()
  const lock = page.getByRole('dialog', { name: 'Stepwise is locked' })
  // As in a sleep, the page asks for nothing: any answer would tell it of the lock.
  let isAsleep = true
  await page.route('**/api/**', route =>
    isAsleep && !route.request().url().endsWith('/api/lock') ? route.abort() : route.fallback(),
  )
  await expect.poll(() => underWay.size).toBe(0)
  expect((await callServer(page, 'POST', '/api/lock')).status).toBe(204)
  expect(await lock.count()).toBe(0)
  isAsleep = false
  await desktop.evaluate(({ powerMonitor }, what) => void powerMonitor.emit(what), news)
  await expect(lock).toBeVisible()
}
