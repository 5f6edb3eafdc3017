import type { Page } from 'playwright'

/** The voice call in the header and its box. */
export function voiceCall(page: Page) {
  const box = page.getByRole('complementary', { name: 'AI Assistant' })
  const problem = page.getByRole('alert', { name: 'Talk to AI' })
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  return {
    on: button('Talk to AI'),
    off: button('Turn off AI voice chat'),
    active: page.getByTestId('voice-active'),
    ring: page.getByRole('banner').getByTestId('volume-ring'),
    box,
    reply: box.getByRole('region', { name: 'What your tutor said' }),
    status: box.getByRole('status'),
    hide: box.getByRole('button', { name: 'Hide' }),
    close: box.getByRole('button', { name: 'Close' }),
    problem,
    tryAgain: problem.getByRole('button', { name: 'Try Again' }),
    pushToTalk: box.getByRole('switch', { name: 'Hold a button to speak' }),
    hold: box.getByRole('button', { name: /Hold to speak|Let go/ }),
  }
}

/** The calls in the chat's History. */
export async function openSpokenExchanges(page: Page, origin: string) {
  await page.goto(`${origin}/chat`)
  await page.getByRole('button', { name: 'History', exact: true }).click()
  await page.getByRole('tab', { name: 'Talks' }).click()
  const dialog = page.getByRole('dialog')
  return {
    dialog,
    exchanges: dialog.getByRole('article'),
    days: dialog.getByRole('heading', { level: 3 }),
    bookmarked: dialog.getByRole('button', { name: 'Bookmarked', exact: true }),
    older: dialog.getByRole('button', { name: 'Show older talks' }),
  }
}

/** The realtime test page. */
export function liveTestPage(page: Page) {
  const main = page.getByRole('main')
  return {
    heading: main.getByRole('heading', { level: 1 }),
    status: main.getByRole('status'),
    messages: main.getByRole('region', { name: 'Messages' }).getByRole('listitem'),
    box: main.getByPlaceholder('Type your message...'),
    send: main.getByRole('button', { name: 'Send', exact: true }),
    micOn: main.getByRole('button', { name: 'Turn the microphone on' }),
    micOff: main.getByRole('button', { name: 'Turn the microphone off' }),
    volume: main.getByRole('img', { name: 'Volume' }),
    error: main.getByRole('alert'),
    retry: main.getByRole('button', { name: 'Retry' }),
  }
}
