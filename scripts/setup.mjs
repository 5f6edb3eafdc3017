// Sets up what a fresh clone lacks. Plain JavaScript without dependencies: it runs on whatever Node is at hand,
// before anything is installed.
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, relative } from 'node:path'
import { leavesOutParts, pinnedNode } from './lib/command.mjs'
import { root, run, SetupError, say, start, thisComputer } from './lib/run.mjs'

function contentHash(files) {
  const hash = createHash('sha256')
  for (const file of files.sort()) hash.update(file).update(readFileSync(join(root, file)))
  return hash.digest('hex')
}

/** Runs `work` unless the stamp file already holds `hash`. */
function whenStale(stamp, hash, work) {
  if (existsSync(stamp) && readFileSync(stamp, 'utf8') === hash) return
  work()
  writeFileSync(stamp, hash)
}

/** A test that runs a command must find packages and build as they are, and not change them under the others. */
const isSetUp = () => process.env.STEPWISE_IS_SET_UP === 'yes'

const QUIETLY = ['--loglevel=error', '--no-fund', '--no-audit']

/** npm on the pinned Node finds what npm on an older one has left out. */
const addLeftOut = () =>
  run('npm', ['install', '--no-save', ...QUIETLY], { node: pinnedNode(thisComputer) }) === 0

/** Installs the packages of package-lock.json when they are missing or of another lock file. */
export function ensureInstalled() {
  if (isSetUp()) return
  const stamp = join(root, 'node_modules', '.installed-lock')
  whenStale(stamp, contentHash(['package.json', 'package-lock.json']), () => {
    say('Installing packages (once, about a minute) …')
    const isDone = run('npm', ['ci', ...QUIETLY]) === 0 && (!leavesOutParts(process.version) || addLeftOut())
    if (!isDone)
      throw new SetupError(
        'The packages could not be installed. Check the internet connection and try again.',
      )
  })
}

/** Builds server, desktop shell and renderer into out/ when a source file changed since the last build. */
export function ensureBuilt() {
  if (isSetUp()) return
  const sources = readdirSync(join(root, 'src'), { recursive: true, withFileTypes: true })
    .filter(entry => entry.isFile() && !entry.name.endsWith('.test.ts'))
    .map(entry => relative(root, join(entry.parentPath, entry.name)))
  const stamp = join(root, 'out', '.built-from')
  whenStale(stamp, contentHash([...sources, 'package-lock.json', 'electron.vite.config.ts']), () => {
    say('Building Stepwise …')
    mkdirSync(join(root, 'out'), { recursive: true })
    if (run('electron-vite', ['build', '--logLevel', 'warn']) !== 0)
      throw new SetupError('The build failed. The lines above say where.')
  })
}

/**
 * Finds a Chromium for the tests, or fetches one.
 * @returns {string} the path of its executable
 */
export function ensureChromium() {
  const found = findChromium()
  if (found) return found
  say('Fetching a Chromium for the tests (once) …')
  run('playwright', ['install', 'chromium'], { minutes: 10 })
  const fetched = findChromium()
  if (fetched) return fetched
  if (process.platform === 'linux' && process.getuid?.() === 0) {
    installByApt(['chromium', 'chromium-headless-shell'])
  }
  const installed = findChromium()
  if (installed) return installed
  throw new SetupError(
    'No Chromium could be found or fetched. Install one and set CHROMIUM_PATH to its executable.',
  )
}

/** Gives up where the archive doesn't answer, or another program holds the package lock. */
function installByApt(packages) {
  const patience = ['Acquire::Retries=1', 'Acquire::http::Timeout=20', 'DPkg::Lock::Timeout=120']
  const options = ['-y', '-qq', ...patience.flatMap(each => ['-o', each])]
  const env = { DEBIAN_FRONTEND: 'noninteractive' }
  run('apt-get', ['update', ...options], { env, minutes: 5 })
  run('apt-get', ['install', ...options, ...packages], { env, minutes: 10 })
}

