import { expectAccessible } from '../harness/axe.ts'
import { expectKeyboard } from '../harness/keyboard.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { walkHousehold } from './household-screens.ts'

test(
  "a household's screens pass axe at WCAG 2.2 AA in every look, fit at 200 % and 320 px, and are reached by keys",
  async ({ page, app }) => {
    await walkHousehold(page, app, async screen => {
      await expectAccessible(page, screen)
      await expectKeyboard(page, screen)
    })
  },
  timeLimits.long,
)
