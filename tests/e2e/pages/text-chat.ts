import type { Page } from 'playwright'

/** The text AI chat. */
export function textChatPage(page: Page) {
  const messages = page.getByRole('region', { name: 'Messages' })
  const textChat = {
    heading: page.getByRole('heading', { name: 'Chat with AI' }),
    box: page.getByRole('textbox', { name: 'Message' }),
    send: page.getByRole('button', { name: 'Send' }),
    stop: page.getByRole('button', { name: 'Stop' }),
    liveChat: page.getByRole('link', { name: 'Live Chat' }),
    /** The bubbles, without the items of a list in one of them. */
    rows: messages.locator('li[aria-setsize]'),
    async say(text: string) {
      await textChat.box.fill(text)
      await textChat.box.press('Enter')
    },
  }
  return textChat
}
