import { existsSync, globSync, readFileSync } from 'node:fs'
import { dirname, join, relative, resolve, sep } from 'node:path'
import type { Nodes } from 'mdast'
import remarkGfm from 'remark-gfm'
import remarkParse from 'remark-parse'
import { unified } from 'unified'
import { expect, test } from 'vitest'
import { root } from './lib/run.mjs'

const FOREIGN = ['node_modules', 'out', 'release', 'screenshots', 'test-results', '.dev-data', '.git']
const parser = unified().use(remarkParse).use(remarkGfm)

const files = globSync('**/*.md', { cwd: root, exclude: path => FOREIGN.includes(path) })
const read = (file: string) => readFileSync(join(root, file), 'utf8')
const documents = files.map(path => {
  const file = path.split(sep).join('/')
  return { file, nodes: allNodes(parser.parse(read(file))) }
})

function allNodes(node: Nodes): Nodes[] {
  return [node, ...('children' in node ? node.children.flatMap(allNodes) : [])]
}

function wordsOf(node: Nodes): string {
  if ('value' in node) return node.value
  return 'children' in node ? node.children.map(wordsOf).join('') : ''
}

/** What GitHub makes of a heading, such as `add-a-migration`. */
const slugOf = (heading: Nodes) =>
  wordsOf(heading)
    .toLowerCase()
    .replace(/[^\p{L}\p{N} _-]/gu, '')
    .replaceAll(' ', '-')

const headingsOf = (file: string) =>
  documents
    .find(each => each.file === file)
    ?.nodes.filter(({ type }) => type === 'heading')
    .map(slugOf)

test('every link within the repository leads to a file and a heading that are there', () => {
  const links = documents.flatMap(({ file, nodes }) =>
    nodes.flatMap(node => ('url' in node ? [{ file, url: node.url }] : [])),
  )
  const inside = links.filter(({ url }) => !/^[a-z]+:/.test(url))
  expect(inside.length).toBeGreaterThan(20)
  const broken = inside.filter(({ file, url }) => {
    const [path = '', heading] = decodeURIComponent(url).split('#')
    const target = path === '' ? join(root, file) : resolve(root, dirname(file), path)
    const name = relative(root, target).split(sep).join('/')
    if (!existsSync(target) || name.startsWith('..')) return true
    return heading !== undefined && headingsOf(name)?.includes(heading) !== true
  })
  expect(broken).toEqual([])
})

test('every file and folder that a document names by its path is there', () => {
  const named = documents.flatMap(({ file, nodes }) =>
    nodes.flatMap(node =>
      node.type === 'inlineCode' && /^(?:src|tests|scripts|docs|resources)\/[\w./-]*$/.test(node.value)
        ? [{ file, path: node.value }]
        : [],
    ),
  )
  expect(named.length).toBeGreaterThan(30)
  expect(named.filter(({ path }) => !existsSync(join(root, path)))).toEqual([])
})

test('every command of npm that a document names is one', () => {
  const { scripts } = JSON.parse(read('package.json'))
  const commands = documents.flatMap(({ file, nodes }) =>
    nodes
      .filter(({ type }) => type === 'inlineCode' || type === 'code')
      .flatMap(node => [...wordsOf(node).matchAll(/\bnpm (?:run (?:--silent )?([\w-]+)|(start|test)\b)/g)])
      .map(([, named, usual]) => ({ file, command: named ?? usual ?? '' })),
  )
  expect(new Set(commands.map(({ command }) => command)).size).toBeGreaterThan(6)
  expect(commands.filter(({ command }) => !(command in scripts))).toEqual([])
})

test('the README is for a family: short, the two commands at its top, a picture before anything else to read', () => {
  const lines = read('README.md').split('\n')
  expect(lines.length).toBeLessThanOrEqual(120)
  const top = lines.slice(0, 15).join('\n')
  expect(top).toContain('\nnpm start ')
  expect(top).toContain('\nnpm test ')
  expect(top.indexOf('](resources/readme/')).toBeLessThan(top.indexOf('\n## '))
})

test('a picture of the README loads at once', () => {
  const pictures = globSync('resources/readme/*', { cwd: root })
  const shown = read('README.md')
  expect(pictures.length).toBeGreaterThan(0)
  for (const picture of pictures) {
    expect(shown).toContain(picture.split(sep).join('/'))
    expect(readFileSync(join(root, picture)).length).toBeLessThanOrEqual(150_000)
  }
})

test('the page about the data names every table', () => {
  const [, tables = ''] = /export interface Tables \{([^}]+)\}/.exec(read('src/server/db/schema.ts')) ?? []
  const names = [...tables.matchAll(/^ {2}(\w+):/gm)].map(([, name]) => name)
  expect(names).toContain('evaluations')
  const page = read('docs/data.md')
  expect(names.filter(name => !page.includes(`\`${name}\``))).toEqual([])
})

test('what is left to a run of everything stands in its list, and nothing else', () => {
  const tests = globSync('{src,tests}/**/*.test.{ts,tsx}', { cwd: root }).map(path =>
    path.split(sep).join('/'),
  )
  const left = tests.filter(path => /tags: [^\n]*'in-full'/.test(read(path)))
  const listed = [...read('docs/tests-in-full.md').matchAll(/^\| `([^`]+)` \|/gm)].map(([, path]) => path)
  expect(left.length).toBeGreaterThan(30)
  expect(listed.toSorted()).toEqual(left.toSorted())
})
