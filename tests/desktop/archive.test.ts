import { describe } from 'vitest'
import { evaluatorPage } from '../e2e/pages/evaluator.ts'
import { expect } from '../harness/expect.ts'
import { callServer, openCorner, register } from './call-server.ts'
import { test } from './host/test.ts'

// The parts of the app that come from its archive in a way of their own. Nothing here needs the main process, so that
// the installed app, whose archive is a real one, is tried in each of them.
describe('what the app loads while it runs', () => {
  test('helpers in processes of their own: a backup is made, read again and restored, an export written', {
    tags: 'in-full',
  }, async ({ start }) => {
    const page = await (await start()).page()
    await register(page)
    await openCorner(page)
    const work = await page.evaluate(async () => {
      const backup = await fetch('/api/backups/now')
      const file = await backup.arrayBuffer()
      const headers = { 'content-type': 'application/octet-stream' }
      const restored = await fetch('/api/backups/restore-file', { method: 'POST', headers, body: file })
      const zip = new Uint8Array(await (await fetch('/api/export')).arrayBuffer())
      const starts = [new Uint8Array(file), zip].map(bytes => String.fromCharCode(...bytes.subarray(0, 2)))
      return [backup.status, restored.status, ...starts]
    })
    expect(work).toEqual([200, 200, 'SQ', 'PK'])
  })

  test('parts of the page and of the server that come when they are needed', { tags: 'in-full' }, async ({
    start,
  }) => {
    const page = await (await start()).page()
    await register(page)
    // The question is read in a worker of the page, and marked by a part of the server.
    await page.reload()
    const evaluator = evaluatorPage(page)
    await evaluator.evaluateAnswer('What is 15% of 80?', '12')
    await expect.poll(async () => (await callServer(page, 'GET', '/api/evaluations')).body).toHaveLength(1)
  })
})
