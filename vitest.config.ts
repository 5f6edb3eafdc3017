import { availableParallelism } from 'node:os'
import { defineConfig } from 'vitest/config'
import { workersFor } from './scripts/lib/test-plan.mjs'
import { SlowestFirst } from './scripts/slowest-first.ts'

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
          testTimeout: 30_000,
          hookTimeout: 30_000,
        },
      },
      {
        test: {
          name: 'e2e',
          include: ['tests/e2e/**/*.test.ts'],
          environment: 'node',
          testTimeout: 120_000,
          // A real browser on a busy machine misses a beat now and then; a real bug fails twice.
          retry: 1,
          hookTimeout: 60_000,
        },
      },
      {
        test: {
          name: 'desktop',
          include: ['tests/desktop/**/*.test.ts'],
          exclude: ['tests/desktop/host/**'],
          environment: 'node',
          testTimeout: 120_000,
          retry: 1,
          hookTimeout: 60_000,
        },
      },
    ],
  },
})
