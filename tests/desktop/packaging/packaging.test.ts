import { execFile } from 'node:child_process'
import { globSync, readFileSync, statSync } from 'node:fs'
import { join, sep } from 'node:path'
import { promisify } from 'node:util'
import { extractAll, listPackage } from '@electron/asar'
import { FuseV1Options, getCurrentFuseWire } from '@electron/fuses'
import { expect as expectPage } from 'playwright/test'
import { describe, expect } from 'vitest'
import { SIGNING_VARIABLES } from '../../../scripts/lib/signing.mjs'
import { launch, makeHome } from '../host/launch.ts'
import { test } from '../host/test.ts'
import { host } from '../host/which-host.ts'
import { makeStandInElectron } from './stand-in-electron.ts'

const MB = 1_000_000
const ON = 49
const OFF = 48

const packages = {
  linux: {
    flag: '--linux',
    executable: 'stepwise',
    compiled: ['better-sqlite3/prebuilds/linux-x64.node', 'keytar/build/Release/keytar.node'],
    homeAi: 'linux-x64',
    plain: ['keytar/LICENSE.md', 'keytar/lib/keytar.js', 'keytar/package.json'],
  },
  // keytar is compiled where it packs: for Windows, on Windows.
  win32: {
    flag: '--win',
    executable: 'Stepwise.exe',
    compiled: ['better-sqlite3/prebuilds/win32-x64.node'],
    homeAi: 'win-x64',
    plain: [],
  },
} as const

/** A port that takes nobody: whatever electron-builder would fetch after all fails at once, with its name. */
const NOWHERE = 'http://127.0.0.1:9/'
const WITHOUT_DOWNLOADS = {
  ELECTRON_MIRROR: NOWHERE,
  ELECTRON_BUILDER_BINARIES_MIRROR: NOWHERE,
  ELECTRON_BUILDER_BINARIES_DOWNLOAD_OVERRIDE_URL: NOWHERE,
}

/** As a workflow hands over each secret that is not there. */
const WITHOUT_SECRETS = Object.fromEntries(SIGNING_VARIABLES.map(name => [name, '']))

const BETTER_SQLITE = [
  ...['LICENSE', 'package.json'],
  ...['binding', 'database', 'index', 'sqlite-error', 'util'].map(name => `lib/${name}.js`),
  ...[
    'aggregate',
    'backup',
    'explain',
    'function',
    'inspect',
    'pragma',
    'serialize',
    'table',
    'transaction',
  ].map(name => `lib/methods/${name}.js`),
  'lib/methods/wrappers.js',
].map(name => `better-sqlite3/${name}`)

