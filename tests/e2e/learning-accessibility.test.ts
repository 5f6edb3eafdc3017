import type { Page } from 'playwright'
import { expectAccessible, expectAccessibleByKeys } from '../harness/axe.ts'
import { WIDE } from '../harness/browser.ts'
import { test } from '../harness/test.ts'
import { atHomeScreens } from '../screenshots/at-home-screens.ts'
import { practiceScreens } from '../screenshots/practice-screens.ts'
import { isAll, someOf } from '../support/how-much.ts'
import { timeLimits } from '../support/time-limits.ts'
import { signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'

/** Made of what another screen here is made of. */
const ALIKE: readonly string[] = [
  'at-home-fixed',
  'at-home-wrong-password',
  'at-home-grown-up-result',
  'boosters-mixed',
  // The others of these are looked at on their own journeys.
  'kept-for-a-grown-up',
  'kept-came-back',
  'practise-way',
  'practise-summary',
]

/** Much of these stands on another screen, which every run looks at. */
const IN_FULL: readonly string[] = ['at-home-not-yet', 'week']
/** On nobody's way: every run goes on without them. */
const LEFT_OUT = new Set(isAll ? [] : ['at-home-fixed', 'at-home-wrong-password'])
const PASSED_BY = new Set(isAll ? ALIKE : [...ALIKE, ...IN_FULL])
/** Where every run's walk ends: what comes then has journeys of its own. */
const LAST = 'at-home-grown-up'

async function check(page: Page, screen: string): Promise<void> {
  await expectAccessibleByKeys(page, screen)
  await page.setViewportSize(WIDE)
}

const WALKS = { 'marking at home': atHomeScreens, 'the check-up and practice': practiceScreens }
// What the other leads past is looked at on its own journeys: check-up, practice by topics, practice on paper.
for (const [what, screens] of someOf(Object.entries(WALKS), 1))
  test(`${what} and the week after it pass axe at WCAG 2.2 AA in every look, fit at 200 % and 320 px, and are reached by keys`, {
    tags: 'in-full',
    timeout: timeLimits.long,
  }, async ({ page, app }) => {
    await signUp(page)
    for (const [screen, show] of Object.entries(screens)) {
      if (LEFT_OUT.has(screen)) continue
      await show(page, app)
      if (!PASSED_BY.has(screen)) await check(page, screen)
      if (!isAll && screen === LAST) break
    }
    if (PASSED_BY.has('week')) return
    await parentsCorner(page, app.origin).enter()
    await page.getByRole('table').waitFor()
    await expectAccessible(page, 'week')
  })

/** Sixty skills of three concepts, half of them shown twice, and a gap with a standard. */
const evaluations = [1, 2].map(time => ({
  question: `${'A baker makes 24 trays of rolls. '.repeat(10)}How many are there?`,
  answer: '23',
  grade: 4,
  overallAssessment: 'Nearly.',
  score: 1,
  totalScore: 2,
  knowledgeGaps: [
    { concept: 'Multiplying', description: 'Forgets to carry.', relevantStandard: '4.NBT.B.5' },
  ],
  knowledgeMasteries: Array.from({ length: time === 1 ? 30 : 50 }, (_, index) => ({
    concept: ['Fractions', 'Order of operations', 'Adding and subtracting negative numbers'][index % 3],
    description: `Explains step ${index + (time === 1 ? 30 : 0)} of a long calculation.`,
  })),
  recommendedResources: [],
  markingScheme: 'Total: 2 marks',
}))

test('a gap with its standard told and a tree of sixty skills pass axe at WCAG 2.2 AA in every look', {
  tags: 'in-full',
  timeout: timeLimits.long,
}, async ({ page, app }) => {
  await signUp(page)
  for (const data of evaluations) {
    await page.request.post(`${app.origin}/api/evaluations`, { headers: { origin: app.origin }, data })
  }
  await page.goto(`${app.origin}/understanding-gaps`)
  await page.getByRole('button', { name: /^Standard 4\.NBT\.B\.5/ }).press('Enter')
  await page.getByText('Multiplies larger whole numbers.').waitFor()
  await check(page, 'a gap and its standard')
  for (const tab of ['By Standard', 'By Evaluation']) {
    await page.getByRole('tab', { name: tab }).click()
    await check(page, `gaps ${tab}`)
  }
  await page.goto(`${app.origin}/knowledge-mastery`)
  await page.getByRole('button', { name: 'Expand All' }).click()
  await page.getByRole('treeitem', { name: /^Fractions: Explains step 3 / }).press('Enter')
  await page.locator('[aria-current=true]').getByText('Explains step 3 of').waitFor()
  await check(page, 'mastery, expanded')
  await page.getByRole('tab', { name: 'Mastery List' }).click()
  await check(page, 'mastery as a list')
})
