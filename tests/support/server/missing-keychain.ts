import { existsSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join } from 'node:path'

/** What is missing for a keychain of a test's own, undefined when nothing is; the person's is not for tests. */
export function missingKeychain(): string | undefined {
  if (process.platform !== 'linux') return "only Linux's keychain can be had apart from the person's own"
  const folders = (process.env.PATH ?? '').split(delimiter)
  for (const command of ['dbus-run-session', 'gnome-keyring-daemon', 'timeout']) {
    if (!folders.some(folder => existsSync(join(folder, command)))) return `${command} is not installed`
  }
  try {
    createRequire(import.meta.url)('keytar')
    return undefined
  } catch {
    return 'keytar is not built, which needs libsecret-1-dev'
  }
}
