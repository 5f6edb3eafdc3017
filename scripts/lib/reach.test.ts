import { expect, test } from 'vitest'
import { reachOf } from './reach.mjs'

const JOURNEY = 'tests/e2e/lock.test.ts'
const DESKTOP = 'tests/desktop/quit.test.ts'
const LAW = 'src/architecture.test.ts'
const CORPUS = 'src/maths/kinds/corpus.test.ts'
const SERVED = 'src/server/b/b.test.ts'
const tests = [JOURNEY, DESKTOP, LAW, CORPUS, 'src/server/a/a.test.ts', SERVED]
const texts: Record<string, string> = {
  [CORPUS]: "from '../../../tests/corpus/maths/corpus.ts'",
  [SERVED]: "from '#support/server/test-server.ts'",
}
const read = (path: string) => texts[path] ?? ''
const reach = (...changed: string[]) => reachOf(changed, tests, read)

test('what the page is built of reaches each journey and the desktop', () => {
  const changed = 'src/renderer/a/a.ts'
  expect(reach(changed)).toEqual([changed, JOURNEY, DESKTOP, LAW])
})

test('what the engine reads by reaches the tests of a server too, which ask it in its threads', () => {
  const changed = 'src/maths/kinds/a.ts'
  expect(reach(changed)).toEqual([changed, JOURNEY, DESKTOP, LAW, SERVED])
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
