import { basename } from 'node:path'
import { countsOfCalculation } from '#maths/reworded/calculation-sureness.ts'
import { weighedCalculations } from '#maths/reworded/read-calculation.ts'
import { readTyped } from '#maths/typed/read-typed.ts'
import { type Tried, tellFit } from './fit-by-writer.ts'
import { comesTo, severalStepsIn } from './several-steps.ts'

/**
 * Fits how much each sign counts in `src/maths/reworded/calculation-sureness.ts`, as `fit-sureness.ts` does for wordings, by
 * questions of several steps of writers that nothing was learnt from.
 *
 *     node tests/corpus/typing/reworder/fit-calculations.ts FILE…      lines as in in-several-steps/
 */
function tried(writer: string, question: string, answer: number | null): Tried[] {
  if (readTyped(question)) return []
  const readings = weighedCalculations(question).map(({ question: { reading }, evidence }) => ({
    signs: new Map([['always', 1], ...Object.entries(countsOfCalculation(evidence))]),
    isRight: comesTo(reading.value.valueOf(), answer),
  }))
  return [{ writer, readings }]
}

tellFit(
  process.argv
    .slice(2)
    .flatMap(file =>
      severalStepsIn(file).flatMap(({ said, answer }) => tried(basename(file, '.tsv'), said, answer)),
    ),
)
