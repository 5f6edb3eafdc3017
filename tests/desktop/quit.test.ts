import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { beginSaving, savedNames } from './begin-saving.ts'
import { test } from './host/test.ts'

describe('quitting', () => {
  for (const way of ['by the menu', 'by closing the window'] as const) {
    test(`${way} waits for what is being saved`, { tags: 'in-full' }, async ({ start, folder }) => {
      const desktop = await start()
      const { status, finish } = await beginSaving(await desktop.page())
      await desktop.evaluate(({ app, BrowserWindow }, how) => {
        if (how === 'by the menu') app.quit()
        else BrowserWindow.getAllWindows()[0]?.close()
      }, way)
      const isVisible = () =>
        desktop.evaluate(({ BrowserWindow }) => BrowserWindow.getAllWindows()[0]?.isVisible())
      await expect.poll(isVisible).toBe(false)
      finish()
      expect(await status).toBe(200)
      expect(await desktop.ended).toBe(0)
      expect(savedNames(folder)).toEqual(['Saved at the last moment'])
    })
  }

  test('is not undone by a click on the Dock: no window comes that nobody serves', {
    tags: 'in-full',
  }, async ({ start }) => {
    const desktop = await start()
    const { finish } = await beginSaving(await desktop.page())
    const isVisible = await desktop.evaluate(({ app, BrowserWindow }) => {
      app.quit()
      app.emit('activate', {}, false)
      return BrowserWindow.getAllWindows()[0]?.isVisible()
    })
    expect(isVisible).toBe(false)
    finish()
    expect(await desktop.ended).toBe(0)
  })

  test('waits for no saving that never ends', { tags: 'in-full' }, async ({ start }) => {
    const desktop = await start()
    const { status } = await beginSaving(await desktop.page())
    expect(await desktop.quit()).toBe(0)
    await expect(status).rejects.toThrow()
  })
})
