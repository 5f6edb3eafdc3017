import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { workersFor } from './scripts/lib/test-plan.mjs'
import { SlowestFirst } from './scripts/slowest-first.ts'
import { isAll } from './tests/support/how-much.ts'
import { timeLimits } from './tests/support/time-limits.ts'

/**
 * Rooms whose modules keep nothing that another test could meet, the tools, and what looks through the whole
 * repository. Not so the network: where a process reaches the internet and whom it trusts there is one for all.
 */
const shared = [
  'src/*.test.ts',
  'scripts/**/*.test.ts',
  'src/{contract,maths,text}/**/*.test.ts',
  'src/server/*.test.ts',
  'src/server/!(network)/**/*.test.ts',
]

const page = 'src/renderer/**/*.test.{ts,tsx}'

/** What needs a document: each file has one of its own, and stores that nobody else has touched. */
const screens = [
  'src/renderer/**/*.test.tsx',
  'src/renderer/lib/drafts.test.ts',
  'src/renderer/ui/aloud/words-of-page.test.ts',
  'src/renderer/ui/chat/follow-end.test.ts',
]

/** As the build does. */
const define = { __VERSION__: JSON.stringify('0.0.0') }

/**
 * What every run leaves out, and `npm test -- --all` runs: docs/tests-in-full.md lists it. Vitest takes this from a
 * configuration, too, though its type has it for the command line alone.
 */
const left = { tagsFilter: isAll ? [] : ['!in-full'] }

export default defineConfig({
  test: {
    maxWorkers: workersFor(availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    tags: [{ name: 'in-full', description: 'what a cheaper test of every run would catch, too' }],
    ...left,
    projects: [
      {
        define,
        test: {
          name: 'unit',
          include: shared,
          environment: 'node',
          // Loading them and readying their patterns takes longer than most of the tests: once for all files will do.
          isolate: false,
          setupFiles: ['tests/support/unit-setup.ts'],
          unstubEnvs: true,
          testTimeout: timeLimits.unit,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        define,
        test: {
          name: 'page',
          include: [page],
          exclude: screens,
          environment: 'node',
          // The logic of the page makes its stores for each test.
          isolate: false,
          pool: 'threads',
          testTimeout: timeLimits.unit,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        define,
        test: {
          name: 'screens',
          include: screens,
          environment: 'node',
          // A fresh thread begins in half the time of a fresh process, and keeps the stores of two pages as well apart.
          pool: 'threads',
          testTimeout: timeLimits.unit,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        define,
        test: {
          name: 'alone',
          include: ['src/**/*.test.ts', 'tests/desktop/host/*.test.ts'],
          exclude: [...shared, page],
          environment: 'node',
          testTimeout: timeLimits.unit,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        define,
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          // One Chromium for all files of a worker; each page has a profile, and each test a server, of its own.
          isolate: false,
          // Half a second of the processor and more each time; the desktop's tests and the built server pay in full.
          setupFiles: ['tests/support/server/built-engine.ts', 'tests/support/server/cheap-passwords.ts'],
          testTimeout: timeLimits.journey,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        test: {
          name: 'desktop',
          include: ['tests/desktop/**/*.test.ts'],
          exclude: ['tests/desktop/host/**'],
          environment: 'node',
          // Each test has an app in processes of its own; what drives it is loaded once.
          isolate: false,
          testTimeout: timeLimits.journey,
          hookTimeout: timeLimits.hook,
        },
      },
    ],
  },
})
