import type { CDPSession, Page } from 'playwright'
import { type FakeRealtime, startFakeRealtime } from '../fakes/realtime.ts'
import { type AppProcess, makeDataDir, startAppProcess } from '../harness/app.ts'
import { launchBrowser } from '../harness/browser.ts'
import { family } from '../harness/client.ts'
import { countLeftovers } from '../harness/leftovers.ts'
import { type Bench, type Figure, median } from './figure.ts'

const ROUNDS = 10
const CONNECTS = 100
const OFF = 'Talk to AI'
const ON = 'Turn off AI voice chat'

interface Heard extends Window {
  firstSound: () => Promise<number>
  clickedAt: number
  shownAt: number
}

/** Puts a stopwatch into the page: when was clicked, when is connected shown, when does sound come out. */
async function addStopwatch(page: Page) {
  await page.addInitScript(
    ({ off, on }) => {
      const heard = window as unknown as Heard
      document.addEventListener(
        'click',
        ({ target }) => {
          if ((target as Element).closest(`[aria-label="${off}"]`)) heard.clickedAt = performance.now()
        },
        { capture: true },
      )
      new MutationObserver(() => {
        if (document.querySelector(`[aria-label="${on}"]`)) heard.shownAt ||= performance.now()
        else heard.shownAt = 0
      }).observe(document, {
        subtree: true,
        childList: true,
        attributes: true,
        attributeFilter: ['aria-label'],
      })
      let voice: MediaStream | null = null
      window.RTCPeerConnection = new Proxy(RTCPeerConnection, {
        construct(Peer, [configuration]) {
          const peer = new Peer(configuration)
          peer.addEventListener('track', ({ streams, track }) => {
            voice = streams[0] ?? new MediaStream([track])
          })
          return peer
        },
      })
      heard.firstSound = async () => {
        if (!voice) throw new Error('There is no voice')
        const context = new AudioContext()
        const analyser = context.createAnalyser()
        analyser.fftSize = 256
        context.createMediaStreamSource(voice).connect(analyser)
        const samples = new Float32Array(analyser.fftSize)
        for (;;) {
          analyser.getFloatTimeDomainData(samples)
          if (samples.some(sample => Math.abs(sample) > 0.001)) break
          await new Promise(resolve => setTimeout(resolve, 2))
        }
        await context.close()
        return Date.now()
      }
    },
    { off: OFF, on: ON },
  )
}

const button = (page: Page, label: string) => page.getByRole('button', { name: label, exact: true })

async function turnOn(page: Page): Promise<number> {
  await button(page, OFF).click()
  await button(page, ON).waitFor()
  return page.evaluate(() => {
    const { clickedAt, shownAt } = window as unknown as Heard
    return shownAt - clickedAt
  })
}

/** The same handshake by a bare page: session, microphone, call and instructions, with nothing of ours around it. */
function bareConnect(page: Page): Promise<number> {
  return page.evaluate(async () => {
    const from = performance.now()
    const answer = await fetch('/api/openai/session', {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: '{}',
    })
    const { data } = await answer.json()
    const peer = new RTCPeerConnection()
    const channel = peer.createDataChannel('oai-events')
    const stream = await navigator.mediaDevices.getUserMedia({ audio: true })
    for (const track of stream.getTracks()) peer.addTrack(track, stream)
    await peer.setLocalDescription(await peer.createOffer())
    const call = await fetch(`${data.realtimeUrl}?model=${data.model}`, {
      method: 'POST',
      headers: { 'content-type': 'application/sdp', authorization: `Bearer ${data.client_secret.value}` },
      body: peer.localDescription?.sdp,
    })
    await peer.setRemoteDescription({ type: 'answer', sdp: await call.text() })
    await new Promise(resolve => channel.addEventListener('open', resolve))
    const updated = new Promise<void>(resolve =>
      channel.addEventListener('message', ({ data: text }) => {
        if (JSON.parse(text).type === 'session.updated') resolve()
      }),
    )
    channel.send(JSON.stringify({ type: 'session.update', session: { type: 'realtime' } }))
    await updated
    const milliseconds = performance.now() - from
    peer.close()
    for (const track of stream.getTracks()) track.stop()
    return milliseconds
  })
}

