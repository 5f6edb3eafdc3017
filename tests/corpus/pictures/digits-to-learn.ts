import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { NO_DIGIT, SIDE } from '#server/ai/providers/builtin/read/digit-net.ts'
import { squareOf } from '#server/ai/providers/builtin/read/digit-shapes.ts'
import { fontFaces, hands, printed } from '../../bench/pictures/fonts.ts'
import { launchBrowser } from '../../harness/browser.ts'

export interface Example {
  image: Float32Array
  /** 10 is none. */
  digit: number
}

const PIXELS = SIDE * SIDE
/** The last ones of each digit are those of handwritten-digits.png, by which the reader is judged. */
const JUDGED = 60
/** Each so-manieth is left out, to see how well it is learnt. */
const HELD_OUT = 20
/** Letters and signs that are no digit, nor look like one. */
const NONE = 'acdefhjkmnprtuvwxyACDEFGHJKLMNPQRTUVWXY+×%?£$&'
/** A font's digits are few beside what people wrote: so often each counts. */
const TIMES = { digit: 22, none: 4 }

/** Ten thousand digits that people wrote, of the package `mnist`, and those of the fonts, with what is none. */
export async function digitsToLearn(): Promise<{ learnt: Example[]; held: Example[] }> {
  const [learnt, held]: Example[][] = [[], []] as [Example[], Example[]]
  const require = createRequire(import.meta.url)
  for (let digit = 0; digit < 10; digit++) {
    const { data } = JSON.parse(readFileSync(require.resolve(`mnist/src/digits/${digit}.json`), 'utf8'))
    const count = data.length / PIXELS - JUDGED
    for (let at = 0; at < count; at++) {
      const image = Float32Array.from(data.slice(at * PIXELS, (at + 1) * PIXELS))
      const list = at % HELD_OUT === 0 ? held : learnt
      list?.push({ image, digit })
    }
  }
  return { learnt: [...(learnt ?? []), ...(await ofFonts())], held: held ?? [] }
}

const SIZE = 120

async function ofFonts(): Promise<Example[]> {
  const fonts = [...printed, ...hands]
  const browser = await launchBrowser()
  const page = await browser.newPage()
  await page.setContent(`<style>${fontFaces(fonts)}</style>`)
  const examples: Example[] = []
  for (const { name } of fonts) {
    const drawn = await page.evaluate(
      async ({ name, characters, size }) => {
        await document.fonts.load(`64px '${name}'`)
        return [...characters].map(character => {
          const canvas = document.createElement('canvas')
          Object.assign(canvas, { width: size, height: size })
          const context = canvas.getContext('2d')
          if (!context) throw new Error('There is no canvas')
          context.font = `64px '${name}'`
          context.fillText(character, 30, 80)
          const { data } = context.getImageData(0, 0, size, size)
          return {
            character,
            ink: Array.from({ length: size * size }, (_, at) => (data[4 * at + 3] ?? 0) / 255),
          }
        })
      },
      { name, characters: `0123456789${NONE}`, size: SIZE },
    )
    for (const { character, ink } of drawn) {
      const image = squareOf(Float32Array.from(ink), SIZE, SIZE)
      const isDigit = /\d/.test(character)
      const example = image && { image, digit: isDigit ? Number(character) : NO_DIGIT }
      const times = isDigit ? TIMES.digit : TIMES.none
      if (example) for (let time = 0; time < times; time++) examples.push(example)
    }
  }
  await browser.close()
  return examples
}
