import {
  type PointerEvent,
  type RefObject,
  useCallback,
  useEffect,
  useLayoutEffect,
  useRef,
  useState,
} from 'react'
import type { Box, Circle, Point } from './shapes.ts'
import {
  firstView,
  fitAll,
  heightFor,
  isAllInSight,
  panBy,
  type Size,
  type View,
  withInSight,
  zoomAt,
} from './viewport.ts'

/** A pointer that moved less than this many pixels has clicked, not dragged. */
const CLICK_SLACK = 4
const WHEEL_SPEED = 0.0015
const STEP = 1.3
/** Around a part of the tree that is brought in sight. */
const PART_ROOM = 12

/** The part of the tree that is seen, moved by pointer, wheel, pinch and buttons. */
export function useTreeView(svg: RefObject<SVGSVGElement | null>, bounds: Box) {
  const size = useSize(svg, bounds)
  /** Null for as long as nobody has moved it: then it follows the tree. */
  const [chosen, setChosen] = useState<View | null>(null)
  const view = chosen ?? firstView(bounds, size)
  const change = (to: (view: View) => View) => setChosen(current => to(current ?? firstView(bounds, size)))

  const drag = useDrag(svg, {
    onPan: by => change(current => panBy(current, by, bounds)),
    onZoom: (factor, at) => change(current => zoomAt(current, factor, at)),
  })
  useWheelZoom(svg, (factor, at) => change(current => zoomAt(current, factor, at)))

  return {
    view,
    size,
    isAllInSight: isAllInSight(view, bounds, size),
    drag,
    zoomIn: () => change(current => zoomAt(current, STEP)),
    zoomOut: () => change(current => zoomAt(current, 1 / STEP)),
    pan: (by: Point) => change(current => panBy(current, by, bounds)),
    showAll: () => setChosen(fitAll(bounds, size)),
    /** Back to the view that follows the tree. */
    followTree: () => setChosen(null),
    /**
     * Moves the view with a part of the tree that moved by so many units, and on until the part is in sight; a view that
     * nobody has moved goes on following the tree while it shows the part anyway.
     */
    follow: (by: Point, part: Circle) =>
      setChosen(current => {
        const from = current ? { ...current, x: current.x + by.x, y: current.y + by.y } : view
        const moved = withInSight(from, part, size, PART_ROOM)
        return current || moved.x !== from.x || moved.y !== from.y ? moved : null
      }),
    bringInSight: (node: Circle) => {
      const moved = withInSight(view, node, size)
      if (moved.x !== view.x || moved.y !== view.y) setChosen(moved)
    },
  }
}

export type TreeView = ReturnType<typeof useTreeView>

function useSize(svg: RefObject<SVGSVGElement | null>, bounds: Box): Size {
  const [width, setWidth] = useState(1_000)
  useLayoutEffect(() => {
    const element = svg.current
    if (!element) return
    setWidth(element.clientWidth)
    const observer = new ResizeObserver(() => setWidth(element.clientWidth))
    observer.observe(element)
    return () => observer.disconnect()
  }, [svg])
  return { width: Math.max(1, width), height: heightFor(bounds, Math.max(1, width)) }
}

/** A point of the page in pixels from the drawing's middle. */
function fromMiddle(svg: Element, { clientX, clientY }: { clientX: number; clientY: number }): Point {
  const { left, top, width, height } = svg.getBoundingClientRect()
  return { x: clientX - left - width / 2, y: clientY - top - height / 2 }
}

interface DragActions {
  onPan: (by: Point) => void
  onZoom: (factor: number, at: Point) => void
}

/** One pointer moves the tree, two zoom it. A drag is no click. */
function useDrag(svg: RefObject<SVGSVGElement | null>, { onPan, onZoom }: DragActions) {
  const pointers = useRef(new Map<number, Point>())
  const travelled = useRef(0)

  function onPointerDown(event: PointerEvent) {
    if (event.button !== 0) return
    if (pointers.current.size === 0) travelled.current = 0
    pointers.current.set(event.pointerId, { x: event.clientX, y: event.clientY })
  }

  function onPointerMove(event: PointerEvent) {
    const before = pointers.current.get(event.pointerId)
    if (!before || !svg.current) return
    const now = { x: event.clientX, y: event.clientY }
    pointers.current.set(event.pointerId, now)
    travelled.current += Math.hypot(now.x - before.x, now.y - before.y)
    if (travelled.current < CLICK_SLACK) return
    svg.current.setPointerCapture(event.pointerId)
    const other = [...pointers.current].find(([id]) => id !== event.pointerId)?.[1]
    if (!other) {
      onPan({ x: now.x - before.x, y: now.y - before.y })
      return
    }
    const distance = (from: Point) => Math.max(1, Math.hypot(from.x - other.x, from.y - other.y))
    const middle = { clientX: (now.x + other.x) / 2, clientY: (now.y + other.y) / 2 }
    onZoom(distance(now) / distance(before), fromMiddle(svg.current, middle))
    onPan({ x: (now.x - before.x) / 2, y: (now.y - before.y) / 2 })
  }

  function onPointerEnd(event: PointerEvent) {
    pointers.current.delete(event.pointerId)
    // The click that belongs to it comes first.
    setTimeout(() => {
      if (pointers.current.size === 0) travelled.current = 0
    })
  }
  const hasDragged = useCallback(() => travelled.current >= CLICK_SLACK, [])

  return {
    handlers: { onPointerDown, onPointerMove, onPointerUp: onPointerEnd, onPointerCancel: onPointerEnd },
    /** Whether the pointer that was just lifted had dragged. */
    hasDragged,
  }
}

/** With Ctrl or a pinch on the touchpad always, otherwise only while the tree has the focus: the page must scroll. */
function useWheelZoom(svg: RefObject<SVGSVGElement | null>, onZoom: (factor: number, at: Point) => void) {
  const latest = useRef(onZoom)
  useEffect(() => {
    latest.current = onZoom
  })
  useEffect(() => {
    const element = svg.current
    if (!element) return
    function onWheel(event: WheelEvent) {
      const isPinch = event.ctrlKey || event.metaKey
      if (!element || !(isPinch || element.contains(document.activeElement))) return
      event.preventDefault()
      const speed =
        isPinch && event.deltaMode === 0 && Math.abs(event.deltaY) < 50 ? 6 * WHEEL_SPEED : WHEEL_SPEED
      const pixels = event.deltaMode === 0 ? event.deltaY : event.deltaY * 30
      latest.current(Math.exp(-pixels * speed), fromMiddle(element, event))
    }
    element.addEventListener('wheel', onWheel, { passive: false })
    return () => element.removeEventListener('wheel', onWheel)
  }, [svg])
}
