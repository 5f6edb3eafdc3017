/** How dates and numbers are written: as the system's own settings say on the desktop, else as the browser's languages. */
export const locale = chooseLocale([globalThis.window?.desktop?.systemLocale ?? '', ...navigator.languages])

/** @returns the first that is known here, such as `en-GB`; undefined, which is the page's own, where none is */
function chooseLocale(wanted: readonly string[]): string | undefined {
  for (const tag of wanted) {
    try {
      const [known] = Intl.DateTimeFormat.supportedLocalesOf(tag.replaceAll('_', '-'))
      if (known !== undefined) return known
    } catch {
      // No language's name at all, such as `C`.
    }
  }
  return undefined
}
