import type { Page } from 'playwright'
import { expectAccessibleByKeys } from '../harness/axe.ts'
import { test } from '../harness/test.ts'
import { isAll } from '../support/how-much.ts'
import { timeLimits } from '../support/time-limits.ts'
import { walkHousehold, walkPagesOfWords } from './household-screens.ts'
import { signUp } from './pages/landing.ts'

/** Much of these stands on another screen, which every run looks at. */
const IN_FULL: readonly string[] = [
  'profile',
  'password',
  'settings-closed',
  'parent-week',
  'parent-time',
  'parent-ai',
  'parent-data',
  'restore',
  'delete',
  'locked',
  'family-picker',
]

const isPassedBy = (screen: string) => !isAll && IN_FULL.includes(screen)

async function check(page: Page, screen: string): Promise<void> {
  if (isPassedBy(screen)) return
  await expectAccessibleByKeys(page, screen)
}

test(
  "a household's screens pass axe at WCAG 2.2 AA in every look, fit at 200 % and 320 px, and are reached by keys",
  ({ page, app }) => walkHousehold(page, app, screen => check(page, screen), isPassedBy),
  timeLimits.long,
)

test('so do the pages that are there to be read, and whose work Stepwise is made of is on its list', {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async ({ page, app }) => {
  await signUp(page)
  await walkPagesOfWords(page, app, screen => check(page, screen))
})
