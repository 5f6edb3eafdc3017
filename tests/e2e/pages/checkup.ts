import type { Page } from 'playwright'

/** The check-up: its start, its questions one by one, and what it has found. */
export function checkupPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    grade: page.getByLabel('Grade level'),
    start: button('Start the check-up'),
    answer: page.getByLabel('Your answer'),
    next: button('Next'),
    dontKnow: button('I don’t know yet'),
    finish: button('Finish now'),
    number: page.getByText(/^Question \d+/),
    wobbles: page.getByRole('heading', { name: 'What wobbles' }),
    practiseFirst: page.getByRole('link', { name: 'Practise this' }),
    again: button('Another check-up'),
  }
}
