import type { Page } from 'playwright'
import { family } from '../../harness/client.ts'
import { evaluatorPage } from './evaluator.ts'

/** What the wizard offers where nobody can mark a question, and the sheets of a grown-up. */
export function markAtHome(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const evaluator = evaluatorPage(page)
  const dialog = page.getByRole('dialog', { name: 'Mark it differently' })
  const atHome = {
    heading: page.getByRole('heading', { name: 'I can’t mark this one on my own' }),
    rightAnswer: page.getByRole('textbox', { name: 'The right answer' }),
    byGrownUp: button('Mark it now'),
    grownUpHeading: page.getByRole('heading', { name: 'A grown-up marks it', level: 1 }),
    isThisRight: page.getByRole('heading', { name: 'Is this right?' }),
    judgement: (name: string) => page.getByRole('radio', { name, exact: true }),
    marks: page.getByRole('textbox', { name: 'Marks' }),
    outOf: page.getByRole('textbox', { name: 'Out of' }),
    sentence: page.getByRole('textbox', { name: 'A sentence for the child' }),
    toPractise: page.getByRole('combobox', { name: 'What needs practice?' }),
    password: page.getByLabel('A parent’s password'),
    save: button('Save the mark'),
    tryAgain: button('Try again'),
    showMeHow: button('Show me how'),
    seesDifferently: button('A grown-up sees it differently?'),
    dialog,
    reason: dialog.getByRole('textbox', { name: 'Why?' }),
    /** From an empty wizard to the ways, or to the result where somebody can mark it. */
    async ask(question: string, answer: string) {
      await evaluator.fillIn(question, answer)
      await evaluator.evaluate.click()
    },
    async markByPage(question: string, answer: string, rightAnswer: string) {
      await atHome.ask(question, answer)
      await atHome.rightAnswer.fill(rightAnswer)
      await evaluator.evaluate.click()
    },
    async givePassword(password: string = family.password) {
      await atHome.password.fill(password)
      await atHome.save.click()
    },
  }
  return atHome
}
