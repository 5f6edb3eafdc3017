// @ts-check
// What the words after `npm test --` ask for.

/** Seeds are below this. */
const SEEDS = 2 ** 31

/**
 * @typedef {object} Asked
 * @property {boolean} isAll everything at its full size
 * @property {number} seed what chance begins with; 0 is that of every run
 * @property {boolean} isChanged what a change can reach
 * @property {string | undefined} since the commit from which on `isChanged` counts, by default the last one
 * @property {string[]} rest vitest's own words
 */

/**
 * @param {readonly string[]} words
 * @param {() => number} random at least 0, less than 1: the seed of a run of everything that was given none
 * @returns {Asked}
 * @throws Error in words when the seed is none
 */
export function readWords(words, random) {
  const isAll = words.includes('--all')
  /** @type {Asked} */
  const asked = {
    isAll,
    seed: isAll ? Math.floor(random() * SEEDS) : 0,
    isChanged: false,
    since: undefined,
    rest: [],
  }
  for (let at = 0; at < words.length; at++) {
    const [, name, value] = /^(--[a-z]+)(?:=(.*))?$/.exec(words[at] ?? '') ?? []
    const next = words[at + 1]
    if (name === '--seed') {
      const given = value ?? words[++at] ?? ''
      if (!/^\d{1,10}$/.test(given) || Number(given) >= SEEDS)
        throw new Error(`--seed is followed by a whole number below ${SEEDS}, not by "${given}".`)
      asked.seed = Number(given)
    } else if (name === '--changed') {
      asked.isChanged = true
      asked.since = value ?? (next === undefined || next.startsWith('-') ? undefined : words[++at])
    } else if (name !== '--all') {
      asked.rest.push(words[at] ?? '')
    }
  }
  return asked
}

/**
 * Whether these words leave no test out, so that what stands around the tests is run as well.
 * @param {Asked} asked
 */
export const isWhole = ({ rest, isChanged }) => rest.length === 0 && !isChanged

/** The parts without one. */
const NO_BROWSER = ['unit', 'stress', 'page', 'screens', 'alone']

/**
 * Whether these words can reach a test in a browser.
 * @param {Asked} asked
 */
export function needsBrowser({ rest }) {
  const projects = rest.flatMap((word, at) =>
    word.startsWith('--project=') ? [word.slice(10)] : word === '--project' ? [rest[at + 1] ?? ''] : [],
  )
  return projects.length === 0 || projects.some(project => !NO_BROWSER.includes(project))
}
