import type { Page } from 'playwright'

/** A toast by words of its title or description. */
export function toast(page: Page, words: string) {
  return page
    .getByRole('region', { name: /Notifications/ })
    .getByRole('listitem')
    .filter({ hasText: words })
}
