import { execFile } from 'node:child_process'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { describe, expect, test } from 'vitest'
import { isAll } from '#support/how-much.ts'
import { doublingText, signReader } from '#support/patterns/doubling-text.ts'
import { JUDGED, judgedMarks, listOf, markOf } from '#support/patterns/judged.ts'
import { type PatternInPlace, writtenPatterns } from '#support/patterns/written-patterns.ts'

const BUILT = join(import.meta.dirname, '..', 'tests', 'support', 'patterns', 'built-patterns.ts')
/** In bytes; they are some 2 MB. */
const MOST_OUTPUT = 50_000_000

const run = promisify(execFile)

/** Whether `-u` asks for lists to be written anew, as vitest keeps it. */
const isRenewed = () =>
  (expect.getState().snapshotState as unknown as { _updateSnapshot: string })._updateSnapshot === 'all'

/** What doubles the work each time, or why it can't be known. */
function faultOf(pattern: PatternInPlace, signs = signReader([pattern])): string | undefined {
  try {
    const text = doublingText(pattern, signs)
    return text === undefined ? undefined : `twice the work with each ${JSON.stringify(text)}`
  } catch (error) {
    return `not known: ${error}`
  }
}

describe('what doubles the work of a pattern each time that it is repeated is found', () => {
  test.each([
    ['(a|a)*b', 'a'],
    ['(a+)+$', 'a'],
    ['(?:\\s*\\w+)*!', '0'],
    ['(\\d{1,3},?)*x', '0'],
    ['(?: a bit| bit| a)*x', ' a bit'],
    ['(?:(?:x?|y?)a)*b', 'a'],
    ['^(?:[a-z]+,? ?)+$', 'a'],
    ['x(?=(?:a*)*b)', 'a'],
    ['(?:(?:is|it|is it) )+$', 'is is it '],
    ['(?:a{1,40}){1,40}b', 'a'],
  ])('%s', (source, text) => {
    const found = doublingText({ source, flags: '', place: '' }, signReader([]))
    // Wherever it begins.
    expect(text.repeat(4)).toContain(found ?? 'nothing')
  })

  test.each([
    '(?:\\S+ ){0,7}?x',
    '(?:[.,]\\d{3})*',
    '(?: a bit| a)* x',
    '(?:x?|y?)*a',
    'a*a*b',
    '(?:a{2})*',
    '(?:[^"]|"")*',
    '(?:_+(?!_),?)*x',
    '(?:(?:is|so)\\b\\s*)*x',
    '(?:\\d+ ?(?:[-+] ?|$))+$',
  ])('%s has none', source => {
    expect(faultOf({ source, flags: '', place: '' })).toBeUndefined()
  })
})

test('no pattern takes twice as long with each sign more, written out or built', async () => {
  const { written } = writtenPatterns()
  const { stdout } = await run(process.execPath, ['--no-warnings', BUILT], { maxBuffer: MOST_OUTPUT })
  const built: PatternInPlace[] = JSON.parse(stdout)
  expect(Math.min(written.length, built.length)).toBeGreaterThan(1_000)
  const patterns = new Map([...written, ...built].map(each => [`/${each.source}/${each.flags}`, each]))
  const signs = signReader([...patterns.values()])
  // What was found good by the same judge is good still: a run of everything, and one that renews the list, looks anew.
  const known = isAll || isRenewed() ? new Set() : judgedMarks()
  const faults = [...patterns.values()].flatMap(pattern => {
    if (known.has(markOf(pattern))) return []
    const fault = faultOf(pattern, signs)
    return fault ? [`${pattern.place}: ${fault}: ${pattern.source.slice(0, 100)}`] : []
  })
  expect(faults).toEqual([])
  if (isRenewed()) writeFileSync(JUDGED, listOf([...patterns.values()]))
})
