import { globSync, readdirSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { expect, test } from 'vitest'
import {
  codeFiles,
  described,
  files,
  type Import,
  imports,
  loads,
  resolved,
} from '../tests/support/imports.ts'
import { longFunctions } from '../tests/support/long-functions.ts'

const ROOT = resolve(import.meta.dirname, '..')
const MOST_LINES = 300
const MOST_LINES_OF_FUNCTION = 100
/** Lists of words, not code. */
const DATA = ['src/server/safety/hearing/words.ts', 'src/server/safety/hearing/known-words.ts']
/** Which rooms each room may import from besides itself. */
const MAY_IMPORT: Record<string, string[]> = {
  contract: [],
  maths: ['contract', 'text', 'weights'],
  text: [],
  tutor: ['contract', 'maths', 'text'],
  server: ['contract', 'maths', 'text', 'tutor', 'weights'],
  renderer: ['contract', 'maths', 'text'],
  weights: [],
  preload: ['contract'],
  main: ['contract', 'server', 'preload'],
}
/** The rooms of the maths, each of which may import from those before it alone. */
const MATHS_ROOMS = [
  // Numbers and letters.
  ...['arithmetic', 'exact', 'algebra'],
  // What all rooms speak of, how it is written, and what an answer can be.
  ...['domain', 'notation', 'values'],
  // What questions and answers are worded like, in English and in any language.
  ...['language', 'net', 'span', 'wording', 'answers', 'givens', 'stories'],
  'kinds',
  // From a book's question to one as a child types it.
  ...['questions', 'talk', 'filled', 'nearest', 'reworded', 'typed'],
  ...['lessons', 'routes', 'marking', 'working', 'understood', 'ideas', 'checkup', 'practice', 'standards'],
]
/** Where Electron is at home. */
const ELECTRON_ROOMS = ['main', 'preload']

/** Rooms that every feature stands on; none of them knows a feature. */
const GROUND: Record<string, string[]> = {
  server: ['ai', 'db', 'engine', 'helper', 'http', 'json', 'log', 'network', 'safety', 'secrets', 'shared'],
  renderer: ['lib', 'ui'],
}
const roomOf = (path: string) => /^src\/([^/]+)\//.exec(path)?.[1]

test('the imports are found', () => {
  expect(imports).toContainEqual({ from: 'src/server/rooms.ts', what: 'src/contract/accounts.ts' })
  expect(imports).toContainEqual({ from: 'src/server/index.ts', what: 'src/server/http/app.ts' })
  expect(imports).toContainEqual({ from: 'src/contract/accounts.ts', what: 'zod' })
})

test('imports point one way: main to server, server and renderer to text, maths and contract', () => {
  const wrong = imports.filter(({ from, what }) => {
    const [room, target] = [roomOf(from), roomOf(what)]
    return room && target && room !== target && !MAY_IMPORT[room]?.includes(target)
  })
  expect(described(wrong)).toEqual([])
})

/** The room within the server or the renderer, such as `server: accounts`; none for what lies beside the rooms. */
function innerRoom(path: string): { side: string; name: string } | undefined {
  const [, side = '', name = ''] =
    /^src\/(renderer)\/(?:features\/)?([^/]+)\//.exec(path) ?? /^src\/(server)\/([^/]+)\//.exec(path) ?? []
  return name === '' ? undefined : { side, name }
}

/** Imports from one room into another on the same side. */
const betweenRooms = imports.flatMap(({ from, what }) => {
  const [one, other] = [innerRoom(from), innerRoom(what)]
  if (!one || !other || one.side !== other.side || one.name === other.name) return []
  const isGround = ({ side, name }: typeof one) => GROUND[side]?.includes(name) === true
  return [
    {
      from,
      what,
      side: one.side,
      room: one.name,
      other: other.name,
      fromGround: isGround(one),
      toGround: isGround(other),
    },
  ]
})

test('a room is seen by the other features through one file of it', () => {
  const toFeatures = betweenRooms.filter(({ toGround }) => !toGround)
  const seen = Map.groupBy(toFeatures, ({ side, other }) => `${side}: ${other}`)
  const wide = [...seen]
    .map(([room, list]) => ({ room, files: [...new Set(list.map(({ what }) => what))] }))
    .filter(({ files }) => files.length > 1)
  expect(wide).toEqual([])
})

test('no two rooms import each other', () => {
  const ways = new Set(betweenRooms.map(({ side, room, other }) => `${side} ${room} ${other}`))
  const both = betweenRooms
    .filter(({ side, room, other }) => room < other && ways.has(`${side} ${other} ${room}`))
    .map(({ room, other }) => `${room} and ${other}`)
  expect([...new Set(both)]).toEqual([])
})

test('the ground knows no feature', () => {
  const wrong = betweenRooms.filter(({ fromGround, toGround }) => fromGround && !toGround)
  expect(described(wrong)).toEqual([])
})

test('the rooms of the maths import those before them, types included', () => {
  const mathsRoom = (path: string) => /^src\/maths\/([^/]+)/.exec(path)?.[1]
  const rooms = new Set(codeFiles.flatMap(file => mathsRoom(file) ?? []))
  expect(MATHS_ROOMS.toSorted()).toEqual([...rooms].toSorted())
  const wrong = imports.filter(({ from, what }) => {
    const [room, other] = [mathsRoom(from), mathsRoom(what)]
    return room && other && MATHS_ROOMS.indexOf(other) > MATHS_ROOMS.indexOf(room)
  })
  expect(described(wrong)).toEqual([])
})

test('a kind is asked through the doors; its question alone is known by name', () => {
  const ofKind = /^src\/maths\/kinds\/[^/]+\/(?!question\.ts$)/
  const asking = imports.filter(({ from, what }) => !from.startsWith('src/maths/kinds/') && ofKind.test(what))
  expect(described(asking)).toEqual([])
})

test('no file imports itself by way of others, types included', () => {
  const byFile = Map.groupBy(imports, ({ from }) => from)
  const seen = new Set<string>()
  const cycles: string[] = []
  const follow = (file: string, path: string[]): void => {
    const start = path.indexOf(file)
    if (start >= 0) cycles.push([...path.slice(start), file].join(' → '))
    if (seen.has(file)) return
    seen.add(file)
    for (const { what } of byFile.get(file) ?? []) follow(what, [...path, file])
  }
  for (const file of codeFiles) follow(file, [])
  expect(cycles).toEqual([])
})

/** What reads, marks, talks or hears, and may run over. */
const ENGINE =
  /^src\/(?:maths\/|tutor\/|server\/(?:ai\/providers\/builtin\/(?!index)|safety\/(?:hearing\/|learning|listen|local-check|answer-guard)|answer-page\/(?!index))|weights\/(?!carried-files))/
/** Patterns of a sign or two, tables, what is computed from numbers alone, and what starts the process that reads pictures. */
const HARMLESS = [
  'src/maths/filled/fill.ts',
  'src/maths/values/escaped.ts',
  'src/tutor/areas.ts',
  'src/server/ai/providers/builtin/read/own-reader.ts',
  'src/server/ai/providers/builtin/read/read-picture.ts',
]

test('the page has the engine once, in its thread', () => {
  const tasks = 'src/renderer/lib/engine/tasks.ts'
  // What imports nothing brings no engine along.
  const loading = new Set(loads.map(({ from }) => from))
  const ofEngine = loads.filter(
    ({ from, what }) =>
      roomOf(from) === 'renderer' && loading.has(what) && (roomOf(what) === 'maths' || what === tasks),
  )
  const asking = new Set(ofEngine.map(({ from }) => from))
  expect([...asking].toSorted()).toEqual([tasks, 'src/renderer/lib/engine/worker.ts'])
})

test('the first page has neither schemas nor what reads TeX', () => {
  const entry = 'src/renderer/main.tsx'
  const seen = new Set([entry])
  const late = ['zod', '@hookform/resolvers/zod', 'src/text/maths-text.ts']
  const wrong: Import[] = []
  for (const from of seen) {
    const text = readFileSync(join(ROOT, from), 'utf8')
    const found = text.matchAll(/^(?:(?:import|export)\b(?! type\b)[^'"]*?from|import) '([^']+)'/gm)
    for (const [, specifier = ''] of found) {
      const what = resolved(from, specifier)
      if (late.includes(what)) wrong.push({ from, what })
      else if (codeFiles.includes(what)) seen.add(what)
    }
  }
  expect(seen).toContain('src/renderer/features/accounts/register-form.tsx')
  expect(described(wrong)).toEqual([])
})

test('the thread that answers everybody never loads what reads, marks, talks or hears', () => {
  const byFile = Map.groupBy(loads, ({ from }) => from)
  const seen = new Set(['src/server/index.ts'])
  const wrong: Import[] = []
  for (const file of seen) {
    for (const each of byFile.get(file) ?? []) {
      if (ENGINE.test(each.what) && !HARMLESS.includes(each.what)) wrong.push(each)
      else seen.add(each.what)
    }
  }
  expect(seen).toContain('src/server/safety/ear.ts')
  expect(described(wrong)).toEqual([])
})

test('the contract needs zod alone', () => {
  const wrong = imports.filter(
    ({ from, what }) => roomOf(from) === 'contract' && !roomOf(what) && what !== 'zod',
  )
  expect(described(wrong)).toEqual([])
})

test('Electron stays where the desktop is', () => {
  const wrong = imports.filter(({ from, what }) => {
    const isElectron = what === 'electron' || what.startsWith('electron/')
    return isElectron && !ELECTRON_ROOMS.includes(roomOf(from) ?? '')
  })
  expect(described(wrong)).toEqual([])
})

test('of the maths only what rewords reads files of weights: pages have the rest of it', () => {
  const wrong = imports.filter(
    ({ from, what }) =>
      what.startsWith('src/weights/') && roomOf(from) === 'maths' && !from.startsWith('src/maths/reworded/'),
  )
  expect(described(wrong)).toEqual([])
})

test('the renderer needs nothing of Node', () => {
  const wrong = imports.filter(({ from, what }) => roomOf(from) === 'renderer' && what.startsWith('node:'))
  expect(described(wrong)).toEqual([])
})

test('the renderer loads parts of its code where the server has proved who it is', () => {
  const wrong = codeFiles
    .filter(file => roomOf(file) === 'renderer' && !file.endsWith('/load-part.ts'))
    .filter(file => {
      const text = readFileSync(join(ROOT, file), 'utf8')
      const loads = text.match(/\bimport\(/g)?.length ?? 0
      return (
        loads !==
        (text.match(/\b(?:loadPart|loadOnce|lazyScreen|lazyBeside)\(\s*\(\) =>\s*import\(/g)?.length ?? 0)
      )
    })
  expect(wrong).toEqual([])
})

test('no file is longer than 300 lines', () => {
  const every = [...files, ...globSync('{tests,scripts}/**/*.{ts,tsx,mjs}', { cwd: ROOT })]
  const long = every.filter(
    file =>
      !DATA.includes(file) && readFileSync(join(ROOT, file), 'utf8').split('\n').length > MOST_LINES + 1,
  )
  expect(long).toEqual([])
})

/** Longer all the same; the list only gets shorter. */
const LONG_FUNCTIONS = ['src/renderer/features/evaluations/picture-area.tsx: PictureArea']

test('no function but the known ones is longer than 100 lines', () => {
  expect(longFunctions(MOST_LINES_OF_FUNCTION)).toEqual(LONG_FUNCTIONS)
})

/** Names of AIs that stand elsewhere than in their own folder. */
const NAMED = {
  registry: ['src/server/ai/providers/index.ts'],
  'specified addresses': [
    'src/contract/text-chat.ts',
    'src/contract/voice-call.ts',
    'src/renderer/page-names.ts',
    'src/renderer/pages.ts',
    'src/renderer/features/settings/more-for-parents.tsx',
    'src/server/rooms.ts',
  ],
  'stored values': ['src/server/db/migrations/008-ai-of-a-family.ts'],
  'whose protocol it speaks': ['src/server/ai/providers/local/index.ts'],
}

test('the name of an AI stands in its own folder and in the registry', () => {
  const folders = readdirSync(join(ROOT, 'src/server/ai/providers'), { withFileTypes: true })
  // "home" is what each AI at home is.
  const words = ['builtin', 'home']
  const names = folders.flatMap(each => (each.isDirectory() && !words.includes(each.name) ? [each.name] : []))
  expect(names.length).toBeGreaterThan(2)
  const naming = codeFiles.filter(file => {
    const text = readFileSync(join(ROOT, file), 'utf8')
    return names.some(name => {
      if (file.startsWith(`src/server/ai/providers/${name}/`)) return false
      // "local" is a word of English too: there it counts as a value alone.
      return (name === 'local' ? /(?<!startsWith\()['"`]local['"`.]/ : new RegExp(name, 'i')).test(text)
    })
  })
  expect(naming.sort()).toEqual(Object.values(NAMED).flat().sort())
})
