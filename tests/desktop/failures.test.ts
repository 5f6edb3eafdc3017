import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { pino } from 'pino'
import type { Page } from 'playwright'
import { expect } from 'playwright/test'
import { describe, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations/index.ts'
import type { Desktop } from './host/desktop.ts'
import { test } from './host/test.ts'

const log = pino({ level: 'silent' })
const now = () => new Date()

/** A database as this version leaves it, then changed by a statement. */
async function makeDatabase(dataDir: string, sql = '', version = migrations.length) {
  await openDatabase({ dataDir, log, now, migrations: migrations.slice(0, version) }).close()
  const file = join(dataDir, 'stepwise.db')
  const db = new Database(file)
  db.exec(sql)
  db.pragma('journal_mode = delete')
  db.close()
  return file
}

/** Also its backups, which would take its place. */
const removeDatabase = (folder: string) => {
  rmSync(join(folder, 'backups'), { recursive: true, force: true })
  for (const name of readdirSync(folder).filter(each => each.startsWith('stepwise.db'))) {
    rmSync(join(folder, name), { recursive: true })
  }
}

/** Puts another database into the place of the one that is there. */
async function remakeDatabase(...given: Parameters<typeof makeDatabase>) {
  removeDatabase(given[0])
  return makeDatabase(...given)
}

const damage = (folder: string) => writeFileSync(join(folder, 'stepwise.db'), 'damaged '.repeat(2_000))

async function expectScreen(desktop: Desktop, heading: string, ways: string[]): Promise<Page> {
  const page = await desktop.page()
  await expect(page.getByRole('heading')).toHaveText(heading, { timeout: 15_000 })
  expect(await page.getByRole('button').allTextContents()).toEqual(ways)
  await expect(page.getByRole('button').first()).toBeFocused()
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${heading}.png`) })
  return page
}

const takeWay = (page: Page, name: string) => page.getByRole('button', { name }).click()
const expectApp = (page: Page) => expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()

const chooseFile = (desktop: Desktop, file: string) =>
  desktop.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
    dialog.showMessageBox = (async (...given: object[]) => {
      Object.assign(globalThis, { told: given.at(-1) })
      return { response: 0, checkboxChecked: false }
    }) as never
  }, file)

const told = (desktop: Desktop) =>
  desktop.evaluate(() => (globalThis as unknown as { told?: { message: string; detail: string } }).told)

describe('a start that fails says why and what helps', () => {
  test('the folder can not be written to: another one, remembered', async ({ start, folder }) => {
    mkdirSync(join(folder, 'share'))
    writeFileSync(join(folder, 'share', 'Stepwise'), 'a file in the way')
    const desktop = await start({ isFolderGiven: false })
    const page = await expectScreen(desktop, 'Stepwise can’t save here', [
      ...['Choose another folder …', 'Try again', 'Quit Stepwise'],
    ])
    await expect(page.getByText(join(folder, 'share', 'Stepwise'))).toBeVisible()
    mkdirSync(join(folder, 'other'))
    writeFileSync(join(folder, 'other', 'holiday.txt'), '')
    await chooseFile(desktop, join(folder, 'other'))
    await takeWay(page, 'Choose another folder')
    await expectApp(page)
    expect(readdirSync(join(folder, 'other', 'Stepwise'))).toContain('stepwise.db')
    expect(await desktop.quit()).toBe(0)

    await expectApp(await (await start({ isFolderGiven: false })).page())
  })

  test('the settings are damaged, or the chosen folder is gone: the family’s work is asked for, not begun anew', async ({
    start,
    folder,
  }) => {
    const profile = join(folder, 'config', 'Stepwise', 'desktop')
    const stick = join(folder, 'stick')
    await makeDatabase(stick)
    mkdirSync(profile, { recursive: true })
    writeFileSync(join(profile, 'settings.json'), JSON.stringify({ dataDir: stick }).slice(0, -3))
    const desktop = await start({ isFolderGiven: false })
    const page = await expectScreen(desktop, 'Where is your family’s work?', [
      ...['Choose another folder …', 'Use the usual folder', 'Quit Stepwise'],
    ])
    await chooseFile(desktop, stick)
    await takeWay(page, 'Choose another folder')
    await expectApp(page)
    expect(await desktop.quit()).toBe(0)
    expect(readdirSync(profile).filter(name => name.startsWith('settings.json.damaged-'))).toHaveLength(1)
    expect(existsSync(join(folder, 'share', 'Stepwise'))).toBe(false)

    renameSync(stick, join(folder, 'unplugged'))
    const second = await start({ isFolderGiven: false })
    const screen = await expectScreen(second, 'Your family’s work isn’t there', [
      ...['Try again', 'Choose another folder …', 'Use the usual folder', 'Quit Stepwise'],
    ])
    await expect(screen.getByText(stick)).toBeVisible()
    renameSync(join(folder, 'unplugged'), stick)
    await takeWay(screen, 'Try again')
    await expectApp(screen)
  })

  test('the list of the keys is damaged: the parent is told, and it is kept', async ({ start, folder }) => {
    const profile = join(folder, 'desktop')
    mkdirSync(profile, { recursive: true })
    writeFileSync(join(profile, 'keys.json'), '{"openai":{"sea')
    // No session, so that no keychain answers.
    const env = {
      STEPWISE_KEYCHAIN: 'on',
      DBUS_SESSION_BUS_ADDRESS: 'unix:path=/nowhere',
      XDG_RUNTIME_DIR: folder,
    }
    const desktop = await start({ env })
    const page = await expectScreen(desktop, 'The list of your AI keys is damaged', [
      ...['Go on without the key', 'Quit Stepwise'],
    ])
    await takeWay(page, 'Go on without the key')
    await expectApp(page)
    expect(readdirSync(profile).filter(name => name.startsWith('keys.json.damaged-'))).toHaveLength(1)
  })

  test('the folder of the command line can not be written to, and what the desktop keeps neither', async ({
    start,
    folder,
  }) => {
    writeFileSync(join(folder, 'file'), '')
    const desktop = await start({ isFolderGiven: false, args: [`--data-dir=${join(folder, 'file')}`] })
    const page = await expectScreen(desktop, 'Stepwise can’t save here', [
      ...['Choose another folder …', 'Try again', 'Quit Stepwise'],
    ])
    rmSync(join(folder, 'file'))
    await takeWay(page, 'Try again')
    await expectApp(page)
  })

  test('the data is damaged and there is no backup: a chosen one, and nothing is lost', async ({
    start,
    folder,
  }) => {
    const elsewhere = join(folder, 'stick')
    const backup = await makeDatabase(elsewhere)
    damage(folder)
    const desktop = await start()
    const page = await expectScreen(desktop, 'The file with your family’s work is damaged', [
      ...['Choose a backup …', 'Begin afresh', 'Try again', 'Quit Stepwise'],
    ])
    writeFileSync(join(folder, 'picture.db'), 'no database')
    await chooseFile(desktop, join(folder, 'picture.db'))
    await takeWay(page, 'Choose a backup')
    await expect.poll(() => told(desktop)).toMatchObject({ message: 'This file can’t be used' })
    await chooseFile(desktop, backup)
    await takeWay(page, 'Choose a backup')
    await expectApp(page)
    await expect(page.getByText('Stepwise has gone back to the backup stepwise.db')).toBeVisible()
    expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toHaveLength(1)
  })

  test('the data is damaged and there is no backup: a fresh beginning, the file is kept', async ({
    start,
    folder,
  }) => {
    damage(folder)
    const desktop = await start()
    const page = await desktop.page()
    await takeWay(page, 'Begin afresh')
    await expectApp(page)
    expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toHaveLength(1)
  })

  test('damaged data with a backup is set aside and restored, and the app says so', async ({
    start,
    folder,
  }) => {
    const kept = await makeDatabase(join(folder, 'was'))
    mkdirSync(join(folder, 'backups'))
    writeFileSync(
      join(folder, 'backups', '2026-03-05T14-07-09Z-daily.db'),
      (await import('node:fs')).readFileSync(kept),
    )
    damage(folder)
    const page = await (await start()).page()
    await expectApp(page)
    await expect(page.getByText(/was damaged\. Stepwise has gone back to the backup of/)).toBeVisible()
  })

  test('data that this version must leave alone or can not open: a screen for each reason, until it is gone', async ({
    start,
    folder,
  }) => {
    await makeDatabase(folder, 'pragma user_version = 99')
    const desktop = await start()
    const page = await expectScreen(desktop, 'Your family’s work is from a newer Stepwise', [
      ...['Check for updates', 'Choose another folder …', 'Try again', 'Quit Stepwise'],
    ])
    await chooseFile(desktop, '')
    await takeWay(page, 'Check for updates')
    await expect.poll(() => told(desktop)).toMatchObject({ message: 'Updates' })

    await remakeDatabase(folder, "update migrations set hash = 'x'")
    await takeWay(page, 'Try again')
    await expectScreen(desktop, 'Your family’s work is from another Stepwise', [
      ...['Choose another folder …', 'Try again', 'Quit Stepwise'],
    ])

    await remakeDatabase(folder, 'create table settings (id integer)', 1)
    await takeWay(page, 'Try again')
    await expectScreen(desktop, 'Stepwise couldn’t get your family’s work ready', [
      ...['Try again', 'Quit Stepwise'],
    ])

    removeDatabase(folder)
    mkdirSync(join(folder, 'stepwise.db'))
    await takeWay(page, 'Try again')
    await expectScreen(desktop, 'Stepwise can’t open your family’s work', [
      ...['Try again', 'Choose another folder …', 'Quit Stepwise'],
    ])

    const other = new Database(await remakeDatabase(folder))
    onTestFinished(() => void other.close())
    other.exec('begin exclusive')
    await takeWay(page, 'Try again')
    await expectScreen(desktop, 'Another program is using your family’s work', [
      ...['Try again', 'Quit Stepwise'],
    ])
    other.exec('rollback')
    await takeWay(page, 'Try again')
    await expectApp(page)
  })

  test('another Stepwise has the folder: who that is, until it is closed', async ({ start, folder }) => {
    const other = openDatabase({ dataDir: folder, log, now, host: 'serve' })
    const desktop = await start()
    const page = await expectScreen(desktop, 'Stepwise is already open', [
      ...['Try again', 'Choose another folder …', 'Quit Stepwise'],
    ])
    await expect(page.getByText(`process ${process.pid}`)).toBeVisible()
    await other.close()
    await takeWay(page, 'Try again')
    await expectApp(page)
  })

  test('the port is taken', async ({ start }) => {
    const other = createServer().listen(0, '127.0.0.1')
    await new Promise(resolve => other.once('listening', resolve))
    const address = other.address()
    const port = typeof address === 'object' ? address?.port : undefined
    const desktop = await start({ args: [`--port=${port}`] })
    const page = await expectScreen(desktop, 'Stepwise can’t talk to itself', ['Try again', 'Quit Stepwise'])
    await new Promise(resolve => other.close(resolve))
    await takeWay(page, 'Try again')
    await expectApp(page)
    expect(new URL(page.url()).port).toBe(String(port))
  })

  test('the page does not load', async ({ start, folder }) => {
    damage(folder)
    const desktop = await start()
    const page = await desktop.page()
    await page.getByRole('heading').waitFor()
    await desktop.evaluate(({ BrowserWindow }) => {
      const [window] = BrowserWindow.getAllWindows()
      const load = window?.loadURL
      if (!window || !load) return
      window.loadURL = () => {
        window.loadURL = load
        return Promise.reject(Object.assign(new Error('ERR_FAILED'), { code: 'ERR_FAILED' }))
      }
    })
    await takeWay(page, 'Begin afresh')
    await expectScreen(desktop, 'The page didn’t load', ['Try again', 'Quit Stepwise'])
    await takeWay(page, 'Try again')
    await expectApp(page)
  })

  test('something else: it is in the log, and the app can be quit', async ({ start }) => {
    const desktop = await start({ env: { LOCAL_AI_BASE_URL: 'nonsense' } })
    const page = await expectScreen(desktop, 'Stepwise couldn’t start', ['Try again', 'Quit Stepwise'])
    expect(desktop.log()).toContain('LOCAL_AI_BASE_URL must be an address')
    await takeWay(page, 'Quit Stepwise')
    expect(await desktop.ended).toBe(0)
  })
})
