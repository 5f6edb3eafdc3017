import { copyFileSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { dirname, join } from 'node:path'

/** What @electron/fuses looks for in the binary, then the version and the number of fuses, each at rest. */
const FUSE_WIRE = Buffer.concat([
  Buffer.from('dL7pKGdnNz796PbbjQWNKmHXBZaB9tsX'),
  Buffer.from([1, 9]),
  Buffer.from('0'.repeat(9)),
])

/**
 * Makes a folder as Electron's distribution is one, as far as packing looks into it: a small real program of that
 * system, with fuses, and the files beside it. It is no Electron and can't run the app.
 */
export function makeStandInElectron(folder: string, platform: 'linux' | 'win32'): string {
  mkdirSync(join(folder, 'resources'), { recursive: true })
  mkdirSync(join(folder, 'locales'))
  for (const name of ['LICENSE', 'LICENSES.chromium.html', 'version', 'icudtl.dat', 'resources.pak']) {
    writeFileSync(join(folder, name), name)
  }
  for (const language of ['en-US', 'en-GB', 'de'])
    writeFileSync(join(folder, 'locales', `${language}.pak`), language)
  const binary = join(folder, platform === 'win32' ? 'electron.exe' : 'electron')
  copyFileSync(platform === 'win32' ? windowsProgram() : '/bin/true', binary)
  writeFileSync(binary, Buffer.concat([readFileSync(binary), FUSE_WIRE]), { mode: 0o755 })
  return folder
}

/** Any real one does; this comes with a package of electron-builder. */
function windowsProgram(): string {
  const require = createRequire(import.meta.url)
  const builder = createRequire(require.resolve('electron-builder/package.json'))
  const library = createRequire(builder.resolve('app-builder-lib/package.json'))
  return join(dirname(library.resolve('electron-winstaller/package.json')), 'vendor', '7z-x64.exe')
}
