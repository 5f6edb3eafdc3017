import { existsSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { beginSaving, savedNames } from './begin-saving.ts'
import { expectApp } from './failing-start.ts'
import type { Desktop } from './host/desktop.ts'
import { test } from './host/test.ts'

/** Writes what the app's last dialog says into a file: nobody can ask the app any more when it has ended. */
const keepLastWords = (desktop: Desktop, file: string) =>
  desktop.evaluate(({ dialog }, to) => {
    const { appendFileSync } = process.getBuiltinModule('node:fs')
    dialog.showErrorBox = (title, content) => appendFileSync(to, `${title}\n${content}\n`)
  }, file)

/** Failures of the main process that nothing expects. */
const FAILURES: Record<string, () => void> = {
  'an exception': () => void setTimeout(() => JSON.parse('secret')),
  'a promise that nobody heeds': () => void Promise.reject(new Error('secret')),
  'one failure after the other': () => {
    for (const name of ['first', 'second', 'third']) {
      setTimeout(() => {
        throw new Error(`secret ${name}`)
      })
    }
  },
}

describe('a failure of the app itself', () => {
  for (const [name, fail] of Object.entries(FAILURES)) {
    test(`ends it in plain words, once what was under way is saved: ${name}`, { tags: 'in-full' }, async ({
      start,
      folder,
    }) => {
      const desktop = await start()
      const { status, finish } = await beginSaving(await desktop.page())
      const lastWords = join(folder, 'last-words')
      await keepLastWords(desktop, lastWords)
      await desktop.evaluate(fail)
      await expect.poll(() => desktop.log()).toContain('the app has crashed')
      // No dialog stands before a child while there is still something to save.
      expect(existsSync(lastWords)).toBe(false)
      finish()
      expect(await status).toBe(200)
      expect(await desktop.ended).toBe(1)
      expect(savedNames(folder)).toEqual(['Saved at the last moment'])
      const words = readFileSync(lastWords, 'utf8')
      expect(words).toContain('Stepwise has to close')
      expect(words).toContain('saved')
      expect(words).toContain(join(folder, 'desktop', 'logs'))
      expect(words).not.toMatch(/secret|Error|\bat /)
      expect(words.match(/Stepwise has to close/g)).toHaveLength(1)
    })
  }

  test('says so when not everything could be saved, and the next start works', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    const desktop = await start()
    const { status } = await beginSaving(await desktop.page())
    const lastWords = join(folder, 'last-words')
    await keepLastWords(desktop, lastWords)
    await desktop.evaluate(FAILURES['an exception'] ?? (() => {}))
    expect(await desktop.ended).toBe(1)
    expect(readFileSync(lastWords, 'utf8')).toContain('may not be saved')
    await expect(status).rejects.toThrow()
    const next = await start()
    await expectApp(await next.page()).catch(async () => {
      // The family that was being changed is signed in.
      await expect((await next.page()).getByRole('heading').first()).toBeVisible()
    })
  })
})
