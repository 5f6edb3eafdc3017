import type { InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import { boxAround } from './box-around.ts'
import { type Box, type Grey, scaled } from './grey.ts'
import { islandsOf } from './islands.ts'

/** In pixels, the longer side of what lines are looked for in. */
const LONGEST = 960
/** The model halves its picture five times. */
const STEP = 32
/** A place belongs to a line from this likelihood on, and a line needs this mean. */
const LIKELY = 0.3
const LIKELY_ON_AVERAGE = 0.5
/** The model finds a line's core: so much of its area by its edge is added around it. */
const GROWS_BY = 1.6
/** In the looked-through pixels; what is smaller is dirt. */
const LOWEST = 3
/** A page of homework has no more; a page of noise has thousands. */
const MOST_LINES = 120
/** As the model was trained: mean and spread of the three colours. */
const COLOURS = [
  [0.485, 0.229],
  [0.456, 0.224],
  [0.406, 0.225],
] as const

export interface FoundLine {
  box: Box
  /** From 0 to 1. */
  likelihood: number
}

/** Finds where in a picture something is written, in no order; the likeliest of very many. */
export async function findLines(
  picture: Grey,
  session: InferenceSession,
  makeTensor: (data: Float32Array, dims: number[]) => Tensor,
): Promise<FoundLine[]> {
  const shrink = Math.min(1, LONGEST / Math.max(picture.width, picture.height))
  const round = (length: number) => Math.max(STEP, Math.round((length * shrink) / STEP) * STEP)
  const [width, height] = [round(picture.width), round(picture.height)]
  const { data } = scaled(picture, width, height)
  const area = width * height
  const input = new Float32Array(area * 3)
  COLOURS.forEach(([mean, spread], colour) => {
    for (let at = 0; at < area; at++) input[colour * area + at] = ((data[at] ?? 0) / 255 - mean) / spread
  })
  const [name = ''] = session.inputNames
  const output = await session.run({ [name]: makeTensor(input, [1, 3, height, width]) })
  const likelihoods = output[session.outputNames[0] ?? '']?.data as Float32Array
  const across = picture.width / width
  const down = picture.height / height
  return [...islandsOf({ data: likelihoods, width, height }, value => value >= LIKELY)]
    .flatMap(({ points, size, sum }) => {
      const core = boxAround(points)
      const likelihood = sum / size
      if (likelihood < LIKELY_ON_AVERAGE || Math.min(core.width, core.height) < LOWEST) return []
      const more = (core.width * core.height * GROWS_BY) / (core.width + core.height)
      const box = {
        x: core.x * across,
        y: core.y * down,
        width: (core.width + more) * across,
        height: (core.height + more) * down,
        angle: core.angle,
      }
      return [{ box, likelihood }]
    })
    .sort((one, other) => other.likelihood - one.likelihood)
    .slice(0, MOST_LINES)
}
