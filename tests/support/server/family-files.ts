import { strFromU8, unzipSync } from 'fflate'
import type { Browser } from './browser.ts'
import { evaluation } from './samples.ts'

/** Saves an evaluation of the child whose window it is. @returns its id @throws Error when it is refused */
export async function saveWork(browser: Browser, answer: string): Promise<number> {
  const { json, text } = await browser.post('/api/evaluations', { ...evaluation, answer })
  if (typeof json === 'object' && json && 'id' in json) return Number(json.id)
  throw new Error(text)
}

/** @returns the bytes of a backup of the family, or of one child */
export async function backUpNow(browser: Browser, child?: number): Promise<Buffer> {
  const answer = await browser.get(`/api/backups/now${ofChild(child)}`)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return answer.bytes
}

/** Sends a backup to be restored, as a whole or one child of it. */
export function restoreFrom(browser: Browser, body: Buffer, child?: number) {
  return browser.send('POST', `/api/backups/restore-file${ofChild(child)}`, {
    body,
    headers: { 'content-type': 'application/octet-stream' },
  })
}

/** @returns the files of an export by their paths */
export async function exportNow(browser: Browser, child?: number): Promise<Record<string, string>> {
  const answer = await browser.get(`/api/export${ofChild(child)}`)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  return Object.fromEntries(
    Object.entries(unzipSync(answer.bytes)).map(([path, bytes]) => [path, strFromU8(bytes)]),
  )
}

const ofChild = (child: number | undefined) => (child === undefined ? '' : `?child=${child}`)
