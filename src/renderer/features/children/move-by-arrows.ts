import type { KeyboardEvent } from 'react'

const STEPS: Record<string, [x: number, y: number]> = {
  ArrowRight: [1, 0],
  ArrowLeft: [-1, 0],
  ArrowDown: [0, 1],
  ArrowUp: [0, -1],
}

/**
 * Moves the focus among the buttons and links of a grid, however it is wrapped: left and right to the one before or
 * after, up and down to the nearest of the next row, Home and End to the ends. Tab goes on as ever.
 */
export function moveByArrows(event: KeyboardEvent<HTMLElement>): void {
  const tiles = [...event.currentTarget.querySelectorAll<HTMLElement>('button:not(:disabled), a[href]')]
  const at = tiles.indexOf(document.activeElement as HTMLElement)
  const next = at < 0 ? undefined : findNext(tiles, at, event.key)
  if (!next) return
  event.preventDefault()
  next.focus()
}

function findNext(tiles: HTMLElement[], at: number, key: string): HTMLElement | undefined {
  if (key === 'Home') return tiles[0]
  if (key === 'End') return tiles.at(-1)
  const [x, y] = STEPS[key] ?? [0, 0]
  if (x !== 0) return tiles[at + x]
  const from = tiles[at]?.getBoundingClientRect()
  if (y === 0 || !from) return undefined
  const rows = tiles
    .map(tile => ({ tile, box: tile.getBoundingClientRect() }))
    .filter(({ box }) => (y > 0 ? box.top >= from.bottom : box.bottom <= from.top))
  // The nearest row first, and in it the nearest tile.
  const distance = ({ box }: (typeof rows)[number]) =>
    Math.abs(box.top - from.top) * 1_000 + Math.abs(box.left - from.left)
  return rows.sort((one, other) => distance(one) - distance(other))[0]?.tile
}
