import type { Page } from 'playwright'

/** The list of what was marked before. */
export function pastAssessments(page: Page) {
  // The page before it stays until this one has loaded, and has things that open, too.
  const list = page
    .getByRole('main')
    .filter({ has: page.getByRole('heading', { name: 'Past Assessment Results' }) })
  return {
    /** The newest first; a click opens one. */
    rows: list.locator('[aria-expanded]'),
  }
}