/** The engine of the home AI for one target, by its own files; nothing where that package isn't installed here. */
function engineOf(target: string) {
  const folder = `@node-llama-cpp/${target}`
  const bins = globSync(`node_modules/${folder}/bins/**`, { withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.lib'))
    .map(entry => join(entry.parentPath, entry.name).slice('node_modules/'.length))
  const plain = ['LICENSE', 'dist/index.js', 'package.json'].map(name => `${folder}/${name}`)
  return { bins, plain: bins.length > 0 ? plain : [] }
}

/** The build without the server for the command line and the build's own notes. */
const built = () =>
  globSync('out/{main,preload,renderer}/**', { withFileTypes: true })
    .filter(entry => entry.isFile() && entry.name !== 'serve.js')
    .map(entry => `/${join('out', entry.parentPath.split(`out${sep}`)[1] ?? '', entry.name)}`)

const filesIn = (folder: string) =>
  globSync('**', { cwd: folder, withFileTypes: true })
    .filter(entry => entry.isFile())
    .map(entry => join(entry.parentPath, entry.name).slice(folder.length + 1))

/**
 * Packs as `npm run package` does, around a small stand-in for Electron's own files.
 * @returns the folder that was packed, and what was said meanwhile
 */
async function pack(platform: keyof typeof packages, folder: string) {
  const dist = makeStandInElectron(join(folder, 'dist'), platform)
  const output = join(folder, 'release')
  const args = ['scripts/package.mjs', packages[platform].flag, '--dir', '--arch', 'x64']
  const words = [...args, '--electron-dist', dist, '--output', output]
  const { stderr } = await promisify(execFile)(process.execPath, words, {
    env: { ...process.env, STEPWISE_IS_SET_UP: 'yes', ...WITHOUT_DOWNLOADS, ...WITHOUT_SECRETS },
    timeout: 90_000,
    killSignal: 'SIGKILL',
  })
  return { packed: join(output, platform === 'win32' ? 'win-unpacked' : 'linux-unpacked'), said: stderr }
}

describe('the packed app', () => {
  for (const platform of ['linux', 'win32'] as const) {
    const { executable, compiled, plain, homeAi } = packages[platform]
    const engine = engineOf(homeAi)
    test.runIf(process.platform === 'linux' && process.arch === 'x64' && host !== 'installed app')(
      `for ${platform} holds what runs inside and nothing else, within its budget, with its fuses set`,
      { tags: 'in-full' },
      async ({ folder }) => {
        const { packed, said } = await pack(platform, folder)
        expect(said).toMatch(
          /unpacked: \d+\.\d MB of Electron's own and \d+\.\d MB of ours, of at most 114\.0 MB/,
        )
        const asar = join(packed, 'resources', 'app.asar')
        const inside = listPackage(asar, { isPack: false }).filter(
          path => /\.\w+$|LICENSE$/.test(path) && !/\/bins\/[\w-]+$/.test(path),
        )
        const modules = [...BETTER_SQLITE, ...compiled, ...plain, ...engine.plain, ...engine.bins].map(
          name => `/node_modules/${name}`,
        )
        expect(inside.toSorted()).toEqual([...modules, ...built(), '/package.json'].toSorted())
        // Chromium takes woff2, and needs no other kind.
        expect(inside.filter(path => /\.(woff|ttf|otf|eot)$/.test(path))).toEqual([])
        expect(statSync(asar).size).toBeLessThan(55 * MB)
        expect(filesIn(`${asar}.unpacked`).toSorted()).toEqual(
          [...compiled, ...engine.bins].map(name => `node_modules/${name}`).toSorted(),
        )
        expect(
          filesIn(packed)
            .filter(name => name.startsWith('locales'))
            .toSorted(),
        ).toEqual([...['locales/en-GB.pak', 'locales/en-US.pak']])

        const wire = await getCurrentFuseWire(join(packed, executable))
        expect({ ...wire }).toMatchObject({
          [FuseV1Options.RunAsNode]: OFF,
          [FuseV1Options.EnableCookieEncryption]: ON,
          [FuseV1Options.EnableNodeOptionsEnvironmentVariable]: OFF,
          [FuseV1Options.EnableNodeCliInspectArguments]: OFF,
          [FuseV1Options.EnableEmbeddedAsarIntegrityValidation]: ON,
          [FuseV1Options.OnlyLoadAppFromAsar]: ON,
        })

        const app = join(folder, 'app')
        extractAll(asar, app)
        const { dependencies, hasTrustedUpdates } = JSON.parse(
          readFileSync(join(app, 'package.json'), 'utf8'),
        )
        expect(dependencies).toEqual({ 'better-sqlite3': expect.any(String) })
        expect(hasTrustedUpdates).toBe(false)
        if (platform !== process.platform) return

        // Nothing that it needs is missing: it starts from what was packed alone.
        const home = await makeHome()
        const desktop = await launch(home.path, { app })
        const page = await desktop.page()
        await expectPage(page.getByRole('button', { name: 'Create Account' })).toBeVisible({
          timeout: 15_000,
        })
        await desktop.end()
        await home.remove()
      },
    )
  }

  test('has icons of every size that the systems ask for', () => {
    const ico = readFileSync('resources/icon.ico')
    expect(ico.readUInt16LE(4)).toBe(7)
    for (let entry = 0; entry < 7; entry++) {
      const at = 6 + 16 * entry
      const png = ico.subarray(ico.readUInt32LE(at + 12)).subarray(0, ico.readUInt32LE(at + 8))
      expect(png.subarray(1, 4).toString()).toBe('PNG')
      // The picture is as wide as its entry says; 0 stands for 256.
      expect(png.readUInt32BE(16)).toBe(ico.readUInt8(at) || 256)
    }
    const icns = readFileSync('resources/icon.icns')
    expect([icns.toString('latin1', 0, 4), icns.readUInt32BE(4)]).toEqual(['icns', icns.length])
    for (const type of ['ic07', 'ic08', 'ic09', 'ic10', 'ic11', 'ic12', 'ic13', 'ic14']) {
      expect(icns.includes(type)).toBe(true)
    }
  })
})
