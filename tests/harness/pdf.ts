import type { Page } from 'playwright'
import { getDocumentProxy } from 'unpdf'

/** What a PDF holds, read back from its bytes. */
export interface ReadPdf {
  /** The words of each page. */
  pages: string[]
  /** In millimetres, of each page. */
  sizes: [width: number, height: number][]
  /** How many fonts are named in it, and how many of them it brings along. */
  fonts: { named: number; embedded: number }
  hasPictures: boolean
}

/** Prints what stands for paper on a page, as the browser's own dialog would, and reads the PDF back. */
export async function printedPdf(page: Page): Promise<ReadPdf> {
  return readPdf(await page.pdf({ preferCSSPageSize: true, printBackground: true }))
}

/** Reads a PDF. */
export async function readPdf(bytes: Buffer): Promise<ReadPdf> {
  const raw = bytes.toString('latin1')
  const count = (pattern: RegExp) => raw.match(pattern)?.length ?? 0
  const pdf = await getDocumentProxy(new Uint8Array(bytes))
  const pages: string[] = []
  const sizes: [number, number][] = []
  for (let number = 1; number <= pdf.numPages; number++) {
    const page = await pdf.getPage(number)
    const { items } = await page.getTextContent()
    pages.push(items.map(item => ('str' in item ? item.str + (item.hasEOL ? '\n' : '') : '')).join(''))
    const { width, height } = page.getViewport({ scale: 1 })
    const inMillimetres = (points: number) => Math.round((points / 72) * 25.4)
    sizes.push([inMillimetres(width), inMillimetres(height)])
  }
  await pdf.cleanup()
  return {
    pages,
    sizes,
    fonts: {
      named: count(/\/Subtype\s*\/(?:Type3|Type1|TrueType|CIDFontType[02])\b/g),
      // The glyphs of a font of type 3, which a variable font becomes, stand in the file by their nature.
      embedded: count(/\/Subtype\s*\/Type3\b/g) + count(/\/FontFile[23]?\s/g),
    },
    hasPictures: /\/Subtype\s*\/Image/.test(raw),
  }
}
