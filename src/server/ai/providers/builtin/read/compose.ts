import type { PictureReading } from '#contract/picture-readings.ts'
import { LONGEST_MARKED } from '#contract/text.ts'
import { arrange, LABEL, medianOf } from './arrange.ts'
import { cornersOf } from './box-around.ts'
import { added, type Cell, type Line, type Row, textOf } from './cells.ts'
import type { RawPage } from './engine.ts'
import type { Point } from './grey.ts'
import { doubtLookAlikes, doubtOdd, lettersOfAlgebra } from './look-alikes.ts'
import { mendSigns } from './mend-signs.ts'
import { answerBegins } from './question-and-answer.ts'
import { withPowers } from './raised.ts'
import type { RawLine } from './recognise.ts'
import { makeSense } from './sense.ts'
import { withSpaces } from './spaces.ts'

/** What is less sure must be looked at. */
const SURE = 0.85
/** A line of characters that are less sure on average is a smudge, a drawing or the paper's squares. */
const LEAST_ON_AVERAGE = 0.35
const MOST_OTHERS = 3
const FEWEST_WORDS = 3

/** Makes a text of what stands on a page: its lines in order, sums in columns as one line, sentences as one. */
export function compose({ page, quarters, lines }: RawPage): PictureReading {
  const tilt = tiltOf(lines)
  const [cos, sin] = [Math.cos(tilt), Math.sin(tilt)]
  const legible = lines
    .filter(isLegible)
    .map(raw => ({ raw, cells: makeSense(withSpaces(withPowers(mendSigns(raw.characters)))) }))
  for (const each of lines) if (!isLegible(each)) doubtBeside(each, legible)
  const letters = lettersOfAlgebra(legible.map(({ cells }) => cells))
  const placed = legible.map(({ raw: { box }, cells }): Line => {
    return {
      cells: doubtOdd(doubtLookAlikes(cells, letters)),
      x: box.x * cos + box.y * sin,
      y: box.y * cos - box.x * sin,
      width: box.width,
      height: box.height,
      corners: cornersOf(box).map(corner => turnedBack(corner, page, quarters)),
    }
  })
  return readingOf(arrange(placed))
}

/** What can't be read and stands between two lines of a row, such as a sign, must not go unnoticed. */
function doubtBeside({ box }: RawLine, legible: readonly { raw: RawLine; cells: Cell[] }[]): void {
  const inRow = legible.filter(({ raw }) => {
    const fall = (raw.box.x - box.x) * Math.tan(raw.box.angle)
    return Math.abs(raw.box.y - box.y - fall) < 0.5 * raw.box.height && box.height < 1.5 * raw.box.height
  })
  const left = inRow
    .filter(({ raw }) => raw.box.x < box.x)
    .sort((one, other) => other.raw.box.x - one.raw.box.x)[0]
  const last = left?.cells.at(-1)
  const isBetween = inRow.some(({ raw }) => raw.box.x > box.x)
  if (left && last && isBetween) left.cells[left.cells.length - 1] = { ...last, isBesideUnread: true }
}

/** How the page lies: as its long lines do, or the bars of its fractions. */
function tiltOf(lines: readonly RawLine[]): number {
  const long = lines.filter(({ box }) => box.width > 2 * box.height)
  const telling = long.length > 0 ? long : lines.filter(({ characters }) => characters.some(isBar))
  return medianOf(telling.map(({ box }) => box.angle))
}

const isBar = ({ text }: { text: string }) => text === '/'

function isLegible({ characters }: RawLine): boolean {
  const seen = characters.filter(({ text }) => text !== ' ')
  const sum = seen.reduce((all, { likelihood }) => all + likelihood, 0)
  return seen.length > 0 && sum / seen.length >= LEAST_ON_AVERAGE
}

/** Where a place of the upright page lies on the picture as it was given, as parts of that. */
function turnedBack(
  { x, y }: Point,
  { width, height }: { width: number; height: number },
  quarters: number,
): Point {
  const [across, down] = [x / width, y / height]
  if (quarters === 1) return { x: down, y: 1 - across }
  if (quarters === 2) return { x: 1 - across, y: 1 - down }
  if (quarters === 3) return { x: 1 - down, y: across }
  return { x: across, y: down }
}

