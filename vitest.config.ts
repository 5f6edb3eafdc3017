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
  'src/{contract,maths,text,tutor,weights}/**/*.test.ts',
  'src/server/*.test.ts',
  'src/server/!(network)/**/*.test.ts',
]

/**
 * Of these, what tries the limits: what starts processes, kills them or fills their disk, floods, damaged files and
 * backups, data of earlier versions, every failure of an AI service, who asks for an answer, a key or another family's
 * work in every way there is, passwords at their full cost, clocks that are years off, simulated pupils, texts twice as
 * long, questions of every kind made anew, and every pattern of the code. It takes as long as most of the others.
 */
const stress = [
  'src/{patterns,steep-patterns}.test.ts',
  'scripts/{bare-clone,checkout}.test.ts',
  'src/{contract,maths,server,text,tutor}/**/growth.test.ts',
  'src/server/**/kill*.test.ts',
  'src/maths/checkup/pupils.test.ts',
  'src/maths/nearest/known-wordings.test.ts',
  'src/server/{far-clock,others-ids,provider-leaks,serve,start-loads}.test.ts',
  'src/server/accounts/{login-limit,passwords}.test.ts',
  'src/server/ai/{bounded-answers,door}.test.ts',
  'src/server/ai/providers/{gemini,openai}/mark.test.ts',
  'src/tutor/long-messages.test.ts',
  'src/server/ai/providers/builtin/read/read-picture.test.ts',
  'src/server/ai/providers/home/engine/home-engine.test.ts',
  'src/server/db/{backup,damages.fuzz,held-database,owner,recover}.test.ts',
  'src/server/db/migrations/children.test.ts',
  'src/server/engine/pool.test.ts',
  'src/server/evaluations/hostile-pictures.test.ts',
  'src/server/family-data/{bad-backups,corruption,damaged-files,earlier-backups,full-disk,hostile-backups}.test.ts',
  'src/server/helper/helpers.test.ts',
  'src/server/home-models/home-models.test.ts',
  'src/server/http/jpeg-size.test.ts',
  'src/server/json/shallow.test.ts',
  'src/server/safety/{answer-guard,every-kind}.test.ts',
  'src/server/secrets/{keychain,never-read-back}.test.ts',
  'src/server/shared/bound-new-space.test.ts',
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

/** Loading the server and readying its patterns takes longer than most of its tests: once for all files will do. */
const sharing = {
  environment: 'node' as const,
  isolate: false,
  // Node itself reads our modules, and keeps them compiled: transforming them takes a tenth as long as all the tests.
  experimental: { viteModuleRunner: false, nodeLoader: false },
  setupFiles: ['tests/support/unit-setup.ts'],
  // Nearly every pattern of the engine is tried more than twice, and what is read leaves much behind: to compile each
  // at once, and to tidy up seldom, save a tenth each.
  execArgv: ['--no-regexp-tier-up', '--max-semi-space-size=64', '--min-semi-space-size=32'],
  unstubEnvs: true,
  testTimeout: timeLimits.unit,
  hookTimeout: timeLimits.hook,
}

export default defineConfig({
  test: {
    maxWorkers: workersFor(availableParallelism()),
    sequence: { sequencer: SlowestFirst },
    tags: [{ name: 'in-full', description: 'what a cheaper test of every run would catch, too' }],
    ...left,
    projects: [
      { define, test: { ...sharing, name: 'unit', include: shared, exclude: stress } },
      { define, test: { ...sharing, name: 'stress', include: stress } },
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
