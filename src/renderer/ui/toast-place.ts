/** A box within the window, in pixels. */
export interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

/** Something that a toast would cover, and how much that would cost. */
export interface Obstacle extends Box {
  cost: number
}

/** Covering what is to be pressed next costs more than covering all the rest. */
export const NEXT = 1_000
const PRESSED = 10
const READ = 1
const EDGE = 8
/** About the height of the header, and of the row of buttons that keeps to the window's end. */
const BESIDE = 76

/**
 * Where toasts of this size cover least: the place of now stays, unless something that is to be pressed next has come
 * there. No place moves the page.
 */
export function placeToasts(
  size: { width: number; height: number },
  window: { width: number; height: number },
  obstacles: readonly Obstacle[],
  now?: { left: number; top: number },
): { left: number; top: number } {
  const right = Math.max(0, window.width - size.width - EDGE)
  const bottom = Math.max(0, window.height - size.height - EDGE)
  const lefts = right <= 2 * EDGE ? [right / 2] : [right, EDGE, right / 2]
  const places = [EDGE, bottom, BESIDE, Math.max(0, bottom - BESIDE)].flatMap(top =>
    lefts.map(left => ({ left, top })),
  )
  const costOf = ({ left, top }: { left: number; top: number }) => {
    const box = { left, top, right: left + size.width, bottom: top + size.height }
    return obstacles.reduce((sum, each) => sum + (isOver(box, each) ? each.cost : 0), 0)
  }
  const isInWindow = now && now.left <= right + EDGE && now.top <= bottom + EDGE
  if (now && isInWindow && costOf(now) < NEXT) return now
  return places.reduce((best, each) => (costOf(each) < costOf(best) ? each : best))
}

function isOver(box: Box, other: Box): boolean {
  return box.left < other.right && box.right > other.left && box.top < other.bottom && box.bottom > other.top
}

const TO_PRESS = 'button, a[href], input, select, textarea, summary, label, [role=tab], [role=slider]'
const IS_NEXT = '.filled:not(:disabled), [type=submit]:not(:disabled), textarea, input, [data-next]'

/** What is in sight and could be covered. */
export function obstaclesIn(root: ParentNode): Obstacle[] {
  const focused = document.activeElement
  return [
    ...root.querySelectorAll<HTMLElement>(`:is(header, main, [role=dialog]) :is(${TO_PRESS}, h1, h2, h3, p)`),
  ]
    .filter(each => each.checkVisibility({ visibilityProperty: true }) && !each.closest('.toasts'))
    .map(each => {
      const isNext = each === focused || (each.matches(IS_NEXT) && !each.closest('header'))
      const { left, top, right, bottom } = each.getBoundingClientRect()
      return { left, top, right, bottom, cost: isNext ? NEXT : each.matches(TO_PRESS) ? PRESSED : READ }
    })
    .filter(({ top, bottom }) => bottom > 0 && top < innerHeight)
}
