import SQLite from 'better-sqlite3'
import { Kysely } from 'kysely'
import { expect, test, vi } from 'vitest'
import { shareNext } from '../shared/share-next.ts'
import { createConnectionMutex } from './connection-mutex.ts'
import { dialectFor } from './dialect.ts'
import { type Flush, lettingGo } from './flush.ts'

/** A disk that is done with each flush when it is told so. */
function slowDisk() {
  const flushes: PromiseWithResolvers<void>[] = []
  const { ask: flush, settled } = shareNext(() => {
    const each = Promise.withResolvers<void>()
    flushes.push(each)
    return each.promise
  })
  return { flushes, disk: { flush, close: settled } satisfies Flush }
}

function open() {
  const sqlite = new SQLite(':memory:')
  sqlite.exec('create table sums (id integer primary key, text)')
  const noted: number[] = []
  let counted = 0
  const changes = {
    count: () => void counted++,
    take: () => ({ number: counted, at: '' }),
    noteDown: (change: { number: number } | undefined) => void noted.push(change?.number ?? 0),
    forget() {},
    catchUp() {},
    countOther() {},
  }
  const mutex = createConnectionMutex()
  const { flushes, disk } = slowDisk()
  const db = new Kysely<{ sums: { id: number; text: string } }>({
    dialect: dialectFor(sqlite, mutex, changes, lettingGo({ mutex, changes, disk })),
  })
  const write = (id: number) => db.insertInto('sums').values({ id, text: '1 + 1' }).execute()
  return { db, write, flushes, noted }
}

test('who writes while the disk is at work waits for the next flush, with all the others', async () => {
  const { db, write, flushes, noted } = open()
  const done: number[] = []
  const writing = (id: number) => write(id).then(() => done.push(id))
  const first = writing(1)
  await vi.waitUntil(() => flushes.length === 1)
  const others = Promise.all([2, 3, 4, 5, 6].map(writing))
  const ids = () => db.selectFrom('sums').select('id').execute()
  await vi.waitUntil(async () => (await ids()).length === 6)
  flushes[0]?.resolve()
  await first
  await vi.waitUntil(() => flushes.length === 2)
  // The first flush has begun before the others were written.
  expect([done, noted]).toEqual([[1], [1]])
  flushes[1]?.resolve()
  await others
  expect([done, noted, flushes.length]).toEqual([[1, 2, 3, 4, 5, 6], [1, 2, 3, 4, 5, 6], 2])
})

test('who reads waits for no disk', async () => {
  const { db, write, flushes } = open()
  const writing = write(1)
  await vi.waitUntil(() => flushes.length === 1)
  expect(await db.selectFrom('sums').selectAll().execute()).toHaveLength(1)
  flushes[0]?.resolve()
  await writing
  expect(flushes).toHaveLength(1)
})

test('a transaction is told to be saved once it is on the disk, and one that is undone waits for none', async () => {
  const { db, flushes } = open()
  let isSaved = false
  const saving = db
    .transaction()
    .execute(async trx => void (await trx.insertInto('sums').values({ id: 1, text: '1 + 1' }).execute()))
    .then(() => {
      isSaved = true
    })
  await vi.waitUntil(() => flushes.length === 1)
  expect(isSaved).toBe(false)
  flushes[0]?.resolve()
  await saving
  const undone = db.transaction().execute(async () => {
    throw new Error('Undone')
  })
  await expect(undone).rejects.toThrow('Undone')
  expect(flushes).toHaveLength(1)
})

test('a disk that fails is told to all who wait for it, and asked again by the next', async () => {
  const { write, flushes } = open()
  const first = write(1)
  await vi.waitUntil(() => flushes.length === 1)
  flushes[0]?.reject(new Error('The disk has failed'))
  await expect(first).rejects.toThrow('The disk has failed')
  const second = write(2)
  await vi.waitUntil(() => flushes.length === 2)
  flushes[1]?.resolve()
  await second
})
