import { globSync, readFileSync } from 'node:fs'
import { join, sep } from 'node:path'
import { expect, test } from 'vitest'

const ROOT = join(import.meta.dirname, '..')

/** What takes a time. */
const STOPWATCH =
  /performance\.now\(\)|hrtime|cpuUsage\(|threadCpuUsage\(|monitorEventLoopDelay\(|Date\.now\(\) - |- Date\.now\(\)(?! ?\+)/

/** Tests in which two times of the same run are compared with each other, and none with a number of its own. */
const BESIDE_EACH_OTHER: Record<string, string> = {
  'src/server/accounts/passwords.test.ts': 'an unknown account beside a known one',
  'src/server/accounts/recovery.test.ts': 'an unknown e-mail beside a known one',
  'src/server/ai/bounded-answers.test.ts': 'the longest wait of others beside reading as large a text',
  'src/server/db/backup.test.ts': 'the longest wait of others beside examining the same copy',
  'src/server/family-data/delete-child.test.ts': 'days between a date that was told and today',
}

const files = globSync(['src/**/*.test.{ts,tsx}', 'tests/{e2e,desktop}/**/*.test.ts', 'tests/harness/*.ts'], {
  cwd: ROOT,
}).map(path => path.split(sep).join('/'))

const findIn = (text: string) =>
  text.split('\n').filter(line => STOPWATCH.test(line) && !/^\s*(?:\/\/|\*)/.test(line))

test.each([
  'expect(performance.now() - from).toBeLessThan(2_000)',
  'const { user } = process.cpuUsage(begin)',
  'expect(Date.now() - Date.parse(at)).toBeLessThan(60_000)',
  'const delay = monitorEventLoopDelay({ resolution: 5 })',
])('%j takes a time', line => {
  expect(findIn(line)).toEqual([line])
})

test('no test takes a time to compare it with a number: timesAsMuch compares it with other work', () => {
  const found = files.filter(path => findIn(readFileSync(join(ROOT, path), 'utf8')).length > 0)
  expect(found.toSorted()).toEqual(Object.keys(BESIDE_EACH_OTHER).toSorted())
})

test('no test has a second try', () => {
  const retries = [...files, 'vitest.config.ts'].filter(path =>
    /\bretry: ?\d/.test(readFileSync(join(ROOT, path), 'utf8')),
  )
  expect(retries).toEqual([])
})
