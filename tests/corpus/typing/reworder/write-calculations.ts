import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { CALCULATES, calculated } from '#maths/reworded/calculation.ts'
import { PLACE, saidOf } from '#maths/reworded/named-number.ts'
import { piecesOf } from '#maths/reworded/pieces.ts'
import { numberOf, storyFiles } from '../../stories/learnt.ts'
import { calculationOf } from './calculation-of.ts'
import { onTheWayIn } from './on-the-way.ts'
import { type Calculated, comesTo, severalStepsIn } from './several-steps.ts'

/**
 * Writes what the net of `src/maths/reworded/` learns calculations from, as `write-examples.ts` writes wordings: everyday stories
 * and questions of several steps, each with the calculation that answers it, and what children say of a number on the way, each
 * with the calculation that it is.
 *
 *     node tests/corpus/typing/reworder/write-calculations.ts /tmp/calculations.jsonl
 */
const SEVERAL_STEPS = join(import.meta.dirname, '..', 'in-several-steps')
const ON_THE_WAY = join(import.meta.dirname, '..', 'on-the-way')

type Told = Calculated & { writer: string }

const stories = [...storyFiles()].flatMap(([voice, file]) =>
  readFileSync(file, 'utf8')
    .trim()
    .split('\n')
    .map((line): Told => {
      const { q, calc, answer } = JSON.parse(line) as {
        q: string
        calc: string | null
        answer: number | string | null
      }
      return { writer: `story-${voice}`, said: q, calculation: calc, answer: numberOf(answer) }
    }),
)
const severalSteps = readdirSync(SEVERAL_STEPS).flatMap(name =>
  severalStepsIn(join(SEVERAL_STEPS, name)).map(each => ({ ...each, writer: name.replace('.tsv', '') })),
)
const onTheWay = readdirSync(ON_THE_WAY).flatMap(name =>
  onTheWayIn(join(ON_THE_WAY, name)).map(({ question, before, said, behind, calculation }) => ({
    writer: `said-${name.replace('.tsv', '')}`,
    said: saidOf(question, `${before} ${PLACE} ${behind}`),
    calculation,
    answer: numberOf(said.replaceAll(',', '')),
  })),
)

function exampleOf({ writer, said, calculation, answer }: Told) {
  const pieces = piecesOf(said)
  const shown = pieces.map(({ text, isNumber }) => (isNumber ? `#${text}` : text))
  if (calculation === null) return [{ writer, said: shown, wording: ['<none>'], task: '' }]
  const wording = calculationOf(calculation, pieces)
  const found = wording && calculated(wording.slice(1))
  const isRight = found && comesTo(found.value.valueOf(), answer)
  return isRight ? [{ writer, said: shown, wording, task: CALCULATES }] : []
}

const told = [...stories, ...severalSteps, ...onTheWay]
const examples = told.flatMap(exampleOf)
const [, , to = ''] = process.argv
writeFileSync(to, examples.map(each => JSON.stringify(each)).join('\n'))
process.stdout.write(`${examples.length} of ${told.length} questions have a calculation that is learnt\n`)
