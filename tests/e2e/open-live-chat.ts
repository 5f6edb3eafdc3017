import type { Page } from 'playwright'
import { expect, openAsFamily } from '../harness/live-chat-test.ts'
import { liveChatPage } from './pages/live-chat.ts'

/** Signs the family up behind the page's back and waits until its live chat is connected. */
export async function openLiveChat(page: Page) {
  await openAsFamily(page, '/chat')
  const chat = liveChatPage(page)
  await expect(chat.connected).toBeVisible()
  return chat
}
