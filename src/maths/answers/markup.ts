/** Text that somebody has struck out is no longer said. */
const STRUCK = /~~[^~\n]{1,200}~~|<(s|del|strike)>[^<\n]{0,200}<\/\1>/gi
/** `__` and `**` round words; `2**3` is a power and `7 + __ = 12` has a blank. */
const BOLD = /(?<![\w)*])\*\*(?=[^\s*])((?:[^*\n]|\*(?!\*)){1,200})(?<=\S)\*\*(?![\w(*])/g
const UNDERLINED = /(?<![\w)_])__(?=[^\s_])((?:[^_\n]|_(?!_)){1,200})(?<=\S)__(?![\w(_])/g
const ITALIC = /(?<=^|[\p{L}:=]\s)\*(?=[^\s*])([^*\n]{1,200})(?<=[^\s*])\*(?=[\s.!?]*$)/gmu
const TAGS = /<\/?(?:b|i|u|em|strong|code|mark|p|div|span)>/gi
const BOX = /\\(?:boxed|fbox|underline|mathbf|textbf)\s*\{/g
const MOST_BOXES = 50

/** `\boxed{42}` is 42, whatever stands in it. */
function withoutBoxes(text: string): string {
  let [result, rest] = ['', text]
  for (let count = 0; count < MOST_BOXES; count++) {
    BOX.lastIndex = 0
    const found = BOX.exec(rest)
    const end = found ? closingBrace(rest, BOX.lastIndex) : -1
    if (!found || end < 0) break
    result += rest.slice(0, found.index)
    rest = rest.slice(found.index + found[0].length, end) + rest.slice(end + 1)
  }
  return result + rest
}

function closingBrace(text: string, from: number): number {
  let depth = 1
  for (let at = from; at < text.length; at++) {
    const isEscaped = text[at - 1] === '\\'
    if (text[at] === '{' && !isEscaped) depth++
    if (text[at] === '}' && !isEscaped) depth--
    if (depth === 0) return at
  }
  return -1
}

/** Lines that all begin with a dash have no minus signs there. */
function withoutBullets(text: string): string {
  const lines = text.split('\n')
  const filled = lines.filter(line => line.trim() !== '')
  const isList = filled.length > 1 && filled.every(line => /^\s*[-–]\s/.test(line))
  return lines.map(line => line.replace(isList ? /^\s*(?:[-–*]|[•▪◦])\s+/ : /^\s*[*•▪◦]\s+/, '')).join('\n')
}

/** Lines that are all counted, from 1 on, without their numbers. */
function withoutCount(text: string): string {
  const lines = text.split('\n').filter(line => line.trim() !== '')
  const isCounted =
    lines.length > 1 && lines.every((line, at) => Number(/^\s*(\d{1,2})[.)]\s/.exec(line)?.[1]) === at + 1)
  return isCounted ? lines.map(line => line.replace(/^\s*\d{1,2}[.)]\s+/, '')).join('\n') : text
}

/** An answer without what only makes it look nice: bold signs, boxes, bullet points, and without what is struck out. */
export function withoutMarkup(answer: string): string {
  let plain = answer
  if (/[~<]/.test(plain)) {
    plain = plain
      .replace(STRUCK, ' ')
      .replace(/<br ?\/?>/gi, '\n')
      .replace(/<sup>(\w)<\/sup>/gi, '^$1')
      .replace(/<sup>([^<]{1,20})<\/sup>/gi, '^($1)')
      .replace(TAGS, '')
  }
  if (plain.includes('`')) plain = plain.replace(/^```\w*$/gm, '').replace(/`([^`\n]{1,300})`/g, '$1')
  if (/\*|__/.test(plain)) plain = plain.replace(BOLD, '$1').replace(UNDERLINED, '$1').replace(ITALIC, '$1')
  if (plain.includes('\\')) plain = withoutBoxes(plain)
  if (/^\s*1[.)]\s/.test(plain)) plain = withoutCount(plain)
  return /^\s*[-–*•▪◦]\s/m.test(plain) ? withoutBullets(plain) : plain
}
