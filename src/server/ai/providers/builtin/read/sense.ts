import { type Cell, chosen } from './cells.ts'
import { digitSeen } from './mend-signs.ts'
import { senseOfFraction, senseOfNumber } from './sense-of-numbers.ts'
import { senseOfWord } from './sense-of-words.ts'

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
  return withoutSpacesInNumbers(senseOfCrosses(senseOfLoneLetters([...result, ...senseOfToken(token)])))
}

/** Letters that are no word by themselves and no usual letter of algebra. */
const LONE = /^[SOIlZB|]$/

const SURE_LETTER = 0.9

/** A letter by itself that looks like a digit is one, beside numbers and signs; `S = 5` tells what S is. */
function senseOfLoneLetters(cells: readonly Cell[]): Cell[] {
  return cells.map((cell, at) => {
    const isAlone = [cells[at - 1], cells[at + 1]].every(
      each => each === undefined || /^[\s.,?]$/.test(each.text),
    )
    const digit = digitSeen(cell)
    if (!isAlone || digit === undefined) return cell
    // In a list of numbers, `y, 8, 9`, there is no letter.
    const isInList = cells[at + 1]?.text === ',' && isDigit(cells[at + 3]?.text) && isLetter(cell.text)
    if (isInList && cell.likelihood < SURE_LETTER) return chosen(cell, digit)
    if (!LONE.test(cell.text)) return cell
    const [before, after] = [cells[at - 2]?.text, cells[at + 2]?.text]
    const isNamed = at === 0 && after === '='
    const isBesideSign = [before, after].some(text => text !== undefined && /^[\d+=×÷-]$/.test(text))
    const couldBeWord = cell.text === 'I' || cell.text === 'l'
    return isNamed || (couldBeWord && !isBesideSign) ? cell : chosen(cell, digit)
  })
}

/** What was taken for a letter and is a digit had spaces around it that no number has. */
function withoutSpacesInNumbers(cells: readonly Cell[]): Cell[] {
  return cells.filter((cell, at) => {
    const [before, after] = [cells[at - 1], cells[at + 1]]
    const isWithin = cell.text === ' ' && isDigit(before?.text) && isDigit(after?.text)
    return !isWithin || !(before?.isChosen || after?.isChosen)
  })
}

function senseOfToken(cells: readonly Cell[]): readonly Cell[] {
  const fraction = senseOfFraction(cells)
  if (fraction) return senseOfNumber(fraction)
  const letters = cells.filter(({ text }) => isLetter(text)).length
  const digits = cells.filter(({ text }) => isDigit(text)).length
  if (letters > 1 && letters > digits) return senseOfWord(cells)
  return senseOfNumber(cells)
}

const CROSS = /^[xX×]$/
/** What both look like together is as sure as a cross is. */
const likelihoodOfCross = ({ likelihood, others }: Cell) =>
  others.reduce((sum, other) => (CROSS.test(other.text) ? sum + other.likelihood : sum), likelihood)

/**
 * An x and a times sign are the same strokes: between two numbers it is the sign, before a sign or the end the
 * letter.
 */
export function senseOfCrosses(cells: readonly Cell[]): Cell[] {
  const near = (at: number, step: number) =>
    cells[at + step]?.text === ' ' ? cells[at + 2 * step] : cells[at + step]
  return cells.map((cell, at) => {
    if (!CROSS.test(cell.text)) return cell
    const [before, after] = [near(at, -1)?.text, near(at, 1)?.text]
    if (isLetter(cells[at - 1]?.text) || isLetter(cells[at + 1]?.text)) return cell
    const others = cell.others.filter(({ text }) => !CROSS.test(text))
    const likelihood = Math.min(1, likelihoodOfCross(cell))
    const isBetween = (isDigit(before) || before === ')') && isDigit(after)
    const isSpaced = cells[at - 1]?.text === ' ' && cells[at + 1]?.text === ' '
    const couldBe = (text: string) => cell.text === text || cell.others.some(other => other.text === text)
    if (isBetween && (isSpaced || couldBe('×'))) return { ...cell, text: '×', likelihood, others }
    const isLast = after === undefined || /^[=+\-<>),.?;]$/.test(after)
    if (isLast) return { ...cell, text: 'x', likelihood, others }
    return cell
  })
}
