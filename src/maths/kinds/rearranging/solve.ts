import { fractionOf } from '../../algebra/fraction-of.ts'
import { coefficientsOf, scaled } from '../../algebra/polynomial.ts'
import { readFormula } from '../../algebra/read-formula.ts'
import { formulaLatex } from '../../algebra/show-formula.ts'
import { polynomialText } from '../../algebra/show-polynomial.ts'
import { type Rearranged, unwound } from '../../algebra/solve-for.ts'
import { inline } from '../../arithmetic/show.ts'
import { subject } from '../../values/subject.ts'
import { type Solved, type ValueStep, valueStep } from '../by-value/solution.ts'
import type { RearrangingQuestion } from './question.ts'

/** `ax + b = cx + d`: what multiplies the letter against the rest. */
function gathered({ left, right, letter }: RearrangingQuestion): Rearranged | undefined {
  const difference = fractionOf({
    kind: 'sum',
    terms: [
      { isMinus: false, of: left },
      { isMinus: true, of: right },
    ],
  })
  const [rest, before, ...more] = (difference && coefficientsOf(difference.top, letter)) ?? []
  if (!rest || !before || before.length === 0 || rest.length === 0 || more.length > 0) return undefined
  const isTurned = before[0]?.coefficient.s === -1n
  const [top, bottom] = [isTurned ? rest : scaled(rest, -1), isTurned ? scaled(before, -1) : before].map(
    each => readFormula(polynomialText(each)),
  )
  return top && bottom && { right: { kind: 'quotient', top, bottom }, steps: [], hasTwoSigns: false }
}

/** The formula with its letter alone; undefined where that takes more than school knows. */
export function rearranged(question: RearrangingQuestion): Rearranged | undefined {
  return unwound(question.left, question.right, question.letter) ?? gathered(question)
}

export function solveRearranging(question: RearrangingQuestion): Solved {
  const own = rearranged(question)
  if (!own) throw new RangeError('The formula can not be rearranged')
  const answer = subject(question.letter, own.right, { hasTwoSigns: own.hasTwoSigns })
  const result = inline(answer.latex)
  const lines: ValueStep[] = own.steps
    .slice(0, -1)
    .map(({ left, right }) =>
      valueStep(`Do the same to both sides: ${inline(`${formulaLatex(left)} = ${formulaLatex(right)}`)}`),
    )
  const first =
    own.steps.length === 0
      ? [
          valueStep(
            `Bring everything with ${inline(question.letter)} to one side and take it out as a factor`,
          ),
        ]
      : lines
  return { answer, steps: [...first, valueStep(`Now ${inline(question.letter)} stands alone: ${result}`)] }
}
