import { polynomialOf } from '#maths/algebra/fraction-of.ts'
import { coefficientsOf, minus, numberOf, type Polynomial } from '#maths/algebra/polynomial.ts'
import { readFormula } from '#maths/algebra/read-formula.ts'
import type { Question } from '#maths/domain/question.ts'
import type { ExpressionQuestion } from '#maths/kinds/expressions/question.ts'
import type { SolvingQuestion } from '#maths/kinds/solving/question.ts'
import { bare, type QuantitySaid } from './quantity.ts'

/** What right brackets are. */
export const AS_PRODUCT = 'the same, written as a product'

const LONGEST = 90
/** Whatever is said before them: `no it gives +5x. so (x-2)(x-3)`. */
const BRACKETS =
  /^(?:[^=()]*(?:\p{L}{2}|[,.;:!?])\s+|\W*)(\([^()=]{2,14}\)\s*\*?\s*\([^()=]{2,14}\))(?:\s*=\s*0)?(?:[\s,]+\p{L}+){0,2}\W*$/iu

/** Two brackets for a quadratic: what they multiply to is compared with it, term by term. */
export function bracketsSaid(text: string, question: Question): QuantitySaid | undefined {
  const wanted = quadraticOf(question)
  const own = text.length > LONGEST ? undefined : BRACKETS.exec(text)?.[1]
  const formula = wanted && own ? readFormula(own.replace(/[−–]/g, '-')) : undefined
  const product = formula && polynomialOf(formula)
  if (!wanted || !own || !product) return undefined
  const rest = minus(wanted.polynomial, product)
  const isSo = rest.length === 0
  // Its right brackets answer what is to be factorised.
  if (isSo && question.kind === 'expressions') return undefined
  const [last, middle, first] = [0, 1, 2].map(power => coefficientAt(rest, wanted.letter, power))
  const askBack = first
    ? 'Multiply your brackets out: what do the two first terms make together?'
    : last
      ? `Multiply your brackets out: what do the two numbers make? ${middle ? 'And' : 'The middle fits. But'} what stands at the end of the question, with its sign?`
      : 'The numbers multiply to the last one, that fits. Multiply it all out: what do you get in the middle, and which sign does it have?'
  return {
    isSo,
    own,
    quantity: bare(
      AS_PRODUCT,
      'A product is zero when one of its brackets is. What must the letter be for the first one, and for the second?',
      askBack,
    ),
  }
}

function quadraticOf(question: Question): { polynomial: Polynomial; letter: string } | undefined {
  if (question.kind === 'solving') {
    const own = question as SolvingQuestion
    return own.task === 'roots' ? { polynomial: own.polynomial, letter: own.letter } : undefined
  }
  if (question.kind !== 'expressions' || (question as ExpressionQuestion).task !== 'factorise')
    return undefined
  const polynomial = polynomialOf((question as ExpressionQuestion).formula)
  const letter = /[a-z](?=\s*(?:\^|²))/i.exec((question as ExpressionQuestion).source)?.[0]
  return polynomial && letter ? { polynomial, letter } : undefined
}

/** Whether a power of the letter is left. */
function coefficientAt(polynomial: Polynomial, letter: string, power: number): boolean {
  const found = coefficientsOf(polynomial, letter)?.[power]
  return found !== undefined && numberOf(found)?.n !== 0n
}
