import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import SQLite from 'better-sqlite3'
import { expect, test } from 'vitest'
import type { Browser } from '#support/server/browser.ts'
import { addFamily } from '#support/server/cheap-family.ts'
import { addSibling, windowOf } from '#support/server/children.ts'
import { backUpNow, exportNow, restoreFrom, saveWork } from '#support/server/family-files.ts'
import { allRows, rowsOf } from '#support/server/rows.ts'
import { freshFolder, startTestServer } from '#support/server/test-server.ts'

const WORDS = { bo: 'words-of-bo', al: 'words-of-al', zoe: 'words-of-zoe', other: 'words-of-others' }

/** A family of three with work of their own and of the family's, and another family. */
async function startWithThree() {
  const server = await startTestServer()
  const { browser, id, familyId } = addFamily(server, { isCornerOpen: true })
  const other = addFamily(server, { email: 'other@example.org', childName: WORDS.other, isCornerOpen: true })
  await saveWork(other.browser, WORDS.other)
  const bo = { id, window: await windowOf(browser, id) }
  const al = await withWork(browser, 'Al', WORDS.al)
  const zoe = await withWork(browser, 'Zoe', WORDS.zoe)
  await saveWork(bo.window, WORDS.bo)
  const file = join(server.dataDir, 'stepwise.db')
  change(
    file,
    `insert into time_used (child_id, day, seconds, active_at) select id, '2025-03-05', 60 * id, '2025-03-05T10:00:00.000Z' from children;
     insert into ai_use (family_id, child_id, day, service, calls, requests, bytes, voice_seconds)
       select family_id, id, '2025-03-05', name, 1, 1, 1, 0 from children`,
  )
  const rowsOfChild = (child: number) => rowsOf(file, child, 'children')
  return { server, browser, familyId, other, bo, al, zoe, file, rowsOfChild }
}

async function withWork(browser: Browser, name: string, words: string) {
  const { id } = await addSibling(browser, name, { animal: 'owl', color: 'green' })
  const window = await windowOf(browser, id)
  await saveWork(window, words)
  return { id, window }
}

function change(file: string, sql: string): void {
  const sqlite = new SQLite(file, { timeout: 5_000 })
  sqlite.pragma('foreign_keys = on')
  sqlite.exec(sql)
  sqlite.close()
}

const children = (file: string) => allRows(file).children as Record<string, unknown>[]
const named = (file: string, name: string) => children(file).find(child => child.name === name)
/** The work that a restore brings back, without what stays as it is. */
function workIn({ children: _, time_used, ai_use, ...work }: Record<string, unknown[]>) {
  return work
}

test('a backup of one child holds nothing of its siblings or of others', async () => {
  const { browser, bo, al, file, rowsOfChild } = await startWithThree()
  const bytes = await backUpNow(browser, al.id)
  for (const words of [WORDS.bo, WORDS.zoe, WORDS.other, 'Zoe', 'other@example.org']) {
    expect(bytes.includes(words), words).toBe(false)
  }
  const copy = join(freshFolder(), 'copy.db')
  writeFileSync(copy, bytes)
  expect(rowsOf(copy, al.id, 'children')).toEqual(rowsOfChild(al.id))
  expect(allRows(copy).families).toEqual(allRows(file).families?.slice(0, 1))
  expect(allRows(copy).ai_use).toHaveLength(1)
  expect(rowsOf(copy, bo.id, 'children').children).toEqual([])
})

test('restoring one child leaves its siblings as they are by now', async () => {
  const { browser, bo, al, zoe, file, rowsOfChild } = await startWithThree()
  const backup = await backUpNow(browser)
  const then = workIn(rowsOfChild(al.id))
  for (const { window } of [bo, al, zoe]) await saveWork(window, 'later')
  const before = { bo: rowsOfChild(bo.id), zoe: rowsOfChild(zoe.id) }
  expect((await restoreFrom(browser, backup, al.id)).status).toBe(200)
  expect(workIn(rowsOfChild(al.id))).toEqual(then)
  expect({ bo: rowsOfChild(bo.id), zoe: rowsOfChild(zoe.id) }).toEqual(before)
  expect(named(file, 'Al')).toMatchObject({ id: al.id })
})

