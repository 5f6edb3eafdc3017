import type { Page } from 'playwright'
import { expect } from '../../harness/expect.ts'

/** The live chat with its dialogs. */
export function liveChatPage(page: Page) {
  const button = (name: string) => page.getByRole('button', { name, exact: true })
  const messages = page.getByRole('region', { name: 'Messages' })
  const chat = {
    title: page.getByRole('heading', { level: 1 }),
    box: page.getByRole('textbox', { name: 'Message' }),
    send: button('Send'),
    stop: button('Stop'),
    record: button('Record a voice message'),
    stopRecording: button('Stop recording'),
    mute: button('Mute'),
    audioMode: page.getByRole('switch', { name: 'Audio Mode' }),
    newChat: button('New Chat'),
    history: button('History'),
    reconnect: button('Reconnect'),
    retry: button('Retry'),
    connected: button('Connected'),
    disconnected: button('Disconnected'),
    toNewest: button('To the newest message'),
    status: page.getByTestId('status'),
    messages,
    /** The bubbles in sight, without the items of a list in one of them. */
    rows: messages.locator('li[aria-setsize]'),
    dialog: page.getByRole('dialog'),
    /** What a screen reader is told. */
    live: page.locator('main [aria-live=polite]'),
    inDialog: (name: string) => page.getByRole('dialog').getByRole('button', { name, exact: true }),
    /** Presses Enter once the conversation is there: until then nothing is sent. */
    async say(text: string) {
      await expect(chat.send.or(chat.stop)).toBeEnabled()
      await chat.box.fill(text)
      await chat.box.press('Enter')
    },
    async startChat(title: string) {
      await chat.newChat.click()
      await page.getByPlaceholder('Enter a title for this chat').fill(title)
      await chat.inDialog('Create Chat').click()
      await chat.dialog.waitFor({ state: 'detached' })
    },
  }
  return chat
}

/** A hand on the page's sockets: call it before the page is opened. */
export async function holdSocket(page: Page) {
  await page.addInitScript(() => {
    const sockets: WebSocket[] = []
    Object.assign(window, { sockets })
    window.WebSocket = new Proxy(WebSocket, {
      construct(Socket, [url]) {
        const socket = new Socket(url)
        sockets.push(socket)
        return socket
      },
    })
  })
  return {
    /** The newest connection ends with a code that is not normal. */
    drop: () =>
      page.evaluate(() => (window as unknown as { sockets: WebSocket[] }).sockets.at(-1)?.close(4000)),
  }
}

/** Keeps hold of the microphones that the page opens: call it before the page is opened. */
export async function watchMicrophones(page: Page) {
  await page.addInitScript(() => {
    const tracks: MediaStreamTrack[] = []
    Object.assign(window, { tracks })
    const { mediaDevices } = navigator
    const open = mediaDevices.getUserMedia.bind(mediaDevices)
    mediaDevices.getUserMedia = async constraints => {
      const stream = await open(constraints)
      tracks.push(...stream.getTracks())
      return stream
    }
  })
  /** @returns the state of each microphone that was ever opened: `live` or `ended` */
  return () =>
    page.evaluate(() =>
      (window as unknown as { tracks: MediaStreamTrack[] }).tracks.map(each => each.readyState),
    )
}

/**
 * Counts what the page's recorders hear, from its next load on: who stops before the first sound has come has recorded
 * nothing.
 * @returns waits until the recording under way has heard something
 */
export async function watchRecordings(page: Page) {
  await page.addInitScript(() => {
    const { start } = MediaRecorder.prototype
    MediaRecorder.prototype.start = function (chunk) {
      Object.assign(window, { heard: 0 })
      this.addEventListener('dataavailable', ({ data }) => {
        const before = (window as unknown as { heard: number }).heard
        Object.assign(window, { heard: before + data.size })
      })
      start.call(this, chunk)
    }
  })
  return () => page.waitForFunction(() => (window as unknown as { heard: number }).heard > 0)
}
