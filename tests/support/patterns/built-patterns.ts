import { globSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { someOf } from '../how-much.ts'
import type { PatternInPlace } from './written-patterns.ts'

/**
 * Run by itself, this prints the patterns that the code under `src` builds rather than writes out: all that are made
 * while it is loaded and readied, and of each place that makes them of a text the first ones.
 */

const ROOT = join(import.meta.dirname, '..', '..', '..')
/** What begins work of its own when it is loaded. */
const STARTS = /\.test\.ts$|\.d\.ts$|-worker\.ts$|-process\.ts$|\/helper\.ts$|server\/(?:run-)?serve\.ts$/
/** A place that makes patterns of texts makes as many as there are texts. */
const MOST_OF_TEXTS = 3
/** So many questions and talks are read by every run, which takes long; all of them in a run of everything. */
const USUAL = 100
const TALKS = 10
/** The first place of a stack that is in `src` makes the pattern. */
const DEEPEST = 5

const built: PatternInPlace[] = []
const seen = new Set<string>()
const ofTexts = new Map<string, number>()
let isLoaded = false

function note({ source, flags }: RegExp): void {
  const key = `/${source}/${flags}`
  if (seen.has(key)) return
  seen.add(key)
  const [, place = ''] = /\bsrc[\\/](\S+?:\d+):\d+\)?$/m.exec(new Error().stack ?? '') ?? []
  if (place === '') return
  if (isLoaded) {
    const before = ofTexts.get(place) ?? 0
    if (before >= MOST_OF_TEXTS) return
    ofTexts.set(place, before + 1)
  }
  built.push({ source, flags, place: `src/${place.replaceAll('\\', '/')}` })
}

Error.stackTraceLimit = DEEPEST
const Plain = RegExp
globalThis.RegExp = new Proxy(Plain, {
  construct(_, given, made) {
    const pattern = Reflect.construct(Plain, given, made === globalThis.RegExp ? Plain : made)
    note(pattern)
    return pattern
  },
  apply(_, self, given) {
    const pattern = Reflect.apply(Plain, self, given)
    note(pattern)
    return pattern
  },
})

const files = globSync('src/{contract,maths,server,text}/**/*.ts', { cwd: ROOT }).sort()
for (const file of files) if (!STARTS.test(file)) await import(join(ROOT, file))
const { engineGroups } = await import('../server/engine-groups.ts')
for (const { warmUp } of await engineGroups()) await warmUp?.()
isLoaded = true

const corpus = (path: string) => JSON.parse(readFileSync(join(ROOT, 'tests', 'corpus', path), 'utf8'))
const { entries } = await import('../../corpus/maths/corpus.ts')
const { markAnswer } = await import('#maths/marking/mark-answer.ts')
for (const { question, right } of someOf(entries, USUAL)) markAnswer(question, right[0] ?? '')
const { markByPage } = await import('#server/answer-page/mark.ts')
for (const { question, expected, right } of corpus('answer-page/maths.json'))
  markByPage({ question, expectedAnswer: expected, answer: right[0] ?? '' })
const { tutorReply } = await import('#tutor/tutor-reply.ts')
for (const { before, say } of someOf<{ before: string[]; say: string }>(
  corpus('chat/turns/following.json'),
  TALKS,
))
  tutorReply({
    childName: '',
    messages: [...before, say].map((text: string) => ({ role: 'child', text })),
  })
process.stdout.write(JSON.stringify(built), () => process.exit())
