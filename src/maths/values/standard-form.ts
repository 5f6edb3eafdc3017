import { decimalText, type Rational, rational } from '../arithmetic/rational.ts'
import { asRational, isSame } from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { readNumber } from './read-number.ts'
import { exponentOf } from './rounding.ts'
import type { Judged, Value } from './value.ts'

const TEN = '(?:×|x|\\*|·|\\.|times|\\\\times|\\\\cdot)'
const POWER = '(?:\\^|\\*\\*|to the (?:power (?:of )?)?)'
const WRITTEN = new RegExp(
  `^([+-]?\\d+(?:[.,]\\d+)?|[+-]?\\.\\d+)? ?${TEN}? ?10 ?${POWER} ?\\(?\\{? ?([+-]?\\d{1,3}) ?\\}?\\)?(?:st|nd|rd|th)?(?: power)?$`,
  'i',
)
/** `4.5e4` as a calculator shows it. */
const SHORT = /^([+-]?\d+(?:\.\d+)?) ?e ?([+-]?\d{1,3})$/i
/** The small number slipped down: `4.5 × 104`. */
const FLATTENED = new RegExp(`^([+-]?\\d+(?:\\.\\d+)?) ?${TEN} ?10 ?(-?\\d{1,2})$`, 'i')

const UNIT_BEHIND = / ?[a-zµ]{1,20}$/i

/** The power of ten, exactly. */
export function tenTo(exponent: number): Rational {
  const size = 10n ** BigInt(Math.abs(exponent))
  return exponent < 0 ? rational(1n, size) : rational(size)
}

interface Parts {
  front: Rational
  exponent: number
}

function partsIn(found: RegExpExecArray | null): Parts | undefined {
  if (!found) return undefined
  const front = asRational(readNumber((found[1] ?? '1').replace(/^\+/, ''))?.value ?? { terms: [] })
  return front && { front, exponent: Number(found[2]) }
}

/** `4.5 × 10^4` in any of the ways to type it. */
export function readStandardForm(said: string): Parts | undefined {
  const bare = said
    .trim()
    .replace(/^=\s*/, '')
    .replace(/^\((.*)\)$/, '$1')
  return partsIn(WRITTEN.exec(bare) ?? SHORT.exec(bare))
}

const worth = ({ front, exponent }: Parts) => front.mul(tenTo(exponent))
const isNeat = ({ front }: Parts) => front.abs().compare(1) >= 0 && front.abs().compare(10) < 0

/** The first number and the power of ten of a number other than zero. */
export function standardParts(value: Rational): Parts {
  const exponent = exponentOf(value)
  return { front: value.div(tenTo(exponent)), exponent }
}

/**
 * A number from 1 up to 10 times a power of ten.
 * @param value ends behind the point, and is not zero
 * @param isAnyForm the plain number will do as well
 * @param units words that may stand behind it, as its question has them
 */
export function standardForm(value: Rational, isAnyForm = false, units: readonly string[] = []): Value {
  const { front, exponent } = standardParts(value)
  const shown = decimalText(front) ?? front.toFraction()
  const judge = (told: string): Judged => {
    const unit = UNIT_BEHIND.exec(told.trim())?.[0] ?? ''
    const said = units.includes(unit.trim()) ? told.trim().slice(0, -unit.length) : told
    const parts = readStandardForm(said)
    if (parts) {
      if (!worth(parts).equals(value)) return { verdict: 'wrong' }
      return isNeat(parts)
        ? { verdict: 'right' }
        : { verdict: 'unfinished', missing: 'The number in front has to be at least 1 and less than 10.' }
    }
    const flat = partsIn(FLATTENED.exec(said.trim()))
    if (flat && worth(flat).equals(value)) return { verdict: 'unread' }
    const read = readNumber(said)
    if (!read) return { verdict: 'unread' }
    if (!isSame(read.value, value)) return { verdict: 'wrong' }
    if (isAnyForm && read.literal) return { verdict: 'right' }
    return { verdict: 'unfinished', missing: 'Write it as a number times a power of ten.' }
  }
  return {
    key: `standard ${value.toFraction()}`,
    latex: `${shown} \\times 10^{${exponent}}`,
    text: `${shown} × 10^${exponent}`,
    spellings: [
      `${shown} x 10^${exponent}`,
      `${shown}x10^${exponent}`,
      `${shown}*10^${exponent}`,
      `${shown} × 10^(${exponent})`,
      `${shown}e${exponent}`,
      `${shown} × 10${raised(exponent)}`,
      `${shown} times 10 to the power of ${exponent}`,
      ...(isAnyForm ? [decimalText(value) ?? value.toFraction()] : []),
    ],
    judge,
    isNamedIn(words, given) {
      const own = new RegExp(
        `(?<![\\d.])${shown.replace('.', '\\.')} ?(?:${TEN}|\\\\times) ?10 ?\\^ ?[({]?${exponent}(?!\\d)`,
        'i',
      )
      const isGiven = own.test(given.replace(/[−]/g, '-'))
      const plain = words.replace(/−/g, '-').replace(/[$]/g, '')
      return (!isGiven && own.test(plain)) || (isAnyForm && namesNumber(words, value, given))
    },
    near: () => [1, -1, 2, -2].map(by => standardForm(value.mul(tenTo(by)), isAnyForm)),
  }
}

function raised(exponent: number): string {
  return String(exponent).replace(/\d|-/g, char => (char === '-' ? '⁻' : '⁰¹²³⁴⁵⁶⁷⁸⁹'.charAt(Number(char))))
}
