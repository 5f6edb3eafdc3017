import { expectAccessible } from '../harness/axe.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { walkHousehold } from './household-screens.ts'

test(
  "a household's screens pass axe at WCAG 2.2 AA in every look, and none scrolls sideways",
  async ({ page, app }) => {
    await walkHousehold(page, app, screen => expectAccessible(page, screen))
  },
  timeLimits.long,
)
