import type { Point } from './grey.ts'
import type { Edges } from './recognise.ts'

/** One character of a reading, or what was put between two. */
export interface Cell {
  text: string
  /** How sure, from 0 to 1. */
  likelihood: number
  others: readonly { text: string; likelihood: number }[]
  /** Must be looked at whatever its likelihood: it was chosen among several. */
  isChosen?: boolean
  /** How likely it is each of the ten digits, and none, as the second reader saw it. */
  seen?: readonly number[]
  ink?: Edges
  isBesideUnread?: boolean
}

/** A line of writing in its place. */
export interface Line {
  cells: readonly Cell[]
  /** Its middle and size as the page lies straight, in pixels. */
  x: number
  y: number
  width: number
  height: number
  /** On the picture as it was given, as parts of its size. */
  corners: Point[]
}

/** What stands in one row, from left to right, with the lines that it is made of. */
export interface Row {
  cells: Cell[]
  lines: readonly Line[]
}

export const textOf = (cells: readonly Cell[]) => cells.map(({ text }) => text).join('')

/** What the arrangement itself adds, such as a space between two lines. */
export const added = (text: string): Cell => ({ text, likelihood: 1, others: [] })

/** Another character in a cell's place, to be looked at; what was read stays among what it could be. */
export function chosen(cell: Cell, text: string): Cell {
  const rest = cell.others.filter(other => other.text !== text)
  return {
    text,
    likelihood: cell.likelihood,
    others: [{ text: cell.text, likelihood: cell.likelihood }, ...rest],
    isChosen: true,
    ...(cell.ink && { ink: cell.ink }),
    ...(cell.seen && { seen: cell.seen }),
    ...(cell.isBesideUnread && { isBesideUnread: true }),
  }
}
