import fc from 'fast-check'
import { expect, test } from 'vitest'
import { isShallow, parseJson } from './shallow.ts'

const MEGABYTES = 24_000_000
/** Not as a tree of pieces, as `repeat` makes it. */
const flat = (text: string) => Buffer.from(text).toString()

test.each([
  ['lists in lists', '['],
  ['objects in objects', '{"a":'],
  ['lists in objects', '[{"]":'],
])('%s are refused at once', (_, piece) => {
  const json = flat(piece.repeat(MEGABYTES / piece.length))
  const from = performance.now()
  expect(isShallow(json)).toBe(false)
  expect(performance.now() - from).toBeLessThan(50)
})

test('a long list is refused where only so many signs may be, a long text is not', () => {
  const lists = ['[],', '"",'].map(piece => flat(piece.repeat(MEGABYTES / 3)))
  const text = flat(`{"audio":"${'A'.repeat(MEGABYTES)}"}`)
  const from = performance.now()
  for (const list of lists) expect(isShallow(list, 4_000)).toBe(false)
  expect(isShallow(text, 4_000)).toBe(true)
  expect(performance.now() - from).toBeLessThan(200)
})

test('a text full of escapes takes no longer', () => {
  const [backslashes = '', quotes = ''] = ['\\\\', '\\"'].map(piece =>
    flat(`{"a":"${piece.repeat(5_000_000)}"}`),
  )
  const from = performance.now()
  expect(isShallow(backslashes, 4_000)).toBe(true)
  expect(isShallow(quotes)).toBe(true)
  expect(performance.now() - from).toBeLessThan(1_000)
})

test('brackets, quotes and backslashes within a text are no nesting', () => {
  fc.assert(
    fc.property(fc.string({ unit: fc.constantFrom('[', '{', '"', '\\', 'a') }), text => {
      const value = { text, [text]: [text] }
      expect(parseJson(JSON.stringify(value))).toEqual(value)
    }),
  )
  const deep = (levels: number) => '['.repeat(levels) + ']'.repeat(levels)
  expect(isShallow(deep(64))).toBe(true)
  expect(isShallow(deep(65))).toBe(false)
})
