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
 * @property {string[]} retried
 */

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
 * What the output ends with: what was not tried, what wavered, and how it went, which is the very last line.
 * @param {Tests} tests
 * @param {{ leftOut: string[], host?: string }} where `host` says in what the desktop tests ran
 * @returns {string[]}
 */
export function lastLines({ passed, failed, skipped, retried }, { leftOut, host }) {
  return [
    ...skipped.map(name => `Skipped: ${name}`),
    ...leftOut,
    ...(host ? [host] : []),
    ...retried.map(name => `Passed at its second try: ${name}`),
    `${passed} passed, ${failed} failed`,
  ]
}

/**
 * How many files of tests run at once. Browsers and servers run beside the tests, which wait for them: on two
 * processors a third worker takes what is left.
 * @param {number} processors
 */
export function workersFor(processors) {
  return 2 + Math.max(1, Math.floor(processors / 2))
}
