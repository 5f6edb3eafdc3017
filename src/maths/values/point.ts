import type { Rational } from '../arithmetic/rational.ts'
import { numberValue } from './number.ts'
import { pair } from './pair.ts'
import { several } from './several.ts'
import type { Value } from './value.ts'

const NAMED = /\b[xy]\s*(?:=|is\b|:)/i

/** A point: two numbers in their order, with or without brackets. */
export function point(x: Rational, y: Rational): Value {
  const shown = [x, y].map(each => numberValue(each, { isDecimal: true }))
  const inner = several([x, y], { isOrdered: true })
  const named = pair(['x', 'y'], [x, y])
  const [a = '', b = ''] = shown.map(({ text }) => text)
  return {
    ...inner,
    key: `point ${inner.key}`,
    latex: `(${shown.map(({ latex }) => latex).join(', ')})`,
    text: `(${a}, ${b})`,
    judge(text) {
      const said = text.replace(/^\((\([^()]*\))\)$/, '$1')
      if (!NAMED.test(said)) return inner.judge(said)
      const [all = '', both = ''] = /^[^(]{0,20}(\([^()]*\))/.exec(said) ?? []
      if (both === '' || NAMED.test(both)) return named.judge(said)
      // The point, and what it means once more: what stands there first is the answer, unless it says two things.
      const [first, again] = [inner.judge(both), named.judge(said.slice(all.length))]
      return again.verdict === 'unread' || again.verdict === first.verdict ? first : { verdict: 'unclear' }
    },
    spellings: [`${a}, ${b}`, `(${a},${b})`, `x = ${a}, y = ${b}`, `(${a} , ${b})`],
    near: () => [point(y, x), point(x.neg(), y), point(x, y.add(1)), point(x.add(1), y.add(1))],
  }
}
