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
  const screen = screens.find(({ workArea }) => canBeMoved(saved, workArea))
  if (!screen) return usual
  const { workArea } = screen
  return {
    x: saved.x,
    y: saved.y,
    width: Math.max(SMALLEST.width, Math.min(saved.width, workArea.width)),
    height: Math.max(SMALLEST.height, Math.min(saved.height, workArea.height)),
  }
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
