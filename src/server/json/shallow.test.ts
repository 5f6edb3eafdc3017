import fc from 'fast-check'
import { expect, test } from 'vitest'
import { tries } from '#support/how-much.ts'
import { timesAsMuch } from '#support/times-as-much.ts'
import { isShallow, parseJson } from './shallow.ts'

/** In characters; in full as much as a body may have. */
const LONGEST = tries(4_000_000, 24_000_000)
/** Not as a tree of pieces, as `repeat` makes it. */
const flat = (text: string) => Buffer.from(text).toString()
const text = flat(`{"audio":"${'A'.repeat(LONGEST)}"}`)
const looksThrough = () => isShallow(text)

test.each([
  ['lists in lists', '['],
  ['objects in objects', '{"a":'],
  ['lists in objects', '[{"]":'],
])('%s are refused at once', async (_, piece) => {
  const json = flat(piece.repeat(LONGEST / piece.length))
  expect(isShallow(json)).toBe(false)
  expect(await timesAsMuch(() => isShallow(json), looksThrough, 2)).toBeLessThan(2)
})

test('a long list is refused where only so many signs may be, a long text is not', async () => {
  const lists = ['[],', '"",'].map(piece => flat(piece.repeat(LONGEST / 3)))
  for (const list of lists) expect(isShallow(list, 4_000)).toBe(false)
  expect(isShallow(text, 4_000)).toBe(true)
  const refuse = () => lists.map(list => isShallow(list, 4_000))
  expect(await timesAsMuch(refuse, () => isShallow(text), 4)).toBeLessThan(4)
})

test('a text full of escapes takes no longer', async () => {
  const [backslashes = '', quotes = ''] = ['\\\\', '\\"'].map(piece =>
    flat(`{"a":"${piece.repeat(LONGEST / 4)}"}`),
  )
  expect(isShallow(backslashes, 4_000)).toBe(true)
  expect(isShallow(quotes)).toBe(true)
  const list = flat(`[${'"",'.repeat(LONGEST / 4)}""]`)
  for (const escapes of [backslashes, quotes])
    expect(
      await timesAsMuch(
        () => isShallow(escapes),
        () => isShallow(list),
        10,
      ),
    ).toBeLessThan(10)
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
