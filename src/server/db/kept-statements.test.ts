import SQLite from 'better-sqlite3'
import { expect, test, vi } from 'vitest'
import { keepStatements } from './kept-statements.ts'

function open() {
  const sqlite = new SQLite(':memory:')
  sqlite.exec('create table sums (id integer primary key, text)')
  return { sqlite, prepares: vi.spyOn(sqlite, 'prepare'), kept: keepStatements(sqlite) }
}

test('a statement is prepared once, and each use of it has its own values and rows', () => {
  const { kept, prepares } = open()
  const add = (text: string) => kept.prepare('insert into sums (text) values (?)').run(text)
  const find = (text: string) => kept.prepare('select text from sums where text = ?').all(text)
  for (const text of ['1 + 1', '2 + 2']) add(text)
  expect([find('1 + 1'), find('3 + 3'), find('2 + 2')]).toEqual([
    [{ text: '1 + 1' }],
    [],
    [{ text: '2 + 2' }],
  ])
  expect(prepares).toHaveBeenCalledTimes(2)
})

test('a kept statement sees a table that has changed', () => {
  const { sqlite, kept } = open()
  const all = () => kept.prepare('select * from sums').all()
  kept.prepare('insert into sums (text) values (?)').run('1 + 1')
  expect(all()).toEqual([{ id: 1, text: '1 + 1' }])
  sqlite.exec('alter table sums add column answer')
  expect(all()).toEqual([{ id: 1, text: '1 + 1', answer: null }])
})

test('of many statements those are kept that were used last', () => {
  const { kept, prepares } = open()
  const use = (number: number) => kept.prepare(`select ${number}`).all()
  for (let number = 0; number < 1_000; number++) {
    use(number)
    use(0)
  }
  expect(prepares).toHaveBeenCalledTimes(1_000)
  use(1)
  expect(prepares).toHaveBeenCalledTimes(1_001)
})
