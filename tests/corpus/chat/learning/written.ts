import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/**
 * What each writer of a folder has written, by the name of its file, a line each with tabs between.
 * @param read gives undefined for a line that is none
 * @param none what is said of such a line, behind where it stands
 */
export function writtenIn<Line>(
  folder: string,
  read: (...cells: string[]) => Line | undefined,
  none: string,
): ReadonlyMap<string, readonly Line[]> {
  const files = readdirSync(folder)
    .filter(name => name.endsWith('.tsv'))
    .sort()
  return new Map(files.map(name => [name.replace('.tsv', ''), linesIn(name)]))

  function linesIn(name: string): Line[] {
    const lines = readFileSync(join(folder, name), 'utf8').trim().split('\n')
    return lines.map((line, at) => {
      const found = read(...line.split('\t'))
      if (found === undefined) throw new SyntaxError(`Line ${at + 1} of ${name} ${none}`)
      return found
    })
  }
}
