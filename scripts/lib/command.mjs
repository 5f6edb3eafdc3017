// @ts-check
// How a command is started on each system. Nothing here goes through a shell, so that no folder's name can be read as
// anything else than a name; and nothing here asks the system, so that each one's answer can be tested on any other.
import { posix, win32 } from 'node:path'

/**
 * What the beginning of a command depends on.
 * @typedef {object} Computer
 * @property {NodeJS.Platform} platform
 * @property {string} root the repository's folder
 * @property {string} node the Node that runs this script
 * @property {Record<string, string | undefined>} environment
 * @property {(file: string) => boolean} has whether that file is there
 * @property {(file: string) => string} read the text of that file
 */

/**
 * The package of each tool that the scripts start.
 * @type {Record<string, string | undefined>}
 */
const TOOLS = {
  biome: '@biomejs/biome',
  'electron-vite': 'electron-vite',
  playwright: 'playwright',
  tsc: 'typescript',
  vitest: 'vitest',
}

/**
 * The program and the words with which a command starts. Tools of the packages are files of JavaScript, which Node
 * runs: their starters in `node_modules/.bin` are scripts for a shell, and Windows starts those for nobody else.
 * @param {string} name `node` for the pinned one (before it is installed, the one that runs), `npm`, a tool of the
 * packages, a path, or a program of the system
 * @param {readonly string[]} words
 * @param {Computer} computer
 * @returns {{ program: string, words: string[] }} for `spawn`, without a shell
 * @throws Error when there is no npm
 */
export function commandOf(name, words, computer) {
  if (name === 'node') return { program: nodeOf(computer), words: [...words] }
  if (name === 'npm') return npmCommand(words, computer)
  const tool = TOOLS[name]
  if (tool) return { program: nodeOf(computer), words: [toolFile(name, tool, computer), ...words] }
  return { program: name, words: [...words] }
}

/**
 * Where the pinned Node is, once the packages are installed.
 * @param {Pick<Computer, 'platform' | 'root'>} computer
 */
export function pinnedNode({ platform, root }) {
  return pathsOf(platform).join(
    root,
    'node_modules',
    'node',
    'bin',
    platform === 'win32' ? 'node.exe' : 'node',
  )
}

/** @param {Computer} computer */
function nodeOf(computer) {
  const pinned = pinnedNode(computer)
  return computer.has(pinned) ? pinned : computer.node
}

/**
 * @param {string} name
 * @param {string} tool the package's name
 * @param {Computer} computer
 */
function toolFile(name, tool, { platform, root, read }) {
  const { join } = pathsOf(platform)
  const folder = join(root, 'node_modules', ...tool.split('/'))
  const { bin } = JSON.parse(read(join(folder, 'package.json')))
  return join(folder, typeof bin === 'string' ? bin : bin[name])
}

/**
 * npm is started by the Node that runs: it is the one that npm came with.
 * @param {readonly string[]} words
 * @param {Computer} computer
 */
function npmCommand(words, computer) {
  const file = npmFile(computer)
  if (file) return { program: computer.node, words: [file, ...words] }
  // What is called npm is a program there, whichever way it has come; on Windows it is a script for a shell.
  if (computer.platform !== 'win32') return { program: 'npm', words: [...words] }
  throw new Error('npm could not be found. Install Node with npm from https://nodejs.org and try again.')
}

/** @param {Computer} computer */
function npmFile({ platform, node, environment, has }) {
  const { basename, delimiter, dirname, join } = pathsOf(platform)
  const given = environment.npm_execpath
  // Under another package manager, the variable names that one.
  if (given && basename(given) === 'npm-cli.js' && has(given)) return given
  const folders = [dirname(node), ...(environment[pathVariable(environment)] ?? '').split(delimiter)]
  const modules = platform === 'win32' ? ['node_modules'] : ['..', 'lib', 'node_modules']
  return folders
    .filter(folder => folder !== '')
    .map(folder => join(folder, ...modules, 'npm', 'bin', 'npm-cli.js'))
    .find(has)
}

/**
 * Whether npm on that Node leaves compiled parts of packages out without a word, because they ask for a newer one.
 * @param {string} version such as `v20.0.0`
 */
export function leavesOutParts(version) {
  const [major = 0, minor = 0] = version.replace('v', '').split('.').map(Number)
  // The builder's engines: ^20.19.0 || >=22.12.0
  return (major === 20 && minor < 19) || major === 21 || (major === 22 && minor < 12)
}

/**
 * The environment in which the pinned Node and the project's tools come first in the path.
 * @param {Pick<Computer, 'platform' | 'root' | 'environment'>} computer
 * @param {Record<string, string | undefined>} extra
 * @returns {Record<string, string | undefined>}
 */
export function toolEnvironmentOf(computer, extra = {}) {
  const { platform, root, environment } = computer
  const { delimiter, dirname, join } = pathsOf(platform)
  const path = pathVariable(environment)
  const first = [dirname(pinnedNode(computer)), join(root, 'node_modules', '.bin')]
  const rest = environment[path]
  return { ...environment, [path]: [...first, ...(rest ? [rest] : [])].join(delimiter), ...extra }
}

/**
 * Windows spells it Path, and two spellings of one variable would hide each other.
 * @param {Record<string, string | undefined>} environment
 */
function pathVariable(environment) {
  return Object.keys(environment).find(name => name.toUpperCase() === 'PATH') ?? 'PATH'
}

/**
 * What opens an address in the person's browser.
 * @param {NodeJS.Platform} platform
 * @param {string} address
 * @returns {{ program: string, words: string[] }}
 */
export function openerOf(platform, address) {
  if (platform === 'darwin') return { program: 'open', words: [address] }
  if (platform === 'win32') return { program: 'rundll32', words: ['url.dll,FileProtocolHandler', address] }
  return { program: 'xdg-open', words: [address] }
}

/**
 * How the paths of that system are put together, whichever one this is.
 * @param {NodeJS.Platform} platform
 */
function pathsOf(platform) {
  return platform === 'win32' ? win32 : posix
}
