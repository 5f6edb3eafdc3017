import type { Rational } from '../arithmetic/rational.ts'
import { numberValue } from './number.ts'
import { quantity } from './quantity.ts'
import { several, splitList } from './several.ts'
import type { Unit } from './units.ts'
import type { Value } from './value.ts'

const NONE =
  /^(?:there (?:is|are|isn't|is not|are not) )?(?:no|not|none|any|a)?(?: an?y?)? ?(?:modes?|modal (?:number|value)s?|none|nothing)(?: (?:at all|here))?$|^(?:it|this list|the list) (?:does not|doesn't|has no|hasn't)(?: (?:have|got))?(?: an?y?)?(?: mode)?$|^(?:it )?(?:doesn't|does not) exist$/
const SAYS_NONE = /\b(?:no|none|not|n't|isn't|doesn't|nothing)\b/

/** Whether somebody says that there is no mode. */
function isNone(said: string): boolean {
  const plain = said.toLowerCase().replace(/’/g, "'").trim()
  return SAYS_NONE.test(plain) && NONE.test(plain)
}

const withoutName = (text: string) =>
  text
    .replace(/^(?:the )?(?:mode|modes|modal (?:number|value)s?)(?: (?:is|are)|:| =)? /i, '')
    .replace(/^both /i, '')

/** The modes of a list: one number, several, or none. */
export function modes(truth: readonly Rational[], numbers: readonly Rational[], unit?: Unit): Value {
  const [only, ...others] = truth
  if (!only) return noMode(numbers)
  const list =
    unit && others.length === 0
      ? quantity(only, unit)
      : others.length === 0
        ? numberValue(only)
        : several(truth)
  return {
    ...list,
    key: `mode ${list.key}`,
    spellings: [...list.spellings, ...(list.text.length < 20 ? [`mode = ${list.text}`] : [])],
    judge(said) {
      if (isNone(said)) return { verdict: 'wrong' }
      const bare = withoutName(said)
      const judged = list.judge(bare)
      if (judged.verdict !== 'unread' || others.length > 0) return judged
      const many = several(truth).judge(bare)
      return (splitList(bare)?.length ?? 0) > 1 && many.verdict !== 'right' ? many : judged
    },
    near(random) {
      const distinct = [...new Map(numbers.map(each => [each.toFraction(), each])).values()]
      const rest = distinct.filter(each => !truth.some(other => other.equals(each)))
      const options = others.length === 0 ? rest.map(each => modes([each], numbers, unit)) : []
      return [...options, ...list.near(random).map(each => ({ ...each, key: `mode ${each.key}` }))]
    },
  }
}

function noMode(numbers: readonly Rational[]): Value {
  return {
    key: 'mode none',
    latex: '\\text{no mode}',
    text: 'no mode',
    spellings: ['none', 'No mode', 'there is no mode', 'there is none', 'It has no mode'],
    judge(said) {
      if (isNone(said)) return { verdict: 'right' }
      const list = several(numbers).judge(withoutName(said))
      // Some books call each of them a mode then.
      if (list.verdict === 'right') return { verdict: 'unread' }
      return list.verdict === 'unread' ? list : { verdict: 'wrong' }
    },
    isNamedIn: text => /\bno mode\b|\bis none\b/i.test(text),
    near: () => numbers.map(each => modes([each], numbers)),
  }
}
