import type { Page } from 'playwright'
import { expect } from './expect.ts'

/** The narrowest window that WCAG 2.2 asks for (1.4.10): 1280 px at a zoom of 400 %. */
const NARROWEST = { width: 320, height: 640 }
/** What a window of 1280 × 800 px has left at a zoom of 200 %. */
export const ZOOMED = { width: 640, height: 400 }

/**
 * Fails unless the screen fits in a window of 320 px and at a zoom of 200 %: nothing scrolls sideways, and each control
 * can be brought into sight whole. Geometry alone; the window stays at the latter size.
 */
export async function expectFits(page: Page, screen: string): Promise<void> {
  for (const viewport of [NARROWEST, ZOOMED]) {
    await page.setViewportSize(viewport)
    const message = `${screen}, ${viewport.width} × ${viewport.height} px: does not fit`
    await expect.poll(() => page.evaluate(findMisfits), { message }).toEqual([])
  }
}

/** Runs in the page. Scrolls to each control, as a child would, and back. */
async function findMisfits(): Promise<string[]> {
  // What the new size moves by script has moved a frame later.
  await new Promise(requestAnimationFrame)
  const found: string[] = []
  const at = { left: scrollX, top: scrollY }
  const { clientWidth, clientHeight, scrollWidth } = document.documentElement
  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  const clips = (overflow: string) => overflow === 'hidden' || overflow === 'clip'
  if (scrollWidth > clientWidth) {
    const wide = [...document.body.querySelectorAll('*')].filter(
      each => each.getBoundingClientRect().right > clientWidth,
    )
    found.push(
      `the page is ${scrollWidth - clientWidth} px too wide, by ${wide.slice(-2).map(name).join(' and ')}`,
    )
  }
  const isUnseen = (element: Element) => getComputedStyle(element).clipPath !== 'none'
  /** Where a piece of a control is drawn; nothing of what is laid over it or for screen readers alone. */
  function partBox(part: Node): DOMRect | undefined {
    if (part instanceof Element)
      return getComputedStyle(part).position === 'absolute' ? undefined : part.getBoundingClientRect()
    const words = document.createRange()
    words.selectNodeContents(part)
    return words.getBoundingClientRect()
  }
  /** The box that is to be in sight: of a link over two lines its first one. */
  const boxOf = (element: Element) => element.getClientRects()[0] ?? element.getBoundingClientRect()

  // What has a height of its own and is too small for what it holds. A wide target reaches out by 10 px.
  for (const box of document.querySelectorAll(
    'header, main, footer, section, article, form, dialog, [role=dialog]',
  )) {
    const { overflowX, overflowY } = getComputedStyle(box)
    if (box.clientHeight < 2) continue
    if (overflowY === 'visible' && box.scrollHeight > box.clientHeight + 12)
      found.push(`${box.scrollHeight - box.clientHeight} px spill below ${name(box)}`)
    if (clips(overflowX) && box.scrollWidth > box.clientWidth + 1)
      found.push(`${box.scrollWidth - box.clientWidth} px are cut off at the side of ${name(box)}`)
  }

  const modal = document.querySelector('dialog:modal')
  const scrolled = new Map<Element, [number, number]>()
  const controls = (modal ?? document).querySelectorAll<HTMLElement>(
    'a[href], button, input, select, textarea, summary, [role=tab], [tabindex="0"]',
  )
  for (const control of controls) {
    if (!control.checkVisibility({ visibilityProperty: true, opacityProperty: true })) continue
    // The tree of skills is moved by itself; what a dialog hides is out of reach.
    if (control.closest('[inert], [aria-hidden=true], svg')) continue
    const start = boxOf(control)
    // What only screen readers meet: a label stands for it.
    if (start.width < 3 || start.height < 3 || isUnseen(control)) continue

    if (control.matches('a, button, summary, [role=tab]') && getComputedStyle(control).display !== 'inline') {
      const outer = control.getBoundingClientRect()
      for (const part of control.childNodes) {
        const inner = partBox(part)
        if (!inner || inner.width === 0) continue
        if (inner.right > outer.right + 1 || inner.left < outer.left - 1)
          found.push(`the words spill out of ${name(control)}`)
        if (inner.bottom > outer.bottom + 6) found.push(`the words spill below ${name(control)}`)
      }
    }

    for (
      let around = control.parentElement;
      around && around !== document.body;
      around = around.parentElement
    ) {
      if (!scrolled.has(around)) scrolled.set(around, [around.scrollLeft, around.scrollTop])
      const { overflowX, overflowY } = getComputedStyle(around)
      const clip = around.getBoundingClientRect()
      if (clips(overflowX) && (start.left < clip.left - 1 || start.right > clip.right + 1))
        found.push(`cut off at a side: ${name(control)}`)
      if (clips(overflowY) && (start.top < clip.top - 1 || start.bottom > clip.bottom + 1))
        found.push(`cut off above or below: ${name(control)}`)
    }

    control.scrollIntoView({ block: 'center', inline: 'nearest', behavior: 'instant' })
    const box = boxOf(control)
    if (box.left < -1 || box.right > clientWidth + 1) found.push(`out of the window: ${name(control)}`)
    const x = (Math.max(box.left, 0) + Math.min(box.right, clientWidth)) / 2
    const y = (Math.max(box.top, 0) + Math.min(box.bottom, clientHeight)) / 2
    const hit = document.elementFromPoint(x, y)
    // What a press has opened, such as the box of a call, lies over the page until another one hides it.
    if (hit?.closest('[data-radix-popper-content-wrapper], aside')) continue
    const isSeen =
      hit && (control.contains(hit) || hit.contains(control) || hit.closest('label')?.control === control)
    if (!isSeen) found.push(`${hit ? `${name(hit)} covers` : 'nothing is seen of'} ${name(control)}`)
  }
  for (const [element, [left, top]] of scrolled) element.scrollTo({ left, top, behavior: 'instant' })
  scrollTo({ ...at, behavior: 'instant' })
  return found
}
