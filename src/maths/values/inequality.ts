import type { Rational } from '../arithmetic/rational.ts'
import { asRational } from '../exact/exact.ts'
import { numberValue } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Value } from './value.ts'

export type Relation = '<' | '>' | '≤' | '≥'

const TURNED: Record<Relation, Relation> = { '<': '>', '>': '<', '≤': '≥', '≥': '≤' }
const LATEX: Record<Relation, string> = { '<': '<', '>': '>', '≤': '\\le', '≥': '\\ge' }
const OTHER_END: Record<Relation, Relation> = { '<': '≤', '≤': '<', '>': '≥', '≥': '>' }

const WORDS: [RegExp, string][] = [
  // `x is anything below -4`, `all numbers under -4`
  [
    /\b(?:(?:can|must|may|could|should|has to|have to|needs to) be|is|are|any ?thing|every ?thing|(?:any|every|all)(?: the)? (?:numbers?|values?)|that(?:’|'| i)?s|(?:that|which) are)\b/g,
    '',
  ],
  [/(?:greater|more|bigger|larger) than or equal to|at least|not less than/g, '≥'],
  [/(?:less|smaller) than or equal to|at most|not more than/g, '≤'],
  [/(?:greater|more|bigger|larger|higher) than|\babove\b|(?<!\d ?)\bover\b/g, '>'],
  [/(?:less|smaller|lower) than|\b(?:below|under)\b/g, '<'],
  [/>\s*=|=\s*>/g, '≥'],
  [/<\s*=|=\s*</g, '≤'],
  [/\\geq?(?:slant)?\b/g, '≥'],
  [/\\leq?(?:slant)?\b/g, '≤'],
]

export const turned = (relation: Relation): Relation => TURNED[relation]

/** `{x : x > 3}` */
const SET = /^\{\s*[a-z]\s*[:|∣]\s*([^{}]*)\}$/

/** `x > 3` out of `3 < x`, `x is greater than 3`; undefined for anything else. */
export function readInequality(
  said: string,
  letter: string,
): { relation: Relation; bound: Rational } | undefined {
  const plain = WORDS.reduce(
    (text, [word, sign]) => text.replace(word, sign),
    said.toLowerCase().replace(SET, '$1'),
  )
  const [, left = '', sign = '', right = ''] = /^([^<>≤≥=]*)([<>≤≥])([^<>≤≥=]+)$/.exec(plain) ?? []
  const [first, second] = [left.trim(), right.trim()]
  // `anything less than -4` says the letter by nothing.
  const isFirst = first === letter.toLowerCase() || first === ''
  if (!isFirst && second !== letter.toLowerCase()) return undefined
  const read = readNumber(isFirst ? second : first)
  const bound = read && asRational(read.value)
  const relation = sign as Relation
  return bound && { relation: isFirst ? relation : TURNED[relation], bound }
}

/** All numbers on one side of a bound: `x ≥ 3`. */
export function inequality(letter: string, relation: Relation, bound: Rational): Value {
  const number = numberValue(bound)
  const typed: Record<Relation, string> = { '<': '<', '>': '>', '≤': '<=', '≥': '>=' }
  return {
    key: `${letter} ${relation} ${bound.toFraction()}`,
    latex: `${letter} ${LATEX[relation]} ${number.latex}`,
    text: `${letter} ${relation} ${number.text}`,
    spellings: [
      `${letter}${typed[relation]}${number.text}`,
      `${number.text} ${TURNED[relation]} ${letter}`,
      `${letter} ${typed[relation]} ${number.text}`,
      `${letter.toUpperCase()} ${relation} ${number.text}`,
    ],
    judge(said) {
      const read = readInequality(said, letter)
      if (!read) return { verdict: 'unread' }
      return { verdict: read.relation === relation && read.bound.equals(bound) ? 'right' : 'wrong' }
    },
    isNamedIn: words => {
      const plain = words
        .replace(/\\geq?(?:slant)?\b/g, '≥')
        .replace(/\\leq?(?:slant)?\b/g, '≤')
        .replace(/[{}$]/g, ' ')
      const found = plain.match(/[a-z\d./-]+\s*(?:[<>]=?|[≤≥])\s*[a-z\d./-]+/gi) ?? []
      return found.some(each => {
        const read = readInequality(each.replace(/\.$/, ''), letter)
        return read?.relation === relation && read.bound.equals(bound)
      })
    },
    near: () => [
      inequality(letter, TURNED[relation], bound),
      inequality(letter, OTHER_END[relation], bound),
      inequality(letter, relation, bound.neg()),
      inequality(letter, relation, bound.add(1)),
    ],
  }
}
