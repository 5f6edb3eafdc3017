import { join } from 'node:path'
import type { Page } from 'playwright'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { inboxPages } from '../e2e/pages/inbox.ts'
import { markAtHome } from '../e2e/pages/mark-at-home.ts'
import { parentsCorner } from '../e2e/pages/parents-corner.ts'
import type { App } from '../harness/app.ts'
import { family } from '../harness/client.ts'
import { pageOfHomework } from '../harness/pictures.ts'

type Show = (page: Page, app: Pick<App, 'origin'>) => Promise<unknown>

const story = 'Tom has 24 apples. 9 wasps spoil an apple each. How many can he sell?'

const photo = (name: string) => join(import.meta.dirname, `../corpus/pictures/${name}.jpg`)

/** Photos as they are read, and a question that nobody can mark by itself, from the ways to a mark that is put right. */
export const atHomeScreens: Record<string, Show> = {
  'photo-of-several-questions': async (page, app) => {
    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    await evaluator.pictureFiles.setInputFiles(photo('three-questions'))
    await page.getByText('Which one did you do?').waitFor()
  },
  'photo-with-doubts': async (page, app) => {
    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    await evaluator.pictureFiles.setInputFiles(photo('handwritten-sums'))
    await page
      .getByRole('region', { name: 'What I read in the picture' })
      .getByRole('listitem')
      .nth(1)
      .click()
  },
  'at-home-ways': async (page, app) => {
    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    const atHome = markAtHome(page)
    await atHome.ask(story, '24 - 9 = 16')
    await atHome.rightAnswer.fill('15')
  },
  'at-home-not-yet': async page => {
    await evaluatorPage(page).evaluate.click()
    await evaluatorPage(page).complete.waitFor()
  },
  'at-home-fixed': async page => {
    const evaluator = evaluatorPage(page)
    await markAtHome(page).tryAgain.click()
    await evaluator.answer.fill('24 - 9 = 15')
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await page.getByText('Fixed by yourself').waitFor()
  },
  'at-home-judge': async page => {
    const evaluator = evaluatorPage(page)
    const atHome = markAtHome(page)
    await evaluator.startAgain.click()
    const question = 'Why do leaves fall in autumn?'
    await atHome.markByPage(question, 'because it gets cold', 'The tree saves water in winter')
    await atHome.isThisRight.waitFor()
    await atHome.judgement('Partly').check()
  },
  'at-home-wrong-password': async page => {
    const atHome = markAtHome(page)
    await atHome.givePassword('wrong password')
    await page.locator('[aria-invalid=true]').waitFor()
  },
  'at-home-grown-up': async page => {
    const evaluator = evaluatorPage(page)
    const atHome = markAtHome(page)
    await evaluator.previous.click()
    await atHome.byGrownUp.click()
    await atHome.marks.fill('3')
    await atHome.outOf.fill('2')
    await atHome.sentence.fill('Good idea! Think about water, too.')
    await atHome.toPractise.fill('Leaves in autumn')
    await atHome.givePassword()
    await page.locator('[aria-invalid=true]').waitFor()
  },
  'at-home-grown-up-result': async page => {
    const atHome = markAtHome(page)
    await atHome.marks.fill('1')
    await atHome.password.fill(family.password)
    await atHome.save.click()
    await evaluatorPage(page).complete.waitFor()
  },
  'at-home-remark': async page => {
    const atHome = markAtHome(page)
    await atHome.seesDifferently.click()
    await atHome.dialog.waitFor()
    await atHome.dialog.getByRole('textbox', { name: 'Marks' }).fill('2')
    await atHome.reason.fill('It was explained aloud.')
  },
  'at-home-marked-again': async page => {
    await markAtHome(page).givePassword()
    await page.getByText('Marked again by a grown-up').waitFor()
  },
  'kept-for-a-grown-up': async (page, app) => {
    await page.goto(app.origin)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    await evaluator.question.fill('Why did the bean on the window grow faster?')
    await evaluator.next.click()
    await evaluator.answer.fill('It had water and sun.')
    await evaluator.pictureFiles.setInputFiles([await pageOfHomework(page, 'bean.png', 'lightyellow')])
    await evaluator.thumbnails.first().waitFor()
    await evaluator.next.click()
    await evaluator.evaluate.click()
    await inboxPages(page).keep.click()
    await inboxPages(page).heading.waitFor()
  },
  'kept-waiting': async (page, app) => {
    await page.goto(`${app.origin}/kept`)
    await inboxPages(page).photo.waitFor()
  },
  'kept-for-you': async (page, app) => {
    await page.goto(`${app.origin}/parent?tab=kept`)
    const corner = parentsCorner(page, app.origin)
    const inbox = inboxPages(page)
    await corner.password.or(inbox.photo).first().waitFor()
    if (await corner.password.isVisible()) {
      await corner.password.fill(family.password)
      await corner.open.click()
    }
    await inbox.photo.waitFor()
    await inbox.marks(2).check()
    await inbox.word.fill('Yes! And which of the two did the other bean not have?')
  },
  'kept-came-back': async (page, app) => {
    await inboxPages(page).giveBack.click()
    await page.getByText('Nothing is waiting').waitFor()
    await parentsCorner(page, app.origin).close.click()
    await page.goto(`${app.origin}/kept`)
    await inboxPages(page).cameBack.waitFor()
    await inboxPages(page).photo.waitFor()
  },
}
