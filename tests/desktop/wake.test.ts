import { describe } from 'vitest'
import { register } from './call-server.ts'
import { test } from './host/test.ts'
import { expectLockAfterWake } from './lock-after-wake.ts'

describe('when the computer wakes', () => {
  // Every run sees one of the two at the second start of `start.test.ts`.
  for (const news of ['resume', 'unlock-screen'] as const) {
    test(`the page is locked if its time is over by then: ${news}`, { tags: 'in-full' }, async ({
      start,
    }) => {
      const desktop = await start()
      const page = await desktop.page()
      await register(page)
      await expectLockAfterWake(desktop, page, news)
    })
  }
})
