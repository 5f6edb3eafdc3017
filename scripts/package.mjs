// npm run package: packs the app for this computer's system, and checks what came out. `-- --dir` leaves out the
// installers, `-- --linux`, `--win` and `--mac` choose another system, `-- --electron-dist FOLDER` another Electron.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join } from 'node:path'
import { parseArgs } from 'node:util'
import { root, SetupError, say } from './lib/run.mjs'
import { ensureBuilt, main } from './setup.mjs'

const MB = 1_000_000
const LARGEST = { asar: 25 * MB, installer: 130 * MB }
const INSTALLERS = ['.exe', '.dmg', '.zip', '.AppImage']

/** What each system is called in the configuration, and how compiled code begins there. */
const SYSTEMS = {
  linux: { section: 'linux', beginning: '7f454c46' },
  win32: { section: 'win', beginning: '4d5a' },
  darwin: { section: 'mac', beginning: 'cffaedfe' },
}
const KEYTAR = ['package.json', 'LICENSE.md', 'lib/keytar.js', 'build/Release/keytar.node']

/** The compiled parts for that system. keytar's is there only when it was compiled for it, which is where it packs. */
function compiledParts(platform, arch) {
  const keytar = join(root, 'node_modules', 'keytar', 'build', 'Release', 'keytar.node')
  const start = existsSync(keytar) ? readFileSync(keytar).subarray(0, 4).toString('hex') : ''
  const hasKeytar = start.startsWith(SYSTEMS[platform].beginning) && arch === process.arch
  if (!hasKeytar) say(`There is no keytar for ${platform} on ${arch} here: this app seals keys in a file.`)
  return [
    `node_modules/better-sqlite3/prebuilds/${platform}-${arch}.node`,
    ...(hasKeytar ? KEYTAR.map(name => `node_modules/keytar/${name}`) : []),
  ]
}

/** What only the moment of packing knows; it goes over electron-builder.yml. */
function configOf({ platform, arch, electronDist, output }) {
  const url = process.env.STEPWISE_UPDATE_URL
  const isSigned = Boolean(process.env.CSC_LINK || process.env.WIN_CSC_LINK || process.env.AZURE_TENANT_ID)
  const hasTrustedUpdates = Boolean(url && isSigned && platform !== 'linux')
  return {
    [SYSTEMS[platform].section]: { files: [{ from: '.', filter: compiledParts(platform, arch) }] },
    ...(electronDist && { electronDist }),
    ...(output && { directories: { output } }),
    publish: hasTrustedUpdates ? { provider: 'generic', url } : null,
    extraMetadata: { hasTrustedUpdates },
  }
}

/** Holds what was packed to its budget. */
function checkSizes(folder) {
  for (const name of readdirSync(folder, { recursive: true })) {
    const most = name.endsWith('app.asar')
      ? LARGEST.asar
      : INSTALLERS.some(end => name.endsWith(end)) && !name.includes('unpacked')
        ? LARGEST.installer
        : undefined
    if (most === undefined) continue
    const { size } = statSync(join(folder, name))
    say(`${name}: ${(size / MB).toFixed(1)} MB of at most ${most / MB}`)
    if (size > most) throw new SetupError(`${name} is larger than its budget.`)
  }
}

await main(async args => {
  const { values } = parseArgs({
    args,
    options: {
      dir: { type: 'boolean', default: false },
      linux: { type: 'boolean' },
      win: { type: 'boolean' },
      mac: { type: 'boolean' },
      arch: { type: 'string', default: process.arch },
      'electron-dist': { type: 'string' },
      output: { type: 'string' },
    },
  })
  ensureBuilt()
  const { Arch, build, Platform } = await import('electron-builder')
  const platform = values.linux
    ? Platform.LINUX
    : values.win
      ? Platform.WINDOWS
      : values.mac
        ? Platform.MAC
        : Platform.current()
  const { nodeName } = platform
  await build({
    projectDir: root,
    targets: platform.createTarget(values.dir ? 'dir' : null, Arch[values.arch]),
    config: configOf({
      platform: nodeName,
      arch: values.arch,
      electronDist: values['electron-dist'],
      output: values.output,
    }),
    publish: 'never',
  })
  checkSizes(values.output ?? join(root, 'release'))
})
