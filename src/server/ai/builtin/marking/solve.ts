import type { Question } from '../questions/question.ts'
import type { Solution } from './solution.ts'
import { solveCalculation } from './solve-calculation.ts'
import { solveEquation } from './solve-equation.ts'
import { formLatex, solveCompare, solveConvert, solveRound, solveSimplify } from './solve-form.ts'

/** The exact answer to a question and the worked steps to it, one mark each; the same for the same question. */
export function solve(question: Question): Solution {
  const solution = solveAsAsked(question)
  if (!question.form || question.kind === 'convert' || !solution.value) return solution
  const inForm = formLatex(solution.value, question.form)
  return { ...solution, answer: question.kind === 'solve' ? `${question.unknown} = ${inForm}` : inForm }
}

function solveAsAsked(question: Question): Solution {
  switch (question.kind) {
    case 'calculate':
      return solveCalculation(question)
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
