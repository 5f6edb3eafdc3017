import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { solve } from '#maths/kinds/doors.ts'
import { weighedReadings } from '#maths/reworded/read-reworded.ts'
import { countsOf } from '#maths/reworded/sureness.ts'
import { readAlone } from '#maths/typed/read-alone.ts'
import { type Tried, tellFit } from './fit-by-writer.ts'
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

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.replaceAll('\\n', '\n').split('\t'))

function tried(writer: string, plain: string | undefined, typed: string): Tried[] {
  if (readAlone(typed)) return []
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
tellFit(all)
