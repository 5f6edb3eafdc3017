import { randomBytes } from 'node:crypto'
import { readdirSync } from 'node:fs'
import { join } from 'node:path'
import { describe, expect, test } from 'vitest'
import { addFamily } from '#support/server/cheap-family.ts'
import { allRows, rowsOf } from '#support/server/rows.ts'
import { evaluation } from '#support/server/samples.ts'
import { canMountDisk, mountSmallDisk } from '#support/server/small-disk.ts'
import { startTestServer } from '#support/server/test-server.ts'
import { timeLimits } from '#support/time-limits.ts'

const FULL = {
  status: 507,
  json: { message: expect.stringMatching(/^There is no room left on this computer’s disk/) },
}
const KB = 1024

/** A family whose data folder is on a disk of 8 MB, with a megabyte of work and a backup of it. */
async function startOnSmallDisk() {
  const disk = mountSmallDisk(8)
  const server = await startTestServer({ dataDir: disk.folder })
  const { browser, id } = addFamily(server, { isCornerOpen: true })
  const long = { ...evaluation, markingScheme: 'q'.repeat(20_000), overallAssessment: 'a'.repeat(20_000) }
  for (let count = 0; count < 20; count++) await browser.post('/api/evaluations', long)
  const backup = (await browser.get('/api/backups/now')).bytes
  await browser.post('/api/evaluations', { ...evaluation, answer: 'saved since' })
  const file = join(disk.folder, 'stepwise.db')
  return { disk, server, browser, long, backup, file, rows: () => rowsOf(file, id) }
}

describe.runIf(canMountDisk)('on a full disk', { timeout: timeLimits.long }, () => {
  test('a save says so and keeps what was there; with room again it works', async () => {
    const { disk, browser, long, rows } = await startOnSmallDisk()
    disk.fill()
    let answer = await browser.post('/api/evaluations', long)
    // The log may still have room that was given to it before.
    for (let count = 0; count < 200 && answer.status === 201; count++) {
      answer = await browser.post('/api/evaluations', long)
    }
    expect(answer).toMatchObject(FULL)
    const before = rows()
    expect(await browser.post('/api/evaluations', long)).toMatchObject(FULL)
    expect(rows()).toEqual(before)
    const list = await browser.get('/api/evaluations')
    expect(list.json).toHaveLength(before.evaluations?.length ?? 0)

    disk.makeRoom()
    expect((await browser.post('/api/evaluations', evaluation)).status).toBe(201)
  })

  test('a backup in the middle of which the disk fills says so and leaves no half file', {
    tags: 'in-full',
  }, async () => {
    const { disk, browser, rows } = await startOnSmallDisk()
    const before = rows()
    for (const free of [0, 300 * KB]) {
      disk.fill(free)
      expect(await browser.get('/api/backups/now')).toMatchObject(FULL)
      expect(readdirSync(join(disk.folder, 'work'))).toEqual([])
      disk.makeRoom()
    }
    expect(rows()).toEqual(before)
    expect((await browser.get('/api/backups/now')).status).toBe(200)
  })

  test('an export in the middle of which the disk fills says so and leaves no half file', {
    tags: 'in-full',
  }, async () => {
    const { disk, browser } = await startOnSmallDisk()
    const dense = () => randomBytes(14_000).toString('base64')
    for (let count = 0; count < 10; count++)
      await browser.post('/api/evaluations', {
        ...evaluation,
        markingScheme: dense(),
        overallAssessment: dense(),
      })
    const file = '/api/export'
    const size = (await browser.get(file)).bytes.length
    await expect.poll(() => readdirSync(join(disk.folder, 'work'))).toEqual([])
    for (const free of [0, 4 * KB, size / 2]) {
      disk.fill(free)
      expect(await browser.get(file), String(free)).toMatchObject(FULL)
      expect(readdirSync(join(disk.folder, 'work'))).toEqual([])
      disk.makeRoom()
    }
    expect((await browser.get(file)).status).toBe(200)
  })

  test('a restore at whatever step the disk fills says so and keeps the present state', {
    tags: 'in-full',
  }, async () => {
    const { disk, server, browser, backup, rows, file } = await startOnSmallDisk()
    const before = rows()
    const restore = () =>
      browser.send('POST', '/api/backups/restore-file', {
        body: backup,
        headers: { 'content-type': 'application/octet-stream' },
      })
    const size = backup.length
    // While the file comes in, while the present state is saved, and while the rows are put in place.
    for (const free of [0, size / 2, size + 200 * KB, 1.5 * size, 2.1 * size]) {
      disk.fill(free)
      const answer = await restore()
      if (answer.status === 200) throw new Error(`${free} bytes were enough for a restore`)
      expect(answer, String(free)).toMatchObject(FULL)
      expect(rows(), String(free)).toEqual(before)
      disk.makeRoom()
    }
    expect(readdirSync(join(disk.folder, 'work'))).toEqual([])
    expect((await restore()).status).toBe(200)
    expect(rows()).not.toEqual(before)
    await server.close()
    const whole = await startTestServer({ dataDir: disk.folder })
    expect(allRows(file).notices).toEqual([])
    await whole.close()
  })
})
