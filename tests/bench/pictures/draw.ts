import { readFileSync } from 'node:fs'
import type { Browser } from 'playwright'
import { type Font, fontFaces } from './fonts.ts'

/** Sixty of each digit, as people wrote them: a row for each digit, each 28 pixels wide and high. */
const DIGITS = new URL('../../corpus/pictures/handwritten-digits.png', import.meta.url)
export const EACH_DIGIT = 60

/** A piece of writing: printed or in a hand; without a font each digit is one that somebody wrote. */
export interface Writing {
  text: string
  font?: Font
  /** How it stands on the page, where that is not a line below the other; digits that somebody wrote are asked for. */
  html?: string | ((asDrawn: (text: string) => string) => string)
}

/** A photo of a page: what stands there and how it was taken. */
export interface Photo {
  writings: readonly Writing[]
  paper: 'plain' | 'lined' | 'squared'
  /** Degrees: how far the page lies askew, and how far the camera leaned to the side and to the back. */
  tilt: number
  lean: readonly [number, number]
  /** From 0 to 1: how dark the shadow is. */
  shade: number
  /** In pixels of a page 1,000 wide. */
  blur: number
  megapixels: number
  /** As Exif writes it: 1 upright, 3 upside down, 6 and 8 held upright. */
  orientation: 1 | 3 | 6 | 8
  /** From 0 to 1, by which its handwritten digits are chosen. */
  chance: () => number
}

const [WIDTH, HEIGHT] = [1000, 750]

/** Takes photos in Chromium, which must be ended. */
export async function openCamera(browser: Browser, fonts: readonly Font[]) {
  const faces = fontFaces(fonts)
  const digits = `data:image/png;base64,${readFileSync(DIGITS).toString('base64')}`
  return {
    /** @returns a JPEG of quality 60 */
    async take(photo: Photo): Promise<Buffer> {
      const isUpright = photo.orientation >= 5
      const viewport = isUpright ? { width: HEIGHT, height: WIDTH } : { width: WIDTH, height: HEIGHT }
      const deviceScaleFactor = Math.sqrt((photo.megapixels * 1e6) / (WIDTH * HEIGHT))
      const page = await browser.newPage({ viewport, deviceScaleFactor })
      try {
        await page.setContent(htmlOf(photo, faces, digits))
        await page.evaluate(() => document.fonts.ready)
        const jpeg = await page.screenshot({ type: 'jpeg', quality: 60 })
        return photo.orientation === 1 ? jpeg : withOrientation(jpeg, photo.orientation)
      } finally {
        await page.close()
      }
    },
  }
}

/** What is printed on the paper; the last of its layers ends with the paper's colour. */
const PAPERS = {
  plain: '',
  lined: 'repeating-linear-gradient(#0000 0 55px, #7d9fc9 55px 57px) 0 48px',
  squared:
    'repeating-linear-gradient(#0000 0 30px, #a9bedb 30px 31px), repeating-linear-gradient(90deg, #0000 0 30px, #a9bedb 30px 31px)',
}
/** How far the picture is turned against its Exif data. */
const TURNED = { 1: '0deg', 3: '180deg', 6: '-90deg', 8: '90deg' }

