import type { Request } from 'playwright'
import { describe } from 'vitest'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { expect } from '../harness/expect.ts'
import { someOf } from '../support/how-much.ts'
import { callServer, register } from './call-server.ts'
import { test } from './host/test.ts'

describe('when the computer wakes', () => {
  for (const news of someOf(['resume', 'unlock-screen'] as const, 1)) {
    test(`the page is locked if its time is over by then: ${news}`, async ({ start }) => {
      const desktop = await start()
      const page = await desktop.page()
      const underWay = new Set<Request>()
      page.on('request', request => underWay.add(request))
      page.on('requestfinished', request => underWay.delete(request))
      page.on('requestfailed', request => underWay.delete(request))
      await register(page)
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
    })
  }
})
