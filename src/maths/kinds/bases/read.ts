import { fromBase } from '../../values/based-number.ts'
import type { Asked } from '../../wording/asked.ts'
import type { BasesQuestion, BasesTask } from './question.ts'

const NAMED: Record<string, number> = {
  binary: 2,
  octal: 8,
  decimal: 10,
  denary: 10,
  hexadecimal: 16,
  hex: 16,
}
const NAME = 'binary|octal|decimal|denary|hexadecimal|hex'
const BASE = `(?:(?:an? |its )?(?:\\d-bit |8 bit )?(?:${NAME})(?: (?:numbers?|notation|form|system|equivalent|representation))?|(?:number )?(?:in )?base[- ]?\\d{1,2}(?: (?:number|notation))?)`
const DIGITS = '-?[\\da-f]{1,24}'
const WRITE =
  '(?:(?:convert|write|express|change|give|show|represent|translate|turn)(?: (?:the|this|following))*:? )?'
const TO = '(?: (?:to|into|in|as))'
const CONVERT = [
  `^${WRITE}(?:the )?(?<from>${BASE})(?: numbers?)?:? (?<digits>${DIGITS})${TO} (?:an? )?(?<to>${BASE})$`,
  `^${WRITE}(?:the )?(?:number |value )?(?<digits>${DIGITS})(?: |, ?)\\(?(?:from |in )?(?<from>${BASE})\\)?${TO} (?:an? )?(?<to>${BASE})$`,
  `^${WRITE}(?:the )?(?:number |value )?\\(?(?<digits>${DIGITS})\\)?_ ?[({]?(?<small>\\d{1,2})[)}]?${TO} (?:an? )?(?<to>${BASE})$`,
  `^${WRITE}(?:the )?(?:number )?(?<digits>\\d{1,12})${TO} (?:an? )?(?<to>${BASE})$`,
  `^(?:(?:an? )?(?<to>${BASE}) (?:equivalent |form |value |representation )?(?:of|for) )(?:the )?(?:(?<from>${BASE}) )?(?:number )?(?<digits>${DIGITS})(?:_[({]?(?<small>\\d{1,2})[)}]?)?$`,
].map(source => new RegExp(source))
const SIGN = '(?<sign>\\+|-|×|\\*|x|plus|minus|times)'
const SUMS = [
  `^in (?<base>${BASE})[,:]? (?:(?:what is|what's|work out|calculate|find|evaluate) )?(?<left>${DIGITS}) ?${SIGN} ?(?<right>${DIGITS})$`,
  `^(?<left>${DIGITS}) ?${SIGN} ?(?<right>${DIGITS})[,]? \\(?in (?<base>${BASE})\\)?$`,
  `^(?<left>${DIGITS})_[({]?(?<base>\\d{1,2})[)}]? ?${SIGN} ?(?<right>${DIGITS})_[({]?\\k<base>[)}]?$`,
  `^(?<word>add|multiply) (?:the )?(?<base>${BASE})(?: numbers?)?:? (?<left>${DIGITS}) (?:and|to|by) (?<right>${DIGITS})$`,
  `^(?<word>subtract) (?:the )?(?<base>${BASE})(?: numbers?)?:? (?<right>${DIGITS}) from (?<left>${DIGITS})$`,
].map(source => new RegExp(source))

function baseOf(words: string): number | undefined {
  const named = new RegExp(`\\b(${NAME})\\b`).exec(words)?.[1]
  const base = named === undefined ? Number(/(\d{1,2})\D*$/.exec(words)?.[1]) : NAMED[named]
  return base !== undefined && base >= 2 && base <= 16 ? base : undefined
}

function readConvert(plain: string): BasesTask | undefined {
  for (const pattern of CONVERT) {
    const groups = pattern.exec(plain)?.groups
    const { digits = '', from, small, to = '' } = groups ?? {}
    if (!groups) continue
    const target = baseOf(to)
    const source = from ? baseOf(from) : small ? Number(small) : 10
    if (!target || !source || source === target || (target === 10 && !from && !small)) continue
    if (source > 16 || source < 2 || signedFrom(digits, source) === undefined) continue
    // "0.5 as a decimal" and such are no bases; a bare number goes to another base only.
    return { task: 'convert', digits, from: source, to: target }
  }
  return undefined
}

const SIGNS: Record<string, '+' | '-' | '×'> = {
  '+': '+',
  plus: '+',
  add: '+',
  '-': '-',
  minus: '-',
  subtract: '-',
  '×': '×',
  '*': '×',
  x: '×',
  times: '×',
  multiply: '×',
}

/** A number with its sign. */
export function signedFrom(digits: string, base: number): bigint | undefined {
  const own = fromBase(digits.replace(/^-/, ''), base)
  return own === undefined ? undefined : digits.startsWith('-') ? -own : own
}

function readSum(plain: string): BasesTask | undefined {
  for (const pattern of SUMS) {
    const { base: words = '', left = '', right = '', sign, word } = pattern.exec(plain)?.groups ?? {}
    const base = baseOf(words)
    const by = SIGNS[sign ?? word ?? '']
    if (!base || base === 10 || !by) continue
    if (signedFrom(left, base) === undefined || signedFrom(right, base) === undefined) continue
    return { task: 'sum', left, sign: by, right, base }
  }
  return undefined
}

export const triggers = /\bbase|binary|octal|denary|hex|_\(?\{?\d/

const SMALL = '₀₁₂₃₄₅₆₇₈₉'

/** Reads `Convert 1011 from binary to base 10`, `In base 7, what is 23 + 14?`, `10110₂ in base 10`. */
export function readBases({ plain, full }: Asked): BasesQuestion | undefined {
  if (plain.length > 120) return undefined
  const text = plain.replace(
    /[₀-₉]+/g,
    raised => `_${[...raised].map(digit => SMALL.indexOf(digit)).join('')}`,
  )
  const task = readSum(text) ?? readConvert(text)
  return task && { kind: 'bases', text: full, ...task }
}
