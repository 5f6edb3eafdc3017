import { existsSync, readdirSync, readFileSync, rmSync, statSync, truncateSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { z } from 'zod'
import { freshFolder } from '#support/server/test-server.ts'
import { desktopSettings } from './desktop-settings.ts'
import { keptJson } from './kept-json.ts'
import { refuseToForget } from './start/refuse-to-forget.ts'

const schema = z.object({ count: z.number() })
const DAMAGES: [string, (file: string) => void][] = [
  ['cut off', file => truncateSync(file, 5)],
  ['empty', file => truncateSync(file, 0)],
  ['zeros', file => writeFileSync(file, Buffer.alloc(40))],
  ['something else', file => writeFileSync(file, '"text"')],
  ['cut off after its name', file => writeFileSync(file, '{"count":')],
]

const names = (file: string) => readdirSync(join(file, '..')).sort()

describe('a file that must not be forgotten', () => {
  test('there was never one', () => {
    expect(keptJson(join(freshFolder(), 'a', 'x.json'), schema).read()).toEqual({ state: 'none' })
  })

  test.each(DAMAGES)('is %s: the one before it counts, and the next write mends it', (_, damage) => {
    const file = join(freshFolder(), 'x.json')
    const first = keptJson(file, schema)
    for (const count of [1, 2, 3]) first.write({ count })
    damage(file)
    const second = keptJson(file, schema)
    expect(second.read()).toEqual({ state: 'good', value: { count: 2 } })
    second.write({ count: 4 })
    expect(keptJson(file, schema).read()).toEqual({ state: 'good', value: { count: 4 } })
    truncateSync(file, 3)
    expect(keptJson(file, schema).read()).toEqual({ state: 'good', value: { count: 2 } })
  })

  test.each(DAMAGES)('is %s, the one before it too: it is never overwritten', (_, damage) => {
    const file = join(freshFolder(), 'x.json')
    for (const count of [1, 2]) keptJson(file, schema).write({ count })
    for (const each of [file, `${file}.before`]) damage(each)
    const kept = keptJson(file, schema)
    const bytes = readFileSync(file)
    expect(kept.read()).toEqual({ state: 'damaged' })
    expect(() => kept.write({ count: 3 })).toThrow('must not be overwritten')
    expect(readFileSync(file)).toEqual(bytes)
    kept.setAside()
    kept.write({ count: 3 })
    expect(keptJson(file, schema).read()).toEqual({ state: 'good', value: { count: 3 } })
    const away = names(file).filter(name => name.includes('.damaged-'))
    expect(away).toHaveLength(2)
    expect(away.map(name => readFileSync(join(file, '..', name)))).toContainEqual(bytes)
  })

  test('is damaged and there is none from before: as little', () => {
    const file = join(freshFolder(), 'x.json')
    writeFileSync(file, '{"cou')
    expect(keptJson(file, schema).read()).toEqual({ state: 'damaged' })
  })

  test('is gone: the one before it counts', () => {
    const file = join(freshFolder(), 'x.json')
    for (const count of [1, 2]) keptJson(file, schema).write({ count })
    rmSync(file)
    expect(keptJson(file, schema).read()).toEqual({ state: 'good', value: { count: 1 } })
  })

  test('is for this user alone, with all that lies beside it, also where it was open before', () => {
    const file = join(freshFolder(), 'x.json')
    writeFileSync(file, '{"count":0}', { mode: 0o644 })
    writeFileSync(`${file}.new`, 'left by a crash', { mode: 0o644 })
    keptJson(file, schema).write({ count: 1 })
    expect(names(file)).toEqual(['x.json', 'x.json.before'])
    for (const name of names(file)) expect(statSync(join(file, '..', name)).mode & 0o777, name).toBe(0o600)
  })

  test('forgets what must not stay on the disk', () => {
    const file = join(freshFolder(), 'x.json')
    writeFileSync(`${file}.damaged-2025`, '{"count":77')
    for (const count of [77, 78]) keptJson(file, schema).write({ count })
    keptJson(file, schema).write({ count: 1 }, { isForgetting: true })
    expect(names(file)).toEqual(['x.json', 'x.json.before'])
    for (const name of names(file)) expect(readFileSync(join(file, '..', name), 'utf8')).toBe('{"count":1}')
  })
})

describe('the settings of the desktop', () => {
  test('keep the chosen folder whatever is wrong with the rest, and what a newer version has put there', () => {
    const file = join(freshFolder(), 'settings.json')
    writeFileSync(file, '{"dataDir":"/family","port":"x","window":{"x":"left"},"look":"dark"}')
    const settings = desktopSettings(file)
    expect(settings.read().dataDir).toBe('/family')
    settings.change({ port: 4_000 })
    expect(JSON.parse(readFileSync(file, 'utf8'))).toEqual({ dataDir: '/family', port: 4_000, look: 'dark' })
  })

  test('are asked for rather than forgotten', () => {
    const file = join(freshFolder(), 'settings.json')
    writeFileSync(file, '{"dataDir":"/fam')
    const settings = desktopSettings(file)
    expect(() => refuseToForget(settings)).toThrow(expect.objectContaining({ obstacle: 'settings' }))
    settings.change({ port: 4_000 })
    expect(readFileSync(file, 'utf8')).toBe('{"dataDir":"/fam')
    settings.beginAnew()
    settings.change({ dataDir: '/found' })
    expect(desktopSettings(file).read()).toEqual({ port: 4_000, dataDir: '/found' })
  })

  test('name a folder in which no work is: it is not begun anew there', () => {
    const folder = freshFolder()
    const settings = desktopSettings(join(folder, 'settings.json'))
    expect(() => refuseToForget(settings)).not.toThrow()
    settings.change({ dataDir: join(folder, 'stick') })
    expect(() => refuseToForget(settings)).toThrow(expect.objectContaining({ obstacle: 'folder-gone' }))
    expect(existsSync(join(folder, 'stick'))).toBe(false)
  })
})
