import { asLiteral, operationsIn } from '../../../arithmetic/expression.ts'
import { inline, latex } from '../../../arithmetic/show.ts'
import type {
  AnswerForm,
  ArithmeticQuestion,
  CalculateQuestion,
} from '../../../domain/arithmetic-question.ts'
import { placeName } from '../../rounding/solve.ts'

const FORMS: Record<AnswerForm, string> = {
  decimal: 'a decimal',
  fraction: 'a fraction',
  percentage: 'a percentage',
  mixed: 'a mixed number',
  improper: 'an improper fraction',
}

/** The question in words, maths between dollar signs; the same words for the same question. */
export function writeQuestion(question: ArithmeticQuestion): string {
  switch (question.kind) {
    case 'calculate':
      return writeCalculation(question)
    case 'solve':
      return `Solve ${inline(`${latex(question.left)} = ${latex(question.right)}`)}.`
    case 'simplify':
      return `Write ${inline(latex(question.number))} in its lowest terms.`
    case 'convert':
      return `Write ${inline(latex(question.number))} as ${FORMS[question.form]}.`
    case 'round':
      return `Round ${inline(latex(question.number))} to the ${placeName(question.places)}.`
    case 'compare': {
      const numbers = question.numbers.map(number => inline(latex(number)))
      return `Which number is the ${question.wants}: ${numbers.slice(0, -1).join(', ')} or ${numbers.at(-1)}?`
    }
  }
}

function writeCalculation(question: CalculateQuestion): string {
  const { expression, isPowerLaw } = question
  const asked = inline(latex(expression))
  if (isPowerLaw) return `Simplify ${asked}.`
  const rider = riderOf(question)
  if (expression.kind === 'operation' && expression.isOf) {
    return `What is ${inline(latex(expression.left))} of ${inline(latex(expression.right))}?${rider}`
  }
  const isShort = operationsIn(expression).length <= 1 || asLiteral(expression) !== undefined
  return `${isShort ? `What is ${asked}?` : `Work out ${asked}.`}${rider}`
}

/** `Give your answer as a decimal.` */
function riderOf({ form, isLowest }: ArithmeticQuestion): string {
  if (!form && !isLowest) return ''
  const words = [form && `as ${FORMS[form]}`, isLowest && 'in its simplest form'].filter(Boolean)
  return ` Give your answer ${words.join(' ')}.`
}
