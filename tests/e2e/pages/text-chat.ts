import type { Page } from 'playwright'

/** The text AI chat. */
export function assistantPage(page: Page) {
  const messages = page.getByRole('region', { name: 'Messages' })
  const assistant = {
    heading: page.getByRole('heading', { name: 'Chat with AI' }),
    box: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send' }),
    stop: page.getByRole('button', { name: 'Stop' }),
    liveChat: page.getByRole('link', { name: 'Live Chat' }),
    rows: messages.getByRole('listitem'),
    async say(text: string) {
      await assistant.box.fill(text)
      await assistant.box.press('Enter')
    },
  }
  return assistant
}
