import type * as fs from 'node:fs'
import { join } from 'node:path'
import { beforeEach, expect, test, vi } from 'vitest'
import { z } from 'zod'
import { freshFolder } from '#support/server/test-server.ts'
import { desktopSettings } from './desktop-settings.ts'
import { keptJson } from './kept-json.ts'
import { keyPlaces } from './keys/sealed-file.ts'

/** How often each file is still held by another program when it is to be read. */
const held = vi.hoisted(() => new Map<string, number>())
vi.mock('node:fs', async load => {
  const real = await load<typeof fs>()
  const readFileSync = (file: string, ...more: never[]) => {
    const left = held.get(file) ?? 0
    if (left === 0) return real.readFileSync(file, ...more)
    held.set(file, left - 1)
    throw Object.assign(new Error(`EBUSY: ${file}`), { code: 'EBUSY' })
  }
  return { ...real, default: { ...real, readFileSync }, readFileSync }
})

const schema = z.object({ count: z.number() })
let file = ''
beforeEach(() => {
  held.clear()
  file = join(freshFolder(), 'x.json')
})

function written(...counts: number[]): void {
  const kept = keptJson(file, schema)
  for (const count of counts) kept.write({ count })
}

test('a file that is held for a moment is read as it is, and not the one before it', () => {
  written(1, 2)
  held.set(file, 2)
  expect(keptJson(file, schema).read()).toEqual({ state: 'good', value: { count: 2 } })
})

test('while a file is held the one before it counts, nothing is written over it, and it comes back', () => {
  written(1, 2)
  held.set(file, Number.POSITIVE_INFINITY)
  const kept = keptJson(file, schema)
  expect(kept.read()).toEqual({ state: 'good', value: { count: 1 } })
  expect(() => kept.write({ count: 3 })).toThrow('must be read first')
  held.clear()
  expect(kept.read()).toEqual({ state: 'good', value: { count: 2 } })
  kept.write({ count: 3 })
  expect(keptJson(file, schema).read()).toEqual({ state: 'good', value: { count: 3 } })
})

test('what is held and has nothing before it is not set aside as damaged', () => {
  written(1)
  held.set(file, Number.POSITIVE_INFINITY)
  const kept = keptJson(file, schema)
  kept.setAside()
  held.clear()
  expect(kept.read()).toEqual({ state: 'good', value: { count: 1 } })
})

test('the newest key is not lost when another is put while the list is held', () => {
  const places = keyPlaces(file)
  places.put('openai', 'keychain')
  places.put('gemini', 'keychain')
  held.set(file, Number.POSITIVE_INFINITY)
  const later = keyPlaces(file)
  expect(() => later.put('openai', undefined)).toThrow()
  held.clear()
  later.put('openai', undefined)
  expect(keyPlaces(file).placeOf('gemini')).toBe('keychain')
})

test('settings that were held at the start keep what the file says beside what changes', () => {
  desktopSettings(file).change({ port: 4000 })
  held.set(file, Number.POSITIVE_INFINITY)
  const settings = desktopSettings(file)
  held.clear()
  settings.change({ dataDir: 'D:/work' })
  expect(desktopSettings(file).read()).toEqual({ port: 4000, dataDir: 'D:/work' })
})
