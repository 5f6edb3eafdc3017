import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { withLiterals } from '#maths/arithmetic/literals.ts'
import { parseChain } from '#maths/arithmetic/parse.ts'
import { tokenise } from '#maths/arithmetic/tokens.ts'
import { normalise } from '#maths/notation/normalise.ts'

const LONGEST = 100

/** The sides of a calculation with numbers, and of nothing else. */
function sidesOf(text: string): Expression[] | undefined {
  const plain = normalise(text.slice(0, LONGEST + 1)).replace(/(?<=[\d)]) ?x ?(?=[\d(])/gi, ' × ')
  const tokens =
    plain.length > LONGEST || /\p{L}{2}/u.test(plain) ? undefined : tokenise(plain.replace(/[.\s]+$/, ''))
  const joined = tokens && withLiterals(tokens)
  const sides = joined && parseChain(joined)
  const isSum = sides?.some(side => operationsIn(side).length > 0) === true
  return isSum && !sides.some(hasUnknown) ? sides : undefined
}

const signsOf = (text: string) =>
  normalise(text)
    .replace(/(?<=[\d)]) ?x ?(?=[\d(])/gi, '×')
    .replace(/[\s.]+$/, '')
    .replace(/\s+/g, '')

/**
 * An answer beside an equation of numbers on the answer page, such as one in which brackets are to be put: right where
 * it is the same one, signs and brackets, wrong where it is not true.
 * @returns undefined where the answer page has none
 */
export function compareEquations(
  expected: string,
  answer: string,
): 'right' | 'wrong' | 'undecided' | undefined {
  const wanted = sidesOf(expected)
  if (!wanted || wanted.length < 2) return undefined
  const given = sidesOf(answer)
  if (!given) return 'undecided'
  if (signsOf(expected) === signsOf(answer)) return 'right'
  const values = given.map(side => exactValue(side))
  const [first, second, ...more] = values
  const isFalse = first && second && more.length === 0 && !first.equals(second)
  return isFalse ? 'wrong' : 'undecided'
}
