// @ts-check
// Which tests a change can reach. What a test imports vitest knows; this is what it cannot know.

/** What decides how everything is run. */
const OF_ALL =
  /^(?:package(?:-lock)?\.json|vitest\.config\.ts|tests\/support\/(?:time-limits|how-much|seeds)\.ts)$/
/** What the app is built of. */
const OF_APP = /^(?:src\/(?!.*\.test\.tsx?$)|resources\/|electron\.vite\.config\.ts$)/
/** Of these, what the window alone is built of. */
const OF_WINDOW = /^src\/(?:main|preload)\//
const JOURNEY = /^tests\/e2e\/.*\.test\.ts$/
const DESKTOP = /^tests\/desktop\/.*\.test\.ts$/
/** What the engine's threads load, which nobody imports who asks them. */
const OF_ENGINE = /^src\/(?:maths|text|server)\/(?!.*\.test\.ts$)/
/** Tests of a server that runs. */
const STARTS_SERVER = /^src\/server\/.*\.test\.ts$/
/** What the desktop's tests start without importing it. */
const OF_HOST = /^tests\/desktop\/(?:host|stand-in)\//
/** Tests that look through the whole repository. */
const LOOKS_AT_ALL = /^(?:src\/[^/]*\.test\.ts|scripts\/.*\.test\.ts)$/

/**
 * @param {readonly string[]} changed paths from the repository's root, with slashes
 * @param {readonly string[]} tests all files of tests, likewise
 * @param {(path: string) => string} read a file's text
 * @returns {string[] | undefined} the files for `vitest related`, a test among them being related to itself; undefined
 * when everything can be reached
 */
export function reachOf(changed, tests, read) {
  if (changed.some(path => OF_ALL.test(path))) return undefined
  const some = (/** @type {RegExp} */ pattern) => changed.some(path => pattern.test(path))
  const isApp = changed.some(path => OF_APP.test(path) && !OF_WINDOW.test(path))
  // A journey goes through the built app, whatever of it that is: no list of rooms would stay true.
  const reached = tests.filter(
    path =>
      LOOKS_AT_ALL.test(path) ||
      (STARTS_SERVER.test(path) && some(OF_ENGINE) && read(path).includes('#support/server/')) ||
      (JOURNEY.test(path) && isApp) ||
      (DESKTOP.test(path) && (isApp || some(OF_WINDOW) || some(OF_HOST))),
  )
  // What is read as a file is imported by nobody: the tests that name its folder are reached.
  const folders = changed.flatMap(path => {
    const [, folder] = /^(tests\/corpus\/[^/]+)\//.exec(path) ?? []
    return folder ? [folder] : []
  })
  const corpora = tests.filter(path =>
    folders.some(folder => read(path).includes(folder.replace('tests/', ''))),
  )
  return [...new Set([...changed, ...reached, ...corpora])]
}