/** Opens a page in that Chromium: one that hangs or can't start would fail each test after a long wait. */
export function tryChromium(chromium) {
  const code = run('node', [join(root, 'scripts', 'try-chromium.mjs')], {
    env: { CHROMIUM_PATH: chromium },
    minutes: 2,
  })
  if (code !== 0)
    throw new SetupError(
      `${chromium} can't open a page here; the lines above say why. Set CHROMIUM_PATH to one that can.`,
    )
}

/**
 * Debian's Chromium without windows and menus, which takes a fifth less of the processor. It knows no persistent
 * permissions, so that the desktop's stand-in goes without it.
 * @returns {string | undefined} the path of its executable, where it is there
 */
export function findLightChromium() {
  return ['/usr/bin/chromium-headless-shell'].find(existsSync)
}

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new SetupError(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  const { chromium } = createRequire(import.meta.url)('playwright')
  return [named, chromium.executablePath(), '/usr/bin/chromium'].find(path => path && existsSync(path))
}

const electronFolder = join(root, 'node_modules', 'electron')

/** @returns {string | undefined} the path of Electron's binary, where it is there */
export function findElectron() {
  const name = join(electronFolder, 'path.txt')
  const path = existsSync(name) ? join(electronFolder, 'dist', readFileSync(name, 'utf8')) : undefined
  return path && existsSync(path) ? path : undefined
}

/** @returns {string | undefined} the path of Electron's binary, fetched when it is missing */
export function ensureElectron() {
  const found = findElectron()
  if (found) return found
  say('Fetching the Electron runtime (once) …')
  // Its own error is a page of stack; one line of ours follows instead.
  run('node', [join(electronFolder, 'install.js')], { output: 'ignore' })
  return findElectron()
}

/** What the keychain's test runs on Debian and its kin; keytar is built with the last ones. */
const KEYCHAIN_PACKAGES = ['gnome-keyring', 'dbus', 'libsecret-1-dev', 'pkg-config', 'g++', 'make', 'python3']

/** Gets ready a keychain for the tests on Linux; where it can't, it says so and the test counts as skipped. */
export function ensureKeychain() {
  if (process.platform !== 'linux' || hasKeychain()) return
  if (process.getuid?.() === 0) {
    say('Installing a keychain for the tests (once) …')
    installByApt(['--no-install-recommends', ...KEYCHAIN_PACKAGES])
    if (!canLoadKeytar()) run('npm', ['install', '--no-save', ...QUIETLY], { minutes: 10 })
  }
  if (!hasKeychain())
    say('No keychain can be had here. Its test is skipped; it needs gnome-keyring, dbus and libsecret-1-dev.')
}

function hasKeychain() {
  const commands = ['gnome-keyring-daemon', 'dbus-run-session']
  const folders = (process.env.PATH ?? '').split(delimiter)
  const isThere = command => folders.some(folder => existsSync(join(folder, command)))
  return commands.every(isThere) && canLoadKeytar()
}

function canLoadKeytar() {
  // In a process of its own: one that failed to load it does not look again.
  return (
    run('node', ['-e', "require('keytar')"], { output: ['ignore', 'ignore', 'ignore'], minutes: 1 }) === 0
  )
}

/**
 * Makes a script run on the pinned Node: under another one it starts itself again there and ends with its exit code.
 * @returns {Promise<boolean>} true when this process already is the pinned Node and should go on
 */
export async function onPinnedNode() {
  const pinned = createRequire(import.meta.url)('node/package.json').version
  if (process.versions.node === pinned) return true
  const child = start(pinnedNode(thisComputer), process.argv.slice(1), { output: 'inherit' })
  for (const signal of ['SIGINT', 'SIGTERM']) process.on(signal, () => child.kill(signal))
  process.exitCode = await new Promise((resolve, reject) => {
    child.on('error', reject)
    child.on('exit', (code, signal) => resolve(signal ? 1 : code))
  })
  return false
}

/** Runs a script's work on the pinned Node after the installation, and words its failure. */
export async function main(work) {
  try {
    ensureInstalled()
    if (await onPinnedNode()) await work(process.argv.slice(2))
  } catch (error) {
    if (!(error instanceof SetupError)) throw error
    say(error.message)
    process.exitCode = 1
  }
}
