import { expectAccessibleByKeys } from '../harness/axe.ts'
import { test } from '../harness/test.ts'
import { timeLimits } from '../support/time-limits.ts'
import { walkHousehold, walkPagesOfWords } from './household-screens.ts'
import { signUp } from './pages/landing.ts'

test(
  "a household's screens pass axe at WCAG 2.2 AA in every look, fit at 200 % and 320 px, and are reached by keys",
  { tags: 'in-full', timeout: timeLimits.long },
  ({ page, app }) => walkHousehold(page, app, screen => expectAccessibleByKeys(page, screen)),
)

test('so do the pages that are there to be read, and whose work Stepwise is made of is on its list', {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async ({ page, app }) => {
  await signUp(page)
  await walkPagesOfWords(page, app, screen => expectAccessibleByKeys(page, screen))
})
