import { copyFileSync, mkdirSync, readdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { describe, onTestFinished } from 'vitest'
import { openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { expect } from '../harness/expect.ts'
import {
  chooseFile,
  damage,
  expectApp,
  expectScreen,
  log,
  makeDatabase,
  now,
  remakeDatabase,
  removeDatabase,
  takeWay,
  told,
} from './failing-start.ts'
import { test } from './host/test.ts'

describe('data that can not be opened says why and what helps', () => {
  test('the data is damaged and there is no backup: a chosen one, and nothing is lost', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
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

  test('the data is damaged and there is no backup: a fresh beginning, the file is kept', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    damage(folder)
    const desktop = await start()
    const page = await desktop.page()
    await takeWay(page, 'Begin afresh')
    await expectApp(page)
    expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toHaveLength(1)
  })

  test('damaged data with a backup is set aside and restored, and the app says so', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
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

  test('data that can not be made out: the backup is offered, and what was there is kept', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    const kept = await makeDatabase(join(folder, 'was'))
    mkdirSync(join(folder, 'backups'))
    copyFileSync(kept, join(folder, 'backups', '2026-03-05T14-07-09Z-daily.db'))
    await makeDatabase(folder, 'drop table masteries')
    const desktop = await start()
    const page = await expectScreen(desktop, 'Stepwise can’t make out your family’s work', [
      expect.stringMatching(/^Use the backup of 5 March 2026 at \d\d:07$/),
      ...['Choose a backup …', 'Try again', 'Choose another folder …', 'Quit Stepwise'],
    ])
    await takeWay(page, 'Use the backup of')
    await expectApp(page)
    await expect(
      page.getByText(/could not be opened\. Stepwise has gone back to the backup of/),
    ).toBeVisible()
    expect(readdirSync(folder).filter(name => name.startsWith('damaged-'))).toHaveLength(1)
  })

  test('data that this version must leave alone or can not open: a screen for each reason, until it is gone', {
    tags: 'in-full',
  }, async ({ start, folder }) => {
    const later = { name: 'later', sql: 'create table later (id integer primary key) strict' }
    await openDatabase({ dataDir: folder, log, now, migrations: [...migrations, later] }).close()
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
})
