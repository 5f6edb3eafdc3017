import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { describe, onTestFinished } from 'vitest'
import { providers } from '#server/ai/providers/index.ts'
import { expect } from '../harness/expect.ts'
import { isAll, someOf } from '../support/how-much.ts'
import type { Desktop } from './host/desktop.ts'
import { sharedTest } from './host/test.ts'

/** A light Chromium has nobody who could allow a microphone, for which a run of everything asks. */
const how = isAll ? { env: { LIGHT_CHROMIUM_PATH: '' } } : {}
const test = sharedTest.extend('how', { scope: 'file' }, async () => how)

/** Another program's web server on this computer, that counts who comes. */
async function startStranger() {
  const visits: string[] = []
  const server = createServer((request, response) => {
    visits.push(request.url ?? '')
    response.setHeader('content-type', 'text/html').end('<h1>stranger</h1>')
  }).listen(0, '127.0.0.1')
  await new Promise(resolve => server.once('listening', resolve))
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  return { origin: `http://127.0.0.1:${(server.address() as AddressInfo).port}`, visits }
}

/** Writes down which links leave for the computer's own browser. */
async function watchLinks(desktop: Desktop) {
  await desktop.evaluate(({ shell }) => {
    const opened: string[] = []
    Object.assign(globalThis, { opened })
    shell.openExternal = async url => void opened.push(url)
  })
  return () => desktop.evaluate(() => (globalThis as unknown as { opened: string[] }).opened)
}

/** Every way by which a page, or what gets into it, could leave or open something. */
const WAYS: Record<string, (to: string) => void> = {
  'an address': to => location.assign(to),
  'a replaced address': to => location.replace(to),
  'a link': to => {
    const link = Object.assign(document.createElement('a'), { href: to })
    document.body.append(link)
    link.click()
  },
  'a link for a new window': to => {
    const link = Object.assign(document.createElement('a'), { href: to, target: '_blank' })
    document.body.append(link)
    link.click()
  },
  'a form': to => {
    const form = Object.assign(document.createElement('form'), { action: to, method: 'post' })
    document.body.append(form)
    form.submit()
  },
  'a new window': to => void window.open(to),
  'a new window in the place of this one': to => void window.open(to, '_self'),
  'a refresh': to => {
    const meta = Object.assign(document.createElement('meta'), {
      httpEquiv: 'refresh',
      content: `0;url=${to}`,
    })
    document.head.append(meta)
  },
  'a frame': to => document.body.append(Object.assign(document.createElement('iframe'), { src: to })),
  'an embedded page': to => document.body.append(Object.assign(document.createElement('embed'), { src: to })),
  'a webview': to => {
    const webview = document.createElement('webview')
    webview.setAttribute('src', to)
    document.body.append(webview)
  },
}

// The first one: a page that may use the microphone is told the address in any case.
describe('a call', () => {
  test('asks nothing of the home’s network, so that no firewall asks anybody', { tags: 'in-full' }, async ({
    page,
  }) => {
    const candidates = await page.evaluate(async () => {
      const peer = new RTCPeerConnection()
      peer.createDataChannel('any')
      const found: string[] = []
      const all = new Promise<void>(resolve =>
        peer.addEventListener('icecandidate', ({ candidate }) => {
          if (candidate?.candidate) found.push(candidate.candidate)
          else resolve()
        }),
      )
      await peer.setLocalDescription(await peer.createOffer())
      await all
      peer.close()
      return found
    })
    expect(candidates).not.toEqual([])
    // Such a name is answered for by multicast.
    expect(candidates.filter(each => each.includes('.local'))).toEqual([])
  })
})

