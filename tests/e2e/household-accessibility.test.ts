import { expect } from 'playwright/test'
import { describe } from 'vitest'
import { overflow, violations } from '../harness/axe.ts'
import { NARROW, WIDE } from '../harness/browser.ts'
import { test } from '../harness/test.ts'
import { walkHousehold } from './household-screens.ts'

for (const colorScheme of ['light', 'dark'] as const) {
  for (const [size, viewport] of Object.entries({ wide: WIDE, narrow: NARROW })) {
    describe(`a household's screens, ${colorScheme}, ${size}`, () => {
      test('pass axe at WCAG 2.2 AA, and none scrolls sideways', async ({ newPage, app }) => {
        const page = await newPage({ colorScheme, viewport, reducedMotion: 'reduce' })
        await walkHousehold(page, app, async screen => {
          expect(await violations(page), screen).toEqual([])
          expect(await overflow(page), `${screen} scrolls sideways`).toBe(0)
        })
      }, 180_000)
    })
  }
}
