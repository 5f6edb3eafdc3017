import type { NumberNode } from '../arithmetic/expression.ts'
import { withLiterals } from '../arithmetic/literals.ts'
import { withWordsAsNumbers } from '../arithmetic/number-words.ts'
import type { Rational } from '../arithmetic/rational.ts'
import { tokenise } from '../arithmetic/tokens.ts'
import type { CompareQuestion } from '../questions/question.ts'

const GREATER = /\b(?:bigger|larger|greater|more|higher|biggest|largest|greatest)\b|>/i
const LESS = /\b(?:smaller|less|lower|fewer|smallest|least)\b|</i

function numbersIn(text: string): NumberNode[] {
  const tokens = tokenise(text)
  const joined = tokens && withLiterals(withWordsAsNumbers(tokens))
  return (joined ?? []).flatMap((token, at) => {
    if (token.kind !== 'number') return []
    const before = joined?.[at - 1]
    const isMinus = before?.kind === 'sign' && before.sign === '-'
    return [isMinus ? { ...token, value: token.value.neg() } : token]
  })
}

/**
 * Reads which number an answer to "Which is larger?" names: `0.4`, `0.4 is bigger than 0.35` or `0.35 < 0.4`.
 * @returns undefined when it names none, or more than one without saying which
 */
export function readComparison(answer: string, { wants }: CompareQuestion): Rational | undefined {
  const text = answer.slice(0, 500)
  const values = numbersIn(text).map(({ value }) => value)
  const [first] = values
  const last = values.at(-1)
  if (!first || !last) return undefined
  if (values.every(value => value.equals(first))) return first
  const isGreaterFirst = GREATER.test(text)
  if (isGreaterFirst === LESS.test(text)) return undefined
  return isGreaterFirst === (wants === 'largest') ? first : last
}
