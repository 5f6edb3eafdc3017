/** A part of a text with its label. */
export interface Piece {
  label?: string
  text: string
}

const LABEL =
  /^(?:question\s+|q\s{0,30}\.?\s{0,30})?(?:\(?([a-h]|[ivx]{1,4}|\d{1,2})\)|([a-h]|\d{1,2})\.(?=\s|[a-z])|(?<=^q)\s{0,30}(\d{1,2})\s{0,30}[:.)]?(?=\s)|(?<=^question\s)(\d{1,2})\s{0,30}[:.)]?(?=\s|$))[\s:.]*/i
const BULLET = /^(?:[•▪◦]\s*|[*-]\s+(?=[a-z]))/i
/** Takes a label such as `a)`, `2.` or `Q3:` off the front of a line. */
export function takeLabel(line: string): Piece {
  const bare = line.trim().replace(BULLET, '')
  const found = LABEL.exec(bare) ?? /^(?:question|q)\s*(\d{1,2})\s*[:.)]?\s+/i.exec(bare)
  if (!found) return { text: bare }
  const label = found.slice(1).find(part => part !== undefined)
  const text = bare.slice(found[0].length).trim()
  // "(3) + 4" and "(2)(3)" begin with a number in brackets, not with a label.
  if (label === undefined || (/^[-+−×*÷/^=(]/.test(text) === true && /^\(?\d/.test(bare)))
    return { text: bare }
  return { label: label.toLowerCase(), text }
}

const LABEL_ORDERS = [
  ['a', 'b', 'c', 'd', 'e', 'f', 'g', 'h'],
  ['1', '2', '3', '4', '5', '6', '7', '8', '9', '10'],
  ['i', 'ii', 'iii', 'iv', 'v', 'vi'],
].map(order =>
  order.map(label => ({
    label,
    pattern: new RegExp(`(?:^|[\\s,;.?])(\\(${label}\\)|${label}\\)|${label}\\.(?=\\s))`, 'i'),
  })),
)

const hasOpenBracket = (text: string) => text.split('(').length > text.split(')').length

/** Splits `a) 3 + 4 b) 5 + 6` where the labels follow each other from the first. */
export function splitAtLabels(line: string): Piece[] | undefined {
  for (const order of LABEL_ORDERS) {
    const starts: { label: string; at: number; end: number }[] = []
    let from = 0
    for (const { label, pattern } of order) {
      const found = pattern.exec(line.slice(from))
      // In "(3 + 1) + 2" the bracket closes, it labels nothing.
      if (!found || hasOpenBracket(line.slice(from, from + found.index))) break
      const at = from + found.index
      starts.push({ label, at, end: at + found[0].length })
      from = at + found[0].length
    }
    if (starts.length < 2) continue
    const before = line.slice(0, starts[0]?.at).trim()
    const pieces: Piece[] = starts.map(({ label, end }, index) => ({
      label,
      text: line
        .slice(end, starts[index + 1]?.at ?? line.length)
        .replace(/[\s,;]+$/, '')
        .trim(),
    }))
    if (pieces.some(piece => piece.text === '')) continue
    return before === '' ? pieces : [{ text: before }, ...pieces]
  }
  return undefined
}

/** More are no labels of one answer. */
const MOST_LABELS = 60

/** How labels may stand in an answer, from the surest on; the last ones only where every line begins so. */
const STYLES: [pattern: (labels: string) => string, needsAll: boolean][] = [
  [labels => `(?:^|[\\s,;.])\\(?(${labels})\\)[\\s.:=]*`, false],
  [labels => `(?:^|[\\s,;])(?:part |question |q ?)?(${labels})[.:](?=[\\s\\p{L}])[\\s=]*`, false],
  [labels => `^[ \\t]*(${labels})(?:\\.(?=\\d)|[ \\t]*(?:[-–→⇒]|->)[ \\t]+)`, true],
]

/**
 * The pieces of an answer by the labels of its question, in whatever order: `b) Rome a) 7`.
 * @returns undefined where fewer than two of them are found, or one twice
 */
export function piecesByLabel(text: string, labels: readonly string[]): Map<string, string> | undefined {
  const own = labels.filter(label => /^[a-z\d]{1,4}$/i.test(label))
  const isNumbered = own.some(label => /\d/.test(label))
  for (const [style, needsAll] of isNumbered ? STYLES.slice(0, 1) : STYLES) {
    const all = [...text.matchAll(new RegExp(style(own.join('|')), 'gimu'))]
    if (all.length > MOST_LABELS) return undefined
    const found = all.filter(
      // In "(x + a)" the bracket closes, it labels nothing.
      ({ index }) => !hasOpenBracket(text.slice(text.lastIndexOf('\n', index) + 1, index)),
    )
    const named = found.map(([, label = '']) => label.toLowerCase())
    const isEnough = needsAll ? named.length === labels.length : named.length > 1
    const before = text.slice(0, found[0]?.index)
    if (!isEnough || new Set(named).size !== named.length || /\d/.test(before)) continue
    const pieces = found.map(({ 0: label, index }, at) =>
      text.slice(index + label.length, found[at + 1]?.index).replace(/^[\s,;]+|(?:[\s,;]|\band\b)+$/gi, ''),
    )
    if (needsAll || pieces.every(piece => piece !== ''))
      return new Map(named.map((label, at) => [label, pieces[at] ?? '']))
  }
  return undefined
}
