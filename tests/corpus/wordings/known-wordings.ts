import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kinds } from '#maths/kinds/index.ts'
import { skeletonOf, sortsOf } from '#maths/nearest/skeleton.ts'
import type { KnownWordings } from '#maths/nearest/wordings.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { entries } from '../maths/corpus.ts'
import { seededNumbers } from '../safety/seeded-numbers.ts'

/** So many of one meaning are enough, and so many that differ in nothing but their everyday words. */
const MOST_ALIKE = 12
const MOST_SAME = 3
/** Signs that belong to a number, yet to no slot; and TeX. */
const CANNOT_SERVE = /\d!|[|\\{}]/
const LONGEST = 200
/** Of rarer names nothing is said but that they are rare. */
const LEAST_TIMES = 3

/** Wordings in order, those that say much the same left out, and how often each meaning and word comes up. */
function inOrder(texts: readonly string[]): { wordings: KnownWordings; times: Record<string, number> } {
  const wordings: Record<string, Record<string, string[]>> = {}
  const seen = new Map<string, number>()
  const times = new Map<string, number>()
  for (const text of texts) {
    if (text.length > LONGEST || CANNOT_SERVE.test(text)) continue
    const skeleton = skeletonOf(text)
    for (const name of [...skeleton.concepts, ...[...skeleton.words].map(word => `w:${word}`)])
      times.set(name, (times.get(name) ?? 0) + 1)
    if (skeleton.slots.length === 0) continue
    const sorts = sortsOf(skeleton)
    const meaning = [...skeleton.concepts].toSorted().join(' ')
    const same = [sorts, meaning, skeleton.order, ...skeleton.asked].join('|')
    wordings[sorts] ??= {}
    const ofSorts = wordings[sorts]
    ofSorts[meaning] ??= []
    const alike = ofSorts[meaning]
    const before = seen.get(same) ?? 0
    if (before >= MOST_SAME || alike.length >= MOST_ALIKE) continue
    seen.set(same, before + 1)
    alike.push(text)
  }
  return { wordings, times: Object.fromEntries([...times].filter(([, often]) => often >= LEAST_TIMES)) }
}

const FOLDER = join(import.meta.dirname, '..')
const GRADES = [3, 6, 9]
const TIMES_MADE = 3

/** What writers have typed, and the same in a textbook's words. */
export const typedTexts = (): string[] =>
  ['as-typed-by-a-child', 'as-typed-by-grown-ups'].flatMap(name =>
    rowsOf(`typing/${name}.tsv`).flatMap(([plain = '', , , typed = '']) => [plain, typed]),
  )

/** Questions as the corpora word them. */
export function textsOf(): string[] {
  return [
    ...entries.map(({ question }) => question),
    ...rowsOf('textbooks/questions.tsv').map(([, , , question = '']) => question),
    ...typedTexts(),
    ...made(),
  ]
}

const rowsOf = (file: string) =>
  readFileSync(join(FOLDER, file), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.split('\t').map(cell => cell.replaceAll('\\n', '\n')))

/** Practice questions of every kind. */
function made(): string[] {
  const random = seededNumbers(1)
  return kinds
    .filter(({ isLast }) => !isLast)
    .flatMap(kind =>
      kind.misconceptions.flatMap(practised =>
        GRADES.flatMap(grade =>
          Array.from(
            { length: TIMES_MADE },
            () => kind.draft({ practised, random, grade })?.question ?? [],
          ).flat(),
        ),
      ),
    )
    .map(text => withoutLatex(text).replaceAll('$', '').replaceAll('\\ ', ' '))
}

/** Those that are one question as they stand, and no story. */
const isKnown = (text: string): boolean => {
  const [question, ...others] = readQuestions(text) ?? []
  return (
    !!question && others.length === 0 && question.kind !== 'story' && !question.choices && !question.givens
  )
}

/** What `known-wordings.json` holds: made anew it is the same until a wording, a reader or a meaning changes. */
export function knownWordings(texts: readonly string[]) {
  // Of those that say the same the shortest stay: their other words part them from the fewest texts.
  const known = [...new Set(texts)].filter(isKnown).toSorted((one, other) => one.length - other.length)
  return { all: known.length, ...inOrder(known) }
}

/** Changes with the wordings. */
export const hashOf = (texts: readonly string[]): string =>
  createHash('sha256').update(texts.join('\n')).digest('hex').slice(0, 16)
