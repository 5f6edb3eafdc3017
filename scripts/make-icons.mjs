// node scripts/make-icons.mjs: renders resources/icon.svg into the icons of Windows, macOS and Linux. Run it after
// changing the drawing; its results are committed.
import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { icnsFile, icoFile } from './icon-files.mjs'
import { root, say } from './lib/run.mjs'
import { ensureChromium, main } from './setup.mjs'

const SIZES = [16, 24, 32, 48, 64, 128, 256, 512, 1024]
const resources = join(root, 'resources')

await main(async () => {
  const { chromium } = await import('playwright')
  const browser = await chromium.launch({ executablePath: ensureChromium(), args: ['--no-sandbox'] })
  const svg = readFileSync(join(resources, 'icon.svg'), 'utf8')
  const pictures = []
  for (const size of SIZES) {
    const page = await browser.newPage({ viewport: { width: size, height: size } })
    await page.setContent(
      `<style>body { margin: 0 } svg { display: block; width: 100vw; height: 100vh }</style>${svg}`,
    )
    pictures.push({ size, png: await page.screenshot({ omitBackground: true }) })
    await page.close()
  }
  await browser.close()
  mkdirSync(join(resources, 'icons'), { recursive: true })
  for (const { size, png } of pictures) writeFileSync(join(resources, 'icons', `${size}x${size}.png`), png)
  writeFileSync(join(resources, 'icon.ico'), icoFile(pictures.filter(({ size }) => size <= 256)))
  writeFileSync(join(resources, 'icon.icns'), icnsFile(pictures))
  say(`${pictures.length} sizes rendered into resources/`)
})
