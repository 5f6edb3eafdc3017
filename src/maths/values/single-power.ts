import { type Rational, rational } from '../arithmetic/rational.ts'
import { isSame } from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { readNumber } from './read-number.ts'
import type { Judged, Value } from './value.ts'

const POWER = '(?:\\^|\\*\\*|to the (?:power (?:of )?)?)'
const EXPONENT = '(-?\\d+(?:\\.\\d+|/\\d+)?|-?\\.\\d+)'
const WRITTEN = new RegExp(
  `^\\(? ?(-?\\d+|-?\\d+/\\d+) ?\\)? ?${POWER} ?[({]? ?${EXPONENT} ?[)}]?(?:st|nd|rd|th)?(?: power)?$`,
  'i',
)

interface Read {
  base: Rational
  exponent: Rational
}

function numberOf(text: string): Rational | undefined {
  const [top = '', bottom] = text.replace(/^(-?)\./, '$10.').split('/')
  const [whole = '', part = ''] = top.split('.')
  if (bottom !== undefined && /^0+$/.test(bottom)) return undefined
  const own = rational(BigInt(`${whole}${part}`), 10n ** BigInt(part.length))
  const signed = /^-0*$/.test(whole) ? own.neg().abs().neg() : own
  return bottom === undefined ? signed : signed.div(rational(BigInt(bottom)))
}

/** `3^9`, `3 to the power of 9`, `5^(1/2)`. */
function readPower(said: string): Read | undefined {
  const [, base, exponent] = WRITTEN.exec(said.trim().replace(/^=\s*/, '')) ?? []
  const [own, by] = [base, exponent].map(each => (each === undefined ? undefined : numberOf(each)))
  return own && by && { base: own, exponent: by }
}

/** How the power may be called where the question gives its base: `n = 5`. */
export interface SinglePowerOptions {
  /** Its letter in the question: `in the form 4^n`. */
  letter?: string
}

/** One power of a number that the question gives, such as `3^9`; its value alone is not yet enough. */
export function singlePowerOf(
  base: bigint,
  exponent: Rational,
  value: Rational | undefined,
  options: SinglePowerOptions = {},
): Value {
  const { letter } = options
  const shown = exponent.toFraction()
  const isPlain = exponent.d === 1n
  const [front, behind] = [base < 0n ? `(${base})` : `${base}`, isPlain ? shown : `(${shown})`]
  const text = `${front}^${behind}`
  const judge = (said: string): Judged => {
    const named = letter && new RegExp(`^${letter} ?= ?(.+)$`, 'i').exec(said.trim())
    const lone = named ? readNumber(named[1] ?? '') : undefined
    if (lone) return { verdict: isSame(lone.value, exponent) ? 'right' : 'wrong' }
    const read = readPower(said)
    if (read?.base.equals(rational(base)))
      return { verdict: read.exponent.equals(exponent) ? 'right' : 'wrong' }
    const number = readNumber(said)
    if (!number) return { verdict: read ? 'wrong' : 'unread' }
    if (value && isSame(number.value, value))
      return { verdict: 'unfinished', missing: `Write it as a power of ${base}.` }
    if (number.literal && isSame(number.value, exponent))
      return {
        verdict: 'unfinished',
        missing: 'Write the number that is raised to it as well.',
        isPart: true,
      }
    return { verdict: 'wrong' }
  }
  return {
    key: text,
    latex: `${front}^{${isPlain ? shown : `\\frac{${exponent.s < 0n ? '-' : ''}${exponent.n}}{${exponent.d}}`}}`,
    text,
    spellings: [
      `${front}^(${shown})`,
      `${front}^{${shown}}`,
      `${front} ^ ${behind}`,
      `${front} to the power of ${shown}`,
      `${front}**${behind}`,
      ...(letter ? [`${letter} = ${shown}`] : []),
    ],
    judge,
    isNamedIn(words, given) {
      const plain = words.replace(/−/g, '-').replace(/\\frac\{(-?\d+)\}\{(\d+)\}/g, '$1/$2')
      const own = new RegExp(`(?<![\\d.])${escaped(front)} ?\\^ ?[({]?${escaped(shown)}(?![\\d/])`)
      if (own.test(plain)) return true
      return letter !== undefined && namesNumber(words, exponent, given)
    },
    near: () =>
      [exponent.add(1), exponent.sub(1), exponent.mul(2), exponent.neg(), exponent.add(2)]
        .filter(each => !each.equals(exponent))
        .map(each => singlePowerOf(base, each, undefined, options)),
  }
}

const escaped = (text: string) => text.replace(/[()]/g, '\\$&')
