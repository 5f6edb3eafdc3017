import { isNegative, isWhole, ONE, type Rational, signedTop, ZERO } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import { showValue } from '../arithmetic/show.ts'
import { asRational, exact, squareRoot } from '../exact/exact.ts'
import type { Sign } from '../stories/net/calculations.ts'
import { stepOf } from '../stories/net/tell.ts'
import type { ReadingStep } from '../stories/story-reading.ts'

/** Before a calculation that a net has written in the place of a wording. */
export const CALCULATES = '<calculation>'

/** What is no schoolwork any more. */
const MOST_STEPS = 10
const LARGEST = 1_000_000_000_000n
const MOST_EXPONENT = 6

/** What a calculation comes to, and its steps, first things first. */
export interface Calculated {
  value: Rational
  steps: ReadingStep[]
}

/**
 * Reckons a calculation that a net has written: numbers, `+ - × ÷ ^ ( )`, `√ ( )`, `⌈ ⌉` for what is needed where the last one
 * is not full, `⌊ ⌋` for how many are full, and `⌊ a | b ⌋` for what is left over.
 * @param written its pieces, without `CALCULATES`
 * @returns undefined for what is no calculation, can't be reckoned exactly, grows too large, or has no step
 */
export function calculated(written: readonly string[]): Calculated | undefined {
  const steps: ReadingStep[] = []
  let at = 0
  const take = (...any: string[]) => (any.includes(written[at] ?? '') ? written[at++] : undefined)

  function sum(): Rational {
    let value = product(take('-') !== undefined)
    for (let sign = take('+', '-'); sign; sign = take('+', '-'))
      value = reckoned(sign === '-' ? '−' : '+', value, product())
    return value
  }
  function product(isBelow = false): Rational {
    const before = steps.length
    const first = power()
    let value = !isBelow ? first : steps.length > before ? reckoned('−', ZERO, first) : first.neg()
    for (let sign = take('×', '÷'); sign; sign = take('×', '÷'))
      value = reckoned(sign === '÷' ? '÷' : '×', value, power())
    return value
  }
  function power(): Rational {
    const base = atom()
    return take('^') ? raised(base, atom()) : base
  }
  function raised(base: Rational, exponent: Rational): Rational {
    const times = Number(signedTop(exponent))
    if (!isWhole(exponent) || times < 2 || times > MOST_EXPONENT) throw new RangeError('no power of a school')
    let value = base
    for (let done = 1; done < times; done++) value = value.mul(base)
    const shown = showValue(base, true)
    return taken({
      is: 'the power',
      calculation: `${/[-/]/.test(shown) ? `(${shown})` : shown}^${times}`,
      value,
    })
  }
  function atom(): Rational {
    const opened = take('(', '√', '⌈', '⌊')
    if (opened === undefined) return number(written[at++] ?? '')
    if (opened === '√') need('(')
    if (opened === '⌈' || opened === '⌊') return whole(opened)
    const value = sum()
    need(')')
    return opened === '√' ? root(value) : value
  }
  function whole(opened: string): Rational {
    const before = steps.length
    const value = sum()
    if (opened === '⌊' && take('|')) {
      const by = sum()
      need('⌋')
      if (isNegative(value) || isNegative(by)) throw new RangeError('nothing is left of what is below zero')
      return reckoned('over', value, by)
    }
    need(opened === '⌈' ? '⌉' : '⌋')
    const last = steps.length > before ? steps.pop() : undefined
    const rounded = last?.calculation.includes('÷')
      ? stepOf(opened === '⌈' ? 'up' : 'down', value, ONE)
      : undefined
    if (!last || !rounded) throw new RangeError('nothing is divided')
    return taken({ ...rounded, calculation: last.calculation })
  }
  function root(of: Rational): Rational {
    const found = squareRoot(exact(of))
    const value = found && asRational(found)
    if (!value) throw new RangeError('no whole root')
    return taken({ is: 'the square root', calculation: `√${showValue(of, true)}`, value })
  }
  function reckoned(sign: Sign, one: Rational, other: Rational): Rational {
    const step = stepOf(sign, one, other)
    if (!step) throw new RangeError('divided by zero')
    return taken(step)
  }
  function taken(step: ReadingStep): Rational {
    if (steps.length >= MOST_STEPS || step.value.n > LARGEST || step.value.d > LARGEST)
      throw new RangeError('larger than anything of a school')
    steps.push(step)
    return step.value
  }
  function need(piece: string) {
    if (!take(piece)) throw new SyntaxError(`${piece} is missing`)
  }

  try {
    const value = sum()
    return at === written.length && steps.length > 0 ? { value, steps } : undefined
  } catch {
    return undefined
  }
}

function number(piece: string): Rational {
  const value = /^\d/.test(piece) ? readLiteral(piece)?.value : undefined
  if (!value) throw new SyntaxError('no number')
  return value
}
