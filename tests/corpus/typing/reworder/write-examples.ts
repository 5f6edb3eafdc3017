import { readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { piecesOf, textOf } from '#maths/reworded/pieces.ts'
import { taskOf } from '#maths/reworded/tasks.ts'
import { textsOf } from '../../wordings/known-wordings.ts'
import { plainestOf } from './plainest.ts'
import { questionOf } from './question-of.ts'

/**
 * Writes what the nets of `src/maths/reworded/` learn from, a line of JSON each: who has typed it, its pieces (a `#` before
 * each number), the pieces of the same question in the plainest words of a book, and its task.
 *
 *     node tests/corpus/typing/reworder/write-examples.ts /tmp/examples.jsonl
 */
const FOLDER = join(import.meta.dirname, '..')
const LONGEST = 220
/** So many everyday messages are enough to know that they are no such questions. */
const SOME = 600

const linesOf = (file: string) =>
  readFileSync(file, 'utf8')
    .split('\n')
    .filter(line => line !== '')
    .map(line => line.replaceAll('\\n', '\n'))

const shown = (text: string) =>
  piecesOf(text).map(({ text: piece, isNumber }) => (isNumber ? `#${piece}` : piece))

const voices = join(FOLDER, 'in-many-voices')
const typed = [
  ...readdirSync(voices)
    .filter(name => name.endsWith('.tsv'))
    .map(name => ({ writer: name.replace('.tsv', ''), file: join(voices, name), at: [0, 1] as const })),
  ...[1, 2, 3].map(at => ({
    writer: `four-voices-${at}`,
    file: join(FOLDER, `in-four-voices-${at}.tsv`),
    at: [0, 1] as const,
  })),
  ...['a-child', 'grown-ups'].map(by => ({
    writer: by,
    file: join(FOLDER, `as-typed-by-${by}.tsv`),
    at: [0, 3] as const,
  })),
].flatMap(({ writer, file, at: [plain, said] }) =>
  linesOf(file).flatMap(line => {
    const cells = line.split('\t')
    return cells[plain] && cells[said] ? { writer, plain: cells[plain], said: cells[said] } : []
  }),
)
const books = textsOf().filter(text => text.length <= LONGEST)
const questions = new Map(
  [...new Set([...books, ...typed.map(({ plain }) => plain)])].flatMap(text => {
    const question = questionOf(text)
    return question && textOf(piecesOf(text, true).map(({ text: piece }) => piece))
      ? [[text, question] as const]
      : []
  }),
)
const plainest = plainestOf(questions, questionOf)

const example = (writer: string, said: string, plain: string) => {
  const question = questions.get(plain)
  const wording = plainest(plain)
  return question && wording
    ? [
        {
          writer,
          said: shown(said),
          wording: wording.map(piece => piece.replace(/(?<=\d),(?=\d)/g, '')),
          task: taskOf(question),
        },
      ]
    : []
}
const everyday = readdirSync(join(FOLDER, '..', 'safety', 'harmless')).flatMap(name =>
  linesOf(join(FOLDER, '..', 'safety', 'harmless', name)),
)
const some = (all: readonly string[]) =>
  all.filter((_, at) => at % Math.max(1, Math.floor(all.length / SOME)) === 0).slice(0, SOME)
const nothing = [
  ...readdirSync(voices)
    .filter(name => name.endsWith('.txt'))
    .flatMap(name => linesOf(join(voices, name))),
  ...some(everyday),
].filter(text => !questionOf(text))

const examples = [
  ...typed.flatMap(({ writer, said, plain }) => example(writer, said, plain)),
  ...books.flatMap(text => example('book', text, text)),
  ...nothing.map(text => ({ writer: 'nothing', said: shown(text), wording: ['<none>'], task: '' })),
]
const [, , to = ''] = process.argv
writeFileSync(to, examples.map(each => JSON.stringify(each)).join('\n'))
process.stdout.write(
  `${examples.length} examples of ${new Set(examples.map(({ writer }) => writer)).size} writers\n`,
)
