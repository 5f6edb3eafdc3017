import type { Judged, Value } from './value.ts'

/** As `0x` or `0b` before a number of programmers. */
const PREFIX: Record<number, RegExp> = { 2: /^0b/i, 8: /^0o/i, 16: /^0x/i }
const DIGITS = '0123456789abcdefghijklmnopqrstuvwxyz'

/** The digits of a whole number in a base from 2 to 36, small letters above nine. */
export function inBase(value: bigint, base: number): string {
  return value.toString(base)
}

/** The number that digits mean in a base; undefined where a digit is none of the base. */
export function fromBase(digits: string, base: number): bigint | undefined {
  const own = [...digits.toLowerCase()].map(digit => DIGITS.indexOf(digit))
  if (own.length === 0 || own.length > 40 || own.some(digit => digit < 0 || digit >= base)) return undefined
  return own.reduce((sum, digit) => sum * BigInt(base) + BigInt(digit), 0n)
}

const NAMES: Record<number, string> = { 2: 'binary', 8: 'octal', 10: 'decimal|denary', 16: 'hexadecimal|hex' }

/** A whole number as its digits in a base: `1101`, `1101_2`, `9e`. */
export function basedNumber(value: bigint, base: number): Value {
  const digits = inBase(value < 0n ? -value : value, base)
  const shown = `${value < 0n ? '-' : ''}${base > 10 ? digits.toUpperCase() : digits}`
  const behind = new RegExp(
    `(?:_ ?[({]?${base}[)}]?| ?\\(?(?:in )?base[- ]?${base}\\)?| ?\\(${base}\\)| ?(?:in )?\\(?(?:${NAMES[base] ?? 'base'})\\)?|${subscript(base)})$`,
    'i',
  )
  const judge = (said: string): Judged => {
    const bare = said.trim().replace(/^=\s*/, '').replace(behind, '').trim()
    const isMinus = bare.startsWith('-')
    const groups = bare
      .replace(/^-/, '')
      .replace(/^\((.*)\)$/, '$1')
      .replace(PREFIX[base] ?? /^(?!)/, '')
      .split(/(?<=\w)[ ,](?=\w)/)
    // In `so 9e` stands a word, in `ff 0a` none.
    if (groups.length > 1 && groups.some(group => fromBase(group, base) === undefined))
      return { verdict: 'unread' }
    const plain = groups.join('')
    if (!/^[\da-z]+$/i.test(plain) || (base <= 10 && !/^\d+$/.test(plain)) || !/\d|^[a-f]+$/i.test(plain))
      return { verdict: 'unread' }
    const read = fromBase(plain, base)
    return { verdict: read !== undefined && (isMinus ? -read : read) === value ? 'right' : 'wrong' }
  }
  return {
    key: `${shown} base ${base}`,
    latex: base === 10 ? shown : `${shown}_{${base}}`,
    text: shown,
    spellings: [
      `${shown}_${base}`,
      `${shown} (base ${base})`,
      `${shown} in base ${base}`,
      `(${shown})`,
      ...(base > 10 ? [digits] : []),
      ...(value >= 0n && base === 2 ? [`0${shown}`] : []),
    ],
    judge,
    isNamedIn: words =>
      new RegExp(`(?<![\\d.a-z])${shown}(?![\\d.]*[\\da-z])`, 'i').test(
        words.replace(/[_{}$]|(?<=\d)_\{?\d+\}?/g, ' '),
      ),
    near: () =>
      [1n, -1n, 2n, BigInt(base), -2n, 3n]
        .filter(by => value + by > 0n)
        .map(by => basedNumber(value + by, base)),
  }
}

const subscript = (base: number) =>
  [...String(base)].map(digit => '₀₁₂₃₄₅₆₇₈₉'.charAt(Number(digit))).join('')
