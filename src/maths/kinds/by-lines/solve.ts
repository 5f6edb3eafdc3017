import type { ArithmeticQuestion } from '../../domain/arithmetic-question.ts'
import { solvePowerLaw } from '../calculation/power-law.ts'
import { solveCalculation } from '../calculation/solve.ts'
import { solveCompare } from '../comparison/solve.ts'
import { solveEquation } from '../equation/solve.ts'
import { solveConvert } from '../form-change/solve.ts'
import { solveRound } from '../rounding/solve.ts'
import { solveSimplify } from '../simplest-form/solve.ts'
import { formLatex } from './form-latex.ts'
import type { ArithmeticSolution, ArithmeticStep } from './solution.ts'

const FORM_WORDS = {
  decimal: 'Write it as a decimal',
  fraction: 'Write it as a fraction',
  percentage: 'Write it as a percentage',
  mixed: 'Write it as a mixed number',
  improper: 'Write it as a top-heavy fraction',
}

/** Whether the answer, once worked out, still has to be brought into the form that was asked for. */
export function hasFormStep({ kind, form, isLowest }: ArithmeticQuestion): boolean {
  return (kind === 'calculate' || kind === 'solve') && (form !== undefined || isLowest === true)
}

/** The exact answer to a question and the worked steps to it, one mark each; the same for the same question. */
export function solve(question: ArithmeticQuestion): ArithmeticSolution {
  const solution = solveAsAsked(question)
  const { form } = question
  if (!hasFormStep(question) || !solution.value) return solution
  const inForm = formLatex(solution.value, form ?? 'fraction')
  const words = `${form ? FORM_WORDS[form] : 'Write it in lowest terms'}: $${inForm}$`
  const last: ArithmeticStep = { plan: words, done: words, isReduction: false, isShownBy: () => false }
  const answer = question.kind === 'solve' ? `${question.unknown} = ${inForm}` : inForm
  return { ...solution, answer, steps: [...solution.steps, last] }
}

function solveAsAsked(question: ArithmeticQuestion): ArithmeticSolution {
  switch (question.kind) {
    case 'calculate':
      return solvePowerLaw(question) ?? solveCalculation(question)
    case 'solve':
      return solveEquation(question)
    case 'simplify':
      return solveSimplify(question)
    case 'convert':
      return solveConvert(question)
    case 'round':
      return solveRound(question)
    case 'compare':
      return solveCompare(question)
  }
}