test('what a parent decided about a child and the record of its time outlast a restore', async () => {
  const { browser, al, file, rowsOfChild } = await startWithThree()
  const backup = await backUpNow(browser)
  await browser.send('PATCH', `/api/parent/children/${al.id}`, {
    body: { isArchived: true, pictureCode: ['fox', 'owl', 'cat'], name: 'Alan', animal: 'whale' },
  })
  await browser.send('PATCH', `/api/parent/children/${al.id}/limits`, { body: { monthlyAiCalls: 3 } })
  change(file, `update time_used set seconds = 999 where child_id = ${al.id}`)
  const { picture_code_hash } = named(file, 'Alan') ?? {}
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(named(file, 'Al')).toMatchObject({
    id: al.id,
    animal: 'owl',
    picture_code_hash,
    archived_at: expect.any(String),
    monthly_ai_calls: 3,
  })
  expect(picture_code_hash).toEqual(expect.any(String))
  expect(rowsOfChild(al.id).time_used).toMatchObject([{ seconds: 999 }])
})

test('a child that was deleted comes back with all its work, under a new number where it is taken', async () => {
  const { server, browser, bo, zoe, file, rowsOfChild } = await startWithThree()
  const backup = await backUpNow(browser)
  const then = rowsOfChild(zoe.id)
  await browser.post(`/api/parent/children/${zoe.id}/delete`, { confirmation: 'delete everything' })
  const late = addFamily(server, { email: 'late@example.org', childName: 'Late' })
  expect(late.id, 'the number is taken').toBe(zoe.id)
  await saveWork(late.browser, 'late words')
  const lateRows = rowsOf(file, late.familyId)
  await saveWork(bo.window, 'later')
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(rowsOf(file, late.familyId)).toEqual(lateRows)
  const back = Number(named(file, 'Zoe')?.id)
  expect(back).not.toBe(zoe.id)
  const now = rowsOfChild(back)
  expect(now.children).toEqual(then.children?.map(child => ({ ...(child as object), id: back })))
  expect(now.time_used).toMatchObject([{ child_id: back, seconds: 60 * zoe.id }])
  for (const [table, rows] of Object.entries(workIn(then)))
    expect(now[table], table).toHaveLength(rows.length)
  const window = await windowOf(browser, back)
  const [saved] = (await window.get('/api/evaluations')).json as { id: number; answer: string }[]
  expect(saved).toMatchObject({ answer: WORDS.zoe })
  expect((await window.get(`/api/evaluations/${saved?.id}`)).json).toMatchObject({
    gaps: [{ concept: 'Adding fractions' }, { concept: 'Equal fractions' }, { concept: 'Checking' }],
  })
  // Once more: it is the same child by now.
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(children(file).filter(({ name }) => name === 'Zoe')).toHaveLength(1)
  expect(named(file, 'Zoe')).toMatchObject({ id: back })
})

test('a child that the backup does not know stays with all its work', async () => {
  const { browser, bo, file, rowsOfChild } = await startWithThree()
  const backup = await backUpNow(browser, bo.id)
  const late = await withWork(browser, 'Late', 'late words')
  const before = rowsOfChild(late.id)
  await saveWork(bo.window, 'later')
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(rowsOfChild(late.id)).toEqual(before)
  expect(children(file).map(({ name }) => name)).toEqual(['Bo', WORDS.other, 'Al', 'Zoe', 'Late'])
  expect(rowsOfChild(bo.id).evaluations).toMatchObject([{ answer: WORDS.bo }])
})

test('on another computer children are told by their names, and others are added', async () => {
  const here = await startWithThree()
  const backup = await backUpNow(here.browser)
  const there = await startTestServer()
  const { browser, id } = addFamily(there, { childName: ' bO', email: 'new@example.org', isCornerOpen: true })
  const mia = await withWork(browser, 'Mia', 'words of Mia')
  await saveWork(await windowOf(browser, id), 'to be replaced')
  const file = join(there.dataDir, 'stepwise.db')
  const before = rowsOf(file, mia.id, 'children')
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(children(file).map(child => child.name)).toEqual(['Bo', 'Mia', 'Al', 'Zoe'])
  expect(rowsOf(file, id, 'children').evaluations).toMatchObject([{ answer: WORDS.bo }])
  expect(rowsOf(file, mia.id, 'children')).toEqual(before)
  const al = Number(named(file, 'Al')?.id)
  expect(rowsOf(file, al, 'children').evaluations).toMatchObject([{ answer: WORDS.al, child_id: al }])
})

