import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { expect } from 'playwright/test'
import type { Desktop } from '../desktop/host/desktop.ts'
import { launch, makeHome } from '../desktop/host/launch.ts'
import { host } from '../desktop/host/which-host.ts'
import { type Bench, median } from './figure.ts'

const ROUNDS = 7
/** In the order of the log. `server` holds `database`, `app` and `port` and is not counted twice. */
const STEPS = ['paths', 'lock', 'log', 'keychain', 'code', 'database', 'app', 'port', 'window'] as const
type Times = Record<(typeof STEPS)[number], number>

/** Milliseconds of each step of the newest start, from the log of all of them. */
async function readSteps(desktop: Desktop, starts: number): Promise<Times> {
  await desktop.page()
  const isThere = () => desktop.log().split('"step":"window"').length - 1
  await expect.poll(isThere, { timeout: 20_000 }).toBe(starts)
  const times: Partial<Times> = {}
  for (const line of desktop.log().split('\n')) {
    if (!line.includes('start-up step done')) continue
    const { step, ms } = JSON.parse(line)
    if (STEPS.includes(step)) times[step as keyof Times] = ms
  }
  return Object.fromEntries(STEPS.map(step => [step, times[step] ?? Number.NaN])) as Times
}

/** Milliseconds that a window of the same kind takes for a page with nothing on it. */
async function timeBareWindow(desktop: Desktop, url: string): Promise<number> {
  return desktop.evaluate(async ({ BrowserWindow, app }, address) => {
    const preload = `${app.getAppPath()}/out/preload/index.cjs`
    const window = new BrowserWindow({
      show: false,
      webPreferences: { sandbox: true, contextIsolation: true, nodeIntegration: false, preload },
    })
    await window.loadURL('data:text/html,splash')
    const from = performance.now()
    await window.loadURL(address)
    return performance.now() - from
  }, url)
}

export const desktop: Bench = {
  name: 'desktop',
  async run() {
    const home = await makeHome()
    const bare = createServer((_request, response) => {
      response.setHeader('content-type', 'text/html').end('<!doctype html><title>bare</title>')
    }).listen(0, '127.0.0.1')
    await new Promise(resolve => bare.once('listening', resolve))
    const url = `http://127.0.0.1:${(bare.address() as AddressInfo).port}/`
    const starts: Times[] = []
    const bares: number[] = []
    // The first start makes the database, as on every computer but once.
    for (let round = 0; round <= ROUNDS; round++) {
      const app = await launch(home.path)
      const times = await readSteps(app, round + 1)
      const bareTime = await timeBareWindow(app, url)
      await app.quit()
      if (round === 0) continue
      starts.push(times)
      bares.push(bareTime)
    }
    bare.close()
    await home.remove()
    const steps = STEPS.map(step => `${step} ${median(starts.map(each => each[step])).toFixed(1)}`).join(', ')
    const sums = starts.map(each => STEPS.reduce((sum, step) => sum + each[step], 0))
    const where = host === 'stand-in' ? "on the stand-in for Electron's API" : `in ${host}`
    return [
      {
        what: `start of the desktop ${where}, without Electron's own (${steps}; a bare window's page ${median(bares).toFixed(1)})`,
        value: median(sums),
        unit: 'ms',
        aim: { most: 600 },
      },
    ]
  },
}
