import { valueAt } from '../algebra/value-at.ts'
import { type Rational, rational } from '../arithmetic/rational.ts'
import { formulasIn } from './expression.ts'
import type { Judged, Value } from './value.ts'

/** So many terms have to agree. */
const CHECKED = 10

const plain = (value: Rational) => (value.d === 1n ? value.toFraction() : `(${value.toFraction()})`)
const shownLatex = (value: Rational) =>
  value.d === 1n ? value.toFraction() : `\\left(\\frac{${value.n}}{${value.d}}\\right)`

/**
 * The rule of a sequence in which each term is the one before times the same number.
 * @param ratio above zero
 */
export function geometricRule(first: Rational, ratio: Rational, letter: string): Value {
  const terms = Array.from({ length: CHECKED }).reduce(
    (list: Rational[]) => [...list, (list.at(-1) ?? first).mul(ratio)],
    [first],
  )
  const isOne = first.equals(1)
  const text = `${isOne ? '' : `${plain(first)} × `}${plain(ratio)}^(${letter} - 1)`
  const judge = (said: string): Judged => {
    const known = formulasIn(said, [letter]).map(formula =>
      terms.map((_, at) => valueAt(formula, new Map([[letter, rational(at + 1)]]))),
    )
    if (known.length === 0 || known.every(list => list.every(each => each === undefined)))
      return { verdict: 'unread' }
    const isRight = known.some(list => list.every((each, at) => each?.equals(terms[at] ?? 0)))
    const isPlain = !said.includes(letter)
    return { verdict: isRight ? 'right' : isPlain ? 'unread' : 'wrong' }
  }
  return {
    key: `geometric ${first.toFraction()} ${ratio.toFraction()}`,
    latex: `${isOne ? '' : `${shownLatex(first)} \\times `}${shownLatex(ratio)}^{${letter} - 1}`,
    text,
    spellings: [
      text.replaceAll(' ', ''),
      text.replaceAll('×', '*'),
      `${plain(ratio)}^(${letter}-1) × ${plain(first)}`,
      `${plain(first.div(ratio))} × ${plain(ratio)}^${letter}`,
    ],
    judge,
    isNamedIn: words => {
      const squeezed = words.replace(/\\times|\*/g, '×').replace(/\\left|\\right|[{}$\s]/g, '')
      return [text, text.replace(/\^\((.*)\)$/, '^$1')].some(each =>
        squeezed.includes(each.replaceAll(' ', '')),
      )
    },
    near: () => [
      geometricRule(first.mul(ratio), ratio, letter),
      geometricRule(first, ratio.add(1), letter),
      geometricRule(ratio, first.equals(1) ? ratio.add(2) : first.abs(), letter),
    ],
  }
}
