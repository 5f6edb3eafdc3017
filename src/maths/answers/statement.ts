import { exactValue } from '../arithmetic/evaluate.ts'
import { type Expression, withoutGroup } from '../arithmetic/expression.ts'

/** `7 r 3`: a quotient and what is left over. */
export interface Remainder {
  quotient: bigint
  left: bigint
}

/** One thing a child states: a number, an expression, or a chain such as `6/8 + 1/8 = 7/8`. */
export interface Statement {
  /** At least one; they are claimed to be equal. */
  sides: Expression[]
  /** Begins with `=`, so it goes on from the statement before. */
  isContinued: boolean
  /** Announced as the answer: `Answer: 7/8`. */
  isMarked: boolean
  /** A check of the answer rather than the answer. */
  isCheck: boolean
  /** Stands beside another number as "7 or 8". */
  isUndecided: boolean
  remainder?: Remainder
  /** As typed, for showing. */
  text: string
}

export interface ReadAnswer {
  statements: Statement[]
  /** The last statement that is meant as the answer. */
  final: Statement | undefined
  /** It says that there is no answer ("can't be done"). */
  saysImpossible: boolean
}

/** What to know of the question to read an answer to it. */
export interface ReadingContext {
  /** The letter that stands for the unknown, for equations. */
  unknown?: string
  /** A whole-number division, where `7 r 3` can be an answer. */
  allowsRemainder?: boolean
}

/**
 * What a statement says the unknown is: `x = 4`, `4 = x`, or only `4`.
 * @param unknown its letter; `?` is a blank, which a child may call what it likes
 * @param isNamed only where the unknown itself is named
 */
export function statedSolution(
  { sides }: Statement,
  unknown: string,
  isNamed = false,
): Expression | undefined {
  const bare = sides.map(withoutGroup)
  const others = bare.filter(side => side.kind !== 'unknown' || (side.name !== unknown && unknown !== '?'))
  const isUnnamed = others.length === bare.length
  if (isUnnamed && (isNamed || bare.some(side => exactValue(side) === undefined))) return undefined
  const last = others.at(-1)
  return last && exactValue(last) ? last : undefined
}
