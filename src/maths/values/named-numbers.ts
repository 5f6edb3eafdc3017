import type { NumberNode } from '#maths/arithmetic/expression.ts'
import { withWordsAsNumbers } from '#maths/arithmetic/number-words.ts'
import { rational } from '#maths/arithmetic/rational.ts'
import { type Token, tokenise } from '#maths/arithmetic/tokens.ts'

/** A number that a text names, with what stands around it. */
export interface NamedNumber {
  node: NumberNode
  /** Spelt as a word. */
  isWord: boolean
  /** Up to four words or signs before and after it, in small letters. */
  before: string[]
  after: string[]
}

/** Text as it reads on the screen: without the marks of markdown and LaTeX, letters spelt one by one joined. */
function readableText(text: string): string {
  return text
    .normalize('NFKC')
    .replace(/\p{Cf}/gu, '')
    .replace(/⁄/g, '/')
    .replace(/\*\*|__|[`~]|(?<![\w)\s])\*(?=\S)|(?<=\S)\*(?![\w(\s])/g, '')
    .replace(
      /\\[dtc]?frac\s{0,30}\{\s{0,30}([^{}]*)\s{0,30}\}\s{0,30}\{\s{0,30}([^{}]*)\s{0,30}\}/g,
      ' $1/$2 ',
    )
    .replace(/\\(?:times|cdot)/g, ' × ')
    .replace(/\\div/g, ' ÷ ')
    .replace(/\\%/g, '%')
    .replace(/\\[a-zA-Z]+|\\.|[{}$]/g, ' ')
    .replace(/(?<![\p{L}\d])\p{L}([-. ])\p{L}(?:\1\p{L})+(?![\p{L}\d])/gu, letters =>
      letters.replace(/[-. ]/g, ''),
    )
    .replace(/(\d)\s+(?:over|out of)\s+(\d)/gi, '$1/$2')
    .replace(/\b(\w+) (?:over|out of) (\w+)\b/gi, '$1 / $2')
}

/** Numbers that only count the parts of a text. */
const LIST_MARK = /^\s*(?:[-•]\s*)?\(?\d{1,2}[.)](?=\s)|\b(?:step|hint|part|question|example|line)\s+\d\b/gim

/** Every number that a text names, as digits, in words, as a fraction, a mixed number or a percentage. */
export function namedNumbers(text: string): NamedNumber[] {
  return readableText(text)
    .replace(LIST_MARK, ' ')
    .split(/\n|(?<=[.!?])\s+/)
    .flatMap(sentence => inSentence(sentence))
}

function inSentence(sentence: string): NamedNumber[] {
  const tokens = tokenise(sentence)
  if (!tokens) return []
  const spelt = withWordsAsNumbers(tokens)
  const found: NamedNumber[] = []
  for (let at = 0; at < spelt.length; at++) {
    const literal = literalAt(spelt, at)
    if (!literal) continue
    const { node, next } = literal
    found.push({
      node: isNegative(spelt, at) ? { ...node, value: node.value.neg() } : node,
      isWord: /^\p{L}/u.test(sentence.slice(node.start, node.end)),
      before: spelt.slice(Math.max(0, at - 4), at).map(wordOf),
      after: spelt.slice(next, next + 4).map(wordOf),
    })
    at = next - 1
  }
  return found
}

/** The longest number that begins at a token: `1 3/4`, `7 / 8`, `87.5 %` are one each. */
function literalAt(tokens: Token[], at: number): { node: NumberNode; next: number } | undefined {
  const first = tokens[at]
  if (first?.kind !== 'number') return undefined
  const fraction = fractionAt(tokens, at)
  if (fraction) return fraction
  const follower = tokens[at + 1]
  const isJoining = follower?.kind === 'word' && follower.word === 'and'
  const part = isWhole(first) ? partAt(tokens, isJoining ? at + 2 : at + 1) : undefined
  if (part) {
    const { value, top, bottom, end } = part.node
    const mixed: NumberNode = { ...first, form: 'mixed', value: first.value.add(value), top, bottom, end }
    return { node: mixed, next: part.next }
  }
  if (follower?.kind === 'percent') {
    const percent: NumberNode = { ...first, form: 'percent', value: first.value.div(100), end: follower.end }
    return { node: percent, next: at + 2 }
  }
  return { node: first, next: at + 1 }
}

/** A fraction less than one. */
function partAt(tokens: Token[], at: number) {
  const first = tokens[at]
  const part =
    first?.kind === 'number' && first.form === 'fraction'
      ? { node: first, next: at + 1 }
      : fractionAt(tokens, at)
  return part && part.node.value.compare(1) < 0 ? part : undefined
}

function fractionAt(tokens: Token[], at: number): { node: NumberNode; next: number } | undefined {
  const [top, slash, bottom] = [tokens[at], tokens[at + 1], tokens[at + 2]]
  if (!isWhole(top) || slash?.kind !== 'sign' || slash.sign !== '/' || !isWhole(bottom)) return undefined
  if (bottom.value.n === 0n) return undefined
  return {
    node: {
      kind: 'number',
      form: 'fraction',
      value: rational(top.value.n, bottom.value.n),
      top: top.value.n,
      bottom: bottom.value.n,
      start: top.start,
      end: bottom.end,
    },
    next: at + 3,
  }
}

function isWhole(token: Token | undefined): token is NumberNode {
  return token?.kind === 'number' && token.form === 'whole'
}

function isNegative(tokens: Token[], at: number): boolean {
  const [sign, before] = [tokens[at - 1], tokens[at - 2]]
  if (sign?.kind !== 'sign' || sign.sign !== '-') return false
  return before === undefined || ['equals', 'open', 'word', 'other'].includes(before.kind)
}

function wordOf(token: Token): string {
  switch (token.kind) {
    case 'word':
      return token.word
    case 'sign':
      return token.sign
    case 'other':
      return token.mark
    case 'equals':
      return '='
    case 'number':
      return '#'
    default:
      return token.kind
  }
}
