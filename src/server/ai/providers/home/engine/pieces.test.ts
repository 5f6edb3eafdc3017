import { expect, test } from 'vitest'
import { piecesOf } from './pieces.ts'

const token = (content: string, ...probs: [string, number][]) => ({
  content,
  probs: probs.map(([tok_str, prob]) => ({ tok_str, prob })),
})

test('what was sharpened is told as it was, and what was not among the likely ones is not sure at all', () => {
  // 0.8 and 0.2, sharpened by a temperature of a half.
  const [first, second] = piecesOf([token('4', ['4', 0.64], ['9', 0.04]), token('x', ['7', 1])], 0.5)
  expect(first).toEqual({ text: '4', likelihood: expect.closeTo(0.8), others: ['9'] })
  expect(second).toEqual({ text: 'x', likelihood: 0, others: ['7'] })
})

test('bytes become the character that they are together, and half of one is no text of the page', () => {
  const half = token('byte: \\xc2', ['byte: \\xc2', 1])
  const rest = token('byte: \\xbd', ['byte: \\xbd', 0.5], ['byte: \\xbc', 0.5])
  expect(piecesOf([token('a', ['a', 1]), half, rest], 1)).toEqual([
    { text: 'a', likelihood: 1, others: [] },
    { text: '½', likelihood: 0.5, others: [] },
  ])
  expect(piecesOf([half, token('a', ['a', 1]), half], 1).map(({ text }) => text)).toEqual(['�', 'a', '�'])
})

test('the end is no piece', () => {
  expect(piecesOf([token('', ['</s>', 1])], 1)).toEqual([])
})
