import type { Cell } from './cells.ts'

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