test('a picture code of a file is not believed', async () => {
  const here = await startWithThree()
  const code = { pictureCode: ['fox', 'owl', 'cat'] }
  await here.browser.send('PATCH', `/api/parent/children/${here.al.id}`, { body: code })
  const backup = await backUpNow(here.browser, here.al.id)
  const there = await startTestServer()
  const { browser } = addFamily(there, { isCornerOpen: true })
  await saveWork(browser, 'there')
  expect((await restoreFrom(browser, backup)).status).toBe(200)
  expect(named(join(there.dataDir, 'stepwise.db'), 'Al')).toMatchObject({ picture_code_hash: null })
})

test('a child of another family, or one that is not in the backup, is refused and nothing changes', async () => {
  const { browser, familyId, bo, al, other, file } = await startWithThree()
  const everything = () => [rowsOf(file, familyId), rowsOf(file, other.familyId)]
  const backup = await backUpNow(browser, bo.id)
  await restoreFrom(browser, backup)
  const { backups } = (await browser.get('/api/backups')).json as { backups: { name: string }[] }
  const before = everything()
  const post = (path: string) => browser.post(path)
  for (const path of ['/api/backups/now', '/api/export', '/api/backups']) {
    expect((await browser.get(`${path}?child=${other.id}`)).status, path).toBe(404)
  }
  expect((await restoreFrom(browser, backup, other.id)).status).toBe(404)
  expect((await post(`/api/backups/${backups[0]?.name}/restore?child=${other.id}`)).status).toBe(404)
  expect(await restoreFrom(browser, backup, al.id)).toMatchObject({
    status: 400,
    json: { code: 'wrong_backup' },
  })
  for (const child of ['0', 'x', '-1', '1.5']) {
    expect((await browser.get(`/api/backups/now?child=${child}`)).status, child).toBe(400)
  }
  expect(everything()).toEqual(before)
})

test('a kept backup says which children are in it, and brings back one that is gone alone', async () => {
  const { server, browser, bo, al, zoe, file, rowsOfChild } = await startWithThree()
  await restoreFrom(browser, await backUpNow(browser, bo.id))
  // As it would be lost by anything but its deletion, which erases it from such a copy.
  change(file, `delete from children where id = ${zoe.id}`)
  await saveWork(al.window, 'later')
  const before = rowsOfChild(al.id)
  const { backups } = (await browser.get('/api/backups')).json as {
    backups: { name: string; children: object[] }[]
  }
  expect(backups[0]?.children).toEqual([
    { id: bo.id, name: 'Bo', isHere: true },
    { id: al.id, name: 'Al', isHere: true },
    { id: zoe.id, name: 'Zoe', isHere: false },
  ])
  expect((await browser.post(`/api/backups/${backups[0]?.name}/restore?child=${zoe.id}`)).status).toBe(200)
  expect(rowsOfChild(zoe.id).evaluations).toMatchObject([{ answer: WORDS.zoe }])
  expect(rowsOfChild(al.id)).toEqual(before)
  expect(server.logged()).not.toContain(WORDS.zoe)
})

test('an export of several children has a folder for each, and one of a child nothing of the others', async () => {
  const { browser, al, familyId, file, rowsOfChild } = await startWithThree()
  await addSibling(browser, 'al')
  await addSibling(browser, 'Data')
  const files = await exportNow(browser)
  const named = [
    'Ada Parent',
    '**Bo**',
    'folder `Bo`',
    '**Al**',
    '**Zoe**',
    'folder `al 2`',
    'folder `Data 2`',
  ]
  for (const words of named) expect(files['README.md']).toContain(words)
  expect(files['Bo/assessments.md']).toContain(WORDS.bo)
  expect(files['Al/assessments.md']).toContain(WORDS.al)
  expect(files['Al/assessments.md']).not.toContain(WORDS.bo)
  expect(files['Al/README.md']).toContain('# Al’s work in Stepwise')
  expect(files['al 2/assessments.md']).toContain('There are none yet.')
  for (const [table, rows] of Object.entries(rowsOf(file, familyId))) {
    if (['families', 'children'].includes(table)) continue
    expect(JSON.parse(files[`data/${table}.json`] ?? 'null'), table).toEqual(rows)
  }
  const one = await exportNow(browser, al.id)
  expect(JSON.stringify(one)).not.toContain(WORDS.bo)
  expect(one['README.md']).toContain('# Al’s work in Stepwise')
  expect(one['assessments.md']).toContain(WORDS.al)
  expect(JSON.parse(one['data/evaluations.json'] ?? 'null')).toEqual(rowsOfChild(al.id).evaluations)
  for (const text of [JSON.stringify(files), JSON.stringify(one)]) expect(text).not.toMatch(/password|_hash/)
})
