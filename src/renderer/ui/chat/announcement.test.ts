import { expect, it } from 'vitest'
import { plainWords } from './announcement.ts'

it.each([
  ['Look **closely** at `this`.', 'Look closely at this.'],
  ['## Steps\n\n1. one\n- two', 'Steps 1. one two'],
  ['It is $\\frac{1}{2}$ of it', 'It is 1/2 of it'],
  ['2 \\times 3', '2 × 3'],
  ['```\ncode\n```', 'code'],
])('reads %j aloud as %j', (markdown, words) => {
  expect(plainWords(markdown)).toBe(words)
})
