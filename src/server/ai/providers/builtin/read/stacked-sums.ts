import { added, type Cell, type Line, type Row, textOf } from './cells.ts'

const NUMBER = /^\s*\d[\d ,.]*$/
const WITH_SIGN = /^\s*([+\-–−×x*])\s*\d[\d ,.]*$/
const BAR = /^[\s\-_—=]+$/

/** As parts of the height below it: digits so small were carried, and somewhat larger ones perhaps. */
const SMALL = 0.62
const SMALLER = 0.85

/**
 * Sums that stand in columns, written one number below the other, become one line each: `347`, `+ 286`, `633` are
 * `347 + 286 = 633`. Small digits above, which were carried, are left out of the sum.
 */
export function stackedSums(rows: readonly Row[]): Row[] {
  const result: Row[] = []
  for (let at = 0; at < rows.length; ) {
    const stack = stackAt(rows, at)
    if (stack) {
      result.push(stack.row)
      at = stack.next
    } else {
      const row = rows[at++]
      if (row) result.push(row)
    }
  }
  return result
}

function stackAt(rows: readonly Row[], start: number): { row: Row; next: number } | undefined {
  const first = rows[start]
  if (!first || !isNumber(first)) return undefined
  let at = start
  const isCarried = isAbove(first, rows[start + 1])
  const isUnclear = isCarried && !isSmall(first, rows[start + 1])
  if (isCarried) at++
  const top = rows[at++]
  if (!top || !isNumber(top)) return undefined
  const parts: Row[] = [top]
  while (rows[at] && WITH_SIGN.test(textOf(rows[at]?.cells ?? [])) && areAligned(top, rows[at])) {
    parts.push(rows[at++] as Row)
  }
  if (parts.length === 1) return undefined
  const bar = rows[at]
  const isBar = bar !== undefined && BAR.test(textOf(bar.cells))
  if (isBar) at++
  const outcome = rows[at]
  const hasOutcome = outcome !== undefined && isNumber(outcome) && areAligned(top, outcome)
  if (hasOutcome) at++
  const cells = parts.flatMap((part, index) => (index === 0 ? numberOf(part) : [added(' '), ...spaced(part)]))
  const lines = [...parts, ...(hasOutcome ? [outcome] : [])].flatMap(each => each.lines)
  const end: Cell[] = hasOutcome ? [added(' = '), ...numberOf(outcome)] : []
  const all = [...cells, ...end]
  // What was left out as carried may have been a number to add.
  return { row: { cells: isUnclear ? all.map(asDoubtful) : all, lines }, next: at }
}

const isNumber = ({ cells }: Row) => NUMBER.test(textOf(cells))

/** Digits of one number stand apart on squared paper. */
const numberOf = ({ cells }: Row) => cells.filter(({ text }) => text !== ' ')

function spaced({ cells }: Row): Cell[] {
  const [sign, ...digits] = numberOf({ cells, lines: [] })
  if (!sign) return []
  const text = sign.text === 'x' || sign.text === '*' ? '×' : sign.text
  return [{ ...sign, text }, added(' '), ...digits]
}

/** Both end at the same place, as units stand below units. */
function areAligned(one: Row, other: Row | undefined): boolean {
  const [first, second] = [one.lines.at(-1), other?.lines.at(-1)]
  if (!first || !second) return false
  const near = Math.max(first.height, second.height) * 0.9
  return Math.abs(rightOf(first) - rightOf(second)) < near && Math.abs(first.y - second.y) < near * 9
}

/** Whether a row of small digits belongs to the number below it. */
function isAbove(small: Row, below: Row | undefined): boolean {
  const [one, other] = [small.lines[0], below?.lines[0]]
  if (!one || !other) return false
  const isOver = other.y - one.y < 1.3 * other.height && Math.abs(one.x - other.x) < 0.5 * other.width
  return isSmall(small, below) || (isOver && one.height < SMALLER * other.height)
}

function isSmall(small: Row, below: Row | undefined): boolean {
  const [one, other] = [small.lines[0], below?.lines[0]]
  return one !== undefined && other !== undefined && one.height < SMALL * other.height
}

const asDoubtful = (cell: Cell): Cell => ({ ...cell, isChosen: true })

const rightOf = ({ x, width }: Line) => x + width / 2
