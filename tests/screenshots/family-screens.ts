import { asParent } from '../e2e/pages/children.ts'
import { parentsCorner } from '../e2e/pages/parents-corner.ts'
import { addWork } from '../e2e/weeks-work.ts'
import type { Show } from './screens.ts'

const NAMES = ['Theo', 'Ada'] as const
const fractions = {
  concept: 'Adding fractions',
  description: 'Adds denominators instead of finding a common one.',
}
const tables = {
  concept: 'Times tables',
  description: 'Adds two numbers where they are to be multiplied.',
}

/** The corner of a family with three children. They are archived at the end: what follows is one child's again. */
export const familyScreens: Record<string, Show> = {
  'parent-children': async (page, app) => {
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=children')
    await corner.unfold('Mina')
    await page.getByRole('switch', { name: 'Ask Mina' }).click()
    await page.getByRole('button', { name: 'Owl' }).click()
  },
  'parent-children-add': async (page, app) => {
    await page.goto(`${app.origin}/parent?tab=children`)
    await page.getByRole('button', { name: 'Add a child' }).click()
    await parentsCorner(page, app.origin).unfold('Your name and e-mail')
  },
  'parent-week-of-three': async (page, app) => {
    const parent = await asParent(page)
    const birthYear = new Date().getFullYear() - 9
    addWork(app.dataDir, await parent.add({ name: NAMES[0], birthYear }), fractions)
    addWork(app.dataDir, await parent.add({ name: NAMES[1], birthYear }), tables)
    await page.goto(`${app.origin}/parent`)
    await page.getByRole('region', { name: 'Ada' }).getByText('Day by day').waitFor()
  },
  'parent-chats-of-three': async (page, app) => {
    const corner = parentsCorner(page, app.origin)
    await corner.tab('Chats').click()
    // What was answered has its bold words and lists a moment later.
    await page.locator('li strong', { hasText: 'Childline' }).first().waitFor()
    await corner.unfold('All chats')
    await page.getByRole('region', { name: 'All chats' }).getByText('Adding fractions').first().waitFor()
  },
  'parent-ai-use-of-three': async (page, app) => {
    await parentsCorner(page, app.origin).tab('AI use').click()
    await page.getByRole('heading', { name: 'Each child this month' }).waitFor()
  },
  'parent-children-archived': async (page, app) => {
    const parent = await asParent(page)
    for (const name of NAMES) await parent.change(await parent.idOf(name), { isArchived: true })
    await page.goto(`${app.origin}/parent?tab=children`)
    await page.getByRole('heading', { name: 'Archived' }).waitFor()
  },
}
