import { type Child, childSchema, startedSchema } from '#contract/children.ts'
import type { Browser } from './browser.ts'

/** Adds a child to the family that is signed in; its parent's corner must be open. */
export async function addSibling(browser: Browser, name: string, changes: object = {}): Promise<Child> {
  const birthYear = new Date().getFullYear() - 8
  const answer = await browser.post('/api/parent/children', { name, birthYear, ...changes })
  if (answer.status !== 201) throw new Error(`${answer.status} ${answer.text}`)
  return childSchema.parse(answer.json)
}

/** A new window of the browser in which that child learns. */
export async function windowOf(browser: Browser, childId: number, body: object = {}): Promise<Browser> {
  const window = browser.newWindow()
  const answer = await window.post(`/api/children/${childId}/start`, body)
  if (answer.status !== 200) throw new Error(`${answer.status} ${answer.text}`)
  window.ticket = startedSchema.parse(answer.json).ticket
  return window
}
