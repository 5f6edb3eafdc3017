import type { Outcome } from '#contract/desktop.ts'

/**
 * Prints the paper that is rendered: the desktop asks where the PDF is to go, a browser shows its print dialog.
 * @param title names the file
 * @returns what became of the file; undefined where the browser has taken over
 */
export async function printPaper(title: string): Promise<Outcome | undefined> {
  // Measured, it has asked for every font that it needs.
  document.querySelector<HTMLElement>('.paper')?.getBoundingClientRect()
  await document.fonts.ready
  if (window.desktop) return window.desktop.printToPDF(title)
  // The browser proposes the page's title for a file.
  const shown = document.title
  document.title = title
  try {
    window.print()
  } finally {
    document.title = shown
  }
  return undefined
}
