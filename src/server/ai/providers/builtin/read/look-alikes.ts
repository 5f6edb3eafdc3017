import type { Cell } from './cells.ts'
import { NO_DIGIT } from './read-sums.ts'
import { DIGIT_FOR } from './sense-of-numbers.ts'

/** Letters of algebra that look like a digit behind another one: `4b` and `46`. */
const LETTERS_LIKE: Record<string, string> = {
  '0': 'o',
  '1': 'l',
  '2': 'z',
  '4': 'y',
  '5': 's',
  '6': 'b',
  '7': 't',
  '9': 'gq',
}
const AT_MOST = 0.8
const isLetter = (text: string | undefined) => text !== undefined && /^[A-Za-z]$/.test(text)
const isDigit = (text: string | undefined) => text !== undefined && /^\d$/.test(text)

/** The letters that stand for numbers on a page: those by themselves between digits and signs. */
export function lettersOfAlgebra(lines: readonly (readonly Cell[])[]): Set<string> {
  const found = new Set<string>()
  for (const cells of lines) {
    for (const [at, { text }] of cells.entries()) {
      const [before, after] = [cells[at - 1]?.text, cells[at + 1]?.text]
      if (isLetter(text) && !isLetter(after) && !isLetter(before) && isDigit(before))
        found.add(text.toLowerCase())
    }
  }
  return found
}

/** On a page of algebra with such a letter, what ends a number may be that letter: only who wrote it knows. */
export function doubtLookAlikes(cells: readonly Cell[], letters: ReadonlySet<string>): Cell[] {
  return cells.map((cell, at) => {
    const alike = [...(LETTERS_LIKE[cell.text] ?? '')].find(letter => letters.has(letter))
    const endsNumber = isDigit(cells[at - 1]?.text) && !isDigit(cells[at + 1]?.text)
    if (alike === undefined || !endsNumber) return cell
    const others = cell.others.some(({ text }) => text === alike)
      ? cell.others
      : [{ text: alike, likelihood: 0 }, ...cell.others]
    return { ...cell, likelihood: Math.min(cell.likelihood, AT_MOST), others }
  })
}

/** From here on the other reading is sure of a digit, or takes it for one. */
const SURELY_SEEN = 0.9
const SEEN = 0.5

/**
 * Doubts what is hardly ever written so, whatever was read surely: a capital within a word, a letter of a number that the
 * other reading is sure is a digit, a digit between letters like digits, and one by itself behind a number, maybe its unit.
 */
export function doubtOdd(cells: readonly Cell[]): Cell[] {
  const textAt = (at: number) => cells[at]?.text
  const isSmall = (text: string | undefined) => text !== undefined && /^[a-z]$/.test(text)
  const isLikeDigit = (text: string | undefined) => isLetter(text) && DIGIT_FOR[text ?? ''] !== undefined
  const isBetweenAlike = (at: number) =>
    isDigit(textAt(at)) && isLikeDigit(textAt(at - 1)) && isLikeDigit(textAt(at + 1))
  const inNumbers = lettersInNumbers(cells)
  return cells.map((cell, at) => {
    const isCapitalWithin = /^[A-Z]$/.test(cell.text) && isSmall(textAt(at - 1)) && isSmall(textAt(at - 2))
    const isLikeUnit =
      LETTERS_LIKE[cell.text] !== undefined &&
      at === cells.length - 1 &&
      textAt(at - 1) === ' ' &&
      isDigit(textAt(at - 2))
    const isOdd =
      isCapitalWithin || isLikeUnit || inNumbers.has(at) || [at - 1, at, at + 1].some(isBetweenAlike)
    return isOdd ? { ...cell, likelihood: Math.min(cell.likelihood, AT_MOST) } : cell
  })
}

/** Letters beside digits, or behind the point of a number, that the other reading is sure are digits. */
function lettersInNumbers(cells: readonly Cell[]): Set<number> {
  const seenAt = (at: number) =>
    isLetter(cells[at]?.text) ? Math.max(0, ...(cells[at]?.seen?.slice(0, NO_DIGIT) ?? [])) : 0
  const found = new Set<number>()
  for (let from = 0, to = 0; from < cells.length; from = to + 1) {
    for (to = from; seenAt(to) > SEEN; ) to++
    const run = Array.from({ length: to - from }, (_, at) => from + at)
    const before = cells[from - 1]?.text ?? ''
    const isBehindPoint = /^[.:]$/.test(before) && isDigit(cells[from - 2]?.text)
    const isInNumber = isDigit(before) || isBehindPoint || isDigit(cells[to]?.text)
    if (isInNumber && run.some(at => seenAt(at) > SURELY_SEEN)) for (const at of run) found.add(at)
  }
  return found
}
