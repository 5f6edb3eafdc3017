import { gzipSync } from 'node:zlib'
import { makeDataDir, startAppProcess } from '../harness/app.ts'
import { launchBrowser } from '../harness/browser.ts'
import type { Bench } from './figure.ts'

/** The JavaScript that a visitor's first page really loads, as a browser sees it. */
export const landing: Bench = {
  name: 'landing',
  async run() {
    const { path, remove } = await makeDataDir()
    const app = await startAppProcess({ dataDir: path })
    const browser = await launchBrowser()
    const page = await browser.newPage()
    const scripts: Promise<Buffer>[] = []
    page.on('response', response => {
      if (response.request().resourceType() === 'script') scripts.push(response.body())
    })
    await page.goto(app.url, { waitUntil: 'networkidle' })
    const bytes = (await Promise.all(scripts)).reduce((sum, body) => sum + gzipSync(body).length, 0)
    await browser.close()
    await app.stop()
    await remove()
    return [
      {
        what: 'JavaScript of the landing page, gzip',
        value: bytes / 1000,
        unit: 'kB',
        aim: { most: 130 },
        gate: 'kB of JavaScript',
      },
    ]
  },
}
