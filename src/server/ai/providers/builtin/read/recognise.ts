import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { Alphabet } from './alphabet.ts'
import type { FoundLine } from './find-lines.ts'
import { type Box, cutOut, type Grey } from './grey.ts'

/** In pixels, as the model was trained; it tells a character for each eight across. */
const HEIGHT = 48
const NARROWEST = 48
/** A line of more is read smaller than it could be. */
const WIDEST = 2_000
/** Less likely ones are none. */
const LEAST = 0.01
const MOST_ALTERNATIVES = 4

/** One character as it was read. */
export interface ReadCharacter {
  text: string
  /** How sure, from 0 to 1. */
  likelihood: number
  /** What else it could be, likelier ones first. */
  others: readonly { text: string; likelihood: number }[]
  /** Where in the line it begins and ends, from 0 to 1. */
  from: number
  to: number
  /** How much empty paper is left of it, in heights of the line. */
  gap: number
  /** How likely it is each of the ten digits, and none of them, as a second reader of digits alone saw it. */
  seen?: readonly number[]
  /** The place of its ink in the line, in heights of the line from its upper left corner, where it stands by itself. */
  ink?: Edges
  /** Something that stands before or, at the line's end, behind it was not read. */
  isBesideUnread?: boolean
}

/** A line as it stands on the page, nothing interpreted yet. */
export interface RawLine extends FoundLine {
  characters: readonly ReadCharacter[]
}

export interface Edges {
  left: number
  right: number
  top: number
  bottom: number
}

/** Reads one line. Nothing that was seen is left out: what is no character of ours is an unlikely one. */
export async function recognise(
  picture: Grey,
  box: Box,
  { characters, placeOf }: Alphabet,
  session: InferenceSession,
  makeTensor: (data: Float32Array, dims: number[]) => Tensor,
): Promise<ReadCharacter[]> {
  const width = Math.round(Math.min(WIDEST, Math.max(NARROWEST, (HEIGHT * box.width) / box.height)))
  // A digit by itself is seen with the paper beside it, not stretched.
  const seen = { ...box, width: Math.max(box.width, (box.height * NARROWEST) / HEIGHT) }
  const { data } = cutOut(picture, seen, { width, height: HEIGHT })
  const area = width * HEIGHT
  const input = new Float32Array(area * 3)
  for (let at = 0; at < area; at++) {
    const value = (data[at] ?? 0) / 127.5 - 1
    input[at] = value
    input[at + area] = value
    input[at + 2 * area] = value
  }
  const [name = ''] = session.inputNames
  const output = (await session.run({ [name]: makeTensor(input, [1, 3, HEIGHT, width]) }))[
    session.outputNames[0] ?? ''
  ]
  if (!output) return []
  const [, steps = 0, outputs = 0] = output.dims
  const likely = output.data as Float32Array
  const table = Array.from({ length: steps }, (_, step) => {
    const row = new Float32Array(characters.length)
    for (let at = 0; at < outputs; at++) {
      const place = placeOf[at] ?? -1
      if (place >= 0) row[place] = (row[place] ?? 0) + (likely[step * outputs + at] ?? 0)
    }
    return row
  })
  return charactersOf(table, characters, emptyColumns(data, width))
}

/** What stands at each step most likely, with steps of the same character taken together. */
function charactersOf(
  table: readonly Float32Array[],
  characters: readonly string[],
  isEmpty: readonly boolean[],
): ReadCharacter[] {
  const read: ReadCharacter[] = []
  const bestOf = table.map(bestPlace)
  let step = 0
  while (step < table.length) {
    const place = bestOf[step] ?? 0
    let end = step + 1
    while (end < table.length && bestOf[end] === place) end++
    if (place > 0)
      read.push(characterOf(table.slice(step, end), place, characters, [step, end], table.length))
    step = end
  }
  const middleOf = ({ from, to }: ReadCharacter) => Math.round(((from + to) / 2) * isEmpty.length)
  return read.map((each, at) => {
    const [before, after] = [read[at - 1], read[at + 1]]
    const left = before
      ? isEmpty.slice(middleOf(before), middleOf(each))
      : [true, ...isEmpty.slice(0, middleOf(each))]
    // What stands there and was not read must not go unnoticed.
    const isBesideUnread = hasUnread(left) || (!after && hasUnread([...isEmpty.slice(middleOf(each)), true]))
    return {
      ...each,
      ...(before && { gap: longestRun(left) / HEIGHT }),
      ...(isBesideUnread && { isBesideUnread }),
    }
  })
}

/** The likeliest place of a step. What none of our characters stands for is taken for the likeliest of ours. */
function bestPlace(row: Float32Array): number {
  let best = 1
  let sum = row[0] ?? 0
  for (let place = 1; place < row.length; place++) {
    sum += row[place] ?? 0
    if ((row[place] ?? 0) > (row[best] ?? 0)) best = place
  }
  const isForeign = sum < 0.5 && (row[0] ?? 0) < 0.4
  return isForeign || (row[best] ?? 0) > (row[0] ?? 0) ? best : 0
}

function characterOf(
  rows: readonly Float32Array[],
  place: number,
  characters: readonly string[],
  [from, to]: [number, number],
  steps: number,
): ReadCharacter {
  const most = (each: number) => Math.max(...rows.map(row => row[each] ?? 0))
  const others = characters
    .map((text, each) => ({ text, likelihood: most(each), each }))
    .filter(({ each, likelihood }) => each !== place && each !== 0 && likelihood >= LEAST)
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, MOST_ALTERNATIVES)
    .map(({ text, likelihood }) => ({ text, likelihood }))
  return {
    text: characters[place] ?? '',
    likelihood: most(place),
    others,
    from: from / steps,
    to: to / steps,
    gap: 0,
  }
}

/** In pixels: what lies at the upper and lower edge may be of another line. */
const EDGE = 4
/** Of the way from the paper to the darkest ink; the lines of squared paper are paler. */
const DARK = 0.5
const LEAST_CONTRAST = 50

/** Which columns of a line hold no ink. */
function emptyColumns(data: Uint8Array, width: number): boolean[] {
  const sorted = Uint8Array.from(data).sort()
  const at = (share: number) => sorted[Math.floor(share * (sorted.length - 1))] ?? 255
  const paper = at(0.8)
  const ink = paper - DARK * Math.max(LEAST_CONTRAST, paper - at(0.02))
  return Array.from({ length: width }, (_, column) => {
    for (let row = EDGE; row < HEIGHT - EDGE; row++)
      if ((data[row * width + column] ?? 255) < ink) return false
    return true
  })
}

/** Ink so wide, in pixels, between two characters is one that was not read. */
const WIDE_INK = 9

/** Whether something stands by itself between two characters, with empty paper at both sides. */
function hasUnread(isEmpty: readonly boolean[]): boolean {
  const inner = isEmpty.slice(isEmpty.indexOf(true), isEmpty.lastIndexOf(true) + 1)
  return longestRun(inner.map(each => !each)) >= WIDE_INK
}

function longestRun(list: readonly boolean[]): number {
  let [longest, run] = [0, 0]
  for (const each of list) {
    run = each ? run + 1 : 0
    longest = Math.max(longest, run)
  }
  return longest
}
