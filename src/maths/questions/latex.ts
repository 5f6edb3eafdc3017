const BRACES = '\\{([^{}]{0,80})\\}'
const FRACTION = new RegExp(`\\\\[dtc]?frac\\s*${BRACES}\\s*${BRACES}`, 'g')
/** What a fraction multiplies; letters that may be a unit are left out. */
const FACTOR = /^\s*(?:\(|[abcdefijknopqruvwxyz](?![a-z]))/i
const ROOT = new RegExp(`\\\\sqrt\\s*(?:\\[(\\d{1,2})\\])?\\s*${BRACES}`, 'g')
const TEXT = /\\(?:text|mathrm|textrm|mbox|operatorname)\s*\{([^{}]{0,80})\}/g
const POWER = /\^\s*\{([^{}]{1,40})\}/g

const COMMANDS: [RegExp, string][] = [
  [/\\(?:times|cdot|ast)\b/g, '×'],
  [/\\div\b/g, '÷'],
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
export function writtenOut(text: string): string {
  if (!/[\\$^]/.test(text)) return text
  let plain = text.replaceAll('{,}', ',').replace(TEXT, ' $1 ')
  for (const [pattern, sign] of COMMANDS) plain = plain.replace(pattern, sign)
  for (let depth = 0; depth < 4; depth++) {
    const next = plain
      .replace(POWER, (_, inner: string) => (/^-?\w+$/.test(inner) ? `^${inner}` : `^(${inner})`))
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
export function withoutLatex(text: string): string {
  if (!/[\\$]/.test(text)) return text
  return (
    text
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
