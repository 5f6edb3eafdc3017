import { splitMaths } from './maths-text.ts'
import { type Part, readTex } from './tex-tree.ts'

/**
 * A text whose formulas are written as one would type them, for a line that can't typeset: `What is $\frac{1}{2}$?` is
 * "What is 1/2?". Prices and other dollars stay.
 */
export function withTypedMaths(text: string): string {
  if (!/[$\\]/.test(text)) return text
  return splitMaths(text)
    .map(({ kind, content }) => (kind === 'text' ? content : typedMaths(content)))
    .join('')
}

/**
 * A text that still grows, up to a formula that is not closed yet: that waits, so that no `$\frac{1` flashes up.
 * @returns the text itself where none is open
 */
export function untilOpenMaths(text: string): string {
  const last = splitMaths(text).at(-1)
  if (last?.kind !== 'text') return text
  // No formula goes on behind an empty line.
  const paragraph = last.content.slice(last.content.lastIndexOf('\n\n') + 1)
  for (const { 0: sign, index } of paragraph.matchAll(OPENERS)) {
    const rest = paragraph.slice(index + sign.length)
    if (sign !== '$' || !IS_MONEY.test(rest)) return text.slice(0, text.length - rest.length - sign.length)
  }
  return text
}

/** A backslash at the end may be the first half of one. */
const OPENERS = /\\[([]|\\$|(?<![\\$])\$\$?(?!\$)/g
/** What follows the dollar of a price, `5 and …` or `5. You …`, or one that stands alone. */
const IS_MONEY = /^\s|^\d[\d.,]*(?:[;!?)]|\s+[a-z]{2}|(?<=[.,])\s)|\n/i

/** TeX as one would type it: `\frac{3}{4} + x^2` is "3/4 + x²". What makes no sense is left out; it never fails. */
export function typedMaths(tex: string): string {
  return typed(readTex(tex)).replace(/\s+/g, ' ').trim()
}

/** Commands whose sign is other than their name. */
const SIGNS: Readonly<Record<string, string>> = {
  times: '×',
  cdot: '·',
  ast: '*',
  div: '÷',
  pm: '±',
  mp: '∓',
  ne: '≠',
  neq: '≠',
  lt: '<',
  gt: '>',
  le: '≤',
  leq: '≤',
  leqslant: '≤',
  ge: '≥',
  geq: '≥',
  geqslant: '≥',
  approx: '≈',
  equiv: '≡',
  sim: '~',
  cong: '≅',
  propto: '∝',
  colon: ':',
  parallel: '∥',
  perp: '⊥',
  in: '∈',
  notin: '∉',
  cup: '∪',
  cap: '∩',
  mid: '|',
  to: '→',
  rightarrow: '→',
  longrightarrow: '→',
  mapsto: '↦',
  Rightarrow: '⇒',
  implies: '⇒',
  iff: '⇔',
  Leftrightarrow: '⇔',
  therefore: '∴',
  because: '∵',
  degree: '°',
  circ: '°',
  prime: '′',
  pounds: '£',
  euro: '€',
  angle: '∠',
  triangle: '△',
  infty: '∞',
  square: '□',
  Box: '□',
  emptyset: '∅',
  varnothing: '∅',
  ldots: '…',
  dots: '…',
  cdots: '…',
  pi: 'π',
  alpha: 'α',
  beta: 'β',
  gamma: 'γ',
  delta: 'δ',
  Delta: 'Δ',
  epsilon: 'ε',
  varepsilon: 'ε',
  theta: 'θ',
  lambda: 'λ',
  mu: 'μ',
  rho: 'ρ',
  sigma: 'σ',
  Sigma: 'Σ',
  phi: 'φ',
  varphi: 'φ',
  omega: 'ω',
  Omega: 'Ω',
  sum: 'Σ',
  prod: 'Π',
  int: '∫',
  '-': '−',
  '&': '',
  '~': ' ',
}

/** They stand between two things, with room on both sides. */
const JOINS = /^[+−±∓×·*÷=≠<>≤≥≈≡≅∝:∥⊥∈∉∪∩|→↦⇒⇔~]$/
const RAISED = '⁰¹²³⁴⁵⁶⁷⁸⁹'
const LOWERED = '₀₁₂₃₄₅₆₇₈₉'

function typed(parts: readonly Part[]): string {
  let text = ''
  let before: Part | undefined
  for (const part of parts) {
    const piece = pieceOf(part)
    // Nothing is before it that it could be taken from: it is a sign of a number.
    const isSignOfNumber = /^[+−±∓]$/.test(piece) && /(?:^|[(,[]|[+−±∓×·*÷=≠<>≤≥≈:] )\s*$/.test(text)
    if (part.kind === 'sign' && JOINS.test(piece) && !isSignOfNumber) text = `${text.trimEnd()} ${piece} `
    else if (piece === ',' || piece === ';') text += `${piece} `
    else text += isApart(before, part) ? ` ${piece}` : piece
    before = part
  }
  return text
}

/** The whole of a mixed number and its fraction, or a function's name and what it is taken of. */
function isApart(before: Part | undefined, part: Part): boolean {
  if (before?.kind === 'number') return part.kind === 'fraction'
  const isName = before?.kind === 'sign' && /^[a-z]{2,}$/.test(pieceOf(before))
  return isName && part.kind !== 'sign' && part.kind !== 'fence'
}

function pieceOf(part: Part): string {
  switch (part.kind) {
    case 'number':
    case 'letter':
    case 'words':
      return part.value
    case 'sign':
      return SIGNS[part.name] ?? part.name.replace(/^\\/, '')
    case 'group':
      return typed(part.parts)
    case 'fraction':
      return part.isChoice
        ? `C(${typed(part.above)}, ${typed(part.below)})`
        : `${held(part.above)}/${held(part.below)}`
    case 'root':
      return `${rootSign(typed(part.index))}${held(part.of)}`
    case 'script':
      return `${part.base ? pieceOf(part.base) : ''}${lowered(typed(part.down))}${raised(typed(part.up))}`
    case 'marked':
      return typed(part.of)
    case 'fence':
      return `${bracket(part.open)}${typed(part.parts).trim()}${bracket(part.close)}`
    case 'rows':
      return part.rows.map(row => typed(row).trim()).join('; ')
  }
}

/** In brackets where it would fall apart without them. */
function held(parts: readonly Part[]): string {
  const text = typed(parts).trim()
  return /^[−-]?(?:[\d.,]+|\p{L}[⁰¹²³⁴⁵⁶⁷⁸⁹]?|[\d.,]+\p{L}|[\p{L} ]+)$/u.test(text) ? text : `(${text})`
}

function rootSign(index: string): string {
  return { '': '√', 2: '√', 3: '∛', 4: '∜' }[index] ?? `${raised(index)}√`
}

function raised(text: string): string {
  if (text === '' || /^[°′]+$/.test(text)) return text
  if (/^[−-]?\d+$/.test(text))
    return text.replace(/[−-]/, '⁻').replace(/\d/g, digit => RAISED[+digit] ?? digit)
  return text.length === 1 ? `^${text}` : `^(${text})`
}

function lowered(text: string): string {
  if (/^\d+$/.test(text)) return text.replace(/\d/g, digit => LOWERED[+digit] ?? digit)
  return text === '' || text.length === 1 ? text : `_${text}`
}

function bracket(sign: string): string {
  return sign.replace(/^\\(?=[{}])/, '').replace(/^\\[lr]?vert$/, '|')
}
