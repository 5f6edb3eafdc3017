import { cpSync, readdirSync, rmSync, statSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { pino } from 'pino'
import { describe, expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { contentsOf, LAST_OF_ACCOUNTS, writeEarlierVersion } from '#support/server/earlier-version.ts'
import { canMountDisk, mountSmallDisk } from '#support/server/small-disk.ts'
import { freshFolder } from '#support/server/test-server.ts'
import { updateInProcess } from '#support/server/update-in-process.ts'
import { timeLimits } from '#support/time-limits.ts'
import { openDatabase } from './database.ts'
import { migrations } from './migrations/index.ts'

const KILLS = tries(1, 20)
/** Of each table, so that an update is long enough to be hit. */
const ROWS = tries(200, 1_000)
const log = pino({ enabled: false })
const now = () => new Date('2025-03-06T10:00:00.000Z')
const former = migrations.slice(0, LAST_OF_ACCOUNTS)
const upToChildren = migrations.slice(0, LAST_OF_ACCOUNTS + 1)

function lookAt(file: string) {
  const sqlite = new SQLite(file)
  const version = sqlite.pragma('user_version', { simple: true })
  const check = sqlite.pragma('integrity_check', { simple: true })
  sqlite.close()
  return { version, check, contents: contentsOf(file) }
}

test(
  `killed ${KILLS} times while accounts become families with children, all of it has happened or nothing`,
  async () => {
    const whole = freshFolder()
    const before = lookAt(writeEarlierVersion(whole, LAST_OF_ACCOUNTS, ROWS))
    const copy = () => {
      const dataDir = freshFolder()
      cpSync(whole, dataDir, { recursive: true })
      return dataDir
    }
    const unhindered = copy()
    // The first one may find nothing in the system's caches; the kills are to fall into those that come after it.
    const first = await updateInProcess(unhindered, upToChildren)
    const second = await updateInProcess(copy(), upToChildren)
    expect([first.isDone, second.isDone]).toEqual([true, true])
    const milliseconds = Math.min(first.milliseconds, second.milliseconds)
    const after = lookAt(join(unhindered, 'stepwise.db'))
    expect(after).toMatchObject({ version: upToChildren.length, check: 'ok' })

    let cut = 0
    for (let kill = 0; kill < KILLS; kill++) {
      const dataDir = copy()
      const file = join(dataDir, 'stepwise.db')
      const killed = await updateInProcess(dataDir, upToChildren, (milliseconds * kill) / KILLS)
      if (!killed.isDone) cut++
      const found = lookAt(file)
      expect(found).toEqual(found.version === before.version ? before : after)
      if (found.version === before.version) {
        await openDatabase({ dataDir, log, now, migrations: former }).close()
      }
      await openDatabase({ dataDir, log, now, migrations: upToChildren }).close()
      expect(lookAt(file)).toEqual(after)
      expect(readdirSync(dataDir).filter(name => name.startsWith('damaged-'))).toEqual([])
    }
    expect(cut).toBeGreaterThan(KILLS / 3)
  },
  timeLimits.long,
)

describe.runIf(canMountDisk)('on a full disk', { timeout: timeLimits.long }, () => {
  test('accounts stay what they were at whatever step it fills, and become families with room again', async () => {
    const disk = mountSmallDisk(24)
    const file = writeEarlierVersion(disk.folder, LAST_OF_ACCOUNTS, 600)
    const before = lookAt(file)
    const open = (list = upToChildren) => openDatabase({ dataDir: disk.folder, log, now, migrations: list })
    const { size } = statSync(file)
    // Before the copy, in the middle of it, and while the tables are changed.
    for (const free of [0, 0.3, 0.9, 1.1, 1.2]) {
      disk.fill(free * size)
      await expect(async () => open().close(), String(free)).rejects.toThrow()
      disk.makeRoom()
      expect(lookAt(file), String(free)).toEqual(before)
      await open(former).close()
    }
    const copies = readdirSync(join(disk.folder, 'backups')).filter(name =>
      name.endsWith('-before-update.db'),
    )
    expect(copies.length, 'it filled while the tables were changed').toBeGreaterThan(0)
    for (const copy of copies) rmSync(join(disk.folder, 'backups', copy))
    await open().close()
    expect(lookAt(file)).toMatchObject({ version: upToChildren.length, check: 'ok' })
  })
})
