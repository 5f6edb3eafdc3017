// Sets up what a fresh clone lacks. Plain JavaScript without dependencies: it runs on whatever Node is at hand,
// before anything is installed.
import { spawn, spawnSync } from 'node:child_process'
import { createHash } from 'node:crypto'
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createRequire } from 'node:module'
import { delimiter, join, relative } from 'node:path'
import { fileURLToPath } from 'node:url'

export const root = fileURLToPath(new URL('..', import.meta.url))
const binFolder = join(root, 'node_modules', '.bin')
const isWindows = process.platform === 'win32'
const pinnedNode = join(root, 'node_modules', 'node', 'bin', isWindows ? 'node.exe' : 'node')

/** A step that failed; its message says in a sentence what to do. */
export class SetupError extends Error {}

/** Prints to stderr, because stdout belongs to what a command answers. */
export function say(words) {
  process.stderr.write(`${words}\n`)
}

/** The environment in which the pinned Node and the project's tools come first in the path. */
export function toolEnvironment(extra = {}) {
  // Windows spells it Path, and two spellings of one variable would hide each other.
  const path = Object.keys(process.env).find(name => name.toUpperCase() === 'PATH') ?? 'PATH'
  return { ...process.env, [path]: `${binFolder}${delimiter}${process.env[path] ?? ''}`, ...extra }
}

/**
 * Runs a command, its output going to ours.
 * @param {{ env?: object, output?: unknown, minutes?: number }} how `minutes` is the longest that it may take
 * @returns {number} the exit code; 1 also when it was ended for taking longer
 */
export function run(command, args, { env, output = ['ignore', 2, 2], minutes } = {}) {
  const done = spawnSync(command, args, {
    cwd: root,
    env: toolEnvironment(env),
    stdio: output,
    shell: isWindows && !command.endsWith('.exe'),
    ...(minutes && { timeout: minutes * 60_000, killSignal: 'SIGKILL' }),
  })
  if (done.error?.code === 'ETIMEDOUT') say(`"${command}" did not end within ${minutes} minutes.`)
  return done.status ?? 1
}

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

/** Installs the packages of package-lock.json when they are missing or of another lock file. */
export function ensureInstalled() {
  if (isSetUp()) return
  const stamp = join(root, 'node_modules', '.installed-lock')
  whenStale(stamp, contentHash(['package.json', 'package-lock.json']), () => {
    say('Installing packages (once, about a minute) …')
    const npm = process.env.npm_execpath
    const args = ['ci', '--loglevel=error', '--no-fund', '--no-audit']
    const code = npm ? run(process.execPath, [npm, ...args]) : run('npm', args)
    if (code !== 0)
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
    installByApt(['chromium'])
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

function findChromium() {
  const named = process.env.CHROMIUM_PATH
  if (named && !existsSync(named))
    throw new SetupError(`CHROMIUM_PATH is ${named}, but there is no such file.`)
  const { chromium } = createRequire(import.meta.url)('playwright')
  return [named, chromium.executablePath(), '/usr/bin/chromium'].find(path => path && existsSync(path))
}

/** What the keychain's test runs on Debian and its kin; keytar is built with the last ones. */
const KEYCHAIN_PACKAGES = ['gnome-keyring', 'dbus', 'libsecret-1-dev', 'pkg-config', 'g++', 'make', 'python3']

/** Gets ready a keychain for the tests on Linux; where it can't, it says so and the test counts as skipped. */
export function ensureKeychain() {
  if (process.platform !== 'linux' || hasKeychain()) return
  if (process.getuid?.() === 0) {
    say('Installing a keychain for the tests (once) …')
    installByApt(['--no-install-recommends', ...KEYCHAIN_PACKAGES])
    const args = ['install', '--no-save', '--no-audit', '--no-fund', '--loglevel=error']
    if (!canLoadKeytar()) run('npm', args, { minutes: 10 })
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
  const child = spawn(pinnedNode, process.argv.slice(1), {
    stdio: 'inherit',
    env: toolEnvironment(),
  })
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
