import { inline, latex } from '../../arithmetic/show.ts'
import type { CompareQuestion } from '../../domain/arithmetic-question.ts'
import { type ArithmeticSolution, step } from '../by-lines/solution.ts'

export function solveCompare({ numbers, wants }: CompareQuestion): ArithmeticSolution {
  const sorted = [...numbers].sort((a, b) => a.value.compare(b.value))
  const best = wants === 'largest' ? sorted.at(-1) : sorted[0]
  if (!best) throw new RangeError('There is nothing to compare')
  const line = sorted.map(latex).join(' < ')
  return {
    value: best.value,
    answer: latex(best),
    steps: [step(`Compare place by place: ${inline(line)}, so the ${wants} is ${inline(latex(best))}`)],
  }
}
