import { expect, test } from 'vitest'
import { mathsKeys, type Typing } from './keys.ts'

/** `2|3` has the caret behind the 2, `[1 + 2]` is selected. */
function typingOf(shown: string): Typing {
  const text = shown.replace(/[|[\]]/g, '')
  const start = shown.search(/[|[]/)
  const end = shown.includes(']') ? shown.indexOf(']') - 1 : start
  return { text, start, end }
}

/** The text after a key, with the caret in it. */
function pressed(name: string, shown: string): string {
  const key = mathsKeys.find(each => each.name === name)
  if (!key) throw new Error(`There is no key ${name}`)
  const typing = typingOf(shown)
  const { from, to, insert, caret } = key.press(typing)
  const text = typing.text.slice(0, from) + insert + typing.text.slice(to)
  return `${text.slice(0, caret)}|${text.slice(caret)}`
}

test.each([
  ['fraction', '|', '|/'],
  ['fraction', 'What is |', 'What is |/'],
  ['fraction', '3|', '3/|'],
  ['fraction', '3| + 1', '3/| + 1'],
  ['fraction', '(x + 1)|', '(x + 1)/|'],
  ['fraction', '[12]', '12/|'],
  ['fraction', '2 × [x + 1]', '2 × (x + 1)/|'],
  ['whole number and fraction', '2|', '2 |/'],
  ['whole number and fraction', '|', '| /'],
  ['to the power of 2', 'x|', 'x²|'],
  ['to the power of 2', '|', '|²'],
  ['to the power of 2', '[x + 1]', '(x + 1)²|'],
  ['to the power of', '2|', '2^|'],
  ['to the power of', '|', '|^'],
  ['square root', '|', '√|'],
  ['square root', '[16]', '√16|'],
  ['square root', '[9 + 16]', '√(9 + 16)|'],
  ['brackets', '3|', '3(|)'],
  ['brackets', '[x + 4]', '(x + 4)|'],
  ['times', '3|4', '3×|4'],
  ['minus', '3|', '3-|'],
  ['pounds', '[$]5', '£|5'],
])('%s on %s makes %s', (name, before, after) => {
  expect(pressed(name, before)).toBe(after)
})

test.each([
  ['3|/', '3/|'],
  ['2| /', '2 |/'],
  ['(x + 1|)', '(x + 1)|'],
  ['3/|8 + 2', '3/8 + 2|'],
  ['3|\n4/5', '3|\n4/5'],
])('the caret goes on from %s to %s', (before, after) => {
  expect(pressed('next place', before)).toBe(after)
})

test('every key has a name of its own', () => {
  expect(new Set(mathsKeys.map(({ name }) => name)).size).toBe(mathsKeys.length)
})
