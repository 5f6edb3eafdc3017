import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { Box, Grey } from './grey.ts'
import { inkIn } from './ink.ts'

/** In pixels, as the model was taught. */
const HEIGHT = 32
/** A digit may reach out of its line. */
const TALLER = 1.2
/** In pixels; what is longer is seen narrower than it is. */
const LONGEST = 1_600
/** Another character, a word, or something crossed out. */
export const OTHER = '~'
/** The place of what is none behind the ten digits. */
export const NO_DIGIT = 10
/** What the model tells, behind nothing: see tests/corpus/pictures/lines_to_learn.py. */
const MARKS = `0123456789+-×÷=.,/()%:£$${OTHER}`
/** A place where a mark is likelier than this and nothing is likeliest may hold one. */
const PERHAPS = 0.2

/** A mark of a line as the model that knows how people write sums saw it. */
export interface Mark {
  text: string
  /** How likely each of `MARKS` stands here; what lacks to 1 is nothing. */
  likelihoods: Readonly<Record<string, number>>
  /** Less likely than nothing. */
  isFaint?: boolean
  /** Where in the line it begins and ends, from 0 to 1. */
  from: number
  to: number
}

/** Reads digits and signs of a line with a model of its own, taught by digits that people wrote. */
export async function readSums(
  page: Grey,
  box: Box,
  session: InferenceSession,
  makeTensor: (data: Float32Array, dims: number[]) => Tensor,
): Promise<Mark[]> {
  const { ink, width } = inkIn(page, { ...box, height: box.height * TALLER }, HEIGHT)
  if (width > LONGEST) return []
  const [name = ''] = session.inputNames
  const output = (await session.run({ [name]: makeTensor(ink, [1, 1, HEIGHT, width]) }))[
    session.outputNames[0] ?? ''
  ]
  const [, steps = 0, outputs = 0] = output?.dims ?? []
  const logarithms = output?.data as Float32Array
  const table = Array.from({ length: steps }, (_, step) =>
    logarithms.subarray(step * outputs, (step + 1) * outputs).map(Math.exp),
  )
  return marksOf(table)
}

/** What stands at each step most likely, with steps of the same mark taken together. */
function marksOf(table: readonly Float32Array[]): Mark[] {
  const marks: Mark[] = []
  const places = table.map(row => {
    const best = row.indexOf(Math.max(...row))
    if (best > 0) return best
    const rest = row.subarray(1)
    const next = rest.indexOf(Math.max(...rest)) + 1
    return (row[next] ?? 0) > PERHAPS ? -next : 0
  })
  for (let from = 0, to = 1; from < places.length; from = to++) {
    const place = places[from] ?? 0
    while (to < places.length && places[to] === place) to++
    // The edge of a mark that is seen beside it is none of its own.
    const isEdge = place < 0 && [places[from - 1], places[to]].some(each => each !== undefined && each > 0)
    if (place === 0 || isEdge) continue
    const rows = table.slice(from, to)
    const most = [...MARKS].map((_, at) => Math.max(...rows.map(row => row[at + 1] ?? 0)))
    const sum = most.reduce((all, each) => all + each, 0)
    marks.push({
      text: MARKS[Math.abs(place) - 1] ?? '',
      likelihoods: Object.fromEntries(most.map((each, at) => [MARKS[at], each / Math.max(1, sum)])),
      from: from / table.length,
      to: to / table.length,
      ...(place < 0 && { isFaint: true }),
    })
  }
  return marks
}
