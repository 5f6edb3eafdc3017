import type { Root } from 'hast'
import { expect, test } from 'vitest'
import { keepTogether } from './keep-together.ts'

/** With `_` where a line can't end. */
function kept(value: string, tagName = 'p'): string {
  const text = { type: 'text' as const, value }
  const tree: Root = {
    type: 'root',
    children: [{ type: 'element', tagName, properties: {}, children: [text] }],
  }
  keepTogether()(tree)
  return text.value.replaceAll('\u00a0', '_')
}

test.each([
  ['four rows of three: 3 × 4 = 4 × 3.', 'four rows of three: 3_×_4 =_4_×_3.'],
  ['Multiply: £2.50 × 3 = £7.50', 'Multiply: £2.50_×_3 =_£7.50'],
  ['It is 4 m long and 5 cm² large, in 12 minutes.', 'It is 4_m long and 5_cm² large, in 12 minutes.'],
  ['5 more, 3 men, 2 s', '5 more, 3 men, 2_s'],
  ['in 1939 - 1945', 'in 1939_-_1945'],
  ['Tom - 3 apples, Ann - 4', 'Tom - 3 apples, Ann - 4'],
])('%s', (text, together) => expect(kept(text)).toBe(together))

test('a long sum may break, and code stays as it is typed', () => {
  expect(kept('12 + 345 + 678 + 901 + 234')).toBe('12 + 345 + 678 + 901 + 234')
  expect(kept('3 × 4', 'code')).toBe('3 × 4')
})
