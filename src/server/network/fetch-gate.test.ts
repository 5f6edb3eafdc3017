import { setTimeout as pause } from 'node:timers/promises'
import { expect, test } from 'vitest'
import { startFakeGemini } from '#fakes/gemini.ts'
import { gateFetch, plainFetch, withSender } from './fetch-gate.ts'

const answering =
  (words: string): typeof fetch =>
  () =>
    Promise.resolve(new Response(words))

/** A library that asks an address by itself, sometime. */
async function library(): Promise<string> {
  await pause(1)
  return (await fetch('http://127.0.0.1:1/somewhere')).text()
}

test('a library that asks an address outside of any call is refused, and nothing leaves', async () => {
  const service = await startFakeGemini(() => ({}))
  gateFetch()
  await expect(fetch(`${service.origin}/v1beta/models`)).rejects.toThrow('but by the door')
  expect(service.requests).toEqual([])
  expect((await plainFetch(`${service.origin}/v1beta/models`)).ok).toBe(true)
  await service.stop()
})

test('calls at once go each by their own sender, and none is left behind', async () => {
  const both = await Promise.all([
    withSender(answering('one'), library),
    withSender(answering('two'), library),
  ])
  expect(both).toEqual(['one', 'two'])
  await expect(library()).rejects.toThrow('but by the door')
})
