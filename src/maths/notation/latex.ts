import { withPoints } from './raised-points.ts'
import { withRecurringBrackets } from './recurring.ts'

const BRACES = '\\{([^{}]{0,80})\\}'
const FRACTION = new RegExp(`\\\\[dtc]?frac\\s*${BRACES}\\s*${BRACES}`, 'g')
/** What a fraction multiplies; letters that may be a unit are left out. */
const FACTOR = /^\s*(?:\(|[abcdefijknopqruvwxyz](?![a-z]))/i
const ROOT = new RegExp(`\\\\sqrt\\s*(?:\\[(\\d{1,2})\\])?\\s*${BRACES}`, 'g')
const TEXT = /\\(?:text|mathrm|textrm|mbox|operatorname)\s*\{([^{}]{0,80})\}/g
/** `\text{ cm}^2` */
const RAISED_TEXT = /\\(?:text|mathrm)\s*\{([^{}]{0,80}[^{}\s])\s*\}\s*\^(?=\{?[23]\b)/g
/** What needs no brackets as a power: a number, a letter, the end of `5th`; `2x` does. */
const LONE = /^-?(?:\d+|[a-z]|st|nd|rd|th)$/i
const POWER = /\^\s*\{([^{}]{1,40})\}/g

const SHORT_FRACTION =
  /\\([dtc]?frac)(\s*\{[^{}]{1,80}\}|\s*\d|\s+[a-z])\s*(\{[^{}]{1,80}\}|\d(?!\d)|[a-z](?![a-z]))/gi
const SHORT_ROOT = /\\sqrt\s*(\d(?!\d))/g

/** LaTeX leaves the braces around a single sign out: `\frac18`, `\sqrt2`. */
function withBraces(text: string): string {
  const braced = (part: string) => (part.trim().startsWith('{') ? part.trim() : `{${part.trim()}}`)
  return text
    .replace(
      SHORT_FRACTION,
      (_, name: string, top: string, bottom: string) => `\\${name}${braced(top)}${braced(bottom)}`,
    )
    .replace(SHORT_ROOT, '\\sqrt{$1}')
}

const COMMANDS: [RegExp, string][] = [
  [/\\(?:times|cdot|ast)\b/g, '×'],
  [/\\div\b/g, '÷'],
  [/\\[lc]?dots\b/g, '...'],
  [/\\pi\b/g, 'π'],
  [/\\(?:leq?|leqslant)\b/g, '≤'],
  [/\\(?:geq?|geqslant)\b/g, '≥'],
  [/\\lt\b/g, '<'],
  [/\\gt\b/g, '>'],
  [/\\(?:square|Box)\b/g, '▢'],
  [/\\(?:pounds)\b/g, '£'],
  [/\^\s*(?:\\circ\b|\{\s*\\circ\s*\})|\\degree\b/g, '°'],
  [/\\(?:left|right|displaystyle|quad|qquad|bigl?|bigr?)\b/g, ' '],
  [/\\[()[\]]|\\[,;:!]/g, ' '],
  [/\\ /g, ' '],
  [/\\([%$£&_{}])/g, '$1'],
]

/** LaTeX in the signs that people type: `\frac{3}{4}` is `3/4`, `x^{2}` is `x^2`, `\sqrt{50}` is `√50`. */
export function writtenOut(typed: string): string {
  const text = withRecurringBrackets(withPoints(typed))
  if (!/[\\$^]/.test(text)) return text
  let plain = withBraces(text).replaceAll('{,}', ',').replace(RAISED_TEXT, ' $1^').replace(TEXT, ' $1 ')
  for (const [pattern, sign] of COMMANDS) plain = plain.replace(pattern, sign)
  for (let depth = 0; depth < 4; depth++) {
    const next = plain
      .replace(POWER, (_, inner: string) => (LONE.test(inner) ? `^${inner}` : `^(${inner})`))
      .replace(FRACTION, (all: string, top: string, bottom: string, at: number, whole: string) => {
        const fraction = `${grouped(top)}/${grouped(bottom)}`
        return FACTOR.test(whole.slice(at + all.length)) ? `(${fraction})` : ` ${fraction}`
      })
      .replace(ROOT, (_, order: string | undefined, inner: string) => {
        const sign = order === undefined || order === '2' ? '√' : order === '3' ? '∛' : `root ${order} `
        return `${sign}${grouped(inner)}`
      })
    if (next === plain) break
    plain = next
  }
  // A dollar sign right before a number may be money; in pairs around maths it is a mark of LaTeX.
  return plain.replace(/\$\$([^$\n]{1,300})\$\$/g, '$1').replace(/\$([^$\n]{1,300}?)\$(?!\d)/g, '$1')
}

function grouped(inner: string): string {
  const bare = inner.trim()
  return /^(?:[\d.,]+|[a-zπ])$/i.test(bare) ? bare : `(${bare})`
}

/** LaTeX as an AI transcribes it, in the signs that children type. */
export function withoutLatex(typed: string): string {
  const text = withRecurringBrackets(withPoints(typed))
  if (!/[\\$]/.test(text)) return text
  return (
    withBraces(text)
      .replaceAll('{,}', ',')
      .replace(/\\[dt]?frac\s*\{(\d{1,30})\}\s*\{(\d{1,30})\}/g, ' $1/$2')
      .replace(/\\times|\\cdot/g, '×')
      .replace(/\\div/g, '÷')
      .replace(/\\%/g, '%')
      .replace(/\\left|\\right|\\[()[\]]/g, '')
      // `\$10` and the second sign of "$10 less $6" are money.
      .replace(/(?<!\\)\$([^$\n]{1,300}?)(?<!\\)\$(?!\d)/g, '$1')
  )
}
