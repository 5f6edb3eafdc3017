import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solve } from '#maths/kinds/doors.ts'
import { weighedReadings } from '#maths/reworded/read-reworded.ts'
import { countsOf } from '#maths/reworded/sureness.ts'
import { readTyped } from '#maths/typed/read-typed.ts'
import { fitLogistic, type Weighable } from '../../stories/fit-logistic.ts'
import { questionOf } from './question-of.ts'

/**
 * Fits how much each sign counts in `src/maths/reworded/sureness.ts`, by what the nets make of texts of writers that they
 * haven't learnt from, and says how many would be asked about from some surenesses on, each writer by the others' weights.
 *
 *     node tests/corpus/typing/reworder/fit-sureness.ts own-18 own-22 own-27 …
 */
const FOLDER = join(import.meta.dirname, '..', 'in-many-voices')
/** Everyday messages and stories are no such questions; so many of each count, and none that the nets have learnt from. */
const CORPUS = join(FOLDER, '..', '..')
const SOME = 500
const SURENESSES = [0.5, 0.6, 0.65, 0.7, 0.75, 0.8, 0.85, 0.9]

interface Tried {
  writer: string
  /** Of each reading what it was weighed by, and whether it is what was meant. */
  readings: readonly Weighable[]
}
const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.replaceAll('\\n', '\n').split('\t'))

function tried(writer: string, plain: string | undefined, typed: string): Tried[] {
  if (readTyped(typed)) return []
  const question = plain === undefined ? undefined : questionOf(plain)
  if (plain !== undefined && !question) return []
  const wanted = question && solve(question).answer
  const readings = weighedReadings(typed).map(({ answer, evidence }) => ({
    signs: new Map([['always', 1], ...Object.entries(countsOf(evidence))]),
    isRight: answer === wanted,
  }))
  return [{ writer, readings }]
}

/** Some lines of the files of a folder. */
function some(folder: string, ending: string): string[] {
  const all = readdirSync(join(CORPUS, folder))
    .filter(name => name.endsWith(ending))
    .flatMap(name => linesOf(join(CORPUS, folder, name)).map(cells => cells.join('\t')))
  const each = Math.floor(all.length / SOME)
  return all.filter((_, at) => at % each === 1)
}

const writers = process.argv.slice(2)
const all = [
  ...writers.flatMap(writer =>
    linesOf(join(FOLDER, `${writer}.tsv`)).flatMap(([plain, typed = '']) => tried(writer, plain, typed)),
  ),
  ...some('safety/harmless', '.txt').flatMap(typed => tried('everyday', undefined, typed)),
  ...some('stories', '.jsonl').flatMap(line => tried('stories', undefined, String(JSON.parse(line).q))),
]
const weighed = (weights: ReadonlyMap<string, number>, { signs }: Weighable) =>
  1 / (1 + Math.exp(-[...signs].reduce((sum, [name, count]) => sum + (weights.get(name) ?? 0) * count, 0)))

const best = [...new Set(all.map(({ writer }) => writer))].flatMap(writer => {
  const others = fitLogistic(all.flatMap(each => (each.writer === writer ? [] : each.readings)))
  return all.flatMap(each => {
    if (each.writer !== writer) return []
    const [first] = each.readings
      .map(reading => ({ writer, sure: weighed(others, reading), isRight: reading.isRight }))
      .toSorted((one, other) => other.sure - one.sure)
    return first ?? []
  })
})
process.stdout.write(`${all.length} texts, ${best.length} of them reworded\n`)
for (const least of SURENESSES) {
  const asked = best.filter(({ sure }) => sure >= least)
  const right = asked.filter(({ isRight }) => isRight)
  process.stdout.write(`from ${least} on: ${asked.length} asked about, ${right.length} rightly\n`)
}
process.stdout.write(
  `${JSON.stringify(Object.fromEntries(fitLogistic(all.flatMap(({ readings }) => readings))))}\n`,
)
