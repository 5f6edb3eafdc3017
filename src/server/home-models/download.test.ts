import { createHash } from 'node:crypto'
import { once } from 'node:events'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { canMountDisk, mountSmallDisk } from '#support/server/small-disk.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { keepOwnModels } from '../ai/providers/home/own-models.ts'
import { plainFetch } from '../network/fetch-gate.ts'
import { createModelFetching } from './fetching.ts'

const FILE = Buffer.from(Array.from({ length: 300_000 }, (_, at) => (at * 7 + (at >> 8)) % 256))
const HALF = FILE.length / 2
const EYES = FILE.subarray(0, 70_000)
const GB = 1_000_000_000

type Answer = (request: IncomingMessage, response: ServerResponse) => void

/** As a store of files does: the whole, or the rest from where it is asked for. */
const honest: Answer = (request, response) => {
  const from = Number(/^bytes=(\d+)-$/.exec(request.headers.range ?? '')?.[1] ?? 0)
  response.writeHead(from > 0 ? 206 : 200, { 'content-length': FILE.length - from })
  response.end(FILE.subarray(from))
}
const cutInHalf: Answer = (_, response) => {
  response.writeHead(200, { 'content-length': FILE.length })
  response.write(FILE.subarray(0, HALF), () => response.destroy())
}

