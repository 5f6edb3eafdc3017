// npm run package: packs the app for this computer's system, and checks what came out. `-- --dir` leaves out the
// installers, `-- --linux`, `--win` and `--mac` choose another system, `-- --electron-dist FOLDER` another Electron.
import { existsSync, readdirSync, readFileSync, statSync } from 'node:fs'
import { join, relative, sep } from 'node:path'
import { parseArgs } from 'node:util'
import { root, SetupError, say } from './lib/run.mjs'
import { SIGNING_VARIABLES, signingOf, withoutEmptySigning } from './lib/signing.mjs'
import { weigh } from './lib/sizes.mjs'
import { ensureBuilt, main } from './setup.mjs'

/** What each system is called in the configuration, and how compiled code begins there. */
const SYSTEMS = {
  linux: { section: 'linux', beginning: '7f454c46' },
  win32: { section: 'win', beginning: '4d5a' },
  darwin: { section: 'mac', beginning: 'cffaedfe' },
}
/** The engine of the home AI for each target: on the processor alone, but for Apple's, which has one for both. */
const HOME_AI = {
  'linux-x64': 'linux-x64',
  'linux-arm64': 'linux-arm64',
  'win32-x64': 'win-x64',
  'win32-arm64': 'win-arm64',
  'darwin-x64': 'mac-x64',
  'darwin-arm64': 'mac-arm64-metal',
}
const HOME_AI_FILES = ['package.json', 'LICENSE', 'dist/index.js', 'bins/**']
/** The one that sees, one file for each target. */
const SEEING_FILES = ['package.json', 'index.node']
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

/** The home AI's engine for that system: its code is in the bundle, so that the package counts as one of development. */
function homeAiParts(platform, arch) {
  const parts = [
    {
      name: 'engine',
      folder: `@node-llama-cpp/${HOME_AI[`${platform}-${arch}`]}`,
      filter: [...HOME_AI_FILES, '!**/*.lib'],
    },
    { name: 'eyes', folder: `@fugood/node-llama-${platform}-${arch}`, filter: SEEING_FILES },
  ]
  return parts.flatMap(({ name, folder, filter }) => {
    const from = `node_modules/${folder}`
    if (existsSync(join(root, from, 'package.json'))) return [{ from, to: from, filter }]
    say(`There is no ${name} of the home AI for ${platform} on ${arch} here: this app goes without it.`)
    return []
  })
}

/** What only the moment of packing knows; it goes over electron-builder.yml. */
function configOf({ platform, arch, electronDist, output }) {
  const url = process.env.STEPWISE_UPDATE_URL
  const { isSigned, missing, azureSignOptions } = signingOf(platform, process.env)
  if (missing.length > 0)
    say(`The app is not taken as signed and gets no updates: ${missing.join(', ')} missing.`)
  const hasTrustedUpdates = Boolean(url && isSigned)
  return {
    [SYSTEMS[platform].section]: {
      files: [{ from: '.', filter: compiledParts(platform, arch) }, ...homeAiParts(platform, arch)],
      ...(azureSignOptions && { azureSignOptions }),
    },
    ...(electronDist && { electronDist }),
    ...(output && { directories: { output } }),
    publish: hasTrustedUpdates ? { provider: 'generic', url } : null,
    extraMetadata: { hasTrustedUpdates },
  }
}

/** Holds what was packed to its budget. */
function checkSizes(folder) {
  const files = readdirSync(folder, { recursive: true, withFileTypes: true }).filter(entry => entry.isFile())
  const { lines, tooLarge } = weigh(
    files.map(({ parentPath, name }) => {
      const file = join(parentPath, name)
      return { path: relative(folder, file).split(sep).join('/'), bytes: statSync(file).size }
    }),
  )
  for (const line of lines) say(line)
  if (tooLarge.length > 0) throw new SetupError(`Larger than its budget: ${tooLarge.join(', ')}.`)
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
  for (const name of SIGNING_VARIABLES)
    if (!(name in withoutEmptySigning(process.env))) delete process.env[name]
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
