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
    const [first, ...rest] = createRows(list, quiet)
    expect(rest).toEqual([])
    expect(createRows([...list, stored(3, 'user', 'b')], quiet)[0]).toBe(first)
  })
})
