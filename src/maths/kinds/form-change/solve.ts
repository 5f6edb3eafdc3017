import { inline, latex } from '../../arithmetic/show.ts'
import type { ConvertQuestion } from '../../domain/arithmetic-question.ts'
import { formLatex } from '../by-lines/form-latex.ts'
import { type ArithmeticSolution, step } from '../by-lines/solution.ts'

export function solveConvert(question: ConvertQuestion): ArithmeticSolution {
  const { number, form } = question
  const { value } = number
  const answer = formLatex(value, form)
  return {
    value,
    answer,
    steps: [
      step(howToConvert(question), () => false),
      step(`Write it: ${inline(`${latex(number)} = ${answer}`)}`),
    ],
  }
}

function howToConvert({ number, form }: ConvertQuestion): string {
  const { value, top = 0n, bottom = 1n } = number
  const written = inline(latex(number))
  if (form === 'decimal') {
    if (number.form === 'percent') return 'Percent means out of a hundred, so divide by 100'
    return number.form === 'mixed'
      ? 'Keep the whole part and divide the top by the bottom'
      : `Divide the top by the bottom: ${inline(`${top} \\div ${bottom}`)}`
  }
  if (form === 'percentage') return 'Multiply by 100, because percent means out of a hundred'
  if (form === 'mixed' && number.form === 'fraction')
    return `See how many whole ${bottom}s are in ${top}: ${value.n / value.d}, and what is left over`
  if (number.form === 'mixed')
    return `Turn the wholes into parts: ${inline(`${value.n / value.d} \\times ${bottom} + ${top < 0n ? -top : top}`)}`
  if (number.form === 'percent')
    return `Percent means out of a hundred, so ${written} is a fraction with 100 below`
  return 'Read the place of the last digit: tenths, hundredths or thousandths'
}