/** A download server at the wire, whose answers are given one by one, the last one again and again. */
async function fetchingFrom(
  answers: Answer[],
  { dataDir = freshFolder(), free = 9 * GB, patience = 10_000, folder = '', hasEyes = false } = {},
) {
  const requests: IncomingMessage[] = []
  const server = createServer((request, response) => {
    requests.push(request)
    answers[Math.min(requests.length, answers.length) - 1]?.(request, response)
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => {
    server.closeAllConnections()
    server.close()
  })
  const address = server.address()
  const port = typeof address === 'object' ? address?.port : 0
  const models = keepOwnModels(dataDir)
  if (folder) models.setFolder(folder)
  const model = {
    ...{ id: 'tiny', name: 'Tiny', words: '', licence: 'MIT', memory: 0, bytes: FILE.length },
    address: `http://127.0.0.1:${port}/tiny.gguf`,
    sha256: createHash('sha256').update(FILE).digest('hex'),
    ...(hasEyes && {
      eyes: {
        address: `http://127.0.0.1:${port}/mmproj-F16.gguf`,
        bytes: EYES.length,
        sha256: createHash('sha256').update(EYES).digest('hex'),
      },
    }),
  }
  const begin = () =>
    createModelFetching({
      send: (input, init) => plainFetch(input, { ...init, redirect: 'manual' }),
      listed: [model],
      models,
      freeSpace: async () => free,
      patience,
    })
  const fetching = begin()
  onTestFinished(() => fetching.stop())
  async function run(by = fetching) {
    await by.start('tiny')
    await by.ended()
    return by.now()
  }
  return { fetching, begin, run, models, requests, path: join(models.folder(), 'tiny.gguf') }
}

test('what breaks off goes on from there, after a restart of the app too, and is there only once it is whole', async () => {
  const { run, begin, models, requests, path } = await fetchingFrom([cutInHalf, honest])
  expect(await run()).toMatchObject({ state: 'failed', message: expect.stringContaining('broke off') })
  expect(existsSync(path)).toBe(false)
  const later = begin()
  const there = later.now()?.completed ?? 0
  expect(later.now()).toMatchObject({ state: 'paused', total: FILE.length })
  expect(there).toBeGreaterThan(0)
  expect(await run(later)).toMatchObject({ state: 'done', completed: FILE.length })
  expect(requests[1]?.headers.range).toBe(`bytes=${there}-`)
  expect(readFileSync(path).equals(FILE)).toBe(true)
  expect(models.list()).toMatchObject([{ id: 'tiny', isDownloaded: true, bytes: FILE.length }])
})

test.each<[string, Answer, RegExp]>([
  [
    'a larger size than is known',
    (_, response) => response.writeHead(200, { 'content-length': FILE.length + 1 }).end(),
    /not the one that Stepwise knows/,
  ],
  [
    'more than it has said',
    (_, response) => response.writeHead(200).end(Buffer.concat([FILE, FILE])),
    /not the one that Stepwise knows/,
  ],
  ['another file of the same size', (_, response) => response.end(Buffer.alloc(FILE.length)), /damaged/],
  ['no such file', (_, response) => response.writeHead(404).end(), /not the one that Stepwise knows/],
  ['a refusal', (_, response) => response.writeHead(503).end(), /broke off/],
  [
    'a ring of redirects',
    (_, response) => response.writeHead(302, { location: '/again' }).end(),
    /not the one that Stepwise knows/,
  ],
  [
    'a less safe place',
    (_, response) => response.writeHead(302, { location: 'ftp://127.0.0.1/tiny.gguf' }).end(),
    /not the one that Stepwise knows/,
  ],
])('%s never becomes a model', async (_, answer, words) => {
  const { run, models, path } = await fetchingFrom([answer])
  expect(await run()).toMatchObject({ state: 'failed', message: expect.stringMatching(words) })
  expect(existsSync(path)).toBe(false)
  expect(models.list()).toEqual([])
})

test('a file that changes between two halves is found out, deleted, and comes whole the next time', async () => {
  const changed: Answer = (request, response) => {
    expect(request.headers.range).toBeDefined()
    response.writeHead(206).end(Buffer.alloc(HALF))
  }
  const { run, path, requests } = await fetchingFrom([cutInHalf, changed, honest])
  await run()
  writeFileSync(`${path}.part`, FILE.subarray(0, HALF))
  expect(await run()).toMatchObject({ state: 'failed', message: expect.stringContaining('damaged') })
  expect(await run()).toMatchObject({ state: 'done' })
  expect(requests[2]?.headers.range).toBeUndefined()
})

test('a model writes already while its eyes are still to come, which alone are fetched then, and keeps its trial', async () => {
  const eyes: Answer = (_, response) => response.end(EYES)
  const refused: Answer = (_, response) => response.writeHead(503).end()
  const { fetching, run, models, requests, path } = await fetchingFrom([honest, refused, eyes], {
    hasEyes: true,
  })
  expect(await run()).toMatchObject({ state: 'failed', completed: FILE.length })
  expect(models.list()).toMatchObject([{ id: 'tiny', path }])
  expect(models.find('tiny')?.eyes).toBeUndefined()
  models.noteTrial('tiny', { isGood: true, words: 'Well.', tokensPerSecond: 9, at: '2026-11-26T10:00:00Z' })
  expect(await run()).toMatchObject({ state: 'done', completed: FILE.length + EYES.length })
  expect(requests.map(({ url }) => url)).toEqual(['/tiny.gguf', '/mmproj-F16.gguf', '/mmproj-F16.gguf'])
  const [own] = models.list()
  expect(own).toMatchObject({ bytes: FILE.length + EYES.length, trial: { words: 'Well.' } })
  expect(readFileSync(own?.eyes ?? '').equals(EYES)).toBe(true)
  expect(fetching.now()).toMatchObject({ state: 'done' })
})

test('a redirect is followed, silence ends it, a pause keeps what is there and a cancel doesn’t', async () => {
  const moved: Answer = (_, response) => response.writeHead(302, { location: '/elsewhere' }).end()
  const stalls: Answer = (_, response) => void response.write(FILE.subarray(0, HALF))
  const silent = await fetchingFrom([moved, stalls], { patience: 200 })
  expect(await silent.run()).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('no further'),
  })
  expect(silent.requests.map(({ url }) => url)).toEqual(['/tiny.gguf', '/elsewhere'])

  const { fetching, path } = await fetchingFrom([stalls])
  await fetching.start('tiny')
  await expect.poll(() => existsSync(`${path}.part`)).toBe(true)
  fetching.pause()
  await fetching.ended()
  expect(fetching.now()).toMatchObject({ state: 'paused' })
  await fetching.cancel()
  expect(existsSync(`${path}.part`)).toBe(false)
  expect(fetching.now()).toBeUndefined()
})

test('a disk that is too small is said before anything is asked', async () => {
  const { fetching, requests } = await fetchingFrom([honest], { free: 500_000_000 })
  await expect(fetching.start('tiny')).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('1.0 GB are needed, and 0.5 GB are free'),
  })
  expect(requests).toEqual([])
})

test.runIf(canMountDisk)(
  'a disk that fills up is said, and the download goes on once there is room',
  async () => {
    const disk = mountSmallDisk(1)
    const folder = join(disk.folder, 'models')
    mkdirSync(folder)
    disk.fill(100_000)
    const { run } = await fetchingFrom([honest], { folder })
    expect(await run()).toMatchObject({ state: 'failed', message: expect.stringContaining('disk is full') })
    disk.makeRoom()
    expect(await run()).toMatchObject({ state: 'done' })
  },
)
