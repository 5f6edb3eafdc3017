import { expect, test } from 'vitest'
import { isWhole, needsBrowser, readWords } from './test-words.mjs'

const half = () => 0.5
const read = (words: string) => readWords(words.split(' ').filter(Boolean), half)

test('a run without words is of a small fixed size', () => {
  expect(read('')).toEqual({ isAll: false, seed: 0, isChanged: false, since: undefined, rest: [] })
  expect(isWhole(read(''))).toBe(true)
})

test('a run of everything has a fresh seed, unless it is given one back', () => {
  expect(read('--all')).toMatchObject({ isAll: true, seed: 2 ** 30 })
  expect(read('--all --seed 77 --project unit')).toMatchObject({ seed: 77, rest: ['--project', 'unit'] })
  expect(read('--seed=5 src/maths')).toMatchObject({ isAll: false, seed: 5, rest: ['src/maths'] })
})

test.each(['--seed', '--seed x', '--seed -1', '--seed 99999999999', '--seed 4294967296'])(
  '%s is no seed',
  words => {
    expect(() => read(words)).toThrow('a whole number')
  },
)

test('what has changed counts from the last commit on, or from one that is named', () => {
  expect(read('--changed')).toMatchObject({ isChanged: true, since: undefined })
  expect(read('--changed --project unit')).toMatchObject({ since: undefined, rest: ['--project', 'unit'] })
  expect(read('--changed main --all')).toMatchObject({ since: 'main', isAll: true, rest: [] })
  expect(read('--changed=HEAD~2')).toMatchObject({ since: 'HEAD~2' })
  expect(isWhole(read('--changed'))).toBe(false)
})

test.each([
  ['', true],
  ['--project unit src/maths', false],
  ['--project stress --project page --project screens', false],
  ['--project=alone --project=page', false],
  ['--project unit --project e2e', true],
  ['tests/e2e/lock.test.ts', true],
])('%j needs a browser: %s', (words, needs) => {
  expect(needsBrowser(read(words))).toBe(needs)
})
