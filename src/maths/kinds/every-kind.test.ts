import { globSync, readFileSync } from 'node:fs'
import { expect, it } from 'vitest'
import { tries } from '#support/how-much.ts'
import { JUDGED_OF_ARITHMETIC, JUDGED_OF_KIND } from '#support/maths/property-runs.ts'
import { kinds } from './index.ts'

const LEAST_JUDGED = tries(2_500, 40_000)
const FOLDER = import.meta.dirname

const byValue = kinds.filter(kind => 'draftOfKind' in kind)

it('every kind made by defineKind is held to the properties of the kit', () => {
  const tests = globSync('*/*.test.ts', { cwd: FOLDER }).map(file =>
    readFileSync(`${FOLDER}/${file}`, 'utf8'),
  )
  const held = tests.flatMap(text => [...text.matchAll(/^testKind\((\w+)/gm)])
  expect(held.length).toBe(byValue.length)
})

it('a run of the tests judges thousands of right answers, and one of everything 40,000', () => {
  // The kit and the tests of arithmetic hold each part to its count.
  expect(byValue.length * JUDGED_OF_KIND + JUDGED_OF_ARITHMETIC).toBeGreaterThanOrEqual(LEAST_JUDGED)
})

it('every kind has a name, topics and misconceptions of its own', () => {
  expect(new Set(kinds.map(({ name }) => name)).size).toBe(kinds.length)
  const ids = byValue.flatMap(({ misconceptions }) => misconceptions.map(({ id }) => id))
  expect(new Set(ids).size).toBe(ids.length)
  for (const { name, topics, misconceptions } of kinds)
    expect([name, topics.length > 0, misconceptions.length > 0]).toEqual([name, true, true])
})
