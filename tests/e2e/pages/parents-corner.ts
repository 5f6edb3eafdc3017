import type { Page } from 'playwright'
import { family } from '../../harness/client.ts'
import { goTo } from '../../harness/go-to.ts'

/** The parent's corner and what opens it, here and in Settings. */
export function parentsCorner(page: Page, origin: string) {
  const password = page.getByLabel('Your password')
  const open = page.getByRole('button', { name: 'Open', exact: true })
  return {
    password,
    open,
    // A toast has one, too.
    close: page.getByRole('main').getByRole('button', { name: 'Close', exact: true }),
    tab: (name: string) => page.getByRole('tab', { name }),
    /** Whose pages are shown, where there are several children. */
    whose: page.getByLabel('Whose pages are shown'),
    /** Opens a part of which the title alone is seen. */
    unfold: (title: string | RegExp) =>
      page.getByRole('main').getByRole('button', { name: title, expanded: false }).click(),
    /** As `enter`, by a link of the app that stands in the window. */
    async goIn(path: Parameters<typeof goTo>[1] = '/parent') {
      await goTo(page, path)
      await password.fill(family.password)
      await open.click()
    },
    /** Goes to the corner, or to another page behind the same password, and opens it. */
    async enter(path = '/parent') {
      await page.goto(origin + path)
      await password.fill(family.password)
      await open.click()
    },
  }
}