async function connectFigure(page: Page): Promise<Figure> {
  const ours: number[] = []
  const bare: number[] = []
  for (let round = 0; round < ROUNDS; round++) {
    bare.push(await bareConnect(page))
    ours.push(await turnOn(page))
    await button(page, ON).click()
    await button(page, OFF).waitFor()
  }
  return {
    what: `click to connected, our part (whole: ${median(ours).toFixed(0)} ms, the handshake by itself: ${median(bare).toFixed(0)} ms)`,
    value: median(ours) - median(bare),
    unit: 'ms',
    aim: { most: 150 },
  }
}

async function soundFigure(page: Page, realtime: FakeRealtime): Promise<Figure> {
  const delays: number[] = []
  await turnOn(page)
  const call = realtime.calls.at(-1)
  if (!call) throw new Error('There is no call')
  for (let round = 0; round < ROUNDS; round++) {
    const sound = page.evaluate(() => (window as unknown as Heard).firstSound())
    // So that the page listens before there is something to hear.
    await page.evaluate(() => new Promise(requestAnimationFrame))
    call.childStarts()
    const stoppedAt = Date.now()
    call.childStops()
    delays.push((await sound) - stoppedAt)
    await call.until(
      () => call.sent.filter(({ type }) => type === 'output_audio_buffer.stopped').length > round,
    )
    await page.getByText('Listening...').waitFor()
  }
  await button(page, ON).click()
  return {
    what: 'end of speech to first sound (the service takes no time)',
    value: median(delays),
    unit: 'ms',
    aim: { most: 150 },
  }
}

/** In MB, once all garbage is collected. */
async function heap(session: CDPSession): Promise<number> {
  for (let time = 0; time < 3; time++) await session.send('HeapProfiler.collectGarbage')
  const { usedSize } = await session.send('Runtime.getHeapUsage')
  return usedSize / 1024 / 1024
}

async function leftoverFigures(page: Page, leftovers: Counter): Promise<Figure[]> {
  const session = await page.context().newCDPSession(page)
  const rounds = async (count: number) => {
    for (let round = 0; round < count; round++) {
      await turnOn(page)
      await button(page, ON).click()
      await button(page, OFF).waitFor()
    }
    // Toasts take their leave, and so does what listened for silence.
    await page
      .getByRole('region', { name: /Notifications/ })
      .getByRole('listitem')
      .first()
      .waitFor({ state: 'detached' })
    await page.mouse.move(0, 400)
    await page.waitForFunction(() => document.querySelector('[role=tooltip]') === null)
  }
  await rounds(CONNECTS / 10)
  const before = { ...(await leftovers.now()), memory: await heap(session) }
  await rounds(CONNECTS)
  const after = { ...(await leftovers.now()), memory: await heap(session) }
  const figure = (what: string, key: keyof typeof after, unit: string, most: number): Figure => ({
    what: `${what} left by ${CONNECTS} connects and disconnects (before: ${before[key].toFixed(0)})`,
    value: after[key] - before[key],
    unit,
    aim: { most },
  })
  return [
    figure('peer connections', 'peers', 'peers', 0),
    figure('microphones', 'microphones', 'microphones', 0),
    figure('audio contexts', 'audioContexts', 'contexts', 0),
    figure('timers', 'timers', 'timers', 0),
    figure('listeners', 'listeners', 'listeners', 0),
    figure('memory', 'memory', 'MB', 10),
  ]
}

type Counter = Awaited<ReturnType<typeof countLeftovers>>

async function withPage<T>(
  app: AppProcess,
  work: (page: Page, leftovers: Counter) => Promise<T>,
): Promise<T> {
  const browser = await launchBrowser()
  const page = await browser.newPage()
  const leftovers = await countLeftovers(page)
  await addStopwatch(page)
  await page.goto(app.url)
  await page.request.post(`${app.origin}/api/register`, { data: family, headers: { origin: app.origin } })
  await page.goto(app.origin)
  const result = await work(page, leftovers)
  await browser.close()
  return result
}

/** What the voice call costs beside the service's own time, and what it leaves behind. */
export const voice: Bench = {
  name: 'voice',
  async run() {
    const realtime = await startFakeRealtime()
    const { path, remove } = await makeDataDir()
    const env = { OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: realtime.baseUrl }
    const app = await startAppProcess({ dataDir: path, env })
    const figures = await withPage(app, async (page, leftovers) => {
      // Once, so that all is loaded.
      await turnOn(page)
      await button(page, ON).click()
      return [
        await connectFigure(page),
        await soundFigure(page, realtime),
        ...(await leftoverFigures(page, leftovers)),
      ]
    })
    await app.stop()
    await realtime.stop()
    await remove()
    return figures
  },
}
