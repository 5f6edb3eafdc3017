import type { NumberNode } from '../../arithmetic/expression.ts'
import { latex } from '../../arithmetic/show.ts'
import { isSame } from '../../exact/exact.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import { several } from '../../values/several.ts'
import type { Judged, Value } from '../../values/value.ts'
import { typed } from './typed.ts'

/** Numbers in one order, or with `isEither` in that order and the one the other way round. */
export function inOrder(numbers: readonly NumberNode[], isEither = false): Value {
  const listed = (nodes: readonly NumberNode[]) =>
    several(
      nodes.map(({ value }) => value),
      { isOrdered: true, texts: nodes.map(typed) },
    )
  const [value, other] = [listed(numbers), listed([...numbers].reverse())]
  return {
    ...value,
    latex: numbers.map(latex).join(',\\ '),
    judge(said): Judged {
      const bare = said.replace(/ ?° ?[cf]?(?![a-z])/gi, '')
      const judged = value.judge(bare)
      return isEither && judged.verdict === 'wrong' ? other.judge(bare) : judged
    },
  }
}

const LETTERS = 'abcdefgh'

/** One of several numbers, named by itself or by its letter. */
export function oneOf(numbers: readonly NumberNode[], right: NumberNode, isLettered: boolean): Value {
  const value = numberValue(right.value)
  const letter = LETTERS.charAt(numbers.indexOf(right))
  return {
    ...value,
    latex: latex(right),
    text: typed(right),
    spellings: [
      typed(right),
      ...value.spellings,
      ...(isLettered ? [letter, `(${letter})`, letter.toUpperCase()] : []),
    ],
    judge(said) {
      const [, lettered, number] = isLettered
        ? (/^\(?([a-h])(?:\)\s*(.*)|[:.]\s*(.*)|)$/i.exec(said.trim()) ?? [])
        : []
      if (lettered !== undefined && !number)
        return { verdict: lettered.toLowerCase() === letter ? 'right' : 'wrong' }
      return value.judge(number ?? said)
    },
    near: () => numbers.filter(each => each !== right).map(each => oneOf(numbers, each, isLettered)),
  }
}

const AS_WRITTEN: Judged = {
  verdict: 'unfinished',
  missing: 'It is worth the same: name the one that stands in the question.',
}

/** The same fraction, or the same decimal with zeros at its end or without. */
const isWrittenAs = (said: NumberNode, own: NumberNode) =>
  typed(said) === typed(own) ||
  (own.form === 'decimal' && said.form === 'decimal' && said.value.equals(own.value))

/** One of several numbers as it is written, some of which may be worth the same as what is asked. */
export function writtenOneOf(numbers: readonly NumberNode[], right: NumberNode, isLettered: boolean): Value {
  const value = oneOf(numbers, right, isLettered)
  return {
    ...value,
    key: `written ${typed(right)}`,
    spellings: value.spellings
      .filter(each => !/\d/.test(each) || each.trim() === typed(right) || each === `= ${typed(right)}`)
      .concat(`${typed(right)} `, `(${typed(right)})`, `${typed(right)}.`),
    judge(said) {
      const judged = value.judge(said)
      if (isLettered && /^\(?[a-h][).:]?$/i.test(said.trim())) return judged
      const parts = said
        .split('=')
        .flatMap(part => readNumber(part.replace(/^\(?[a-h][):.]\s/i, ''))?.literal ?? [])
      const named = numbers.find(each => parts.some(part => isWrittenAs(part, each)))
      if (named) return { verdict: named === right ? 'right' : 'wrong' }
      return judged.verdict === 'right' ? AS_WRITTEN : judged
    },
    near: () => numbers.filter(each => each !== right).map(each => writtenOneOf(numbers, each, isLettered)),
  }
}

export type Sign = '<' | '>' | '='
const SIGN_WORDS: Record<Sign, readonly string[]> = {
  '<': ['less than', 'is less than', 'smaller than', 'is smaller than', 'smaller', 'less', 'fewer than'],
  '>': [
    'greater than',
    'is greater than',
    'bigger than',
    'is bigger than',
    'larger than',
    'more than',
    'bigger',
    'greater',
    'larger',
    'more',
  ],
  '=': ['equal', 'equals', 'equal to', 'is equal to', 'the same', 'same', 'they are equal', 'equals sign'],
}
const FLIPPED: Record<Sign, Sign> = { '<': '>', '>': '<', '=': '=' }
const SIGNS: readonly Sign[] = ['<', '>', '=']
const SIGN_LATEX: Record<Sign, string> = { '<': '<', '>': '>', '=': '=' }

/** The sign between two numbers. */
export function signValue(left: NumberNode, right: NumberNode, sign: Sign): Value {
  return {
    key: `sign ${sign}`,
    latex: SIGN_LATEX[sign],
    text: sign,
    spellings: [
      SIGN_WORDS[sign][0] ?? sign,
      `${typed(left)} ${sign} ${typed(right)}`,
      `${typed(right)} ${FLIPPED[sign]} ${typed(left)}`,
      `${typed(left)} is ${sign === '=' ? 'equal to' : SIGN_WORDS[sign][0]} ${typed(right)}`,
    ],
    judge(text) {
      const given = saidSign(text, left, right)
      return given ? { verdict: given === sign ? 'right' : 'wrong' } : { verdict: 'unread' }
    },
    isNamedIn(text) {
      const plain = text
        .replace(/\\lt\b/g, '<')
        .replace(/\\gt\b/g, '>')
        .replace(/[$\\{}]/g, ' ')
      return [plain, ...plain.split(/\b(?:is|answer|sign|symbol)\b/)].some(
        part => saidSign(part.replace(/[.!?]+\s*$/, '').trim(), left, right) === sign,
      )
    },
    near: () => SIGNS.filter(each => each !== sign).map(each => signValue(left, right, each)),
  }
}

function saidSign(text: string, left: NumberNode, right: NumberNode): Sign | undefined {
  const plain = text.trim().toLowerCase()
  for (const sign of SIGNS) {
    const words = [sign, ...SIGN_WORDS[sign]]
    if (words.includes(plain)) return sign
    for (const word of words) {
      const at =
        plain.indexOf(` ${word} `) >= 0
          ? plain.indexOf(` ${word} `) + 1
          : word === sign
            ? plain.indexOf(sign)
            : -1
      if (at <= 0) continue
      const [first, second] = [readNumber(plain.slice(0, at)), readNumber(plain.slice(at + word.length))]
      if (!first || !second) continue
      if (isSame(first.value, left.value) && isSame(second.value, right.value)) return sign
      if (isSame(first.value, right.value) && isSame(second.value, left.value)) return FLIPPED[sign]
    }
  }
  return undefined
}
