import { type Cell, chosen } from './cells.ts'
import { NO_DIGIT } from './read-sums.ts'

/** What children's digits are taken for. */
export const DIGIT_FOR: Record<string, string> = {
  O: '0',
  o: '0',
  D: '0',
  Q: '0',
  l: '1',
  I: '1',
  i: '1',
  '|': '1',
  '!': '1',
  '/': '1',
  '\\': '1',
  ']': '1',
  ')': '1',
  '(': '1',
  Z: '2',
  z: '2',
  S: '5',
  s: '5',
  b: '6',
  G: '6',
  B: '8',
  '&': '8',
  g: '9',
  q: '9',
}
/** Letters that stand beside numbers in algebra and units. */
const OFTEN_BESIDE_NUMBERS = /^[xyzabcnmkpqrstuvwdefghlL]$/
/** An alternative below this is no reading at all. */
const LEAST = 0.03
/** Above this a character stands as it was read. */
const SURE = 0.9
/** What neither reader thought of is not quite impossible. */
const UNTHOUGHT = 0.004
/** The other reading's view, where it has a clear one. */
const CLEAR = 0.75
/** No surer than this where the readings differ. */
const DISPUTED = 0.6

const isDigit = (text: string | undefined) => text !== undefined && /^\d$/.test(text)
const isInNumber = (text: string | undefined) => text !== undefined && /^[\d.,%]$/.test(text)
const isLetter = (text: string | undefined) => text !== undefined && /^[A-Za-z]$/.test(text)

/** Digits where digits stand, by both readings; letters of algebra and units stay. */
export function senseOfNumber(cells: readonly Cell[]): Cell[] {
  const digits = cells.filter(({ text }) => isDigit(text)).length
  return cells.map((cell, at) => {
    if (isDigit(cell.text)) return cell
    const [before, after] = [cells[at - 1]?.text, cells[at + 1]?.text]
    if (at === 0 && cell.text === 'f' && isMoney(cells.slice(1))) return chosen(cell, '£')
    if (isLetter(cell.text)) return letterBesideDigits(cell, before, after)
    return strokeBesideDigits(cell, [cells[at - 1], cells[at + 1]], digits)
  })
}

const FRACTION = /^([\w|!]{1,3})\/([\w|!]{1,3})[.,?;]?$/

/** A fraction of which one number was read: what of the other looks like digits is one, to be looked at. */
export function senseOfFraction(cells: readonly Cell[]): Cell[] | undefined {
  const text = cells.map(each => each.text).join('')
  const [, above = '', below = ''] = FRACTION.exec(text) ?? []
  const isLikeNumber = (term: string) =>
    [...term].every(each => isDigit(each) || DIGIT_FOR[each] !== undefined)
  const isHalfRead = /^\d+$/.test(above) !== /^\d+$/.test(below)
  if (text.length !== cells.length || !isHalfRead || !isLikeNumber(above + below)) return undefined
  return cells.map(cell => {
    const digit = DIGIT_FOR[cell.text]
    return digit === undefined || cell.text === '/' ? cell : chosen(cell, digit)
  })
}

/** Whether it is an amount of money, behind its sign. */
const isMoney = (cells: readonly Cell[]) =>
  /^\d+(?:\.\d\d)?[.,?;]?$/.test(cells.map(({ text }) => text).join(''))

/** Which digit it is by what both readings think. */
function likeliestDigit(cell: Cell, seen: readonly number[]): string {
  const read = (digit: string) =>
    [cell, ...cell.others].reduce((most, { text, likelihood }) => {
      const isIt = text === digit || DIGIT_FOR[text] === digit
      return isIt ? Math.max(most, likelihood) : most
    }, UNTHOUGHT)
  const worth = Array.from(
    { length: 10 },
    (_, digit) => read(String(digit)) * ((seen[digit] ?? 0) + UNTHOUGHT),
  )
  return String(worth.indexOf(Math.max(...worth)))
}

/** A letter between digits is one where it looks like one; at an end it may be a letter of algebra or a unit. */
function letterBesideDigits(cell: Cell, before: string | undefined, after: string | undefined): Cell {
  const besides = [before, after].filter(isInNumber).length
  if (besides === 0 && before !== '/' && after !== '/') return cell
  const seen = cell.seen && (cell.seen[NO_DIGIT] ?? 0) < 0.5 ? likeliestDigit(cell, cell.seen) : undefined
  const alternative = cell.others.find(({ text, likelihood }) => isDigit(text) && likelihood >= LEAST)?.text
  const digit = seen ?? alternative ?? DIGIT_FOR[cell.text]
  if (besides === 2) return digit === undefined || cell.text === 'x' ? cell : chosen(cell, digit)
  const isBesideSlash = before === '/' || after === '/'
  const isPlain = /^[OoIl]$/.test(cell.text) && (isInNumber(after) || (isDigit(before) && cell.text !== 'l'))
  if (isPlain) return chosen(cell, DIGIT_FOR[cell.text] ?? cell.text)
  const isVariable = OFTEN_BESIDE_NUMBERS.test(cell.text)
  const isUnsure = alternative !== undefined && cell.likelihood < SURE
  if (isUnsure && digit !== undefined && (besides > 0 || isBesideSlash) && (!isVariable || isBesideSlash))
    return chosen(cell, digit)
  return cell
}

/** A stroke that is no slash of a fraction and no bracket of a pair is a one. */
function strokeBesideDigits(
  cell: Cell,
  beside: readonly [Cell | undefined, Cell | undefined],
  digits: number,
): Cell {
  const [before, after] = beside.map(each => each?.text)
  if (!/^[/\\|!\]]$/.test(cell.text)) return cell
  const isSlash = isDigit(before) && isDigit(after)
  if (isSlash && cell.text === '/')
    return isAsLowAs(cell, beside)
      ? {
          ...cell,
          likelihood: Math.min(cell.likelihood, DISPUTED),
          others: [{ text: '1', likelihood: LEAST }, ...cell.others.filter(({ text }) => text !== '1')],
        }
      : cell
  const isOne = (cell.seen?.[1] ?? 0) > CLEAR || cell.others.some(({ text }) => text === '1')
  const stands = digits > 0 || (before === undefined && after === undefined)
  return isOne && stands && !isLetter(before) && !isLetter(after) ? chosen(cell, '1') : cell
}

/** A slash is taller than the digits beside it; a slanted one is not. */
const TALLER = 1.12

function isAsLowAs({ ink, seen }: Cell, beside: readonly (Cell | undefined)[]): boolean {
  if (!ink || (seen?.[1] ?? 0) < 0.5) return false
  const heights = beside.flatMap(each => (each?.ink ? [each.ink.bottom - each.ink.top] : []))
  return heights.length > 0 && ink.bottom - ink.top < TALLER * Math.max(...heights)
}
