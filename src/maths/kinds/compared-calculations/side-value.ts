import { latex } from '../../arithmetic/show.ts'
import { type Exact, exact, isSame } from '../../exact/exact.ts'
import { normalise } from '../../notation/normalise.ts'
import { numberValue } from '../../values/number.ts'
import { readNumber } from '../../values/read-number.ts'
import type { Judged, Value } from '../../values/value.ts'
import type { Side } from './question.ts'

/** A calculation as a child types it: `3 × 4`. */
const typed = ({ expression }: Side) => normalise(latex(expression)).replace(/ {2,}/g, ' ')

const IS_IT =
  /\s+(?:is|has)\s+(?:the\s+)?(?:(?:great|larg|bigg|high|small|low)e(?:r|st)|more|less|least|most)(?:\s+(?:one|value|number|amount))?$/i
const WRONG_RESULT: Judged = {
  verdict: 'unfinished',
  missing: 'That is the right one to choose; work out again what it comes to.',
  isPart: true,
}

/** One of several calculations, named by itself or by what it comes to. */
export function sideValue(sides: readonly Side[], right: Side): Value {
  const text = typed(right)
  const result = numberValue(right.value, { isDecimal: true })
  const named = (value: Exact) => sides.find(side => isSame(exact(side.value), value))
  const judgeOne = (said: string): Judged => {
    const read = readNumber(said)
    if (!read) return { verdict: 'unread' }
    const side = named(read.value)
    return { verdict: side === right ? 'right' : 'wrong' }
  }
  return {
    key: `side ${text}`,
    latex: latex(right.expression),
    text,
    spellings: [
      text,
      `${text} = ${result.text}`,
      `${text} is greater`,
      result.text,
      text.replaceAll(' ', ''),
    ],
    judge(said) {
      const parts = said.replace(IS_IT, '').split('=').map(readNumber)
      const values = parts.flatMap(part => part?.value ?? [])
      const [first, ...others] = values
      if (!first || parts.length < 2 || values.length < parts.length) return judgeOne(said.replace(IS_IT, ''))
      if (others.every(each => isSame(each, first))) return judgeOne(said.split('=')[0] ?? '')
      return named(first) === right ? WRONG_RESULT : { verdict: 'wrong' }
    },
    isNamedIn(words, given) {
      const parts = normalise(words).split(/\b(?:is|are|it's|its)\b|[:,!?]|\.(?=\s|$)/)
      const isSaid = parts.some(part => this.judge(part.trim()).verdict === 'right')
      return isSaid || result.isNamedIn(words, given)
    },
    near: () => sides.filter(side => side !== right).map(side => sideValue(sides, side)),
  }
}
