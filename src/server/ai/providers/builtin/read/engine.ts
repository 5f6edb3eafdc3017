import { readFileSync } from 'node:fs'
import { env, InferenceSession, Tensor } from 'onnxruntime-web/wasm'
import type { PictureType } from '#contract/pictures.ts'
import { alphabetOf } from './alphabet.ts'
import { bothReadings } from './both-readings.ts'
import { decodePicture } from './decode.ts'
import { evenLight } from './even-light.ts'
import { type FoundLine, findLines } from './find-lines.ts'
import { asLine, findFractions, signsBetween, withoutFractions } from './fractions.ts'
import { type Box, type Grey, turned } from './grey.ts'
import { joinLines } from './join-lines.ts'
import { withInk } from './place-of-ink.ts'
import { readSums } from './read-sums.ts'
import type { ReadingFiles } from './reading-files.ts'
import { type RawLine, recognise } from './recognise.ts'
import { withStrikes } from './strikes.ts'

export interface RawPage {
  /** Upright, with its light evened. */
  page: Grey
  /** So many quarters of a circle the picture was turned to the right. */
  quarters: number
  lines: readonly RawLine[]
}

export interface Engine {
  /**
   * Reads a picture.
   * @param onLine told how many lines of how many are read
   * @returns undefined when it is no picture that can be decoded
   */
  read(
    picture: { type: PictureType; bytes: Uint8Array },
    onLine: (read: number, of: number) => void,
  ): Promise<RawPage | undefined>
}

const makeTensor = (data: Float32Array, dims: number[]) => new Tensor('float32', data, dims)

/** Loads the models, which takes a second or two and 150 MB of memory. */
export async function openEngine(files: ReadingFiles): Promise<Engine> {
  env.wasm.numThreads = 1
  env.wasm.wasmBinary = readFileSync(files.runtime)
  // Making the graphs better takes a second, and saves less than one of twenty while reading.
  const open = (file: string) =>
    InferenceSession.create(readFileSync(file), { graphOptimizationLevel: 'disabled' })
  const [finder, reader, sums] = [await open(files.finder), await open(files.reader), await open(files.sums)]
  const alphabet = alphabetOf(readFileSync(files.keys, 'utf8'))
  const readLine = async (page: Grey, line: FoundLine): Promise<RawLine> => {
    const { box } = line
    const characters = await recognise(page, box, alphabet, reader, makeTensor)
    const marks = await readSums(page, box, sums, makeTensor)
    const both = bothReadings(characters, marks, box.width / box.height)
    return { ...line, characters: withStrikes(page, box, withInk(page, box, both)) }
  }

  /** A term of a fraction. */
  const readTerm = async (page: Grey, box: Box) => (await readLine(page, { box, likelihood: 1 })).characters

  /** The fractions with a bar, each as a line of its own. */
  async function readFractions(page: Grey) {
    const read = []
    for (const fraction of findFractions(page)) {
      const above = await readTerm(page, fraction.above)
      const below = await readTerm(page, fraction.below)
      const line = asLine(fraction, above, below)
      if (line) read.push({ ...fraction, line })
    }
    return read
  }

  /** How many quarters a page must be turned: lines of writing are wider than high, and read better than upside down. */
  async function findTurn(page: Grey, lines: readonly FoundLine[]): Promise<number> {
    const long = lines.filter(
      ({ box }) => Math.max(box.width, box.height) > 2.5 * Math.min(box.width, box.height),
    )
    const standing = long.filter(({ box }) => box.height > box.width)
    const isOnItsSide = standing.length > long.length / 2
    const tried = [...(isOnItsSide ? standing : long)]
      .sort((one, other) => areaOf(other) - areaOf(one))
      .slice(0, MOST_TRIED)
    if (tried.length === 0) return 0
    const sureAt = async (quarters: number) => {
      let sum = 0
      for (const line of tried) {
        const { box } = line
        const side = quarters % 2 === 1 ? { ...box, width: box.height, height: box.width } : box
        const turnedBox = { ...side, angle: box.angle - (quarters * Math.PI) / 2 }
        const characters = await recognise(page, turnedBox, alphabet, reader, makeTensor)
        // Of what stands on its head hardly anything may be read, and that surely.
        const expected = Math.max(characters.length, (FEWEST_IN_HEIGHT * turnedBox.width) / turnedBox.height)
        sum += characters.reduce((all, { likelihood }) => all + likelihood, 0) / Math.max(1, expected)
      }
      return sum / tried.length
    }
    const [first, second] = isOnItsSide ? [1, 3] : [0, 2]
    const sure = await sureAt(first)
    // Nothing reads so well on its head.
    if (sure > SURELY) return first
    const other = await sureAt(second)
    // Upright unless the other way is clearly better: a short line may read as well on its head.
    return other > sure + (isOnItsSide ? 0 : CLEARLY) ? second : first
  }

  return {
    async read({ type, bytes }, onLine) {
      const decoded = await decodePicture(type, bytes, files)
      if (!decoded) return undefined
      let page = evenLight(decoded)
      // A fraction is as high as a line that stands on its side is.
      const perhaps = findFractions(page)
      const first = withoutFractions(page, perhaps)
      let found = await findLines(first, finder, makeTensor)
      const quarters = await findTurn(first, found)
      page = turned(page, quarters)
      const fractions = await readFractions(page)
      const plain = withoutFractions(page, fractions)
      if (quarters !== 0 || fractions.length !== perhaps.length)
        found = await findLines(plain, finder, makeTensor)
      const whole = joinLines(plain, found)
      const lines: RawLine[] = []
      for (const line of whole) {
        onLine(lines.length, whole.length)
        lines.push(await readLine(plain, line))
      }
      const read = fractions.map(({ line }) => line)
      for (const box of signsBetween(plain, [...lines.filter(isRead), ...read], read))
        lines.push(await readLine(plain, { box, likelihood: 1 }))
      return { page, quarters, lines: [...lines, ...read] }
    },
  }
}

const MOST_TRIED = 2
const SURELY = 0.93
const CLEARLY = 0.1

/** So many characters at least a line has for each of its heights. */
const FEWEST_IN_HEIGHT = 0.8

const isRead = ({ characters }: RawLine) => characters.length > 0

const areaOf = ({ box }: FoundLine) => box.width * box.height
