import type { Solution, Step } from '../../marking/solution.ts'
import { solvePowerLaw } from '../calculation/power-law.ts'
import { solveCalculation } from '../calculation/solve.ts'
import { solveEquation } from '../equation/solve.ts'
import { formLatex, solveCompare, solveConvert, solveRound, solveSimplify } from '../form-change/solve.ts'
import type { Question } from './question.ts'

const FORM_WORDS = {
  decimal: 'Write it as a decimal',
  fraction: 'Write it as a fraction',
  percentage: 'Write it as a percentage',
  mixed: 'Write it as a mixed number',
  improper: 'Write it as a top-heavy fraction',
}

/** Whether the answer, once worked out, still has to be brought into the form that was asked for. */
export function hasFormStep({ kind, form, isLowest }: Question): boolean {
  return (kind === 'calculate' || kind === 'solve') && (form !== undefined || isLowest === true)
}

/** The exact answer to a question and the worked steps to it, one mark each; the same for the same question. */
export function solve(question: Question): Solution {
  const solution = solveAsAsked(question)
  const { form } = question
  if (!hasFormStep(question) || !solution.value) return solution
  const inForm = formLatex(solution.value, form ?? 'fraction')
  const words = `${form ? FORM_WORDS[form] : 'Write it in lowest terms'}: $${inForm}$`
  const last: Step = { plan: words, done: words, isReduction: false, isShownBy: () => false }
  const answer = question.kind === 'solve' ? `${question.unknown} = ${inForm}` : inForm
  return { ...solution, answer, steps: [...solution.steps, last] }
}

function solveAsAsked(question: Question): Solution {
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
