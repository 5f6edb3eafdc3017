import type { Page } from 'playwright'

/** What is kept for a grown-up: where the child keeps it, finds it again, and where the parent marks it. */
export function inboxPages(page: Page) {
  const button = (name: string | RegExp) => page.getByRole('button', { name, exact: true })
  return {
    keep: button('Keep it for a grown-up'),
    /** After keeping, and the child's list. */
    heading: page.getByRole('heading', { name: 'Kept for a grown-up', level: 1 }),
    another: button('Another question'),
    whatWaits: page.getByRole('link', { name: 'What is waiting' }),
    waiting: page.getByRole('region', { name: 'Waiting for a grown-up' }),
    cameBack: page.getByRole('region', { name: 'A grown-up has looked' }),
    seen: button('I have seen it'),
    /** Above the parent's week. */
    lookAtIt: page.getByRole('link', { name: /^Look at/ }),
    photo: page.getByRole('img', { name: /^Photo of the/ }),
    marks: (marks: number) => page.getByRole('radio', { name: String(marks), exact: true }),
    word: page.getByRole('textbox', { name: /^A word for/ }),
    giveBack: button(/^Give it back to/),
    knowRightAnswer: button('I know the right answer'),
    rightAnswer: page.getByRole('textbox', { name: 'The right answer' }),
    markByThis: button('Mark it by this'),
  }
}