function readingOf(rows: readonly Row[]): PictureReading {
  const reading: PictureReading = { text: '', lines: [], doubts: [], questions: [] }
  rows.forEach((row, index) => {
    const before = rows[index - 1]
    if (before) reading.text += isSentenceGoingOn(before, row) ? ' ' : '\n'
    const from = reading.text.length
    const isBeginning = !before || /[.?!:]$/.test(textOf(before.cells).trim())
    const cells = trimmed(row.cells)
    for (const cell of isBeginning ? withCapital(cells) : cells) {
      const start = reading.text.length
      reading.text += cell.text
      if (isDoubtful(cell)) {
        const others = cell.others.slice(0, MOST_OTHERS).map(({ text }) => text)
        reading.doubts.push({ from: start, to: reading.text.length, others })
      }
    }
    for (const { corners } of row.lines) reading.lines.push({ from, to: reading.text.length, corners })
  })
  const within = withinLimit(reading)
  const questions = questionsOf(within.text)
  const answerFrom = questions.length === 0 ? answerBegins(within.text) : undefined
  return { ...within, questions, ...(answerFrom !== undefined && { answerFrom }) }
}

const isDoubtful = ({ text, likelihood, isChosen, isBesideUnread }: Cell) =>
  text.trim() !== '' && (isChosen === true || isBesideUnread === true || likelihood < SURE)

/** One space at most, and none at the ends. */
function trimmed(cells: readonly Cell[]): Cell[] {
  const single = cells.filter(({ text }, at) => text !== ' ' || cells[at - 1]?.text !== ' ')
  const isBlank = (cell: Cell | undefined) => cell?.text === ' '
  return single.slice(isBlank(single[0]) ? 1 : 0, isBlank(single.at(-1)) ? -1 : undefined).map(asWritten)
}

const asWritten = (cell: Cell): Cell =>
  cell.text === '∶' ? { ...added(':'), likelihood: cell.likelihood } : cell

/** A sentence begins with a capital: some letters look the same as large as small. */
function withCapital(cells: readonly Cell[]): readonly Cell[] {
  const [first, ...rest] = cells
  const isSentence = (textOf(cells).match(/[A-Za-z]{2,}/g)?.length ?? 0) >= 2
  if (!first || !isSentence || !/^[cosuvwz]$/.test(first.text) || !/^[a-z]{2}/.test(textOf(rest)))
    return cells
  return [{ ...first, text: first.text.toUpperCase() }, ...rest]
}

/** In heights of a line, from the middle of one to that of the next within a paragraph. */
const WIDEST_LEADING = 2.2

function isNear(before: Row, row: Row): boolean {
  const [one, other] = [before.lines[0], row.lines[0]]
  return !one || !other || other.y - one.y < WIDEST_LEADING * Math.max(one.height, other.height)
}

/** Whether a row ends in the middle of a sentence: lines of a calculation stay apart. */
function isSentenceGoingOn(before: Row, row: Row): boolean {
  const [text, next] = [textOf(before.cells).trim(), textOf(row.cells).trim()]
  const words = text.match(/[A-Za-z]{2,}/g)?.length ?? 0
  return (
    words >= FEWEST_WORDS &&
    !/[.?!:;]$/.test(text) &&
    !LABEL.test(next) &&
    !/=/.test(text) &&
    // A number alone is an answer, one before a word goes on.
    /^(?:[A-Za-z(]|[£$€]?\d[\d.,/%]*\s*[A-Za-z])/.test(next) &&
    isNear(before, row)
  )
}

/** As much of a reading as can be marked. */
export function withinLimit(reading: PictureReading): PictureReading {
  const { text, lines, doubts } = reading
  if (text.length <= LONGEST_MARKED) return reading
  const fits = ({ to }: { to: number }) => to <= LONGEST_MARKED
  return {
    ...reading,
    text: text.slice(0, LONGEST_MARKED),
    lines: lines.filter(fits),
    doubts: doubts.filter(fits),
  }
}

/** The numbered questions of a text, where it has several. */
export function questionsOf(text: string): PictureReading['questions'] {
  const found: { label: string; text: string }[] = []
  for (const line of text.split('\n')) {
    const label = LABEL.exec(line)
    const last = found.at(-1)
    if (label) found.push({ label: label[1] ?? '', text: line.slice(label[0].length).trim() })
    else if (last) last.text = `${last.text}\n${line}`.trim()
  }
  const asked = found.filter(question => question.text !== '')
  return asked.length > 1 ? asked : []
}
