import { describe } from 'vitest'
import { expect } from '../harness/expect.ts'
import { beginSaving, savedNames } from './begin-saving.ts'
import { test } from './host/test.ts'

describe('quitting', () => {
  for (const way of ['by the menu', 'by closing the window'] as const) {
    test(`${way} waits for what is being saved`, async ({ start, folder }) => {
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

  test('waits for five seconds at most', async ({ start }) => {
    const desktop = await start()
    const { status } = await beginSaving(await desktop.page())
    const from = performance.now()
    expect(await desktop.quit()).toBe(0)
    const waited = performance.now() - from
    expect(waited).toBeGreaterThan(4_500)
    expect(waited).toBeLessThan(7_500)
    await expect(status).rejects.toThrow()
  })
})
