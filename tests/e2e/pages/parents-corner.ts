import type { Page } from 'playwright'
import { family } from '../../harness/client.ts'

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
    /** Goes to the corner, or to another page behind the same password, and opens it. */
    async enter(path = '/parent') {
      await page.goto(origin + path)
      await password.fill(family.password)
      await open.click()
    },
  }
}
