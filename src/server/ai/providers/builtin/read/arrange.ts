import { added, type Line, type Row, textOf } from './cells.ts'
import { stackedSums } from './stacked-sums.ts'

/** A sign at the beginning that goes on with what stands to the left. */
const GOES_ON = /^\s*[=<>≤≥+×÷*/-]/
/** The number of a question: `3.`, `b)`, `(2)`. */
export const LABEL = /^\s*(?:Q(?:uestion)?\s*)?\(?(\d{1,2}|[a-h])(?:\.(?=\s|[A-Za-z(])|\)(?=\s|\w|\())/
/** A column's gap is wider than so many lines are high. */
const WIDE_GAP = 1.5

/** Brings the lines of a page into the order in which they are read, a column after the other. */
export function arrange(lines: readonly Line[]): Row[] {
  return columnsOf(lines).flatMap(column => stackedSums(rowsOf(column)))
}

/** Lines beside each other, in rows from top to bottom. */
function rowsOf(lines: readonly Line[]): Row[] {
  const rows: Line[][] = []
  for (const line of [...lines].sort((one, other) => one.y - other.y)) {
    const row = rows.findLast(each => each.some(other => isBeside(line, other)))
    if (row && !row.some(other => overlapAcross(line, other) > 0.3 * Math.min(line.width, other.width))) {
      row.push(line)
    } else rows.push([line])
  }
  return rows.map(row => {
    const sorted = row.sort((one, other) => one.x - other.x)
    const cells = sorted.flatMap(({ cells: own }, index) => (index > 0 ? [added(' '), ...own] : own))
    return { cells, lines: sorted }
  })
}

const isBeside = (one: Line, other: Line) =>
  Math.abs(one.y - other.y) < 0.5 * Math.min(one.height, other.height)

const overlapAcross = (one: Line, other: Line) =>
  Math.min(one.x + one.width / 2, other.x + other.width / 2) -
  Math.max(one.x - one.width / 2, other.x - other.width / 2)

/** Cuts where a wide gap runs down the page and what stands to its right is no continuation. */
function columnsOf(lines: readonly Line[]): Line[][] {
  const height = medianOf(lines.map(line => line.height))
  const sorted = [...lines].sort((one, other) => leftOf(one) - leftOf(other))
  let end = -Infinity
  for (const [index, line] of sorted.entries()) {
    if (index > 0 && leftOf(line) - end > WIDE_GAP * height) {
      const [left, right] = [sorted.slice(0, index), sorted.slice(index)]
      if (areColumns(left, right)) return [...columnsOf(left), ...columnsOf(right)]
    }
    end = Math.max(end, line.x + line.width / 2)
  }
  return [[...lines]]
}

function areColumns(left: readonly Line[], right: readonly Line[]): boolean {
  const isNumbered = (column: readonly Line[]) => column.some(({ cells }) => LABEL.test(textOf(cells)))
  const goesOn = right.filter(({ cells }) => GOES_ON.test(textOf(cells))).length
  // Labels in a margin stand beside what they number.
  const isMargin = left.every(({ cells }) => textOf(cells).trim().length <= 3)
  if (isMargin || goesOn > right.length / 3) return false
  return (left.length > 1 && right.length > 1) || (isNumbered(left) && isNumbered(right))
}

const leftOf = ({ x, width }: Line) => x - width / 2

export function medianOf(list: readonly number[]): number {
  return [...list].sort((one, other) => one - other)[Math.floor(list.length / 2)] ?? 0
}
