import { describe, expect, test } from 'vitest'
import { lastLines, planOf, workersFor } from './test-plan.mjs'

const ground = { platform: 'linux', hasElectron: false, installedApp: undefined } as const

describe('what can run', () => {
  test.each(['win32', 'darwin'] as const)('on %s without Electron is all but the desktop tests', platform => {
    const { words, leftOut } = planOf({ ...ground, platform })
    expect(words).toEqual(['--project=!desktop'])
    expect(leftOut).toEqual([expect.stringContaining('the desktop tests')])
  })

  test.each([
    ['on Linux, by the stand-in', ground],
    ['on Windows with Electron', { ...ground, platform: 'win32', hasElectron: true }],
    ['on macOS with an installed app', { ...ground, platform: 'darwin', installedApp: '/A/Stepwise' }],
  ] as const)('%s is everything', (_, each) => {
    expect(planOf(each)).toEqual({ words: [], leftOut: [] })
  })
})

test('the figures are the very last line, alone, after what took longest and what hung', () => {
  const times = Array.from({ length: 12 }, (_, at) => ({
    path: `tests/e2e/${at}.test.ts`,
    part: at < 3 ? 'unit' : 'e2e',
    seconds: at + 0.25,
  }))
  const tests = { passed: 12, failed: 1, skipped: ['a > s'], inFullOnly: 2, hung: ['b > hangs'], times }
  const lines = lastLines(tests, {
    leftOut: ['Left out: x'],
    host: 'Desktop tests: ran.',
    seed: 7,
    setUp: [
      ['setup', 3.2],
      ['types', 20],
    ],
  })
  expect(lines[0]).toBe('Slow:   11.3 s  tests/e2e/11.test.ts')
  expect(lines.slice(10)).toEqual([
    'Seconds: setup 3, types 20; of the workers beside each other: unit 4, e2e 65',
    'Skipped: a > s',
    'Left to npm test -- --all: 2 tests, which docs/tests-in-full.md lists',
    'Left out: x',
    'Desktop tests: ran.',
    'Chance began with the seed 7: npm test -- --all --seed 7',
    'Hung, and counts as failed: b > hangs',
    '12 passed, 1 failed',
  ])
})

test.each([
  [1, 3],
  [2, 3],
  [4, 4],
  [8, 6],
])('%i processors have %i workers', (processors, workers) => {
  expect(workersFor(processors)).toBe(workers)
})