describe('the window', () => {
  test('stays on the app, whichever way a page tries to leave', async ({ desktop, page }) => {
    const opened = await watchLinks(desktop)
    const stranger = await startStranger()
    const before = page.url()
    for (const [name, go] of someOf(Object.entries(WAYS), 3)) {
      for (const to of [
        `${stranger.origin}/${encodeURIComponent(name)}`,
        'http://localhost:1/',
        'file:///etc/passwd',
        'data:text/html,<h1>stranger</h1>',
        'javascript:document.title="stranger"',
        'ms-settings:privacy',
      ]) {
        await page.evaluate(go, to).catch(() => {})
        // A page that had left would not answer with its own address and content.
        expect(new URL(page.url()).origin, `${name} to ${to}`).toBe(new URL(before).origin)
      }
      // One that is still being refused may cut it short.
      await expect
        .poll(() =>
          page.reload().then(
            () => true,
            () => false,
          ),
        )
        .toBe(true)
      await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
    }
    expect(stranger.visits).toEqual([])
    expect(await opened()).toEqual([])
    expect(await page.title()).not.toContain('stranger')
    const count = await desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows().length)
    expect(count).toBe(1)
  })

  test('does not follow a redirect to elsewhere', async ({ desktop, page }) => {
    const stranger = await startStranger()
    const own = page.url()
    // The app's own server never redirects away, so one is put before it.
    const redirects = createServer((_request, response) => {
      response.writeHead(302, { location: `${stranger.origin}/redirected` }).end()
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => redirects.once('listening', resolve))
    onTestFinished(() => void redirects.close())
    const { port } = redirects.address() as AddressInfo
    await desktop.evaluate(
      ({ BrowserWindow }, url) =>
        BrowserWindow.getAllWindows()[0]
          ?.loadURL(url)
          .catch(() => {}),
      `http://127.0.0.1:${port}/`,
    )
    expect(stranger.visits).toEqual([])
    await expect(page.getByText('stranger')).toHaveCount(0)
    await desktop.evaluate(({ BrowserWindow }, url) => BrowserWindow.getAllWindows()[0]?.loadURL(url), own)
  })

  test('refuses a webview that gets as far as being attached', async ({ desktop, page: _page }) => {
    const isRefused = await desktop.evaluate(({ BrowserWindow }) => {
      let refused = false
      const event = { preventDefault: () => (refused = true) }
      BrowserWindow.getAllWindows()[0]?.webContents.emit('will-attach-webview', event, {}, {})
      return refused
    })
    expect(isRefused).toBe(true)
  })

  test('opens a vetted https link in the browser of the computer, and no other', async ({
    desktop,
    page,
  }) => {
    const opened = await watchLinks(desktop)
    for (const url of [
      'https://www.khanacademy.org/math',
      'http://www.khanacademy.org/math',
      'https://khanacademy.org.example.com/',
      'https://example.com/',
    ]) {
      await page.evaluate(to => void window.open(to), url)
    }
    await page.evaluate(() => location.assign('https://www.khanacademy.org/science'))
    await expect
      .poll(opened)
      .toEqual(['https://www.khanacademy.org/math', 'https://www.khanacademy.org/science'])
    await expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()
  })

  test('opens the pages that a parent must read before connecting an AI, and no other page there', async ({
    desktop,
    page,
  }) => {
    const opened = await watchLinks(desktop)
    const pages = providers.flatMap(({ needs, terms }) => [
      ...(needs.kind === 'key' ? [needs.keysPage] : []),
      ...(terms ? [terms.url] : []),
    ])
    for (const url of [
      'https://openai.com/',
      'https://chatgpt.com/',
      ...pages.flatMap(address => [`${address}/more`, address.replace('https', 'http'), address]),
    ]) {
      await page.evaluate(to => void window.open(to), url)
    }
    await expect.poll(opened).toEqual(pages)
  })

  // macOS checks spelling by itself; elsewhere a dictionary would come from a Google server.
  test.runIf(process.platform !== 'darwin')(
    'fetches no dictionary to check spelling',
    async ({ desktop }) => {
      expect(await desktop.evaluate(({ session }) => session.defaultSession.isSpellCheckerEnabled())).toBe(
        false,
      )
    },
  )

  test('gets camera and microphone, and no other permission', { tags: 'in-full' }, async ({ page }) => {
    const tracks = await page.evaluate(async () => {
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true, video: true })
      return stream.getTracks().map(({ kind }) => kind)
    })
    expect(tracks.toSorted()).toEqual(['audio', 'video'])
    expect(await page.evaluate(() => Notification.requestPermission())).toBe('denied')
    const place = () =>
      page.evaluate(
        () =>
          new Promise<number>(resolve =>
            navigator.geolocation.getCurrentPosition(
              () => resolve(0),
              error => resolve(error.code),
            ),
          ),
      )
    expect(await place()).toBe(1)
  })

  test('lets a call be offered and answered, with the microphone and a channel for words', {
    tags: 'in-full',
  }, async ({ page }) => {
    const answer = await page.evaluate(async () => {
      const [here, there] = [new RTCPeerConnection(), new RTCPeerConnection()]
      const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
      for (const track of stream.getTracks()) here.addTrack(track, stream)
      here.createDataChannel('words')
      await here.setLocalDescription()
      await there.setRemoteDescription(here.localDescription as RTCSessionDescription)
      await there.setLocalDescription()
      await here.setRemoteDescription(there.localDescription as RTCSessionDescription)
      const state = here.signalingState
      const parts = there.localDescription?.sdp.match(/^m=\w+ [1-9]/gm)
      for (const each of [here, there]) each.close()
      return { state, parts }
    })
    expect(answer).toEqual({
      state: 'stable',
      parts: [expect.stringMatching('m=audio'), expect.stringMatching('m=application')],
    })
  })

  test('says how to allow a microphone that the system denies', { tags: 'in-full' }, async ({
    desktop,
    page,
  }) => {
    await desktop.evaluate(({ systemPreferences, dialog, shell }) => {
      Object.defineProperty(process, 'platform', { value: 'darwin' })
      systemPreferences.getMediaAccessStatus = () => 'denied'
      const told: string[] = []
      Object.assign(globalThis, { told })
      dialog.showMessageBox = (async (options: Electron.MessageBoxOptions) => {
        told.push(options.message)
        return { response: 0, checkboxChecked: false }
      }) as typeof dialog.showMessageBox
      shell.openExternal = async url => void told.push(url)
    })
    const failure = await page.evaluate(() =>
      navigator.mediaDevices.getUserMedia({ audio: true }).then(
        () => 'granted',
        (error: Error) => error.name,
      ),
    )
    const told = await desktop.evaluate(() => {
      Object.defineProperty(process, 'platform', { value: 'linux' })
      return (globalThis as unknown as { told: string[] }).told
    })
    expect(failure).toBe('NotAllowedError')
    expect(told).toEqual([
      'Stepwise may not use the microphone',
      'x-apple.systempreferences:com.apple.preference.security?Privacy_Microphone',
    ])
  })
})
