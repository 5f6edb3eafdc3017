import { readFileSync } from 'node:fs'
import { createRequire } from 'node:module'

const require = createRequire(import.meta.url)

/** A font by its name, with the file of its Latin letters. */
export interface Font {
  name: string
  path: string
  /** Its letters beside those of Andika, as high as these when they are as large: some hands are written small. */
  scale?: number
}

const latin = (name: string): string => {
  const id = name.toLowerCase().replaceAll(' ', '-')
  return `@fontsource/${id}/files/${id}-latin-400-normal.woff2`
}

const plainFonts = (names: readonly string[], scale?: number): Font[] =>
  names.map(name => ({ name, path: latin(name), ...(scale && { scale }) }))

/** As books and worksheets are printed. */
export const printed: readonly Font[] = [
  { name: 'Andika', path: latin('Andika') },
  { name: 'Tinos', path: latin('Tinos') },
  { name: 'KaTeX Main', path: 'katex/dist/fonts/KaTeX_Main-Regular.woff2' },
  {
    name: 'Atkinson',
    path: '@fontsource-variable/atkinson-hyperlegible-next/files/atkinson-hyperlegible-next-latin-wght-normal.woff2',
  },
  { name: 'Nunito', path: '@fontsource-variable/nunito/files/nunito-latin-wght-normal.woff2' },
]

/** Neat hands whose digits the reader has learnt from. */
export const hands: readonly Font[] = [
  { name: 'Caveat', path: latin('Caveat'), scale: 1.3 },
  ...plainFonts(['Kalam', 'Patrick Hand', 'Indie Flower', 'Coming Soon', 'Neucha']),
]

/** Neat hands that nothing was learnt from. */
export const heldOutHands = plainFonts(['Gochi Hand', 'Schoolbell', 'Handlee', 'Short Stack'])

/** Hands of which nobody had seen a mistake when their questions were first read. */
export const furtherHands: readonly Font[] = [
  ...plainFonts(['Architects Daughter', 'Covered By Your Grace']),
  ...plainFonts(['Shadows Into Light'], 1.1),
  ...plainFonts(['Reenie Beanie'], 1.4),
]

/** The same again, for what was mended after those had been measured. */
export const lastHands: readonly Font[] = [
  ...plainFonts(['Delius', 'Itim']),
  ...plainFonts(['Gaegu', 'Annie Use Your Telescope'], 1.2),
]

export const allFonts: readonly Font[] = [
  ...printed,
  ...hands,
  ...heldOutHands,
  ...furtherHands,
  ...lastHands,
]

/** The rules by which a page in Chromium has the fonts. */
export function fontFaces(fonts: readonly Font[]): string {
  return fonts
    .map(({ name, path }) => {
      const data = readFileSync(require.resolve(path)).toString('base64')
      return `@font-face { font-family: '${name}'; src: url(data:font/woff2;base64,${data}); }`
    })
    .join('\n')
}
