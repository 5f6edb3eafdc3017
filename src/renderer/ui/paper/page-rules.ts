/** What a printer is filled with, as CSS calls it. */
export const PAPER_SIZES = ['A4', 'Letter'] as const
export type PaperSize = (typeof PAPER_SIZES)[number]

/** What stands on a paper beside its content. */
export interface PaperHead {
  /** Such as `My skills`; a PDF file is named by it. */
  title: string
  /** The child's. */
  name: string
  /** As it is written, such as `Mar 5, 2025`. */
  day: string
}

/** Where paper is cut in inches. */
const LETTER_REGIONS = ['US', 'CA', 'MX', 'PH', 'CL', 'CO', 'VE', 'CR', 'GT', 'PA', 'PR', 'DO', 'SV', 'NI']
const KEPT = 'paper-size'

/**
 * The size that was chosen last on this computer, else the usual one of its region.
 * @param locale such as `en-GB`
 */
export function usualSize(locale: string | undefined, kept = localStorage.getItem(KEPT)): PaperSize {
  const chosen = PAPER_SIZES.find(each => each === kept)
  if (chosen) return chosen
  const region = locale === undefined ? undefined : new Intl.Locale(locale).maximize().region
  return LETTER_REGIONS.includes(region ?? '') ? 'Letter' : 'A4'
}

/** Keeps the choice for the next time. */
export function keepSize(size: PaperSize): void {
  localStorage.setItem(KEPT, size)
}

/**
 * The style of the pages: their size, and on each from the second on whose work it is; the first has a heading. A
 * browser that knows no boxes in a page's margin leaves these out.
 */
export function pageRules({ title, name, day }: PaperHead, size: PaperSize): string {
  const font = 'font: 9pt "Atkinson Hyperlegible Next Variable", sans-serif; color: #333;'
  const outer = `${name} · ${day}`
  return `
@page {
  size: ${size};
  margin: 20mm 16mm 18mm;
  @top-left { content: ${cssText(outer)}; ${font} }
  @top-right { content: ${cssText(shortened(title))}; ${font} }
  @bottom-left { content: "Stepwise"; ${font} }
  @bottom-right { content: "Page " counter(page) " of " counter(pages); ${font} }
}
@page :first {
  @top-left { content: none }
  @top-right { content: none }
}`
}

/** What fits beside the name. */
const LONGEST = 48

function shortened(title: string): string {
  const letters = Array.from(title)
  return letters.length > LONGEST ? `${letters.slice(0, LONGEST).join('').trimEnd()}...` : title
}

/** A text as CSS takes it, whatever a child or an AI has called something. */
function cssText(text: string): string {
  const safe = text.replace(/[^\p{L}\p{M}\p{N} .,:·-]/gu, each => `\\${each.codePointAt(0)?.toString(16)} `)
  return `"${safe}"`
}
