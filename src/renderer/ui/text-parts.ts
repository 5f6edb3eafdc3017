import { isTooDeep } from '#text/too-deep.ts'
import { splitBlocks } from './blocks.ts'

/** A piece of a text that is drawn by itself. */
export interface TextPart {
  text: string
  /** Too much for the parser at once: its words are shown as they are. */
  isPlain: boolean
}

/**
 * What a text costs to draw, about as many as its characters would: typesetting a formula takes as long as parsing 150
 * of them, and some signs make the parser look far ahead.
 */
const COSTS: Record<string, number> = { $: 75, '\\(': 150, '\\[': 150, '|': 10, '[': 5 }
const COSTLY = /\\[([]|[$|[*_`<~&]/g
const OTHER_SIGN = 3

/** A text up to this is drawn at once and whole. */
export const LIGHT = 1_000
/** A text is cut into parts of about this. */
const A_PART = 2_000
/** A table, a piece of code or one line that is beyond this stays as it is typed. */
const MOST_AT_ONCE = 5_000
/** So much of a long text is shown before anybody asks for more; each time as much again as is there. */
const FIRST_PAGE = 6_000
const LARGEST_PAGE = 48_000

export function measureWeight(text: string): number {
  let weight = text.length
  for (const [sign] of text.matchAll(COSTLY)) weight += COSTS[sign] ?? OTHER_SIGN
  return weight
}

/** Markdown in parts that can be drawn one by one; short text is one part. */
export function partsOfMarkdown(markdown: string, isInBlocks = false): TextPart[] {
  if (!isInBlocks && measureWeight(markdown) <= A_PART) return [createPart(markdown)]
  return splitBlocks(markdown).flatMap(block => {
    if (measureWeight(block) <= A_PART) return [createPart(block)]
    if (!canBeCut(block))
      return measureWeight(block) <= MOST_AT_ONCE ? [createPart(block)] : plainParts(block)
    return splitPieces(block).flatMap(piece =>
      measureWeight(piece) <= MOST_AT_ONCE ? [createPart(piece)] : plainParts(piece),
    )
  })
}

/** The same for what a person typed, in which every line stands for itself. */
export function partsOfTyped(text: string): TextPart[] {
  if (measureWeight(text) <= A_PART) return [{ text, isPlain: false }]
  return splitPieces(text).flatMap(piece =>
    measureWeight(piece) <= A_PART ? [{ text: piece, isPlain: false }] : plainParts(piece),
  )
}

/** How many of the parts are shown when more has been asked for so many times. */
export function shownParts(parts: readonly TextPart[], timesMore: number): number {
  let room = FIRST_PAGE
  for (let page = 0; page < timesMore; page++) room += Math.min(FIRST_PAGE * 2 ** page, LARGEST_PAGE)
  let count = 0
  for (const { text, isPlain } of parts) {
    room -= isPlain ? text.length : measureWeight(text)
    if (room < 0 && count > 0) break
    count += 1
  }
  return count
}

/** Code, a table, or maths on lines of its own. */
function canBeCut(block: string): boolean {
  return !block.split('\n').some(line => OPENS_WHOLE.test(line) || isUnderTableHead(line))
}

const OPENS_WHOLE = /^ {0,3}(?:`{3}|~{3}|\$\$|\\\[)/

function isUnderTableHead(line: string): boolean {
  return line.includes('|') && line.includes('-') && /^[ \t|:-]+$/.test(line)
}

function createPart(text: string): TextPart {
  return { text, isPlain: isTooDeep(text) }
}

/** Cut at ends of lines. */
function splitPieces(text: string): string[] {
  const pieces: string[] = []
  let piece: string[] = []
  let weight = 0
  for (const line of text.split('\n')) {
    const more = measureWeight(line)
    if (piece.length > 0 && weight + more > A_PART) {
      pieces.push(piece.join('\n'))
      piece = []
      weight = 0
    }
    piece.push(line)
    weight += more
  }
  return [...pieces, piece.join('\n')]
}

/** Cut at a space or an end of line where there is one, after the beginning of a letter never. */
function plainParts(text: string): TextPart[] {
  const parts: TextPart[] = []
  for (let from = 0; from < text.length; ) {
    let to = Math.min(from + A_PART, text.length)
    if (to < text.length) {
      const space = Math.max(text.lastIndexOf(' ', to), text.lastIndexOf('\n', to))
      if (space > from) to = space + 1
      else if (/[\ud800-\udbff]/.test(text.charAt(to - 1))) to -= 1
    }
    parts.push({ text: text.slice(from, to), isPlain: true })
    from = to
  }
  return parts
}
