import { added, type Line, type Row, textOf } from './cells.ts'
import { senseOfCrosses } from './sense.ts'
import { stackedSums } from './stacked-sums.ts'

/** A sign at the beginning that goes on with what stands to the left. */
const GOES_ON = /^\s*[=<>≤≥+×÷*/-]/
/** The number of a question: `3.`, `b)`, `(2)`. */
export const LABEL = /^\s*(?:Q(?:uestion)?\s*)?\(?(\d{1,2}|[a-h])(?:\.(?=\s|[A-Za-z(])|\)(?=\s|\w|\())/
/** A column's gap is wider than so many lines are high. */
const WIDE_GAP = 1.5

/** Brings the lines of a page into the order in which they are read, a column after the other. */
export function arrange(lines: readonly Line[]): Row[] {
  const columns = columnsOf(withLabels(lines))
  return byNumber(columns.flatMap(column => stackedSums(rowsOf(column))))
}

/** A label without the space behind it looks like a number with a point: `1.63 - 28`. */
const UNPARTED = /^(\d{1,2})\.(?=\d)/
const FEWEST_UNPARTED = 3

/** On a page where lines begin with 1, 2, 3 and so on, these are labels, however near to what they number. */
function withLabels(lines: readonly Line[]): readonly Line[] {
  const numberOf = (line: Line) => /^\s*(\d{1,2})[.)]/.exec(textOf(line.cells))?.[1]
  const numbers = lines.flatMap(line => numberOf(line) ?? []).map(Number)
  const isRun = numbers.every((_, at) => numbers.includes(at + 1))
  const unparted = lines.filter(({ cells }) => UNPARTED.test(textOf(cells))).length
  if (numbers.length < FEWEST_UNPARTED || !isRun || 2 * unparted < numbers.length) return lines
  return lines.map(line => {
    const { length = 0 } = UNPARTED.exec(textOf(line.cells))?.[0] ?? {}
    return length === 0
      ? line
      : { ...line, cells: [...line.cells.slice(0, length), added(' '), ...line.cells.slice(length)] }
  })
}

/** Numbered questions stand in the order of their numbers, which may run across columns or down. */
function byNumber(rows: readonly Row[]): Row[] {
  const blocks: { number: number; rows: Row[] }[] = []
  for (const row of rows) {
    const [, label] = LABEL.exec(textOf(row.cells)) ?? []
    const last = blocks.at(-1)
    if (label !== undefined) blocks.push({ number: Number.parseInt(label, 36), rows: [row] })
    else if (last) last.rows.push(row)
    else blocks.push({ number: -1, rows: [row] })
  }
  const areDistinct = new Set(blocks.map(({ number }) => number)).size === blocks.length
  return areDistinct
    ? blocks.sort((one, other) => one.number - other.number).flatMap(block => block.rows)
    : [...rows]
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
    // A sign by itself is read by what stands beside it.
    return { cells: sorted.length > 1 ? senseOfCrosses(cells) : cells, lines: sorted }
  })
}

/** A sign is much lower than the fraction that it stands beside. */
const isBeside = (one: Line, other: Line) =>
  Math.abs(one.y - other.y) <
  0.5 * Math.max(Math.min(one.height, other.height), 0.5 * Math.max(one.height, other.height))

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
