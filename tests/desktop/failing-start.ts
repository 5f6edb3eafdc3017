import { readdirSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { pino } from 'pino'
import type { Page } from 'playwright'
import { openDatabase } from '#server/db/database.ts'
import { migrations } from '#server/db/migrations/index.ts'
import { expect } from '../harness/expect.ts'
import { timeLimits } from '../support/time-limits.ts'
import type { Desktop } from './host/desktop.ts'

export const log = pino({ level: 'silent' })
export const now = () => new Date()

/** A database as this version leaves it, then changed by a statement. */
export async function makeDatabase(dataDir: string, sql = '', version = migrations.length) {
  await openDatabase({ dataDir, log, now, migrations: migrations.slice(0, version) }).close()
  const file = join(dataDir, 'stepwise.db')
  const db = new Database(file)
  db.exec(sql)
  db.pragma('journal_mode = delete')
  db.close()
  return file
}

/** Also its backups, which would take its place. */
export const removeDatabase = (folder: string) => {
  rmSync(join(folder, 'backups'), { recursive: true, force: true })
  for (const name of readdirSync(folder).filter(each => each.startsWith('stepwise.db'))) {
    rmSync(join(folder, name), { recursive: true })
  }
}

/** Puts another database into the place of the one that is there. */
export async function remakeDatabase(...given: Parameters<typeof makeDatabase>) {
  removeDatabase(given[0])
  return makeDatabase(...given)
}

export const damage = (folder: string) => writeFileSync(join(folder, 'stepwise.db'), 'damaged '.repeat(2_000))

export async function expectScreen(desktop: Desktop, heading: string, ways: unknown[]): Promise<Page> {
  const page = await desktop.page()
  await expect(page.getByRole('heading')).toHaveText(heading, { timeout: timeLimits.state })
  expect(await page.getByRole('button').allTextContents()).toEqual(ways)
  await expect(page.getByRole('button').first()).toBeFocused()
  if (process.env.PICTURES) await page.screenshot({ path: join(process.env.PICTURES, `${heading}.png`) })
  return page
}

export const takeWay = (page: Page, name: string) => page.getByRole('button', { name }).click()
export const expectApp = (page: Page) =>
  expect(page.getByRole('button', { name: 'Create Account' })).toBeVisible()

export const chooseFile = (desktop: Desktop, file: string) =>
  desktop.evaluate(({ dialog }, path) => {
    dialog.showOpenDialog = async () => ({ canceled: false, filePaths: [path] })
    dialog.showMessageBox = (async (...given: object[]) => {
      Object.assign(globalThis, { told: given.at(-1) })
      return { response: 0, checkboxChecked: false }
    }) as never
  }, file)

export const told = (desktop: Desktop) =>
  desktop.evaluate(() => (globalThis as unknown as { told?: { message: string; detail: string } }).told)
