import { existsSync, mkdirSync, readdirSync, renameSync, rmSync, writeFileSync } from 'node:fs'
import { createServer } from 'node:net'
import { join } from 'node:path'
import { describe } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { expect } from '../harness/expect.ts'
import {
  chooseFile,
  damage,
  expectApp,
  expectScreen,
  log,
  makeDatabase,
  now,
  takeWay,
  told,
} from './failing-start.ts'
import { usualProfile } from './host/launch.ts'
import { test } from './host/test.ts'

describe('a start that fails says why and what helps', () => {
  test('the folder can not be written to: another one, remembered', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
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

  test('a folder that a service copies to the internet is asked about, and another one can be chosen', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    mkdirSync(join(folder, 'share'))
    writeFileSync(join(folder, 'share', 'Stepwise'), 'a file in the way')
    const [copied, plain] = ['OneDrive', 'plain'].map(name => join(folder, name)) as [string, string]
    for (const each of [copied, plain]) mkdirSync(each)
    const desktop = await start({ isFolderGiven: false })
    const page = await expectScreen(desktop, 'Stepwise can’t save here', [
      ...['Choose another folder …', 'Try again', 'Quit Stepwise'],
    ])
    await desktop.evaluate(
      ({ dialog }, folders) => {
        dialog.showOpenDialog = async () => ({ canceled: false, filePaths: folders.splice(0, 1) })
        dialog.showMessageBox = (async (...given: object[]) => {
          Object.assign(globalThis, { told: given.at(-1) })
          return { response: 0, checkboxChecked: false }
        }) as never
      },
      [copied, plain],
    )
    await takeWay(page, 'Choose another folder')
    await expectApp(page)
    expect((await told(desktop))?.message).toBe('This folder is copied to the internet')
    expect([readdirSync(copied), readdirSync(plain).includes('stepwise.db')]).toEqual([[], true])
  })

  test('the settings are damaged, or the chosen folder is gone: the family’s work is asked for, not begun anew', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    const profile = usualProfile(folder)
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

  test('the list of the keys is damaged: the parent is told, and it is kept', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
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

  test('the folder of the command line can not be written to, and what the desktop keeps neither', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    writeFileSync(join(folder, 'file'), '')
    const desktop = await start({ isFolderGiven: false, args: [`--data-dir=${join(folder, 'file')}`] })
    const page = await expectScreen(desktop, 'Stepwise can’t save here', [
      ...['Choose another folder …', 'Try again', 'Quit Stepwise'],
    ])
    rmSync(join(folder, 'file'))
    await takeWay(page, 'Try again')
    await expectApp(page)
  })

  test('another Stepwise has the folder: who that is, until it is closed', { tags: 'in-full' }, async ({
    start,
    folder,
  }) => {
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

  test('the port is taken', { tags: 'in-full' }, async ({ start }) => {
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

  test('the page does not load', { tags: 'in-full' }, async ({ start, folder }) => {
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

  test('something else: it is in the log, and the app can be quit', { tags: 'in-full' }, async ({
    start,
  }) => {
    const desktop = await start({ env: { LOCAL_AI_BASE_URL: 'nonsense' } })
    const page = await expectScreen(desktop, 'Stepwise couldn’t start', ['Try again', 'Quit Stepwise'])
    expect(desktop.log()).toContain('LOCAL_AI_BASE_URL must be an address')
    await takeWay(page, 'Quit Stepwise')
    expect(await desktop.ended).toBe(0)
  })
})
