import { expect, test } from 'vitest'
import { inOwnLetters } from './line-letters.ts'

const SAID = 'In y = mx + c it is the gradient; c says where it meets the axis. `the gradient`'

// Bug: children who wrote slope and y = mx + b were told of a gradient and of c.
test.each(['what is the slope', 'my teacher writes y = mx + b'])(
  '%s is answered in its own letters',
  said => {
    expect(inOwnLetters(SAID, [said])).toBe(
      'In y = mx + b it is the slope; b says where it meets the axis. `the gradient`',
    )
    expect(inOwnLetters('m is its slope, c is where it meets the y-axis, and then find c.', [said])).toBe(
      'm is its slope, b is where it meets the y-axis, and then find b.',
    )
  },
)

test.each(['what is the gradient', 'is c the slope in y = mx + c', 'what is 3 x 4'])(
  '%s changes nothing',
  said => {
    expect(inOwnLetters(SAID, [said])).toBe(SAID)
  },
)
