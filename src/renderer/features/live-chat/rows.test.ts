import { describe, expect, it } from 'vitest'
import { stored } from './conversation-kit.ts'
import { quiet } from './live-exchange.ts'
import { createRows, unansweredId } from './rows.ts'

describe('unansweredId', () => {
  it.each([
    [[], null],
    [[stored(1, 'user', 'a')], 1],
    [[stored(1, 'user', 'a'), stored(2, 'assistant', 'b')], null],
    [[stored(1, 'user', 'a'), stored(2, 'assistant', 'b', { ending: 'cut_off' })], 1],
    [[stored(1, 'user', 'a'), stored(2, 'assistant', 'b', { ending: 'stopped' })], null],
  ])('finds in %# what lacks a whole reply', (list, expected) => {
    expect(unansweredId(list, quiet)).toBe(expected)
    expect(unansweredId(list, { ...quiet, waiting: 'elsewhere' })).toBeNull()
  })
})

describe('rowsOf', () => {
  it('hides blank messages and keeps the rows of unchanged ones', () => {
    const list = [stored(1, 'user', 'a'), stored(2, 'assistant', ' \n')]
    const [first, ...rest] = createRows(list, quiet, 'Mina')
    expect(rest).toEqual([])
    expect(createRows([...list, stored(3, 'user', 'b')], quiet, 'Mina')[0]).toBe(first)
  })

  it("marks the page's own hello, but not the same words of the child's later on", () => {
    const hello = "Hello! I'm Mina."
    const list = [stored(1, 'user', hello), stored(2, 'assistant', 'Hi!'), stored(3, 'user', hello)]
    const rows = createRows(list, quiet, 'Mina')
    expect(rows.map(({ isFromApp }) => isFromApp)).toEqual([true, undefined, undefined])
    expect(createRows(list, quiet, 'Mina')[0]).toBe(rows[0])
    expect(createRows(list.slice(1), quiet, 'Mina').some(({ isFromApp }) => isFromApp)).toBe(false)
  })
})
