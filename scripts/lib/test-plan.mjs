// @ts-check
// What `npm test` runs on which system, and with what its output ends.

/**
 * @typedef {object} Ground
 * @property {NodeJS.Platform} platform
 * @property {boolean} hasElectron whether there is an Electron binary
 * @property {string | undefined} installedApp the program of an installed Stepwise that is to be tested
 */

/**
 * @typedef {object} Tests
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped
 * @property {number} inFullOnly how many were left to a run of everything
 * @property {string[]} hung
 * @property {import('./ledger.mjs').Timed[]} times
 */

/** How many of the slowest files are named. */
const SLOWEST = 10

/**
 * Which parts of the suite can't run here.
 * @param {Ground} ground
 * @returns {{ words: string[], leftOut: string[] }} `words` for vitest beside those that a person has given, `leftOut`
 * a sentence for each part
 */
export function planOf({ platform, hasElectron, installedApp }) {
  if (installedApp || hasElectron || platform === 'linux') return { words: [], leftOut: [] }
  return {
    words: ['--project=!desktop'],
    leftOut: [
      'Left out: the desktop tests. There is no Electron here, and what stands in for it runs on Linux alone.',
    ],
  }
}

/**
 * What the output ends with: where the time went, what was not tried, what hung, and how it went, which is the very
 * last line.
 * @param {Tests} tests
 * @param {{ leftOut: string[], host?: string, seed?: number, setUp: [name: string, seconds: number][] }} around `host`
 * says in what the desktop tests ran, `seed` what chance began with where that was not as always, and `setUp` how long
 * what comes before the tests has taken
 * @returns {string[]}
 */
export function lastLines(
  { passed, failed, skipped, inFullOnly, hung, times },
  { leftOut, host, seed, setUp },
) {
  const slowest = times.toSorted((a, b) => b.seconds - a.seconds).slice(0, SLOWEST)
  return [
    ...slowest.map(({ path, seconds }) => `Slow: ${seconds.toFixed(1).padStart(6)} s  ${path}`),
    whereTimeWent(times, setUp),
    ...skipped.map(name => `Skipped: ${name}`),
    ...(inFullOnly > 0
      ? [`Left to npm test -- --all: ${inFullOnly} tests, which docs/tests-in-full.md lists`]
      : []),
    ...leftOut,
    ...(host ? [host] : []),
    ...(seed === undefined ? [] : [`Chance began with the seed ${seed}: npm test -- --all --seed ${seed}`]),
    ...hung.map(name => `Hung, and counts as failed: ${name}`),
    `${passed} passed, ${failed} failed`,
  ]
}

/**
 * @param {Tests['times']} times
 * @param {[name: string, seconds: number][]} setUp
 */
function whereTimeWent(times, setUp) {
  /** @type {Map<string, number>} */
  const parts = new Map()
  for (const { part, seconds } of times) parts.set(part, (parts.get(part) ?? 0) + seconds)
  const told = (/** @type {[string, number][]} */ list) =>
    list.map(([name, seconds]) => `${name} ${Math.round(seconds)}`).join(', ')
  return `Seconds: ${told(setUp)}; of the workers beside each other: ${told([...parts])}`
}

/**
 * How many files of tests run at once. Browsers and servers run beside the tests, which wait for them: on two
 * processors a third worker takes what is left. A fourth would load a Chromium, a server and an engine of its own for
 * the little that is left then.
 * @param {number} processors
 */
export function workersFor(processors) {
  return 2 + Math.max(1, Math.floor(processors / 2))
}
