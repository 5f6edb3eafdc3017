// @ts-check
import { relative } from 'node:path'

/**
 * A line that the reporter has written down: `file planned`, `test begun`, `test done` or `file done`.
 * @typedef {{ event: string, file: string, name?: string, state?: string, tries?: number, errors?: number }} Line
 */

/**
 * What a run has found, as far as it got.
 * @param {Line[]} lines
 * @param {string} root the folder that files are named from
 * @returns {{ passed: number, failed: number, skipped: string[], retried: string[], files: string[], left: string[] }}
 * `retried` names what passed at its second try, `left` the files that are not done
 */
export function sumUp(lines, root) {
  const of = (/** @type {string} */ event) => lines.filter(line => line.event === event)
  const files = of('file done').map(({ file }) => file)
  // What a file that is not done has found so far is found again at its second run.
  const tests = of('test done').filter(({ file }) => files.includes(file))
  const named = (/** @type {string} */ state) => tests.filter(test => test.state === state)
  // A file that could not be loaded holds no failed test, and still is a failure.
  const broken = of('file done').filter(
    ({ file, errors = 0 }) => errors > 0 && !named('failed').some(test => test.file === file),
  )
  return {
    passed: named('passed').length,
    failed: named('failed').length + broken.length,
    skipped: named('skipped').map(({ name = '' }) => name),
    retried: named('passed')
      .filter(({ tries = 1 }) => tries > 1)
      .map(({ file, name }) => `${relative(root, file)} > ${name}`),
    files,
    left: of('file planned')
      .map(({ file }) => file)
      .filter(file => !files.includes(file)),
  }
}
