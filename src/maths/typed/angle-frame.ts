import {
  ANGLES,
  AROUND_ANGLES,
  ASKS_ANGLE,
  BASE_ANGLES,
  ISOSCELES,
  TOP_ANGLE,
} from '../language/en/frames.ts'
import { addsNothing, wordsOf } from './adds-nothing.ts'

/** How many angles, which is no size of one; and their sizes. */
const COUNTED =
  /\b(?:[2-6]|two|three|four) (?:(?:of the|equal|other) )?angles?\b|\b(?:1|one) (?:of the )?angles?\b|\b(?:3rd|4th)\b/g
const SIZE = /(?<![\d.])\d{1,3}(?:\.\d+)?(?![\d.]|[a-z])(?: ?°)?/g
/** A length, an amount or a side is something else than a size. */
const IS_OTHER = /\d ?(?:(?:mm|cm|km|m)\b|%)|[£$€]|\bsides?\b(?! shape)/
/** `90, 135, x and x`: two that are not told. */
const TWICE = /(?<![\p{L}\d])([b-hj-z])(?:,| and|, and) (?:and )?\1(?!\p{L})/iu
const asks = new RegExp(`\\b(?:${ASKS_ANGLE})\\b|[?=]|\\bangle to \\d`)
const COUNTS: readonly string[] = ['', '', 'Two', 'Three', 'Four', 'Five', 'Six']

/** The question about angles in one place, all but one of which are told; none where a word of it may matter. */
export function angleFrame(text: string): string | undefined {
  if (isosceles.test(text)) return ofIsosceles(text)
  const place = ANGLES.find(each => each.place.test(text))
  if (!place || IS_OTHER.test(text) || TWICE.test(text) || !asks.test(text)) return undefined
  const told = text.replace(place.place, ' ').replace(COUNTED, ' ')
  const sizes = [...told.matchAll(SIZE)].map(([size]) => `${Number.parseFloat(size)}°`)
  const [least, most] = place.known
  const isAll = sizes.length >= least && sizes.length <= most
  const left = wordsOf(told.replace(SIZE, ' ').replace(/°/g, ' '))
  if (!isAll || !addsNothing(left, `${AROUND_ANGLES} ${place.beside ?? ''}`)) return undefined
  const isOpen = place.as.includes('◊ and')
  const list =
    isOpen || sizes.length < 2 ? sizes.join(', ') : `${sizes.slice(0, -1).join(', ')} and ${sizes.at(-1)}`
  return place.as.replace('◊ angles', `${COUNTS[sizes.length + 1]} angles`).replace('◊', list)
}

const isosceles = new RegExp(`\\b${ISOSCELES}\\b`)
/** An angle of that name with its size, which stands behind it or before. */
const sizeOf = (name: string) =>
  new RegExp(
    `\\b(?:${name})(?: (?:angles?|is|are|of|each|both|=))* ?(${SIZE.source})|(${SIZE.source})(?: (?:angles?|at|on|in|for|the))* (?:${name})\\b`,
  )
const wordsFor = (names: string) => new RegExp(`\\b(?:${names})\\b`, 'g')
const TOP = { told: sizeOf(TOP_ANGLE), asksOther: wordsFor(`${BASE_ANGLES}|other|others|each`) }
const BASE = { told: sizeOf(BASE_ANGLES), asksOther: wordsFor(`${TOP_ANGLE}|third`) }

/** `isosceles triangle top angle 40 whats each bottom angle`: which of them is told stands right beside its size. */
function ofIsosceles(text: string): string | undefined {
  const [top, base] = [TOP, BASE].map(({ told }) => told.exec(text))
  const found = top ?? base
  if (!found || (top && base)) return undefined
  const left = text.replace(found[0], ' ').replace(COUNTED, ' ').replace(isosceles, ' ')
  const rest = left.replace((top ? TOP : BASE).asksOther, ' ')
  const beside = `${AROUND_ANGLES} triangle base bottom equal same`
  if (rest === left || !addsNothing(wordsOf(rest.replace(/°/g, ' ')), beside)) return undefined
  const size = `${Number.parseFloat(found[1] ?? found[2] ?? '')}°`
  return top
    ? `An isosceles triangle has an apex angle of ${size}. Find each base angle.`
    : `An isosceles triangle has a base angle of ${size}. Find the third angle.`
}
