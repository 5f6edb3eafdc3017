import { asParent, childrenPage } from '../e2e/pages/children.ts'
import type { Show } from './screens.ts'

/** Who is learning, for the family that is signed in; at the end a child is chosen. */
export const childrenScreens: Record<string, Show> = {
  'who-is-learning': async (page, app) => {
    await page.goto(app.origin)
    const parent = await asParent(page)
    const birthYear = new Date().getFullYear() - 8
    await parent.add({ name: 'Leo', birthYear })
    const zoe = await parent.add({ name: 'Zoë', birthYear })
    await parent.change(zoe, { pictureCode: ['frog', 'whale', 'frog'] })
    await page.goto(app.origin)
    await childrenPage(page).tile('Zoë').waitFor()
  },
  'picture-code': async page => {
    const children = childrenPage(page)
    await children.tile('Zoë').click()
    await children.press('frog', 'whale')
  },
  'picture-code-wrong': async page => {
    const children = childrenPage(page)
    await children.press('cat')
    await page.getByText('Not quite these pictures').waitFor()
  },
  'children-menu': async page => {
    const children = childrenPage(page)
    await page.keyboard.press('Escape')
    await children.tile('Leo').click()
    await children.menu.click()
    await children.entry('Zoë').waitFor()
  },
  'not-theirs': async (page, app) => {
    await page.goto(`${app.origin}/understanding-gaps?evaluationId=1`)
    await page.getByText('This evaluation isn’t').waitFor()
  },
}
