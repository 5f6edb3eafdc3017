import words from '#maths/language/en/typed-words.json' with { type: 'json' }
import type { Cell } from './cells.ts'

const lexicon = new Set(
  Object.values(words as Record<string, unknown>).flatMap(list => String(list).split(' ')),
)
/** Short words and units, which a list of words that children mistype leaves out. */
const SHORT = new Set(
  'a i am an are as at be by can cm did do for g get go had has he her him his how if in is it kg km l m me mm ml my no not of off on one or our out she so ten the to two up us was we who why you x y'.split(
    ' ',
  ),
)

/** Whether it is a word that stands in questions. @param word letters alone */
export function isKnownWord(word: string): boolean {
  const small = word.toLowerCase()
  return SHORT.has(small) || lexicon.has(small)
}

/** What children's digits are taken for, and what letters are taken for digits. */
const DIGIT_FOR: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  b: '6',
  G: '6',
  B: '8',
  g: '9',
  q: '9',
}
const LETTERS_FOR: Record<string, readonly string[]> = {
  '0': ['o', 'O'],
  '1': ['l', 'I', 'i'],
  '2': ['z'],
  '5': ['s', 'S'],
  '6': ['b'],
  '9': ['g', 'q'],
  '4': ['y', 'A'],
  '7': ['t', 'T'],
  '8': ['B'],
}
/** Letters that stand beside numbers in algebra and units. */
const OFTEN_BESIDE_NUMBERS = /^[xyzabcnmkpqrstuvwdefghlL]$/
/** An alternative below this is no reading at all. */
const LEAST = 0.03
/** Above this a character stands as it was read. */
const SURE = 0.9

const isDigit = (text: string | undefined) => text !== undefined && /^\d$/.test(text)
const isLetter = (text: string | undefined) => text !== undefined && /^[A-Za-z]$/.test(text)

/**
 * Chooses among what a line's characters could be the reading that makes sense by itself: a digit among digits, a
 * letter in a known word. Whether a sum comes out right is never asked, and what was chosen is shown as doubtful.
 */
export function makeSense(cells: readonly Cell[]): Cell[] {
  const result: Cell[] = []
  let token: Cell[] = []
  for (const cell of cells) {
    if (cell.text === ' ') {
      result.push(...senseOfToken(token), cell)
      token = []
    } else token.push(cell)
  }
  return timesForX([...result, ...senseOfToken(token)])
}

/** Between two numbers an x is a times sign. */
function timesForX(cells: readonly Cell[]): Cell[] {
  const near = (at: number, step: number) =>
    cells[at + step]?.text === ' ' ? cells[at + 2 * step] : cells[at + step]
  return cells.map((cell, at) => {
    if (cell.text !== 'x' || !isDigit(near(at, -1)?.text) || !isDigit(near(at, 1)?.text)) return cell
    const sign = cell.others.find(({ text }) => text === '×')
    if (!sign) return cell
    const others = cell.others.filter(other => other !== sign)
    return { text: '×', likelihood: cell.likelihood + sign.likelihood, others }
  })
}

function senseOfToken(cells: readonly Cell[]): readonly Cell[] {
  const letters = cells.filter(({ text }) => isLetter(text)).length
  const digits = cells.filter(({ text }) => isDigit(text)).length
  if (letters > 1 && letters > digits) return asWord(cells)
  if (letters > 0) return cells.map((cell, at) => asDigit(cell, cells[at - 1]?.text, cells[at + 1]?.text))
  return cells
}

/** A letter between digits is one where it looks like one; at an end it may be a letter of algebra or a unit. */
function asDigit(cell: Cell, before: string | undefined, after: string | undefined): Cell {
  if (!isLetter(cell.text)) return cell
  const besides = [before, after].filter(isDigit).length
  const alternative = cell.others.find(({ text, likelihood }) => isDigit(text) && likelihood >= LEAST)
  if (besides === 2) {
    const digit = alternative?.text ?? DIGIT_FOR[cell.text]
    return digit === undefined || cell.text === 'x' ? cell : chosen(cell, digit)
  }
  const isBesideSlash = before === '/' || after === '/'
  const isPlain = /^[OoIl]$/.test(cell.text) && (isDigit(after) || (isDigit(before) && cell.text !== 'l'))
  if (isPlain) return chosen(cell, DIGIT_FOR[cell.text] ?? cell.text)
  const isVariable = OFTEN_BESIDE_NUMBERS.test(cell.text)
  if (
    alternative &&
    cell.likelihood < SURE &&
    (besides > 0 || isBesideSlash) &&
    (!isVariable || isBesideSlash)
  ) {
    return chosen(cell, alternative.text)
  }
  return cell
}

/** A word of the lexicon, when one or two characters of the token could be others. */
function asWord(cells: readonly Cell[]): readonly Cell[] {
  const isKnown = (list: readonly Cell[]) => lexicon.has(wordOf(list))
  if (isKnown(cells)) return cells
  const changes = cells.flatMap((cell, at) => {
    if (cell.likelihood >= SURE && isLetter(cell.text)) return []
    const likely = cell.others.filter(({ likelihood }) => likelihood >= LEAST).map(({ text }) => text)
    return [...likely, ...(LETTERS_FOR[cell.text] ?? [])].filter(isLetter).map(text => ({ at, text }))
  })
  const changed = (list: readonly Cell[], { at, text }: { at: number; text: string }) =>
    list.map((cell, index) => (index === at ? chosen(cell, text) : cell))
  const once = changes.map(change => changed(cells, change))
  const known = once.find(isKnown)
  if (known) return known
  for (const list of once.slice(0, 12)) {
    const twice = changes.map(change => changed(list, change)).find(isKnown)
    if (twice) return twice
  }
  return cells
}

const wordOf = (cells: readonly Cell[]) =>
  cells
    .map(({ text }) => text)
    .join('')
    .toLowerCase()
    .replace(/^[("']+|[.,;:!?)"']+$/g, '')

function chosen(cell: Cell, text: string): Cell {
  const rest = cell.others.filter(other => other.text !== text)
  return {
    text,
    likelihood: cell.likelihood,
    others: [{ text: cell.text, likelihood: cell.likelihood }, ...rest],
    isChosen: true,
  }
}
