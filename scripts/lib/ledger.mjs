// @ts-check
import { relative, sep } from 'node:path'

/**
 * A line that the reporter has written down: `file planned`, `test begun`, `test done` or `file done`.
 * @typedef {{ event: string, file: string, name?: string, state?: string, errors?: number, part?: string, seconds?: number }} Line
 */

/**
 * How long a file has taken, in seconds, in which part of the suite; its path with slashes.
 * @typedef {{ path: string, part: string, seconds: number }} Timed
 */

/**
 * What a run has found, as far as it got.
 * @typedef {object} Found
 * @property {number} passed
 * @property {number} failed
 * @property {string[]} skipped
 * @property {number} inFullOnly how many were left to a run of everything
 * @property {string[]} files
 * @property {string[]} left the files that are not done
 * @property {Timed[]} times
 */

/**
 * @param {Line[]} lines
 * @param {string} root the folder that files are named from
 * @returns {Found}
 */
export function sumUp(lines, root) {
  const of = (/** @type {string} */ event) => lines.filter(line => line.event === event)
  const done = of('file done')
  const files = done.map(({ file }) => file)
  // What a file that is not done has found so far is found again when it is run again.
  const tests = of('test done').filter(({ file }) => files.includes(file))
  const named = (/** @type {string} */ state) => tests.filter(test => test.state === state)
  // A file that could not be loaded holds no failed test, and still is a failure.
  const broken = done.filter(
    ({ file, errors = 0 }) => errors > 0 && !named('failed').some(test => test.file === file),
  )
  return {
    passed: named('passed').length,
    failed: named('failed').length + broken.length,
    skipped: named('skipped').map(({ name = '' }) => name),
    inFullOnly: named('in full only').length,
    files,
    left: of('file planned')
      .map(({ file }) => file)
      .filter(file => !files.includes(file)),
    times: done.map(({ file, part = '', seconds = 0 }) => ({
      path: relative(root, file).split(sep).join('/'),
      part,
      seconds,
    })),
  }
}

/**
 * The tests that have begun and not ended.
 * @param {Line[]} lines
 * @returns {Line[]}
 */
export function underWay(lines) {
  const done = new Set(
    lines.filter(({ event }) => event === 'test done').map(({ file, name }) => `${file} ${name}`),
  )
  return lines.filter(({ event, file, name }) => event === 'test begun' && !done.has(`${file} ${name}`))
}
