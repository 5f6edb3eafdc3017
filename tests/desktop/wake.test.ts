import { describe } from 'vitest'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { signUpByForm } from '../e2e/pages/landing.ts'
import { expect } from '../harness/expect.ts'
import { callServer } from './call-server.ts'
import { test } from './host/test.ts'

describe('when the computer wakes', () => {
  for (const news of ['resume', 'unlock-screen'] as const) {
    test(`the page is locked if its time is over by then: ${news}`, async ({ start }) => {
      const desktop = await start()
      const page = await desktop.page()
      await signUpByForm(page)
      await evaluatorPage(page).heading.waitFor()
      const lock = page.getByRole('dialog', { name: 'Stepwise is locked' })
      // What is still asked for would tell the page of the lock.
      await page.waitForLoadState('networkidle')
      // The server alone knows: as after a sleep, in which the page's own clock stood still.
      expect((await callServer(page, 'POST', '/api/lock')).status).toBe(204)
      expect(await lock.count()).toBe(0)
      await desktop.evaluate(({ powerMonitor }, what) => void powerMonitor.emit(what), news)
      await expect(lock).toBeVisible()
    })
  }
})
