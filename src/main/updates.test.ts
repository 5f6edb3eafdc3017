import { EventEmitter } from 'node:events'
import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { type Ask, fetchBySquirrel, type Place, type Updater, updatesWith } from './updates.ts'

vi.mock('electron', () => ({ app: {}, dialog: {} }))

const log = pino({ level: 'silent' })

/** A server with version 2.0.0, and a parent who gives these answers. */
function withAnswers(
  answers: boolean[],
  { isRefused = false, place }: { isRefused?: boolean; place?: Place } = {},
) {
  const steps: string[] = []
  const updater: Updater = {
    async check() {
      steps.push('check')
      return '2.0.0'
    },
    async download(onProgress) {
      onProgress(49.6)
      steps.push('download')
    },
    async prepare() {
      steps.push('copy')
      await new Promise(setImmediate)
      if (isRefused) throw new Error('Squirrel refuses')
      steps.push('copied')
    },
    install: () => void steps.push('install'),
  }
  const ask: Ask = async ({ message }) => {
    steps.push(message)
    return answers.shift() ?? false
  }
  const save = async () => {
    steps.push('save')
    await new Promise(setImmediate)
    steps.push('saved')
  }
  return { steps, updates: updatesWith({ load: async () => updater, ask, save, place, log }) }
}

test('nothing is downloaded or installed that the parent did not agree to', async () => {
  const refused = withAnswers([false])
  expect(await refused.updates.check()).toEqual({ state: 'available', version: '2.0.0' })
  expect(refused.steps).toEqual(['check', 'Stepwise 2.0.0 is there'])

  const later = withAnswers([true, false, true])
  expect(await later.updates.check()).toEqual({ state: 'ready', version: '2.0.0' })
  const first = ['check', 'Stepwise 2.0.0 is there', 'download', 'Stepwise 2.0.0 is ready']
  expect(later.steps).toEqual(first)
  // What is downloaded is not asked for again.
  await later.updates.check()
  expect(later.steps).toEqual([
    ...first,
    'Stepwise 2.0.0 is ready',
    'copy',
    'copied',
    'save',
    'saved',
    'install',
  ])
})

test('the newest version is told to be so, without a question', async () => {
  const none = updatesWith({
    load: async () => ({
      check: async () => undefined,
      download: async () => {},
      prepare: async () => {},
      install() {},
    }),
    ...{ ask: async () => true, save: async () => {}, log },
  })
  expect(await none.check()).toEqual({ state: 'current' })
  expect(none.state()).toEqual({ state: 'current' })
})

test('without the internet it failed, and the next try goes on', async () => {
  let isOnline = false
  const updates = updatesWith({
    load: async () => ({
      check: async () => {
        if (!isOnline) throw new Error('offline')
        return undefined
      },
      download: async () => {},
      prepare: async () => {},
      install() {},
    }),
    ...{ ask: async () => true, save: async () => {}, log },
  })
  expect(await updates.check()).toEqual({ state: 'failed' })
  isOnline = true
  expect(await updates.check()).toEqual({ state: 'current' })
})

test('two clicks look once', async () => {
  const { steps, updates } = withAnswers([false])
  await Promise.all([updates.check(), updates.check()])
  expect(steps).toEqual(['check', 'Stepwise 2.0.0 is there'])
})

test('switched off, nothing is looked for', async () => {
  const updates = updatesWith({ load: undefined, ask: async () => true, save: async () => {}, log })
  expect([await updates.check(), updates.state()]).toEqual([{ state: 'off' }, { state: 'off' }])
})

test('what the system refuses to install leaves everything open', async () => {
  const { steps, updates } = withAnswers([true, true], { isRefused: true })
  expect(await updates.check()).toEqual({ state: 'failed' })
  expect(steps).not.toContain('save')
  expect(steps.at(-1)).toBe('copy')
})

test('from a disk image the app offers to move, and downloads nothing that it could not install', async () => {
  const moves: string[] = []
  const place = (result: () => boolean): Place => ({
    isGood: () => false,
    move() {
      moves.push('move')
      return result()
    },
  })
  const refused = withAnswers([false], { place: place(() => true) })
  expect(await refused.updates.check()).toEqual({ state: 'available', version: '2.0.0' })
  expect(moves).toEqual([])
  const moved = withAnswers([true], { place: place(() => true) })
  await moved.updates.check()
  expect(moves).toEqual(['move'])
  for (const fail of [
    () => false,
    () => {
      throw new Error('no room')
    },
  ]) {
    const stays = withAnswers([true], { place: place(fail) })
    expect(await stays.updates.check()).toEqual({ state: 'misplaced', version: '2.0.0' })
    expect(stays.steps).not.toContain('download')
  }
})

test('Squirrel is waited for until it has copied the update, or says why it can not', async () => {
  const squirrel = () => Object.assign(new EventEmitter(), { checkForUpdates: vi.fn() })
  const good = squirrel()
  const copying = fetchBySquirrel(good as never)
  expect(good.checkForUpdates).toHaveBeenCalledOnce()
  good.emit('update-downloaded')
  await copying
  expect(good.eventNames()).toEqual([])
  const bad = squirrel()
  const refused = fetchBySquirrel(bad as never)
  bad.emit('error', new Error('Cannot update while running on a read-only volume.'))
  await expect(refused).rejects.toThrow('read-only volume')
  const none = squirrel()
  const nothing = fetchBySquirrel(none as never)
  none.emit('update-not-available')
  await expect(nothing).rejects.toThrow('nothing to install')
})
