import { readFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'
import { isAll } from './how-much.ts'

const FOLDER = new URL('../corpus/', import.meta.url)

/**
 * Fails unless exactly the known ones fail: a new failure is one, and one that is mended must leave the list, so that
 * it fails if it comes back. A share would hide which ones fail. After a change for the better,
 * `npm test -- --project unit -u <the test>` writes the list anew; read the difference before it is committed.
 * @param list the list's path in `tests/corpus/`, a text file with a line for each
 * @param failing what fails in this run, in any order
 */
export async function expectKnownFailures(list: string, failing: readonly string[]): Promise<void> {
  await expect(linesOf(failing).join('')).toMatchFileSnapshot(pathOf(list))
}

/**
 * The same where every run looks at a part and `npm test -- --all` at everything: what stands in the list and was not
 * tried is left alone. Here `-u` takes `--all`.
 * @param tried all that this run has looked at
 */
export async function expectKnownAmong(
  list: string,
  failing: readonly string[],
  tried: readonly string[],
): Promise<void> {
  if (isAll) return expectKnownFailures(list, failing)
  const isTried = new Set(linesOf(tried))
  const known = readFileSync(pathOf(list), 'utf8').split(/(?<=\n)/)
  expect(linesOf(failing)).toEqual(known.filter(line => isTried.has(line)))
}

const pathOf = (list: string) => fileURLToPath(new URL(list, FOLDER))

const linesOf = (texts: readonly string[]) => texts.map(each => `${JSON.stringify(each)}\n`).toSorted()
