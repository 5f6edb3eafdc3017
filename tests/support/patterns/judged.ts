import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { PatternInPlace } from './written-patterns.ts'

/** Marks of the patterns that have been found good, a line each. */
export const JUDGED = join(import.meta.dirname, 'judged.txt')

/** By what patterns are judged: where it changes, none has been judged yet. */
const JUDGE = ['automaton.ts', 'doubling-text.ts', 'parse-pattern.ts']
const LENGTH = 8

/** Of the judge, which is read once and not for each of ten thousand patterns. */
const begun = createHash('sha256')
for (const file of JUDGE) begun.update(readFileSync(join(import.meta.dirname, file), 'utf8'))

/** Tells a pattern and its judge from all others. */
export function markOf({ source, flags }: PatternInPlace): string {
  return begun.copy().update(`/${source}/${flags}`).digest('base64url').slice(0, LENGTH)
}

/** @returns the marks in the list */
export function judgedMarks(): Set<string> {
  return new Set(readFileSync(JUDGED, 'utf8').split('\n'))
}

/** @returns the list of these patterns, in an order that does not depend on where they stand */
export function listOf(patterns: readonly PatternInPlace[]): string {
  const marks = new Set(patterns.map(markOf))
  return [...marks]
    .toSorted()
    .map(mark => `${mark}\n`)
    .join('')
}
