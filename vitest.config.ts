import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { workersFor } from './scripts/lib/test-plan.mjs'
import { SlowestFirst } from './scripts/slowest-first.ts'
import { timeLimits } from './tests/support/time-limits.ts'

export default defineConfig({
  test: {
    maxWorkers: workersFor(availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    projects: [
      {
        // As the build does.
        define: { __VERSION__: JSON.stringify('0.0.0') },
        test: {
          name: 'unit',
          include: ['src/**/*.test.{ts,tsx}', 'scripts/**/*.test.ts', 'tests/desktop/host/*.test.ts'],
          environment: 'node',
          testTimeout: timeLimits.unit,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: timeLimits.journey,
          // A real browser on a busy machine misses a beat now and then; a real bug fails twice.
          retry: 1,
          hookTimeout: timeLimits.hook,
        },
      },
      {
        test: {
          name: 'desktop',
          include: ['tests/desktop/**/*.test.ts'],
          exclude: ['tests/desktop/host/**'],
          environment: 'node',
          testTimeout: timeLimits.journey,
          retry: 1,
          hookTimeout: timeLimits.hook,
        },
      },
    ],
  },
})
