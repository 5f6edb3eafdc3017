import { sharedBy } from '../../algebra/factorise.ts'
import type { Formula } from '../../algebra/formula.ts'
import { twoBrackets } from '../../algebra/two-brackets.ts'
import { ONE } from '../../arithmetic/rational.ts'
import type { Topic } from '../../domain/topic.ts'
import type { ExpressionQuestion } from './question.ts'
import { polynomialIn } from './solve.ts'

/** Before two brackets nothing stands, and what shares a factor is no pair of numbers yet. */
export function tipsOfExpression(question: ExpressionQuestion): Topic['tips'] | undefined {
  const { task, formula } = question
  if (task === 'expand') return ofBrackets(formula)
  return task === 'factorise' ? ofFactors(question) : undefined
}

function ofBrackets(formula: Formula): Topic['tips'] | undefined {
  if (formula.kind === 'power')
    return [
      'What does the power say? Write the bracket out as often as it stands there in all.',
      'Multiply each term of one bracket by each term of the other. How many products are there?',
    ]
  return twoBrackets(formula)
    ? [
        'Each term of the first bracket multiplies each term of the second. How many products are there?',
        'Draw an arrow from each term of the first bracket to each term of the second, and multiply along every arrow; mind the signs.',
      ]
    : undefined
}

function ofFactors(question: ExpressionQuestion): Topic['tips'] {
  const polynomial = polynomialIn(question)
  const shared = sharedBy(polynomial)
  if (shared.powers.size > 0 || !shared.coefficient.equals(ONE))
    return [
      'Is there anything that goes into every term? Take it out first.',
      'Write what goes into every term in front of a bracket. What must stand inside, so that multiplying out gives back each term?',
    ]
  if (polynomial.length > 2 && !polynomial[0]?.coefficient.equals(ONE))
    return [
      'Think of two brackets. Which first terms multiply to the first term, and which last numbers to the last one?',
      'Multiply your brackets out again: do you get back what you began with? If not, swap the last numbers.',
    ]
  return polynomial.length === 2
    ? [
        'Two terms, and nothing goes into both. Is each of them the square of something?',
        'A square less another square splits into two brackets: the one has a plus, the other a minus.',
      ]
    : [
        'Think of two brackets. Which two numbers have the right product and the right sum?',
        'Multiply your brackets out again: do you get back what you began with?',
      ]
}
