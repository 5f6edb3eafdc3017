import { basename } from 'node:path'
import { readAlone } from '#maths/typed/read-alone.ts'
import { countsOf } from '#maths/typed/sureness.ts'
import { weighedValues } from '#maths/typed/weighed-values.ts'
import { type Tried, tellFit } from './fit-by-writer.ts'
import { comesTo, severalStepsIn } from './several-steps.ts'

/**
 * Fits how much each sign counts in `src/maths/typed/sureness.ts`, as `fit-sureness.ts` does for wordings, by word problems of
 * writers that nothing was learnt from.
 *
 *     node tests/corpus/typing/reworder/fit-values.ts FILE…      lines as in in-several-steps/
 */
function tried(writer: string, question: string, answer: number | null): Tried[] {
  if (readAlone(question)) return []
  const readings = weighedValues(question).map(({ value, evidence }) => ({
    signs: new Map([['always', 1], ...Object.entries(countsOf(evidence))]),
    isRight: comesTo(value.valueOf(), answer),
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
