import { type Rational, rational } from '../arithmetic/rational.ts'
import { add, type Exact, exact, exactText, multiply } from '../exact/exact.ts'
import { lenient } from './lenient.ts'
import type { Value } from './value.ts'

/** What a question says about π: leave it, or take a number for it. */
export type PiNote = 'in terms' | Rational

/** What schools take for π. */
const USUAL = [rational(314, 100), rational(3142, 1000), rational(22, 7), rational(31416, 10_000)]

/** The value with a rational number in place of π. */
function withPi(value: Exact, pi: Rational): Exact {
  return add(
    ...value.terms.map(({ coefficient, radicand, pi: power }) =>
      multiply({ terms: [{ coefficient, radicand, pi: 0 }] }, pi.pow(power) ?? 1),
    ),
  )
}

export const hasPi = (value: Exact) => value.terms.some(({ pi }) => pi !== 0)

const isRight = ({ verdict }: { verdict: string }) => verdict === 'right' || verdict === 'rounded'

/** Whether a text says it with its π: `36\\pi`, `25π/4`. */
function isWrittenIn(words: string, truth: Exact): boolean {
  const squeezed = words
    .replace(/\\frac\{([^{}]*)\}\{(\d+)\}/g, '$1/$2')
    .replace(/\\pi|\bpi\b|(?<=\d)pi\b/gi, 'π')
    .replace(/[\s×*]|\\times/g, '')
  const at = squeezed.indexOf(exactText(truth).replace(/\s/g, ''))
  return at >= 0 && !/[\d.]/.test(squeezed.charAt(at - 1))
}

/**
 * A value with π in it: as the question wants it, and with no word called wrong that follows from a usual number for π.
 * @param make the value of a number, such as a quantity in cm²
 * @param isRounded the question says how to round
 */
export function circleValue(
  truth: Exact,
  make: (value: Exact) => Value,
  { note, isRounded = false }: { note?: PiNote | undefined; isRounded?: boolean } = {},
): Value {
  if (!hasPi(truth)) return make(truth)
  if (note !== undefined && note !== 'in terms') {
    const own = make(withPi(truth, note))
    return lenient(own, said => (isRight(make(truth).judge(said)) ? 'unread' : undefined))
  }
  const base = make(truth)
  const others = USUAL.map(pi => make(withPi(truth, pi)))
  const isUsual = (said: string) => others.some(other => isRight(other.judge(said)))
  const judged = lenient(base, said => (isUsual(said) ? (isRounded ? 'unread' : 'rounded') : undefined))
  const judge: Value['judge'] = said => {
    const own = judged.judge(said)
    if (note !== 'in terms' || own.verdict !== 'rounded') return own
    return { verdict: 'unfinished', missing: 'The question asks for it in terms of π.' }
  }
  const again = (value: Exact) => circleValue(value, make, { note, isRounded })
  const [term] = truth.terms
  const isLone = truth.terms.length === 1 && term
  return {
    ...base,
    judge,
    isNamedIn: (words, given) => base.isNamedIn(words, given) || isWrittenIn(words, truth),
    spellings: base.spellings.filter(each => isRight(judge(each))),
    near(random) {
      if (isRounded || !isLone) return base.near(random)
      const size = (by: number) => exact({ terms: [{ ...term, coefficient: term.coefficient.add(by) }] })
      return [multiply(truth, 2), size(1), size(2), size(3)].map(again)
    },
  }
}
