import type { BrowserWindow, Display, Rectangle } from 'electron'
import type { SavedWindow } from './desktop-settings.ts'

const USUAL = { width: 1280, height: 860 }
export const SMALLEST = { width: 390, height: 480 }
/** In pixels: as much of the title bar must be on a screen that the window can be moved. */
const GRIP = { width: 120, height: 40 }

/**
 * Where the window opens: where it was, as far as a screen that is there now shows it; else in the usual size, which
 * the system then centres.
 */
export function placeWindow(
  saved: SavedWindow | undefined,
  screens: Pick<Display, 'workArea'>[],
): Partial<Rectangle> {
  const [first] = screens
  const most = first?.workArea ?? USUAL
  const usual = { width: Math.min(USUAL.width, most.width), height: Math.min(USUAL.height, most.height) }
  if (!saved) return usual
  const [area] = screens
    .map(({ workArea }) => workArea)
    .filter(each => canBeMoved(saved, each))
    .toSorted((one, other) => overlap(saved, other) - overlap(saved, one))
  if (!area) return usual
  const width = Math.max(SMALLEST.width, Math.min(saved.width, area.width))
  const height = Math.max(SMALLEST.height, Math.min(saved.height, area.height))
  return {
    x: within(saved.x, area.x, area.width - width),
    y: within(saved.y, area.y, area.height - height),
    width,
    height,
  }
}

/** At another scale a screen has fewer of these pixels, so that what was whole would stand out of it. */
function within(place: number, start: number, room: number): number {
  return Math.max(start, Math.min(place, start + room))
}

function overlap(one: Rectangle, other: Rectangle): number {
  const width = Math.min(one.x + one.width, other.x + other.width) - Math.max(one.x, other.x)
  const height = Math.min(one.y + one.height, other.y + other.height) - Math.max(one.y, other.y)
  return Math.max(0, width) * Math.max(0, height)
}

function canBeMoved(window: Rectangle, area: Rectangle): boolean {
  const width = Math.min(window.x + window.width, area.x + area.width) - Math.max(window.x, area.x)
  const isBarVisible = window.y >= area.y && window.y + GRIP.height <= area.y + area.height
  return width >= GRIP.width && isBarVisible
}

/** What to remember of the window; of a maximised one, also how it was before. */
export function windowPlace(window: BrowserWindow): SavedWindow {
  const { x, y, width, height } = window.getNormalBounds()
  return { x, y, width, height, isMaximized: window.isMaximized() }
}
