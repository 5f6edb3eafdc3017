import { expect, test } from 'vitest'
import { reachOf } from './reach.mjs'

const JOURNEY = 'tests/e2e/lock.test.ts'
const DESKTOP = 'tests/desktop/quit.test.ts'
const LAW = 'src/architecture.test.ts'
const CORPUS = 'src/maths/kinds/corpus.test.ts'
const tests = [JOURNEY, DESKTOP, LAW, CORPUS, 'src/server/a/a.test.ts']
const read = (path: string) => (path === CORPUS ? "from '../../../tests/corpus/maths/corpus.ts'" : '')
const reach = (...changed: string[]) => reachOf(changed, tests, read)

test('what the app is built of reaches each journey and the desktop', () => {
  const changed = 'src/server/a/a.ts'
  expect(reach(changed)).toEqual([changed, JOURNEY, DESKTOP, LAW])
})

test('what the window alone is built of, or is started in, reaches the desktop alone', () => {
  for (const changed of ['src/main/index.ts', 'tests/desktop/stand-in/app.ts'])
    expect(reach(changed)).toEqual([changed, DESKTOP, LAW])
})

test('a test reaches itself and those that look at all', () => {
  expect(reach('src/server/a/a.test.ts')).toEqual(['src/server/a/a.test.ts', LAW])
})

test('a corpus reaches the tests that read it', () => {
  const changed = 'tests/corpus/maths/money.json'
  expect(reach(changed)).toEqual([changed, LAW, CORPUS])
})

test('what decides how everything is run reaches everything', () => {
  expect(reach('package-lock.json')).toBeUndefined()
  expect(reach('src/a.ts', 'vitest.config.ts')).toBeUndefined()
})
