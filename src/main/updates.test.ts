import { pino } from 'pino'
import { expect, test, vi } from 'vitest'
import { type Ask, type Updater, updatesWith } from './updates.ts'

vi.mock('electron', () => ({ app: {}, dialog: {} }))

const log = pino({ level: 'silent' })

/** A server with version 2.0.0, and a parent who gives these answers. */
function withAnswers(answers: boolean[]) {
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
    install: () => void steps.push('install'),
  }
  const ask: Ask = async ({ message }) => {
    steps.push(message)
    return answers.shift() ?? false
  }
  const prepare = async () => {
    steps.push('save')
    await new Promise(setImmediate)
    steps.push('saved')
  }
  return { steps, updates: updatesWith({ load: async () => updater, ask, prepare, log }) }
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
  expect(later.steps).toEqual([...first, 'Stepwise 2.0.0 is ready', 'save', 'saved', 'install'])
})

test('the newest version is told to be so, without a question', async () => {
  const none = updatesWith({
    load: async () => ({ check: async () => undefined, download: async () => {}, install() {} }),
    ...{ ask: async () => true, prepare: async () => {}, log },
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
      install() {},
    }),
    ...{ ask: async () => true, prepare: async () => {}, log },
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
  const updates = updatesWith({ load: undefined, ask: async () => true, prepare: async () => {}, log })
  expect([await updates.check(), updates.state()]).toEqual([{ state: 'off' }, { state: 'off' }])
})
