const DIGIT = '(?:\\\\dot ?(?:\\{(\\d)\\}|(\\d)))'
const DOTS = new RegExp(`(\\d*)\\.(\\d{0,12})${DIGIT}(?:(\\d{0,12})${DIGIT})?`, 'g')
const LINE = /(\d*)\.(\d{0,12})\\(?:overline|bar)\s{0,30}\{?\s{0,30}(\d{1,12})\s{0,30}\}?/g
/** A stroke or a dot above each digit, or above the first and the last. */
const STROKES = /(\d*)\.(\d{0,12}?)((?:\d\u0305){1,12})/g
const RAISED_DOTS = /(\d*)\.(\d{0,12}?)(\d\u0307(?:\d{0,12}\d\u0307)?)/g
/** One digit, or digits that are written out twice at least; of others nobody knows how many come again. */
const WORDS =
  /(?<![\d.])(\d*)\.(?:(\d)|(\d{1,4}?)\3{1,11})\s*\(?(?:recurring|reoccurring|repeating|repeated|recurs|repeats)\b\)?/gi

/**
 * Digits that come again and again in one spelling, `0.1(6)`, however they were marked: dots, a line above, in words;
 * `0.16...` as `0.16…`.
 */
export function withRecurringBrackets(text: string): string {
  if (!/\.\d+ ?\.{3}|\\dot|\\overline|\\bar|[\u0305\u0307]|recur|repeat|reoccur/i.test(text)) return text
  return (
    text
      .replace(DOTS, (_, whole: string, fixed: string, ...parts: (string | undefined)[]) => {
        const [first, other, middle, last, end] = parts
        return `${whole || '0'}.${fixed}(${first ?? other ?? ''}${middle ?? ''}${last ?? end ?? ''})`
      })
      .replace(
        LINE,
        (_, whole: string, fixed: string, digits: string) => `${whole || '0'}.${fixed}(${digits})`,
      )
      .replace(STROKES, (_, whole: string, fixed: string, digits: string) => bracketed(whole, fixed, digits))
      .replace(RAISED_DOTS, (_, whole: string, fixed: string, digits: string) =>
        bracketed(whole, fixed, digits),
      )
      .replace(WORDS, (_, whole: string, one?: string, again?: string) => `${whole}.(${one ?? again})`)
      // Three dots behind digits are no end of a sentence.
      .replace(/(?<=\.\d{1,30}) ?\.{3,}/g, '…')
  )
}

const bracketed = (whole: string, fixed: string, digits: string) =>
  `${whole || '0'}.${fixed}(${digits.replace(/[\u0305\u0307]/g, '')})`
