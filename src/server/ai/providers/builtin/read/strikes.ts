import type { Box, Grey } from './grey.ts'
import { type Inked, inkOf, type Stroke } from './ink.ts'
import { NO_DIGIT } from './read-sums.ts'
import type { ReadCharacter } from './recognise.ts'
import { isStruckThrough } from './struck-digit.ts'

/** In heights of the looked-at line: what hangs together and is narrower is one character. */
const NARROWEST = 0.5
/** A line drawn through characters is inked along so much of its way. */
const MOSTLY = 0.86
/** The bar of a seven is inked along so much of the digit's width, where it may be such a line. */
const ACROSS = 0.94
/** In heights of the looked-at line: what is lower is a piece of a digit. */
const LOWEST = 0.4
/** It lies in the middle of what it crosses, as parts of its height from above. */
const MIDDLE = [0.28, 0.78] as const
/** Of its width, how far a line may rise or fall; from corner to corner it is a cross. */
const STEEPEST = 0.3
/** Flatter than this, beside its width, is a sign or a bar by itself. */
const FLAT = 0.22
/** From here on a digit is seen as none. */
const SURELY = 0.7
/** A scribble is so dark on its whole width. */
const DARK = 0.5

/**
 * What was crossed out, by a stroke through characters, a cross or a scribble, must be looked at. Where digits
 * below it are none any more to who knows how people write them, it is left out, and what stands beside it is looked at.
 */
export function withStrikes(page: Grey, box: Box, characters: readonly ReadCharacter[]): ReadCharacter[] {
  const inked = inkOf(page, box)
  const middleOf = ({ from, to }: ReadCharacter) => ((from + to) / 2) * inked.width
  const isIn = (each: ReadCharacter, { left, right }: Stroke) =>
    each.text !== ' ' && middleOf(each) > left && middleOf(each) < right
  const strikes = inked.strokes.filter((stroke, at) => {
    const [first, ...rest] = characters.filter(each => isIn(each, stroke))
    // A single character has lines of its own, but none that goes through a digit and out of it; nor is the bar of a
    // seven as wide as all of it.
    if (rest.length === 0)
      return (
        first &&
        isDigit(first) &&
        (isStruckThrough(inked, stroke, at + 1) ||
          (first.text === '7' && isBarredAcross(inked, stroke, at + 1)))
      )
    return isStrike(inked, stroke, at + 1)
  })
  if (strikes.length === 0) return [...characters]
  const shown = characters.map(each =>
    strikes.some(stroke => isIn(each, stroke)) ? { ...each, isBesideUnread: true } : each,
  )
  const gone = strikes.filter(stroke => shown.some(each => isIn(each, stroke) && isNoDigitAnyMore(each)))
  const written = shown.filter(({ text }) => text !== ' ')
  const isLeft = (each: ReadCharacter | undefined) => each && !gone.some(stroke => isIn(each, stroke))
  // A line of which nothing would be left is shown as it was read.
  if (gone.length === 0 || !written.some(isLeft)) return shown
  return shown.filter(isLeft).map(each => {
    const at = written.indexOf(each)
    const isBeside = at >= 0 && [written[at - 1], written[at + 1]].some(other => other && !isLeft(other))
    return isBeside ? { ...each, isBesideUnread: true } : each
  })
}

const isDigit = ({ text }: ReadCharacter) => /^\d$/.test(text)

const isNoDigitAnyMore = (each: ReadCharacter) => isDigit(each) && (each.seen?.[NO_DIGIT] ?? 0) > SURELY

function isStrike(inked: Inked, stroke: Stroke, name: number): boolean {
  const [width, height] = [stroke.right - stroke.left + 1, stroke.bottom - stroke.top + 1]
  // What reaches both ends is a line of the paper.
  if (stroke.left === 0 && stroke.right === inked.width - 1) return false
  if (width < NARROWEST * inked.height || height < FLAT * width || height < inked.height / 5) return false
  return stroke.size > DARK * width * height || hasLine(inked, stroke, name)
}

/** Whether the bar of a seven is as wide as all of it, which may be a line through it. */
const isBarredAcross = (inked: Inked, stroke: Stroke, name: number) =>
  stroke.bottom - stroke.top > LOWEST * inked.height && hasLine(inked, stroke, name, ACROSS)

/** Whether a straight line runs through it from its left end to its right one. */
function hasLine(inked: Inked, stroke: Stroke, name: number, mostly = MOSTLY): boolean {
  const [width, height] = [stroke.right - stroke.left + 1, stroke.bottom - stroke.top + 1]
  const [highest, lowest] = MIDDLE.map(part => stroke.top + part * height) as [number, number]
  for (let rise = -STEEPEST; rise <= STEEPEST; rise += 0.04) {
    for (let start = highest; start <= lowest; start++) {
      const end = start + rise * width
      if (end >= highest && end <= lowest && isInked(inked, stroke, name, start, end, mostly)) return true
    }
  }
  const [top, bottom] = [stroke.top + 2, stroke.bottom - 2]
  // A cross over several characters; one over a single one may be an x.
  return (
    width > 1.1 * height &&
    isInked(inked, stroke, name, top, bottom, mostly) &&
    isInked(inked, stroke, name, bottom, top, mostly)
  )
}

function isInked(
  { strokeOf, width: row, height }: Inked,
  { left, right }: Stroke,
  name: number,
  start: number,
  end: number,
  mostly: number,
): boolean {
  const count = right - left + 1
  let missed = 0
  for (let at = 0; at < count; at++) {
    const y = Math.round(start + ((end - start) * at) / Math.max(1, count - 1))
    const isThere = [y - 1, y, y + 1].some(
      each => each >= 0 && each < height && strokeOf[each * row + left + at] === name,
    )
    if (!isThere && ++missed > (1 - mostly) * count) return false
  }
  return true
}
