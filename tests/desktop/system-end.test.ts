import { join } from 'node:path'
import Database from 'better-sqlite3'
import type { Page } from 'playwright'
import { describe, onTestFinished } from 'vitest'
import { WebSocket } from 'ws'
import { SOCKET_PATH } from '#contract/socket.ts'
import { startTalkingOpenai } from '#fakes/talking-openai.ts'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { signUpByForm } from '../e2e/pages/landing.ts'
import { expect } from '../harness/expect.ts'
import { beginSaving, savedNames } from './begin-saving.ts'
import { register } from './call-server.ts'
import type { Desktop } from './host/desktop.ts'
import { test } from './host/test.ts'

type Reason = 'shutdown' | 'logoff' | 'close-app' | 'critical'

/**
 * Ends the session as Windows does: it asks, and where nobody refuses, or no window of the app can be seen, it ends the
 * app at once, without its farewell.
 * @returns whether the app has asked for time
 */
const endSession = (desktop: Desktop, reasons: Reason[]) =>
  desktop.evaluate(({ BrowserWindow }, given) => {
    let isDelayed = false
    const event = { reasons: given, preventDefault: () => (isDelayed = true) }
    const [window] = BrowserWindow.getAllWindows()
    window?.emit('query-session-end', event)
    if (isDelayed) {
      const canBeSeen = BrowserWindow.getAllWindows().some(each => each.isVisible())
      if (!canBeSeen) process.kill(process.pid, 'SIGKILL')
      return true
    }
    window?.emit('session-end', event)
    const isEndedByIt = !given.includes('close-app')
    if (isEndedByIt) process.kill(process.pid, 'SIGKILL')
    return false
  }, reasons)

/** Asks the tutor something, signed in as the page is. @returns once the first words of the reply are there */
async function ask(page: Page): Promise<void> {
  const { host, origin } = new URL(page.url())
  const cookies = await page.context().cookies(origin)
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  const socket = new WebSocket(`ws://${host}${SOCKET_PATH}`, { headers: { cookie, origin } })
  onTestFinished(() => socket.terminate())
  const words = Promise.withResolvers<void>()
  socket.on('error', words.reject)
  socket.on('close', code => words.reject(new Error(`The socket was closed before any word: ${code}`)))
  socket.on('open', () =>
    socket.send(JSON.stringify({ userId: 1, content: 'Why is the sky blue?', modality: 'text' })),
  )
  socket.on('message', data => {
    const { type } = JSON.parse(data.toString())
    if (type === 'response') words.resolve()
    if (type === 'error') words.reject(new Error(data.toString()))
  })
  await words.promise
}

function messages(folder: string): unknown[] {
  const db = new Database(join(folder, 'stepwise.db'), { readonly: true })
  try {
    return db.prepare('select role, content from chat_messages order by id').all()
  } finally {
    db.close()
  }
}

describe('when the system ends the session', () => {
  test('Windows waits until a change is saved, and the app ends by itself', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    const desktop = await start()
    const { status, finish } = await beginSaving(await desktop.page())
    expect(await endSession(desktop, ['logoff'])).toBe(true)
    // Windows goes on looking for the window.
    const isVisible = () =>
      desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().some(each => each.isVisible()))
    expect(await isVisible()).toBe(true)
    finish()
    expect(await status).toBe(200)
    expect(await desktop.ended).toBe(0)
    expect(savedNames(folder)).toEqual(['Saved at the last moment'])
  })

  test('a reply that is still coming is kept as far as it came', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    const openai = await startTalkingOpenai()
    onTestFinished(openai.stop)
    const desktop = await start({ env: { OPENAI_API_KEY: 'sk-test', OPENAI_BASE_URL: openai.baseUrl } })
    const page = await desktop.page()
    await register(page)
    openai.willBeFed().say('Because of the air. And ')
    await ask(page)
    await endSession(desktop, ['shutdown'])
    expect(await desktop.ended).toBe(0)
    expect(messages(folder)).toEqual([
      { role: 'user', content: 'Why is the sky blue?' },
      { role: 'assistant', content: expect.stringContaining('Because of the air.') },
    ])
  })

  test('who has just signed in is signed in at the next start', { tags: 'in-full' }, async ({ start }) => {
    const desktop = await start()
    const page = await desktop.page()
    await signUpByForm(page)
    await evaluatorPage(page).heading.waitFor()
    await endSession(desktop, ['shutdown'])
    await desktop.ended
    await expect(evaluatorPage(await (await start()).page()).heading).toBeVisible()
  })

  test('an end that nobody may delay is not delayed, and an installer’s is waited for', {
    tags: 'in-full',
  }, async ({ start }) => {
    const desktop = await start()
    await desktop.page()
    expect(await endSession(desktop, ['close-app'])).toBe(false)
    expect(await desktop.ended).toBe(0)
    const second = await start()
    await second.page()
    const isDelayed = await second.evaluate(({ BrowserWindow }) => {
      let delayed = false
      const event = { reasons: ['shutdown', 'critical'], preventDefault: () => (delayed = true) }
      BrowserWindow.getAllWindows()[0]?.emit('query-session-end', event)
      return delayed
    })
    expect(isDelayed).toBe(false)
    expect(await second.ended).toBe(0)
  })

  for (const [name, end] of Object.entries({
    'the power monitor of macOS and Linux': (desktop: Desktop) =>
      desktop.evaluate(({ powerMonitor }) => {
        let isDelayed = false
        powerMonitor.emit('shutdown', { preventDefault: () => (isDelayed = true) })
        if (!isDelayed) process.kill(process.pid, 'SIGKILL')
      }),
    'a signal': (desktop: Desktop) => desktop.evaluate(() => void process.kill(process.pid, 'SIGTERM')),
  })) {
    test.skipIf(process.platform === 'win32')(
      `${name} is heeded: a change is saved first`,
      { tags: 'in-full' },
      async ({ start, folder }) => {
        const desktop = await start()
        const { status, finish } = await beginSaving(await desktop.page())
        await end(desktop)
        finish()
        expect(await status).toBe(200)
        expect(await desktop.ended).toBe(0)
        expect(savedNames(folder)).toEqual(['Saved at the last moment'])
      },
    )
  }

  test('a saving that never ends is waited for no longer than Windows waits for the app', {
    tags: 'in-full',
  }, async ({ start }) => {
    const desktop = await start()
    const { status } = await beginSaving(await desktop.page())
    await endSession(desktop, ['logoff'])
    expect(await desktop.ended).toBe(0)
    await expect(status).rejects.toThrow()
  })
})
