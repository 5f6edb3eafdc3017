import { expect, onTestFinished, test } from 'vitest'
import { pullLines, pullOf, startFakeOllama } from '#fakes/ollama.ts'
import type { Reply } from '#fakes/wire.ts'
import { streamAtHome } from '../ai/outgoing.ts'
import { pull } from '../ai/providers/local/ollama.ts'
import { createModelFetching } from './fetch-model.ts'
import { fetchableModels } from './recommended-models.ts'

const GB = 1_000_000_000
const wanted = { model: 'gemma4:e2b-it-qat', bytes: 4.3 * GB }

/** A download over a real wire. @returns how it has ended */
async function fetched(reply: Reply, more: { free?: (number | undefined)[]; patience?: number } = {}) {
  const ollama = await startFakeOllama()
  onTestFinished(ollama.stop)
  ollama.always(() => reply)
  const { free = [undefined], patience } = more
  const ended = Promise.withResolvers<void>()
  const fetching = createModelFetching({
    async *pull(model, signal) {
      try {
        yield* pull(streamAtHome, ollama.origin, model, signal)
      } finally {
        setImmediate(ended.resolve)
      }
    },
    freeSpace: async () => (free.length > 1 ? free.shift() : free[0]),
    ...(patience !== undefined && { patience }),
  })
  onTestFinished(fetching.stop)
  await fetching.start(wanted)
  await ended.promise
  return fetching.now()
}

test.each<[string, Reply, RegExp]>([
  ['a stream that ends early', pullOf([pullLines.layer(GB, 4 * GB)]), /broke off/],
  [
    'a connection that breaks',
    { ...pullOf([pullLines.manifest, pullLines.manifest]), cutAfter: 1 },
    /can’t be reached/,
  ],
  ['a full disk', pullOf([pullLines.error('write /x: no space left on device')]), /disk is full/],
  [
    'an unknown model',
    pullOf([pullLines.error('pull model manifest: file does not exist')]),
    /doesn’t know this model/,
  ],
  [
    'an Ollama that is too old',
    pullOf([pullLines.error('pull model manifest: 412: The model requires a newer version of Ollama')]),
    /too old/,
  ],
  [
    'no internet',
    pullOf([
      pullLines.error('pull model manifest: Get "https://registry.ollama.ai": dial tcp: no such host'),
    ]),
    /internet connection/,
  ],
  ['nonsense', pullOf(['<html>']), /can’t be reached/],
  ['a line without end', pullOf(['x'.repeat(70_000)]), /can’t be reached/],
])('%s is told with what to do', async (_, reply, words) => {
  expect(await fetched(reply)).toMatchObject({ state: 'failed', message: expect.stringMatching(words) })
})

test('silence ends it, and says so', async () => {
  const never = new Promise<string>(() => {})
  async function* chunks() {
    yield pullLines.manifest
    yield await never
  }
  expect(await fetched(pullOf(chunks()), { patience: 50 })).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('gets no further'),
  })
})

test('a size that lies is never more than whole, and the larger one counts', async () => {
  const reply = pullOf([pullLines.layer(9 * GB, 5 * GB), pullLines.licence(1_000, 11_000), pullLines.success])
  expect(await fetched(reply)).toEqual({
    ...{ model: wanted.model, state: 'done' },
    completed: 5 * GB + 11_000,
    total: 5 * GB + 11_000,
  })
})

test('a disk that is too small is said before anything is asked', async () => {
  const fetching = createModelFetching({
    pull: () => {
      throw new Error('asked')
    },
    freeSpace: async () => 2 * GB,
  })
  await expect(fetching.start(wanted)).rejects.toMatchObject({
    status: 409,
    message: expect.stringContaining('5.3 GB are needed, and 2.0 GB are free'),
  })
  expect(fetching.now()).toBeUndefined()
})

test('a model that turns out larger than the disk stops before it is downloaded', async () => {
  const reply = pullOf([pullLines.layer(0, 9 * GB), pullLines.layer(GB, 9 * GB), pullLines.success])
  expect(await fetched(reply, { free: [6 * GB] })).toMatchObject({
    state: 'failed',
    message: expect.stringContaining('10.0 GB are needed'),
  })
})

test('what is recommended fits the memory; what doesn’t says so', () => {
  const on = (gib: number) => fetchableModels(gib * 1_073_741_824)
  const best = (gib: number) => on(gib).find(({ isRecommended }) => isRecommended)?.model
  expect([best(31.2), best(15.6), best(7.6), best(4)]).toEqual([
    'gemma4:e4b-it-qat',
    'gemma4:e4b-it-qat',
    'gemma4:e2b-it-qat',
    undefined,
  ])
  expect(on(4).every(({ unfit }) => unfit?.includes('has 4 GB'))).toBe(true)
  expect(on(7.6).map(({ unfit }) => unfit !== undefined)).toEqual([true, false, false])
})
