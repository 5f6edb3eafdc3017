import { AxeBuilder } from '@axe-core/playwright'
import type { Page } from 'playwright'

const rules = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa']

/** What axe finds on the page against WCAG 2.2 AA, as `rule: element` lines. */
export async function violations(page: Page): Promise<string[]> {
  await page.evaluate(() => Promise.all(document.getAnimations().map(each => each.finished.catch(() => {}))))
  const { violations: found } = await new AxeBuilder({ page }).withTags(rules).analyze()
  return found.flatMap(({ id, nodes }) => nodes.map(node => `${id}: ${node.html}`))
}

/** How many pixels the page is wider than its window. */
export function overflow(page: Page): Promise<number> {
  return page.evaluate(() => document.documentElement.scrollWidth - document.documentElement.clientWidth)
}
