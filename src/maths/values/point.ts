import type { Rational } from '../arithmetic/rational.ts'
import { numberValue } from './number.ts'
import { pair } from './pair.ts'
import { several } from './several.ts'
import type { Value } from './value.ts'

/** What a point is called before its brackets: `A'(4, 2)`, `the image of P is at (3, 4)`. */
const NAME =
  /^(?:the )?(?:(?:new |image )?point |(?:fourth |4th )?(?:corner|vertex) |image(?: of)? )?(?:[a-z]['’′]{0,2} ?)?(?:is |=|at )?(?:at )?\s?(?=\()/i
/** `(1, -4), so x is 1 and y is -4` says it twice. */
const TWICE = /^(\([^()]{1,30}\))[,;:]? ?(?:so |i\.?e\.? |that is |because )?(\bx\b.{1,40})$/i

/** A point: two numbers in their order, with or without brackets. */
export function point(x: Rational, y: Rational): Value {
  const shown = [x, y].map(each => numberValue(each, { isDecimal: true }))
  const inner = several([x, y], { isOrdered: true })
  const named = pair(['x', 'y'], [x, y])
  const judgeOnce = (said: string) => (/\b[xy]\s*(?:=|is\b|:)/i.test(said) ? named : inner).judge(said)
  const [a = '', b = ''] = shown.map(({ text }) => text)
  return {
    ...inner,
    key: `point ${inner.key}`,
    latex: `(${shown.map(({ latex }) => latex).join(', ')})`,
    text: `(${a}, ${b})`,
    judge(said) {
      const bare = said.replace(NAME, '').replace(/^\((\([^()]*\))\)$/, '$1')
      const [, place, letters] = TWICE.exec(bare) ?? []
      const judged = [place, letters].flatMap(part => (part ? [judgeOnce(part)] : []))
      const [first, second] = judged
      if (first && second) return first.verdict === second.verdict ? first : { verdict: 'unread' }
      return judgeOnce(bare)
    },
    spellings: [`${a}, ${b}`, `(${a},${b})`, `x = ${a}, y = ${b}`, `(${a} , ${b})`],
    near: () => [point(y, x), point(x.neg(), y), point(x, y.add(1)), point(x.add(1), y.add(1))],
  }
}
