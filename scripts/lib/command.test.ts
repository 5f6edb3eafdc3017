import { describe, expect, test } from 'vitest'
import {
  type Computer,
  commandOf,
  leavesOutParts,
  openerOf,
  pinnedNode,
  toolEnvironmentOf,
} from './command.mjs'
import { thisComputer } from './run.mjs'

const BIN = JSON.stringify({ bin: { biome: 'bin/biome' } })
const TSC = JSON.stringify({ bin: { tsc: './bin/tsc' } })

/** A computer on which the packages are installed; npm is where that system's installer puts it. */
function computer(changes: Partial<Computer> & { files?: string[] } = {}): Computer {
  const { files, ...rest } = changes
  const each: Computer = {
    platform: 'win32',
    root: 'C:\\Users\\A B\\Stepwise\\',
    node: 'C:\\Program Files\\nodejs\\node.exe',
    environment: {},
    has: () => true,
    read: file => (file.includes('biome') ? BIN : TSC),
    ...rest,
  }
  return files ? { ...each, has: file => files.includes(file) } : each
}

const windows = computer()
const mac = computer({
  platform: 'darwin',
  root: "/Users/Zoë O'Neil/My Stepwise/",
  node: '/opt/homebrew/bin/node',
})
const linux = computer({ platform: 'linux', root: '/home/a b/stepwise/', node: '/usr/bin/node' })

describe('a tool of the packages', () => {
  test.each([
    [
      'Windows',
      windows,
      'C:\\Users\\A B\\Stepwise\\node_modules\\node\\bin\\node.exe',
      'C:\\Users\\A B\\Stepwise\\node_modules\\@biomejs\\biome\\bin\\biome',
    ],
    [
      'macOS',
      mac,
      "/Users/Zoë O'Neil/My Stepwise/node_modules/node/bin/node",
      "/Users/Zoë O'Neil/My Stepwise/node_modules/@biomejs/biome/bin/biome",
    ],
    [
      'Linux',
      linux,
      '/home/a b/stepwise/node_modules/node/bin/node',
      '/home/a b/stepwise/node_modules/@biomejs/biome/bin/biome',
    ],
  ])('is a file that the pinned Node runs, each word by itself, on %s', (_, each, node, file) => {
    expect(commandOf('biome', ['ci', 'a b & c'], each)).toEqual({
      program: node,
      words: [file, 'ci', 'a b & c'],
    })
  })

  test('is found by the ./ that its package writes before its file', () => {
    expect(commandOf('tsc', [], linux).words).toEqual(['/home/a b/stepwise/node_modules/typescript/bin/tsc'])
  })

  test.each(['biome', 'electron-vite', 'playwright', 'tsc', 'vitest'])('%s is there', name => {
    const { words } = commandOf(name, [], thisComputer)
    expect(words.filter(file => thisComputer.has(file))).toHaveLength(1)
  })
})

describe('node', () => {
  test('is the pinned one by its whole path, never the first of that name', () => {
    expect(commandOf('node', ['a.mjs'], windows).program).toBe(pinnedNode(windows))
    expect(commandOf('node', ['a.mjs'], mac).program).toBe(pinnedNode(mac))
  })

  test('is the one that runs, as long as nothing is installed', () => {
    const bare = computer({ files: [] })
    expect(commandOf('node', ['a.mjs'], bare).program).toBe('C:\\Program Files\\nodejs\\node.exe')
  })
})

describe('npm', () => {
  const beside = 'C:\\Program Files\\nodejs\\node_modules\\npm\\bin\\npm-cli.js'

  test('is the file that has started this, by the Node that runs', () => {
    const given = 'C:\\Users\\A B\\AppData\\Roaming\\npm\\node_modules\\npm\\bin\\npm-cli.js'
    const each = computer({ environment: { npm_execpath: given }, files: [given, beside] })
    expect(commandOf('npm', ['ci'], each)).toEqual({ program: windows.node, words: [given, 'ci'] })
  })

  test('is not the other package manager that has started this', () => {
    const each = computer({ environment: { npm_execpath: 'C:\\pnpm\\bin\\pnpm.cjs' } })
    expect(commandOf('npm', ['ci'], each).words).toEqual([beside, 'ci'])
  })

  test('is found beside Node, where nothing says who has started this', () => {
    expect(commandOf('npm', ['ci'], computer({ files: [beside] })).words).toEqual([beside, 'ci'])
    const file = '/opt/homebrew/lib/node_modules/npm/bin/npm-cli.js'
    expect(commandOf('npm', ['ci'], { ...mac, has: name => name === file })).toEqual({
      program: '/opt/homebrew/bin/node',
      words: [file, 'ci'],
    })
  })

  test('is found along the path, however it is spelt', () => {
    const file = 'D:\\npm folder\\node_modules\\npm\\bin\\npm-cli.js'
    const each = computer({ environment: { Path: 'C:\\Windows;;D:\\npm folder' }, files: [file] })
    expect(commandOf('npm', [], each).words).toEqual([file])
  })

  test('is a program by its name where only that is known, but on Windows a sentence says that it is missing', () => {
    const has = () => false
    expect(commandOf('npm', ['ci'], { ...linux, has })).toEqual({ program: 'npm', words: ['ci'] })
    expect(() => commandOf('npm', ['ci'], { ...windows, has })).toThrow('npm could not be found')
  })
})

test.each([
  ['v20.0.0', true],
  ['v20.18.3', true],
  ['v20.19.0', false],
  ['v21.7.3', true],
  ['v22.0.0', true],
  ['v22.11.0', true],
  ['v22.12.0', false],
  ['v24.21.0', false],
])('on Node %s, npm leaving compiled parts out is %s', (version, isSo) => {
  expect(leavesOutParts(version)).toBe(isSo)
})

test.each(['apt-get', '/opt/my electron/electron'])('%s is taken as it is', name => {
  expect(commandOf(name, ['.'], linux)).toEqual({ program: name, words: ['.'] })
})

describe('the environment of a command', () => {
  test("keeps Windows' spelling of the path and puts the pinned Node first", () => {
    const { Path, ...rest } = toolEnvironmentOf(
      computer({ environment: { Path: 'C:\\Windows', TEMP: 'C:\\Temp' } }),
      { LOUD: 'no' },
    )
    const modules = 'C:\\Users\\A B\\Stepwise\\node_modules'
    expect(Path).toBe(`${modules}\\node\\bin;${modules}\\.bin;C:\\Windows`)
    expect(rest).toEqual({ TEMP: 'C:\\Temp', LOUD: 'no' })
  })

  test('has a path without an empty part, which would be the folder that one is in', () => {
    const modules = '/home/a b/stepwise/node_modules'
    expect(toolEnvironmentOf(linux)).toEqual({ PATH: `${modules}/node/bin:${modules}/.bin` })
  })
})

test('an address is opened as one word, whatever is in it', () => {
  const address = 'http://127.0.0.1:4310/?token=a&b'
  expect(openerOf('win32', address).words.at(-1)).toBe(address)
  expect(openerOf('darwin', address)).toEqual({ program: 'open', words: [address] })
  expect(openerOf('linux', address)).toEqual({ program: 'xdg-open', words: [address] })
})
