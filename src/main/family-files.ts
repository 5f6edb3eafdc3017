import { openAsBlob } from 'node:fs'
import { rename, rm, writeFile } from 'node:fs/promises'
import { type BrowserWindow, dialog, session } from 'electron'
import type { Outcome } from '#contract/desktop.ts'
import { readErrorBody } from '#contract/errors.ts'
import { fileName } from '#contract/file-name.ts'
import { plainFetch } from '#server/network/fetch-gate.ts'
import { patientlyLater } from '#server/shared/held-files.ts'
import { placeToSave } from './known-folders.ts'

const BACKUPS = [{ name: 'Backup of Stepwise', extensions: ['db'] }]

/**
 * Writes the data of the family that is signed in into a file of the parent's choice. The server makes it, so that
 * it asks for the parent's password where that is due.
 */
export async function backUpNow(window: BrowserWindow, origin: string): Promise<Outcome> {
  const answer = await callServer(origin, '/api/backups/now')
  if (!answer.ok) return refusal(answer)
  const name = /filename="?([\w.-]+)/.exec(answer.headers.get('content-disposition') ?? '')?.[1]
  return saveAs(window, name ?? 'stepwise-backup.db', BACKUPS, async () =>
    Buffer.from(await answer.arrayBuffer()),
  )
}

/** Goes back to a backup file of the parent's choice. The server checks it and keeps a way to undo this. */
export async function restore(window: BrowserWindow, origin: string): Promise<Outcome> {
  const file = await chooseBackup(window)
  if (file === undefined) return { outcome: 'cancelled' }
  const answer = await callServer(origin, '/api/backups/restore-file', {
    method: 'POST',
    headers: { 'content-type': 'application/octet-stream' },
    body: await openAsBlob(file),
  })
  return answer.ok ? { outcome: 'done', file } : refusal(answer)
}

/** Writes the page as it is shown into a PDF file of the parent's choice. */
export function printToPDF(window: BrowserWindow, title: string): Promise<Outcome> {
  return saveAs(window, fileName(title, 'pdf'), [{ name: 'PDF', extensions: ['pdf'] }], () =>
    window.webContents.printToPDF({
      printBackground: true,
      // Of what says nothing of its own paper.
      pageSize: 'A4',
      preferCSSPageSize: true,
      generateDocumentOutline: true,
    }),
  )
}

/** @returns the path of the file, or undefined when the parent has closed the dialog */
export async function chooseBackup(window: BrowserWindow): Promise<string | undefined> {
  const { canceled, filePaths } = await dialog.showOpenDialog(window, {
    title: 'Choose a backup of Stepwise',
    properties: ['openFile'],
    filters: [...BACKUPS, { name: 'All files', extensions: ['*'] }],
  })
  return canceled ? undefined : filePaths[0]
}

async function saveAs(
  window: BrowserWindow,
  name: string,
  filters: { name: string; extensions: string[] }[],
  content: () => Promise<Buffer>,
): Promise<Outcome> {
  const { canceled, filePath } = await dialog.showSaveDialog(window, {
    defaultPath: placeToSave(name),
    filters,
  })
  if (canceled || !filePath) return { outcome: 'cancelled' }
  // A disk that is full must not cost the file that was there before.
  const partial = `${filePath}.partial`
  try {
    await writeFile(partial, await content())
    await patientlyLater(() => rename(partial, filePath))
    return { outcome: 'done', file: filePath }
  } catch {
    await patientlyLater(() => rm(partial, { force: true })).catch(() => {})
    return {
      outcome: 'failed',
      message: `The file could not be written to ${filePath}. Perhaps the disk is full, or you may not write there.`,
    }
  }
}

/** Calls the server as the window's page would, with its cookies. */
async function callServer(origin: string, path: string, init: RequestInit = {}): Promise<Response> {
  const cookies = await session.defaultSession.cookies.get({ url: origin })
  const cookie = cookies.map(({ name, value }) => `${name}=${value}`).join('; ')
  return plainFetch(`${origin}${path}`, { ...init, headers: { ...init.headers, cookie, origin } })
}

async function refusal(answer: Response): Promise<Outcome> {
  const body = readErrorBody(await answer.json().catch(() => undefined))
  return { outcome: 'failed', message: body?.message ?? 'Stepwise could not do that. Please try again.' }
}
