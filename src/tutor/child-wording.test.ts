import { expect, test } from 'vitest'
import { asPair, inBookWords } from './child-wording.ts'

test.each([
  ['i have two equations x + y = 10 and x - y = 4', 'Solve x + y = 10 and x - y = 4'],
  ['2x+y=7, x+y=4. what do i do', 'Solve 2x+y=7 and x+y=4'],
  ['can you help with 3x + y = 11 x + y = 5 pls', 'Solve 3x + y = 11 and x + y = 5'],
  ['solve these\nx + 2y = 8\nx - y = 2', 'Solve x + 2y = 8 and x - y = 2'],
])('%s asks for both', (said, asked) => {
  expect(asPair(said)).toBe(asked)
})

test.each(['x = 3 and y = 4', 'if a = 3 and b = 4 what is 2a + b', '5x - 3 = 2x + 12', '2x = 6 and x = 3'])(
  '%s is no pair',
  said => {
    expect(asPair(said)).toBe(said)
  },
)

test.each([
  ['sequence -3, 0, 3, 6 nth term', '-3, 0, 3, 6'],
  ['a well-known sequence 5 8 11 14, what is the nth term', '5, 8, 11, 14'],
  ['nth term of -2 1 4 7', '-2, 1, 4, 7'],
])('%s keeps its numbers', (said, numbers) => {
  expect(inBookWords(said)).toContain(`nth term of ${numbers}`)
})
