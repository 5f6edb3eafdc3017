import type { Page } from 'playwright'
import { expect } from './expect.ts'
import { ZOOMED } from './fits.ts'

/**
 * Fails unless Tab goes once around the screen, at a zoom of 200 %, where things cover each other first: it reaches
 * every control, each shows a ring and lies in sight (WCAG 2.4.7, 2.4.11), and none keeps the focus. Focus and window
 * are left as they were.
 */
export async function expectKeyboard(page: Page, screen: string): Promise<void> {
  const before = page.viewportSize()
  await page.setViewportSize(ZOOMED)
  // What comes or goes during one round, such as a toast, is no finding: it isn't found again.
  await expect.poll(() => goAround(page), { message: `${screen}: by keyboard alone` }).toEqual([])
  if (before) await page.setViewportSize(before)
}

/** So many presses of Tab are sent before anybody asks whether the way around is complete. */
const AT_ONCE = 8
const TAB = { key: 'Tab', code: 'Tab', windowsVirtualKeyCode: 9 }

/** @returns what was found wrong on one round */
async function goAround(page: Page): Promise<string[]> {
  const devtools = await page.context().newCDPSession(page)
  const press = () => [
    devtools.send('Input.dispatchKeyEvent', { type: 'rawKeyDown', ...TAB }),
    devtools.send('Input.dispatchKeyEvent', { type: 'keyUp', ...TAB }),
  ]
  const walk = await page.evaluateHandle(startWalk)
  for (let looks = 0; looks >= 0; ) {
    // In the page a look follows each press: to wait for one before the next would take longer than all of them.
    await Promise.all(Array.from({ length: AT_ONCE }, press).flat())
    const now = await walk.evaluate(({ looks }) => looks())
    if (now === looks) throw new Error('The page hears nothing of Tab')
    looks = now
  }
  const found = await walk.evaluate(({ end }) => end())
  await walk.dispose()
  await devtools.detach()
  return found
}

/** Runs in the page. */
function startWalk() {
  const found: string[] = []
  const start = document.activeElement
  const reached = new Set<Element>()
  let last: Element | null = null
  let steps = 0
  let places = 0

  const name = (element: Element) =>
    `<${element.tagName.toLowerCase()}> ${(element.getAttribute('aria-label') ?? element.textContent ?? '').trim().slice(0, 40)}`
  const isThere = (element: Element) =>
    element.checkVisibility({ visibilityProperty: true }) && !element.closest('[inert], [aria-hidden=true]')

  const around = document.querySelector('dialog:modal') ?? document
  const controls = [
    ...around.querySelectorAll<HTMLElement>(
      'a[href], button:enabled, input:enabled, select:enabled, textarea:enabled, summary, [tabindex="0"]:not([role=tablist], span:empty)',
    ),
  ].filter(isThere)
  /** Of these, one is reached by Tab, and the others by arrows. */
  const isByArrows = (element: Element) =>
    element.matches('[role=tab], [role=radio], [role=treeitem], [role^=menuitem], [type=radio]') ||
    element.closest('[role=toolbar], [role=grid], [role=group]')?.querySelector('[tabindex="0"]') != null

  const focusColour = (() => {
    const probe = document.body.appendChild(document.createElement('i'))
    probe.style.color = 'var(--focus)'
    const { color } = getComputedStyle(probe)
    probe.remove()
    return color
  })()
  const isRing = ({ outlineStyle, outlineWidth, outlineColor }: CSSStyleDeclaration) =>
    outlineStyle !== 'none' && Number.parseFloat(outlineWidth) >= 2 && outlineColor === focusColour
  /** On itself, on what is drawn over it, on its label or frame, or within a drawing. */
  function hasRing(element: Element): boolean {
    const parts = ['::after', '::before'].map(part => getComputedStyle(element, part))
    if ([getComputedStyle(element), ...parts].some(isRing)) return true
    if (
      [...element.querySelectorAll('svg *, :scope > rect, :scope > *')].some(
        each => getComputedStyle(each).stroke === focusColour,
      )
    )
      return true
    for (let up = element.parentElement, levels = 0; up && levels < 3; up = up.parentElement, levels += 1)
      if (isRing(getComputedStyle(up))) return true
    return false
  }
  /** Whether any of five points of it is in sight. */
  function isSeen(element: Element): boolean {
    const own = element.getClientRects()[0] ?? element.getBoundingClientRect()
    const label = element instanceof HTMLInputElement ? element.labels?.[0] : undefined
    const shown = own.width < 3 ? (label ?? element.parentElement ?? element) : element
    const box = shown === element ? own : shown.getBoundingClientRect()
    const [left, right] = [Math.max(box.left, 0), Math.min(box.right, innerWidth)]
    const [top, bottom] = [Math.max(box.top, 0), Math.min(box.bottom, innerHeight)]
    if (right <= left || bottom <= top) return false
    return [0.5, 0.1, 0.9].some(part =>
      [0.5, 0.1, 0.9].some(other => {
        const hit = document.elementFromPoint(left + (right - left) * part, top + (bottom - top) * other)
        return hit && (shown.contains(hit) || hit.closest('label')?.control === element)
      }),
    )
  }

  /** After a press of Tab; false when the way around is complete. */
  function step(): boolean {
    const at = document.activeElement
    steps += 1
    if (!at || at === document.body) {
      last = null
      return steps < controls.length * 2 + 20
    }
    places = at === last ? places + 1 : 1
    // Hours, minutes, half of the day and the button of a time are places of one control.
    if (places > (at.matches('[type=time]') ? 4 : 1)) {
      found.push(`Tab stays in ${name(at)}`)
      return false
    }
    last = at
    if (places === 1 && reached.has(at)) return false
    reached.add(at)
    // With less motion, what changes still does so by a transition, of a moment.
    for (const animation of document.getAnimations())
      if (animation instanceof CSSTransition) animation.finish()
    if (!hasRing(at)) found.push(`no ring: ${name(at)}`)
    if (!isSeen(at)) found.push(`focused, yet hidden: ${name(at)}`)
    return steps < controls.length * 2 + 20
  }

  let isUnderWay = true
  /** The key is let go where the press has led. */
  function onLetGo({ key }: KeyboardEvent): void {
    if (key === 'Tab' && isUnderWay) isUnderWay = step()
  }
  addEventListener('keyup', onLetGo, true)

  return {
    /** How many looks there have been; -1 when the way around is complete. */
    looks: () => (isUnderWay ? steps : -1),
    end(): string[] {
      removeEventListener('keyup', onLetGo, true)
      for (const control of controls) {
        if (reached.has(control) || !control.isConnected || !isThere(control) || isByArrows(control)) continue
        found.push(`Tab doesn't reach ${name(control)}`)
      }
      if (start instanceof HTMLElement && start !== document.body) start.focus({ preventScroll: true })
      else if (document.activeElement instanceof HTMLElement) document.activeElement.blur()
      return found
    },
  }
}
