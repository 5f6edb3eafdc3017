import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import Database from 'better-sqlite3'
import { strFromU8, unzipSync } from 'fflate'
import type { Page } from 'playwright'
import { describe } from 'vitest'
import { expectAccessible } from '../harness/axe.ts'
import { expect } from '../harness/expect.ts'
import { test } from '../harness/test.ts'
import { asParent, leo } from './pages/children.ts'
import { evaluatorPage } from './pages/evaluator.ts'
import { landingPage, signUp } from './pages/landing.ts'
import { parentsCorner } from './pages/parents-corner.ts'
import { toast } from './pages/toasts.ts'

async function download(page: Page, button: string) {
  const downloading = page.waitForEvent('download')
  await page.getByRole('button', { name: button }).click()
  const done = await downloading
  return { name: done.suggestedFilename(), path: await done.path() }
}

async function evaluateOnce(page: Page, question: string) {
  const evaluator = evaluatorPage(page)
  await evaluator.fillIn(question, '7/8')
  await evaluator.evaluate.click()
  await evaluator.complete.waitFor()
}

function questions(dataDir: string): unknown[] {
  const db = new Database(join(dataDir, 'stepwise.db'), { readonly: true })
  try {
    return db.prepare('select question from evaluations order by id').pluck().all()
  } finally {
    db.close()
  }
}

describe("the family's data", () => {
  test('a backup is saved, restored after a loss, and the restore undone', { tags: 'in-full' }, async ({
    page,
    app,
    dataDir,
  }) => {
    await signUp(page)
    await evaluateOnce(page, 'What is 3/4 + 1/8?')
    const corner = parentsCorner(page, app.origin)
    await corner.goIn()
    await corner.tab('Data').click()
    await expect(page.getByText('There is none with your family’s work yet.')).toBeVisible()
    const backup = await download(page, 'Back up now')
    expect(backup.name).toMatch(/^stepwise-backup-\d{4}-\d\d-\d\d\.db$/)

    const db = new Database(join(dataDir, 'stepwise.db'))
    db.pragma('foreign_keys = on')
    db.exec('delete from evaluations')
    db.close()

    const chooser = page.getByLabel('Backup file')
    await chooser.setInputFiles({
      name: 'notes.db',
      mimeType: 'text/plain',
      buffer: Buffer.from('no database'),
    })
    const dialog = page.getByRole('dialog', { name: 'Restore this backup?' })
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(dialog.getByRole('alert')).toContainText('This file is no backup of Stepwise')
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    expect(questions(dataDir)).toEqual([])

    await chooser.setInputFiles(backup.path)
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(toast(page, 'Backup restored')).toBeVisible()
    expect(questions(dataDir)).toEqual(['What is 3/4 + 1/8?'])

    await corner.tab('Data').click()
    const undo = page.getByRole('listitem').filter({ hasText: 'From before a restore' })
    await undo.getByRole('button', { name: /Restore the backup of/ }).click()
    await dialog.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect.poll(() => questions(dataDir)).toEqual([])
  })

  test('the export is a zip with documents to read', { tags: 'in-full' }, async ({ page, app }) => {
    await signUp(page)
    await evaluateOnce(page, 'What is 3/4 + 1/8?')
    const corner = parentsCorner(page, app.origin)
    await corner.enter()
    await corner.tab('Data').click()
    const { name, path } = await download(page, 'Export everything')
    expect(name).toMatch(/^stepwise-export-.*\.zip$/)
    const files = unzipSync(await readFile(path))
    expect(strFromU8(files['assessments.md'] ?? new Uint8Array())).toContain('What is 3/4 + 1/8?')
    expect(Object.keys(files)).toContain('data/evaluations.json')
  })

  test('an account is deleted after the typed words, and nobody signs in to it again', {
    tags: 'in-full',
  }, async ({ page, app, dataDir }) => {
    await signUp(page)
    await evaluateOnce(page, 'What is 3/4 + 1/8?')
    const corner = parentsCorner(page, app.origin)
    await corner.enter()
    await corner.tab('Data').click()
    await page.getByRole('button', { name: 'Delete the account' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete everything?' })
    const confirm = dialog.getByRole('button', { name: 'Delete everything' })
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel(/To confirm/).fill('delete it')
    await expect(confirm).toBeDisabled()
    await dialog.getByLabel(/To confirm/).fill('Delete everything')
    await confirm.click()
    await expect(toast(page, 'Account deleted')).toBeVisible()
    const landing = landingPage(page)
    await expect(landing.heading).toBeVisible()
    expect(questions(dataDir)).toEqual([])
    await landing.showLogIn()
    await landing.fillLogIn()
    await landing.logIn.click()
    await expect(toast(page, 'Login failed')).toBeVisible()
  })

  test('one child is saved, deleted after the typed words, and comes back from its file alone', {
    tags: 'in-full',
  }, async ({ page, app, dataDir }) => {
    await signUp(page)
    await evaluateOnce(page, 'What is 3/4 + 1/8?')
    const corner = parentsCorner(page, app.origin)
    await corner.enter('/parent?tab=data')
    // With one child there is nothing to choose.
    await expect(page.getByRole('button', { name: 'Back up now' })).toBeVisible()
    await expect(page.getByLabel('Whose work to save')).toHaveCount(0)
    await (await asParent(page)).add(leo)
    await page.reload()

    await page.getByLabel('Whose work to save').selectOption('Mina')
    const backup = await download(page, 'Back up now')
    expect(backup.name).toMatch(/^stepwise-backup-Mina-\d{4}-\d\d-\d\d\.db$/)
    await page.getByLabel('Whose work to export').selectOption('Mina')
    const zip = await download(page, 'Export everything')
    expect(zip.name).toMatch(/^stepwise-export-Mina-/)
    const files = unzipSync(await readFile(zip.path))
    expect(strFromU8(files['README.md'] ?? new Uint8Array())).toContain('# Mina’s work in Stepwise')
    await expectAccessible(page, 'data of a family with two children')

    await corner.tab('Children').click()
    await corner.unfold('Mina')
    await page.getByRole('button', { name: 'Delete Mina' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete everything of Mina?' })
    const confirm = dialog.getByRole('button', { name: 'Delete everything' })
    await expect(confirm).toBeDisabled()
    await expectAccessible(page, 'deleting a child')
    await dialog.getByLabel(/To confirm/).fill('delete everything')
    await confirm.click()
    await expect(toast(page, 'Mina is deleted')).toBeVisible()
    expect(questions(dataDir)).toEqual([])
    await page.goto(`${app.origin}/parent?tab=children`)
    await expect(page.getByRole('region', { name: 'Leo', exact: true })).toBeVisible()
    await expect(page.getByRole('region', { name: 'Mina', exact: true })).toHaveCount(0)

    await corner.tab('Data').click()
    await page.getByLabel('Backup file').setInputFiles(backup.path)
    const restore = page.getByRole('dialog', { name: 'Restore this backup?' })
    await restore.getByRole('button', { name: 'Restore', exact: true }).click()
    await expect(toast(page, 'Backup restored')).toBeVisible()
    expect(questions(dataDir)).toEqual(['What is 3/4 + 1/8?'])
    await page.goto(`${app.origin}/parent?tab=children`)
    await expect(page.getByRole('region', { name: 'Mina', exact: true })).toBeVisible()
  })
})
