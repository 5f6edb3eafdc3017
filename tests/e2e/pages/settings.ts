import type { Page } from 'playwright'
import { family } from '../../harness/client.ts'
import { expect } from '../../harness/expect.ts'

/** Settings with its cards, and the page that is read before a company's AI is connected. */
export function settingsPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const settings = {
    heading: page.getByRole('heading', { name: 'Settings', exact: true }),
    serving: page.getByLabel('AI in use'),
    /** Who reads typed answers, and who reads pictures. */
    helpers: page.getByRole('definition'),
    agree: button('I Have Read This and Agree'),
    /** The card of an AI, by its name. */
    card: (name: string) =>
      page.locator('section').filter({ has: page.getByRole('heading', { name, exact: true, level: 2 }) }),
    /** Opens a card of which the title alone is seen. */
    async unfold(name: string) {
      const head = settings.card(name).getByRole('button', { name, exact: true })
      await head.waitFor()
      if ((await head.getAttribute('aria-expanded')) === 'false') await head.click()
    },
    key: (name: string) => page.getByLabel(`${name} key`, { exact: true }),
    /** Gives the parent's password, which opens Settings for 15 minutes. */
    async unlock() {
      await page.getByLabel('Your password').fill(family.password)
      await button('Open').click()
      await settings.card('OpenAI').waitFor()
    },
    async readConsent(name: string) {
      await settings.unfold(name)
      await page.getByRole('link', { name: `Connect ${name}` }).click()
      await page.getByRole('heading', { name: `Before you connect ${name}` }).waitFor()
    },
    async enterKey(name: string, key: string) {
      await settings.key(name).fill(key)
      await settings.card(name).getByRole('button', { name: 'Save and Test' }).click()
    },
    /** Goes the whole way of a parent: agree, key, test. */
    async connectCloud(name: string, key: string) {
      await settings.readConsent(name)
      await settings.agree.click()
      await settings.enterKey(name, key)
      await settings.card(name).getByText('answers.').waitFor()
      await settings.hasLists(name)
    },
    /** Waits until the card has asked the service for the models and the voices that there are. */
    async hasLists(name: string) {
      await expect(settings.card(name).getByText(/^Asking which/)).toHaveCount(0)
    },
    async enterAddress(address: string, model: string) {
      await settings.unfold('Local AI')
      const card = settings.card('Local AI')
      await card.getByLabel('Address').fill(address)
      await card.getByLabel('Model name').fill(model)
      await card.getByRole('button', { name: 'Connect Local AI' }).click()
    },
    async connectLocal(address: string, model: string) {
      await settings.enterAddress(address, model)
      await settings
        .card('Local AI')
        .getByText(/Tested/)
        .waitFor()
    },
  }
  return settings
}
