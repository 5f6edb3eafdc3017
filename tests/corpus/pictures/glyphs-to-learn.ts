// Writes how the fonts that are learnt from draw their characters, for lines_to_learn.py: see README.md beside this file.
import { writeFileSync } from 'node:fs'
import { fontFaces, hands, printed } from '../../bench/pictures/fonts.ts'
import { launchBrowser } from '../../harness/browser.ts'

const CHARACTERS = '0123456789+-×÷=.,/()%:£$abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ?!\'"&<>'
/** In pixels: the letters' size, and the field that each is drawn in. */
const SIZE = 48
const FIELD = 112
const BASELINE = 72
const LEFT = 28

const [target] = process.argv.slice(2)
if (!target) throw new Error('Name the file to write: node tests/corpus/pictures/glyphs-to-learn.ts FILE')
const fonts = [...printed, ...hands]
const browser = await launchBrowser()
const page = await browser.newPage()
await page.setContent(`<style>${fontFaces(fonts)}</style>`)
const glyphs = []
for (const { name, scale = 1 } of fonts) {
  const drawn = await page.evaluate(
    async ({ name, size, characters, field, baseline, left }) => {
      await document.fonts.load(`${size}px '${name}'`)
      return [...characters].flatMap(character => {
        const canvas = document.createElement('canvas')
        Object.assign(canvas, { width: field, height: field })
        const context = canvas.getContext('2d')
        if (!context) throw new Error('There is no canvas')
        context.font = `${size}px '${name}'`
        context.fillText(character, left, baseline)
        const { data } = context.getImageData(0, 0, field, field)
        const ink = Array.from({ length: field * field }, (_, at) => data[4 * at + 3] ?? 0)
        return ink.some(Boolean) ? [{ character, advance: context.measureText(character).width, ink }] : []
      })
    },
    {
      name,
      size: SIZE * scale,
      characters: CHARACTERS,
      field: FIELD,
      baseline: BASELINE,
      left: LEFT,
    },
  )
  for (const { character, advance, ink } of drawn)
    glyphs.push({ font: name, character, advance, ink: Buffer.from(ink).toString('base64') })
}
await browser.close()
writeFileSync(target, JSON.stringify({ field: FIELD, baseline: BASELINE, left: LEFT, glyphs }))
