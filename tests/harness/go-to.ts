import type { Page } from 'playwright'
import { PAGE_NAMES, type PagePath } from '../../src/renderer/page-names.ts'
import { expect } from './expect.ts'

/**
 * Goes to another page of the app that stands in the window, as a link does, and waits until it is there. To load the
 * whole app anew takes four times as long, and is a matter of its own.
 * @param path with what may follow it, such as `/parent?tab=chats`
 */
export async function goTo(page: Page, path: PagePath | `${PagePath}?${string}`): Promise<void> {
  await page.evaluate(to => {
    history.pushState(null, '', to)
    dispatchEvent(new PopStateEvent('popstate'))
  }, path)
  const [name] = path.split('?') as [PagePath]
  await expect(page).toHaveTitle(`${PAGE_NAMES[name]} · Stepwise`)
}
