import { decimalPlaces, decimalText, type Rational, rational, roundTo } from '../arithmetic/rational.ts'
import { exact } from '../exact/exact.ts'
import { namesNumber } from './names-number.ts'
import { judgeNumber, nearNumbers, numberValue } from './number.ts'
import { readNumber } from './read-number.ts'
import type { Rounding } from './rounding.ts'
import type { Judged, Value } from './value.ts'

export interface PercentOptions {
  rounding?: Rounding | undefined
  /** What the question itself says of the way: `increase`, `decrease`. */
  direction?: 'increase' | 'decrease'
  /** A decrease must be said or written with a minus. */
  isSigned?: boolean
}

const HUNDRED = rational(100)
const UP = /\b(?:an? )?(?:increase|rise|gain|growth|profit|increased|up|more|went up|rose)\b/g
const DOWN =
  /\b(?:an? )?(?:decrease|fall|loss|reduction|drop|decreased|reduced|discount|down|less|went down|fell)\b/g
const AROUND = /\b(?:by|of|a|an|it|is|the|percentage|change)\b|[:=,()]/g

/** The number of per cent that a text says, and which way if it says so. */
function readPercent(
  text: string,
): { number: string; direction?: 'increase' | 'decrease'; hasSign: boolean } | undefined {
  const plain = text.toLowerCase().replace(/per ?cent(?:age)?/g, '%')
  const [up, down] = [plain.search(UP) >= 0, plain.search(DOWN) >= 0]
  if (up && down) return undefined
  const bare = plain.replace(UP, ' ').replace(DOWN, ' ')
  const number = (up || down ? bare.replace(AROUND, ' ') : bare).replace('%', ' ').trim()
  const direction = up ? 'increase' : down ? 'decrease' : undefined
  return {
    number: number.replace(/^\+ ?/, ''),
    hasSign: plain.includes('%'),
    ...(direction ? { direction } : {}),
  }
}

/**
 * A percentage: `25%`, `25`, `25 per cent`. A fraction or decimal of the same size is not yet a percentage.
 * @param value in per cent: 25 for a quarter
 */
export function percent(value: Rational, options: PercentOptions = {}): Value {
  const { rounding, direction, isSigned = false } = options
  const isDown = direction === 'decrease'
  const bare = numberValue(value, { isDecimal: true, ...(rounding ? { rounding } : {}) })
  const truth = exact(value)
  return {
    key: `${bare.key}%`,
    latex: `${bare.latex}\\%${isSigned && isDown ? '\\text{ decrease}' : ''}`,
    text: `${bare.text}%${isSigned && isDown ? ' decrease' : ''}`,
    spellings: [
      ...(isSigned && isDown
        ? [`-${bare.text}%`, `a decrease of ${bare.text}%`]
        : [bare.text, `${bare.text} %`, `${bare.text} percent`, `${bare.text} per cent`]),
      ...(direction ? [`${bare.text}% ${direction}`] : []),
      ...(decimalPlaces(value) === undefined || (isSigned && isDown) ? [] : [`${decimalText(value)}%`]),
    ],
    judge(said): Judged {
      const read = readPercent(said)
      const number = read && readNumber(read.number)
      if (!read || !number) return { verdict: 'unread' }
      const judged = judgeNumber(number, truth, { rounding })
      if (read.direction && direction && read.direction !== direction) {
        return judged.verdict === 'wrong'
          ? judged
          : { verdict: 'unfinished', missing: 'The number is right: does it go up or down?', isPart: true }
      }
      const minus = isDown ? judgeNumber(number, exact(value.neg()), { rounding }) : judged
      if (minus.verdict !== 'wrong' && isDown && !read.direction) return minus
      if (judged.verdict === 'right' && isSigned && isDown && !read.direction)
        return {
          verdict: 'unfinished',
          missing: 'The number is right: say whether it goes up or down.',
          isPart: true,
        }
      if (judged.verdict !== 'wrong' || read.hasSign) return judged
      const isFraction = judgeNumber(number, exact(value.div(HUNDRED))).verdict === 'right'
      return isFraction
        ? { verdict: 'unfinished', missing: 'One thing is left: write it as a percentage.' }
        : judged
    },
    isNamedIn: (words, given) =>
      namesNumber(words, value.div(HUNDRED), given) ||
      namesNumber(words, value, given) ||
      namesNumber(words, roundTo(value, 1), given),
    near: random => nearNumbers(bare.number ?? roundTo(value, 1), random).map(each => percent(each, options)),
    number: bare.number ?? value,
  }
}
