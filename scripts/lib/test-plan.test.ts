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

test('the figures are the very last line, alone, after each test that needed its second try', () => {
  const tests = { passed: 12, failed: 1, skipped: ['a > s'], retried: ['b > wavers', 'c > too'] }
  expect(lastLines(tests, { leftOut: ['Left out: x'], host: 'Desktop tests: ran.' })).toEqual([
    'Skipped: a > s',
    'Left out: x',
    'Desktop tests: ran.',
    'Passed at its second try: b > wavers',
    'Passed at its second try: c > too',
    '12 passed, 1 failed',
  ])
  const calm = { passed: 3, failed: 0, skipped: [], retried: [] }
  expect(lastLines(calm, { leftOut: [] })).toEqual(['3 passed, 0 failed'])
})

test.each([
  [1, 3],
  [2, 3],
  [4, 4],
  [8, 6],
])('%i processors have %i workers', (processors, workers) => {
  expect(workersFor(processors)).toBe(workers)
})
