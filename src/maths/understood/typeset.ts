import { withLiterals } from '../arithmetic/literals.ts'
import { parseExpression } from '../arithmetic/parse.ts'
import { latex } from '../arithmetic/show.ts'
import { type Token, tokenise } from '../arithmetic/tokens.ts'
import { takeLabel } from '../notation/labels.ts'
import { writtenOut } from '../notation/latex.ts'
import { findUnit } from '../values/units.ts'

const LONGEST_LINE = 2_000

/** A line as it was typed, every piece of maths in it as it is read. */
export interface TypesetLine {
  /** Plain text with LaTeX between `\(` and `\)`. */
  text: string
  /** It holds more signs and numbers than words. */
  isMaths: boolean
}

/** A piece of maths with the place it was typed at. */
interface Found {
  tex: string
  start: number
  end: number
  /** Nothing but digits, which look the same in a text. */
  isPlain: boolean
}

/** Typesets the maths in one line; words, units and what can be read in two ways stay as typed. */
export function typesetLine(line: string): TypesetLine {
  const typed = writtenOut(line)
  const { text: labelled } = takeLabel(typed)
  const from = Math.max(0, typed.lastIndexOf(labelled))
  const tokens = typed.length - from <= LONGEST_LINE ? (tokenise(typed.slice(from)) ?? []) : []
  const found = joined(runsOf(tokens).flatMap(readRun), typed.slice(from))
  let text = ''
  let words = ''
  let signs = 0
  let at = 0
  for (const piece of found) {
    const [start, end] = [piece.start + from, piece.end + from]
    words += typed.slice(at, start)
    text += typed.slice(at, start) + (piece.isPlain ? typed.slice(start, end) : `\\(${piece.tex}\\)`)
    signs += end - start
    at = end
  }
  words = (words + typed.slice(at)).slice(from)
  const numbers = signs + words.replace(/\P{N}/gu, '').length
  const letters = words.replace(/\P{L}/gu, '').length
  return { text: text + typed.slice(at), isMaths: numbers > 0 && numbers >= letters }
}

const RELATION = /^\s*([=<>≤≥≠≈])\s*$/
const RELATIONS: Record<string, string> = { '≤': '\\le', '≥': '\\ge', '≠': '\\ne', '≈': '\\approx' }

/** Sides with nothing but `=` or `<` between them are set as one, so that they stand evenly. */
function joined(found: readonly Found[], typed: string): Found[] {
  const result: Found[] = []
  for (const piece of found) {
    const before = result.at(-1)
    const [, sign] = (before && RELATION.exec(typed.slice(before.end, piece.start))) ?? []
    if (before && sign) {
      const tex = `${before.tex} ${RELATIONS[sign] ?? sign} ${piece.tex}`
      result[result.length - 1] = { ...before, tex, end: piece.end, isPlain: false }
    } else result.push(piece)
  }
  return result
}

/** Pieces between words, equals signs, colons (ratios and clock times) and signs that no expression has. */
function runsOf(tokens: Token[]): Token[][] {
  const runs: Token[][] = [[]]
  for (const [at, token] of tokens.entries()) {
    if (belongs(token, tokens[at - 1], tokens[at + 1])) runs.at(-1)?.push(token)
    else runs.push([])
  }
  return runs.filter(run => run.length > 0)
}

function belongs(token: Token, before: Token | undefined, after: Token | undefined): boolean {
  if (token.kind === 'word') return token.word.length === 1 && !isSpokenLetter(token, before, after)
  if (token.kind === 'sign') return token.mark !== ':' && token.mark !== '∶'
  // A root takes the number behind it along: such a piece stays as typed, and whole.
  if (token.kind === 'other') return token.mark === '√' || token.mark === '∛' || token.mark === '°'
  return token.kind !== 'equals'
}

/** A unit behind a number, as in `3 m`, and the words "a" and "I". */
function isSpokenLetter(
  token: Extract<Token, { kind: 'word' }>,
  before: Token | undefined,
  after: Token | undefined,
): boolean {
  const isApart = before !== undefined && before.end < token.start
  const isEnd = after === undefined || after.end - after.start > 1 || after.kind !== 'number'
  if (before?.kind === 'number' && isApart && isEnd && findUnit(token.word)) return true
  if (token.word !== 'a' && token.word !== 'i') return false
  return (before === undefined || isApart) && after?.kind !== 'sign' && after?.kind !== 'equals'
}

/** The run as one expression, without signs at its ends that are still waiting for a number. */
function readRun(run: Token[]): Found[] {
  let [from, to] = [0, run.length]
  while (to > from && isSign(run[to - 1], '+-×÷/^')) to--
  while (from < to && isSign(run[from], '+×÷/^')) from++
  const tokens = run.slice(from, to)
  const [first, last] = [tokens[0], tokens.at(-1)]
  const literals = first && last ? withLiterals(tokens) : undefined
  const expression = literals && parseExpression(literals)
  if (!expression || !first || !last) return []
  const isPlain = expression.kind === 'number' && ['whole', 'decimal'].includes(expression.form)
  return [{ tex: latex(expression), start: first.start, end: last.end, isPlain }]
}

function isSign(token: Token | undefined, signs: string): boolean {
  return token?.kind === 'sign' && signs.includes(token.sign)
}
