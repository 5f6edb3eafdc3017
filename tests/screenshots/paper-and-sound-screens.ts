import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { family } from '../harness/client.ts'
import { pageOfHomework } from '../harness/pictures.ts'
import type { Show } from './screens.ts'

/** A phone as a camera, on the computer's screen and on its own, and an answer that is said. */
export const paperAndSoundScreens: Record<string, Show> = {
  'phone-not-allowed': async (page, app) => {
    await page.goto(`${app.origin}/evaluate`)
    const evaluator = evaluatorPage(page)
    await evaluator.startAfresh()
    await evaluator.question.fill('What is 7 × 8?')
    await evaluator.next.click()
    await page.getByRole('button', { name: 'Use my phone' }).click()
    await page.getByText('A parent has to allow this once.').waitFor()
  },
  'phone-waiting': async page => {
    const dialog = page.getByRole('dialog')
    const password = dialog.getByLabel('Your password')
    const allow = dialog.getByRole('switch', { name: 'Photos from a phone' })
    await password.or(allow).waitFor()
    if (await password.isVisible()) {
      await password.fill(family.password)
      await dialog.getByRole('button', { name: 'Open', exact: true }).click()
    }
    await allow.click()
    await dialog.getByText('Nothing opens on the phone?').waitFor()
  },
  'phone-page': async page => {
    const address =
      (await page
        .getByRole('dialog')
        .getByText(/^http:/)
        .textContent()) ?? ''
    const phone = await page.context().newPage()
    await phone.goto(address)
    await phone.getByText('photos can be sent').waitFor()
  },
  'phone-page-arrived': async page => {
    const phone = page.context().pages().at(-1) ?? page
    const photo = await pageOfHomework(phone, 'page.png')
    const choose = phone.getByLabel('Choose photos')
    await choose.setInputFiles([photo, { ...photo, name: 'second.png' }])
    await phone.getByText('Arrived').nth(1).waitFor()
    await choose.setInputFiles({ name: 'notes.txt', mimeType: 'text/plain', buffer: Buffer.from('notes') })
    await phone
      .getByRole('listitem')
      .nth(2)
      .getByText(/picture/)
      .waitFor()
  },
  'phone-arrived': async page => {
    await page.context().pages().at(-1)?.close()
    await page.getByRole('dialog').getByText('2 photos have arrived.').waitFor()
  },
  'say-it': async page => {
    await page.getByRole('button', { name: 'Done' }).click()
    await page.getByRole('button', { name: 'Say it' }).click()
    await page.getByText('I am listening.').waitFor()
  },
  'say-it-written': async (page, _app, openai) => {
    openai.hears = 'Seven times eight is fifty-six.'
    await page.getByRole('button', { name: 'Stop', exact: true }).click()
    await page.getByText('Nothing is sent yet.').waitFor()
  },
  'read-aloud': async page => {
    await page
      .getByRole('button', { name: /^Read .* aloud$/ })
      .first()
      .click()
    await page.evaluate(() => window.scriptedVoice.reach(5))
    await page.getByRole('button', { name: /^Stop reading/ }).waitFor()
  },
}
