import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import type { Page } from 'playwright'
import { isAll } from '../support/how-much.ts'
import { NARROW, WIDE } from './browser.ts'
import { expect } from './expect.ts'
import { expectFits } from './fits.ts'
import { expectKeyboard } from './keyboard.ts'

const { resolve } = createRequire(import.meta.url)
const axeSource = readFileSync(resolve('axe-core/axe.min.js'), 'utf8')

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']
/** What another colour scheme can change of them. */
const colourRules = ['color-contrast', 'link-in-text-block']

interface Look {
  viewport: typeof WIDE
  colorScheme: 'dark' | 'light'
  runOnly: string[]
}

const narrowDark: Look = { viewport: NARROW, colorScheme: 'dark', runOnly: rules }
const wideLight: Look = { viewport: WIDE, colorScheme: 'light', runOnly: rules }
const allLooks: Look[] = [
  narrowDark,
  { viewport: NARROW, colorScheme: 'light', runOnly: colourRules },
  { viewport: WIDE, colorScheme: 'dark', runOnly: colourRules },
  wideLight,
]
/** In every run one of two, by turns and for each screen the same one; in a run of everything all. */
const looksOf = (screen: string) => (isAll ? allLooks : [screen.length % 2 === 0 ? narrowDark : wideLight])

/**
 * Fails unless the screen, as it stands, fits at 320 px and at a zoom of 200 %, passes axe at WCAG 2.2 AA and doesn't
 * scroll sideways: light and dark, wide and narrow, without leaving it in between (in every run one of these looks). What is there for a moment only,
 * such as the colour of a button that is just enabled, is no finding. The page is left wide and light.
 */
export async function expectAccessible(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen)
  await expectLooks(page, screen)
}

/** As `expectAccessible`, and fails unless the screen is reached by keys alone, too. */
export async function expectAccessibleByKeys(page: Page, screen: string): Promise<void> {
  await expectFits(page, screen)
  await expectKeyboard(page, screen)
  await expectLooks(page, screen)
}

async function expectLooks(page: Page, screen: string): Promise<void> {
  for (const { viewport, colorScheme, runOnly } of looksOf(screen)) {
    await page.setViewportSize(viewport)
    await page.emulateMedia({ colorScheme })
    const look = `${screen}, ${viewport.width} px wide, ${colorScheme}`
    await expect.poll(() => violations(page, runOnly), { message: look }).toEqual([])
    await expect.poll(() => overflow(page), { message: `${look}: scrolls sideways` }).toBe(0)
  }
  await page.setViewportSize(WIDE)
  await page.emulateMedia({ colorScheme: 'light' })
}

/** As `expectAccessible`, in a run of everything alone: of what mostly stands on a screen that every run looks at. */
export async function expectAccessibleInFull(page: Page, screen: string): Promise<void> {
  if (isAll) await expectAccessible(page, screen)
}

/** The row that keeps to the window's lower edge lies over a half of something at every place that a page is scrolled to. */
function layRowOverNothing(isLaid: boolean): void {
  for (const row of document.querySelectorAll<HTMLElement>('[data-go-on]'))
    row.style.position = isLaid ? 'static' : ''
}

/** What axe finds on the page, as `rule: element` lines. */
async function violations(page: Page, runOnly: string[]): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => {}))))
  await readyAxe(page)
  await page.evaluate(layRowOverNothing, true)
  const found = await page.evaluate(
    async options => {
      const { violations } = await (window as unknown as { axe: Axe }).axe.run(document, options)
      return violations.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
    },
    { runOnly, resultTypes: ['violations'] },
  )
  await page.evaluate(layRowOverNothing, false)
  return found
}

/** What of axe a page is asked for. */
interface Axe {
  run(where: Document, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>
}

/**
 * Puts axe into the page, once for each document. By the browser's own way: Playwright's would look through the half
 * megabyte twice and hand back what it comes to, which takes longer than all looks of the screen.
 */
async function readyAxe(page: Page): Promise<void> {
  if (await page.evaluate(() => 'axe' in window)) return
  const devtools = await page.context().newCDPSession(page)
  const { exceptionDetails } = await devtools.send('Runtime.evaluate', { expression: axeSource })
  await devtools.detach()
  if (exceptionDetails) throw new Error(`axe can't be loaded: ${exceptionDetails.text}`)
}

/** How many pixels the page is wider than its window. */
function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
