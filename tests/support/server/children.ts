import { type Child, childSchema, startedSchema } from '#contract/children.ts'
import { cornerSchema } from '#contract/parents-corner.ts'
import type { Browser } from './browser.ts'
import { family } from './samples.ts'

/** Adds a child to the family that is signed in; its parent's corner must be open. */
export async function addSibling(browser: Browser, name: string, changes: object = {}): Promise<Child> {
  const birthYear = new Date().getFullYear() - 8
  const answer = await browser.post('/api/parent/children', { name, birthYear, ...changes })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return childSchema.parse(answer.json)
}

/** A new window of the browser in which that child learns; an open corner is opened again, as a parent would. */
export async function windowOf(browser: Browser, childId: number, body: object = {}): Promise<Browser> {
  const window = browser.newWindow()
  const { openUntil } = cornerSchema.parse((await browser.get('/api/parent')).json)
  const answer = await window.post(`/api/children/${childId}/start`, body)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  window.ticket = startedSchema.parse(answer.json).ticket
  if (openUntil !== undefined) await browser.post('/api/parent/open', { password: family.password })
  return window
}
