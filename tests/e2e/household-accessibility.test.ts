import { expectAccessible } from '../harness/axe.ts'
import { expectKeyboard } from '../harness/keyboard.ts'
import { test } from '../harness/test.ts'
import { isAll } from '../support/how-much.ts'
import { timeLimits } from '../support/time-limits.ts'
import { walkHousehold } from './household-screens.ts'

/** Much of these stands on another screen, which every run looks at. */
const IN_FULL: readonly string[] = [
  'profile',
  'password',
  'settings-closed',
  'parent-time',
  'parent-data',
  'restore',
  'privacy',
  'terms',
  'about',
  'family-picker',
]

test(
  "a household's screens pass axe at WCAG 2.2 AA in every look, fit at 200 % and 320 px, and are reached by keys",
  async ({ page, app }) => {
    await walkHousehold(page, app, async screen => {
      if (!isAll && IN_FULL.includes(screen)) return
      await expectAccessible(page, screen)
      await expectKeyboard(page, screen)
    })
  },
  timeLimits.long,
)
