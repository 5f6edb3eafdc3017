import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, dirname, join } from 'node:path'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { expect } from '../harness/expect.ts'
import { openCorner, register } from './call-server.ts'
import type { Desktop } from './host/desktop.ts'
import { sharedTest, test } from './host/test.ts'
import { hasTrustedUpdates } from './host/which-host.ts'

/** Answers the next file dialogs with this file. */
const chooseFile = (desktop: Desktop, file: string) =>
  desktop.evaluate(({ dialog }, path) => {
    dialog.showSaveDialog = async () => ({ canceled: false, filePath: path })
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
  }, file)

const saved = (page: Page) =>
  page.evaluate(async () => ((await (await fetch('/api/evaluations')).json()) as unknown[]).length)

describe('window.desktop', () => {
  sharedTest('has what the contract names and nothing else', async ({ page }) => {
    const { version } = JSON.parse(readFileSync('package.json', 'utf8'))
    expect(
      await page.evaluate(() =>
        Object.entries(window.desktop ?? {}).map(([name, value]) => [name, typeof value]),
      ),
    ).toEqual([
      ['version', 'string'],
      ['platform', 'string'],
      ['systemLocale', 'string'],
      ['openDataFolder', 'function'],
      ['backUpNow', 'function'],
      ['restore', 'function'],
      ['printToPDF', 'function'],
      ['ownFolders', 'function'],
      ['deleteEverything', 'function'],
      ['updateState', 'function'],
      ['checkForUpdates', 'function'],
    ])
    expect(await page.evaluate(() => window.desktop?.version)).toBe(version)
    expect(await page.evaluate(() => window.desktop?.updateState())).toEqual({
      state: hasTrustedUpdates() ? 'idle' : 'off',
    })
    expect(await page.evaluate(() => 'require' in window || 'process' in window)).toBe(false)
  })

  sharedTest('tells how the system writes dates and numbers', async ({ desktop, page }) => {
    const systemLocale = await page.evaluate(() => window.desktop?.systemLocale)
    expect(systemLocale).toBe(await desktop.evaluate(({ app }) => app.getSystemLocale()))
  })

  test('a backup that the parent took brings the work back', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
    const desktop = await start()
    const page = await desktop.page()
    await register(page)
    await page.reload()
    const evaluator = evaluatorPage(page)
    await evaluator.evaluateAnswer('What is 15% of 80?', '12')
    await expect.poll(() => saved(page)).toBe(1)
    const file = join(folder, 'on a stick.db')
    await chooseFile(desktop, file)
    expect(await page.evaluate(() => window.desktop?.backUpNow())).toMatchObject({ outcome: 'failed' })
    await openCorner(page)
    expect(await page.evaluate(() => window.desktop?.backUpNow())).toEqual({ outcome: 'done', file })

    await evaluator.startAgain.click()
    await evaluator.evaluateAnswer('Calculate 2 + 3 × 4', '14')
    await expect.poll(() => saved(page)).toBe(2)
    expect(await page.evaluate(() => window.desktop?.restore())).toEqual({ outcome: 'done', file })
    expect(await saved(page)).toBe(1)

    writeFileSync(file, 'no backup')
    expect(await page.evaluate(() => window.desktop?.restore())).toMatchObject({
      outcome: 'failed',
      message: expect.stringContaining('no backup of Stepwise'),
    })
    expect(await saved(page)).toBe(1)
  })

  sharedTest(
    'prints the page into a PDF, and tells when that can not be written',
    { tags: 'in-full' },
    async ({ desktop, page, home }) => {
      const file = join(home, 'page.pdf')
      await chooseFile(desktop, file)
      expect(await page.evaluate(() => window.desktop?.printToPDF('Fractions'))).toEqual({
        outcome: 'done',
        file,
      })
      expect(readFileSync(file).subarray(0, 5).toString()).toBe('%PDF-')
      await chooseFile(desktop, join(home, 'nowhere', 'page.pdf'))
      expect(await page.evaluate(() => window.desktop?.printToPDF('Fractions'))).toMatchObject({
        outcome: 'failed',
      })
      await desktop.evaluate(({ dialog }) => {
        dialog.showSaveDialog = async () => ({ canceled: true, filePath: '' })
      })
      expect(await page.evaluate(() => window.desktop?.printToPDF('Fractions'))).toEqual({
        outcome: 'cancelled',
      })
    },
  )

  sharedTest(
    'offers a folder that is there, also where the usual one is missing',
    async ({ desktop, page, home }) => {
      const offered = async () => {
        await page.evaluate(() => window.desktop?.printToPDF('Fractions'))
        return desktop.evaluate(() => (globalThis as unknown as { offered?: string }).offered)
      }
      await desktop.evaluate(({ dialog }) => {
        dialog.showSaveDialog = (async (...given: object[]) => {
          Object.assign(globalThis, { offered: (given.at(-1) as { defaultPath?: string }).defaultPath })
          return { canceled: true, filePath: '' }
        }) as never
      })
      const first = (await offered()) ?? ''
      expect([basename(first), existsSync(dirname(first))]).toEqual(['Fractions.pdf', true])
      if (process.platform !== 'linux') return
      mkdirSync(join(home, 'Documents'))
      expect(await offered()).toBe(join(home, 'Documents', 'Fractions.pdf'))
    },
  )

  sharedTest('an entry of the menu that fails says so', async ({ desktop, page: _page }) => {
    await desktop.evaluate(({ Menu, dialog, shell }) => {
      const told: unknown[] = []
      Object.assign(globalThis, { told })
      dialog.showMessageBox = (async (...given: object[]) => {
        told.push((given.at(-1) as Electron.MessageBoxOptions).detail)
        return { response: 0, checkboxChecked: false }
      }) as never
      dialog.showOpenDialog = async () => {
        throw new Error('no dialog')
      }
      shell.openPath = async () => 'no such drive'
      const items = Menu.getApplicationMenu()?.items.flatMap(item => item.submenu?.items ?? []) ?? []
      for (const name of ['Open Data Folder', 'Restore a Backup']) {
        items.find(({ label }) => label.startsWith(name))?.click()
      }
    })
    const told = () => desktop.evaluate(() => (globalThis as unknown as { told: string[] }).told.toSorted())
    await expect
      .poll(told)
      .toEqual([
        'The backup could not be read. Nothing has been changed.',
        'The folder could not be opened. Perhaps its drive is not there.',
      ])
    expect(desktop.log()).not.toContain('the app has crashed')
  })

  sharedTest('opens the data folder', async ({ desktop, page, home }) => {
    await desktop.evaluate(({ shell }) => {
      shell.openPath = async path => {
        Object.assign(globalThis, { shown: path })
        return ''
      }
    })
    await page.evaluate(() => window.desktop?.openDataFolder())
    expect(await desktop.evaluate(() => (globalThis as unknown as { shown: string }).shown)).toBe(home)
  })

  sharedTest('refuses arguments of another shape', async ({ page }) => {
    const failures = await page.evaluate(async () => {
      const print = window.desktop?.printToPDF as unknown as (...given: unknown[]) => Promise<unknown>
      const tries = [[], [''], [7], [{ title: 'x' }], ['x'.repeat(201)]]
      return Promise.all(tries.map(given => print(...given).catch((error: Error) => error.message)))
    })
    for (const failure of failures) expect(failure).toContain('This is not how to ask for that.')
  })

  test('refuses a page that is not the app', { tags: 'in-full' }, async ({ start, folder }) => {
    writeFileSync(join(folder, 'stepwise.db'), 'damaged '.repeat(1_000))
    const desktop = await start()
    const page = await desktop.page()
    await expect(page.getByRole('heading')).toContainText('damaged')
    const failure = await page.evaluate(() =>
      window.desktop?.openDataFolder().catch((error: Error) => error.message),
    )
    expect(failure).toContain('This page may not ask for that.')
  })

  sharedTest('the menu has the usual entries and looks for updates', async ({ desktop, page: _page }) => {
    const entries = await desktop.evaluate(({ Menu, dialog }) => {
      dialog.showMessageBox = (async (options: Electron.MessageBoxOptions) => {
        Object.assign(globalThis, { told: options.detail })
        return { response: 0, checkboxChecked: false }
      }) as typeof dialog.showMessageBox
      const items =
        Menu.getApplicationMenu()?.items.flatMap(item => [item, ...(item.submenu?.items ?? [])]) ?? []
      items.find(({ label }) => label.startsWith('Check for Updates'))?.click()
      return items.flatMap(({ role, label }) => [role?.toLowerCase(), label])
    })
    for (const entry of ['editmenu', 'zoomin', 'zoomout', 'resetzoom', 'quit', 'about', 'windowmenu']) {
      expect(entries).toContain(entry)
    }
    expect(entries).toContain('Back Up Now …')
    const told = () => desktop.evaluate(() => (globalThis as unknown as { told?: string }).told)
    await expect.poll(told).toContain('doesn’t look for updates by itself')
  })
})