function htmlOf(photo: Photo, faces: string, digits: string): string {
  const { writings, paper, tilt, lean, shade, blur, orientation, chance } = photo
  const written = writings
    .map(({ text, font, html }) => {
      const asDrawn = font ? escaped : (line: string) => digitsOf(line, chance)
      const own = typeof html === 'function' ? html(asDrawn) : html
      if (font)
        return `<p style="font: ${44 * (font.scale ?? 1)}px '${font.name}'; line-height: 57px">${own ?? asDrawn(text)}</p>`
      const lines = own === undefined ? text.split('\n').map(asDrawn) : [own]
      return lines.map(line => `<p class="digits">${line}</p>`).join('')
    })
    .join('')
  return `<!doctype html><meta charset="utf-8"><style>
    ${faces}
    html, body { margin: 0; overflow: hidden; background: #5b4a3a; width: 100vw; height: 100vh }
    .photo { position: absolute; left: 50%; top: 50%; width: ${WIDTH}px; height: ${HEIGHT}px; translate: -50% -50%; rotate: ${TURNED[orientation]}; overflow: hidden; background: #6b5847 }
    .view { position: absolute; inset: 0; perspective: 1600px; filter: blur(${blur}px) }
    .page { position: absolute; left: 40px; top: 30px; width: 920px; height: 690px; padding: 60px 50px; box-sizing: border-box; background: ${PAPERS[paper]} #f2eee4; color: #25304c; transform: rotateX(${lean[1]}deg) rotateY(${lean[0]}deg) rotate(${tilt}deg) scale(0.86) }
    .shade { position: absolute; inset: 0; background: linear-gradient(${(tilt * 37 + 400) % 360}deg, rgba(10, 8, 20, ${shade}) 20%, rgba(255, 250, 230, ${shade * 0.25}) 75%) }
    p { margin: 0; white-space: pre-line }
    .page > * + p:not(.digits) { margin-top: 57px }
    .columns { display: grid; grid-template-columns: 1fr 1fr; gap: 30px 60px }
    .stack { display: grid; justify-content: start; grid-auto-rows: 60px; grid-auto-columns: 36px; text-align: center }
    .stack .carried { font-size: 50%; align-self: end; line-height: 28px }
    .stack .rule { border-top: 3px solid; align-self: start; height: 0 }
    .fraction { display: inline-grid; vertical-align: middle; text-align: center; line-height: 46px; margin: 0 4px }
    .fraction > :first-child { border-bottom: 3px solid; padding: 0 8px }
    sup { font-size: 60%; vertical-align: 0.55em; line-height: 0 }
    .crossed { position: relative }
    .crossed svg { position: absolute; inset: 0; width: 100%; height: 100%; stroke: currentColor; stroke-width: 3.5; fill: none }
    .digits, .digits .crossed { display: flex; align-items: center; height: 57px }
    .digits b { width: 56px; height: 56px; background: url(${digits}) 0 0 / ${EACH_DIGIT * 56}px 560px; margin: 0 -7px; mix-blend-mode: multiply }
    .digits i { width: 22px }
    .digits > svg { width: 40px; height: 56px; stroke: #333; stroke-width: 4; stroke-linecap: round; fill: none; margin: 0 4px }
  </style><div class="photo"><div class="view"><div class="page">${written}</div></div><div class="shade"></div></div>`
}

/** What is written, in HTML. */
export const escaped = (text: string) => text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')

/** The strokes of each sign, in a field of 40 × 56. */
const STROKES: Record<string, string> = {
  '+': 'M5 29L35 28M20 14L20 44',
  '-': 'M6 29L34 28',
  '=': 'M5 22L35 21M5 35L35 34',
  '×': 'M8 17L32 41M32 17L8 41',
  '÷': 'M5 29L35 28M20 15L20 17M20 41L20 43',
}

function digitsOf(line: string, chance: () => number): string {
  return [...line]
    .map(each => {
      if (each === ' ') return '<i></i>'
      const strokes = STROKES[each]
      const wobble = () => (chance() - 0.5) * 6
      if (strokes) {
        const path = strokes.replace(/\d+/g, number => (Number(number) + wobble() / 2).toFixed(1))
        return `<svg viewBox="0 0 40 56"><path d="${path}"/></svg>`
      }
      const which = Math.floor(chance() * EACH_DIGIT)
      return `<b style="background-position: ${-which * 56}px ${-Number(each) * 56}px; translate: 0 ${wobble()}px"></b>`
    })
    .join('')
}

/** The same JPEG with Exif data that say how it was held. */
function withOrientation(jpeg: Buffer, orientation: number): Buffer {
  const exif = Buffer.from('ffe1002245786966000049492a0008000000010012010300010000000100000000000000', 'hex')
  exif.writeUInt16LE(orientation, 28)
  return Buffer.concat([jpeg.subarray(0, 2), exif, jpeg.subarray(2)])
}
