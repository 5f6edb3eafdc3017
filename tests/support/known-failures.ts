import { fileURLToPath } from 'node:url'
import { expect } from 'vitest'

const FOLDER = new URL('../corpus/', import.meta.url)

/**
 * Fails unless exactly the known ones fail: a new failure is one, and one that is mended must leave the list, so that
 * it fails if it comes back. A share would hide which ones fail. After a change for the better,
 * `npm test -- --project unit -u <the test>` writes the list anew; read the difference before it is committed.
 * @param list the list's path in `tests/corpus/`, a text file with a line for each
 * @param failing what fails in this run, in any order
 */
export async function expectKnownFailures(list: string, failing: readonly string[]): Promise<void> {
  const lines = failing.map(each => `${JSON.stringify(each)}\n`).toSorted()
  await expect(lines.join('')).toMatchFileSnapshot(fileURLToPath(new URL(list, FOLDER)))
}
