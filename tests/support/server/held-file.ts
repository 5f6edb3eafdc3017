import fs from 'node:fs'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** What the system does to files by their names. */
type Doing = 'renameSync' | 'rmSync' | 'copyFileSync'

/**
 * Another program holds a file: so many times the system refuses, as Windows does.
 * @param path the end of the file's name, which is the first that the call is given
 * @returns how often it was refused
 */
export function holdFile(
  doing: Doing,
  path: string,
  { code = 'EBUSY', times = 1 } = {},
): { refused: number } {
  const own: (...given: never[]) => unknown = fs[doing]
  const held = { refused: 0 }
  const refusing = (...given: never[]) => {
    if (held.refused < times && String(given[0]).endsWith(path)) {
      held.refused += 1
      throw Object.assign(new Error(`${code}: ${path}`), { code, syscall: doing })
    }
    return own(...given)
  }
  Object.assign(fs, { [doing]: refusing })
  syncBuiltinESMExports()
  onTestFinished(() => {
    Object.assign(fs, { [doing]: own })
    syncBuiltinESMExports()
  })
  return held
}
