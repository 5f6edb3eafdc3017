import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const talk = lastInGrade()

test.each([
  ['expand (x + 3)(x - 5)', 'I multiplied the first ones and got x²', /Yes, \$x\^\{2\}\$ is right/],
  ['expand (x + 3)(x - 5)', 'Then -5x and 3x.', /Yes, \$-5x\$ and \$3x\$ are right/],
  ['expand (x + 3)(x - 5)', 'And the last one is 15.', /sign of \$15\$/],
  ['expand (x + 3)(x - 5)', 'x^2 - 8x - 15', /How did you come to \$-8x\$/],
  ['expand (x + 3)(x - 5)', 'x^2 - 5x + 3x - 15', /put like terms together/],
  ['expand (2y - 1)(y + 4)', '8y - y', /Yes, \$8y\$ and \$-y\$ are right/],
  ['expand (2y - 1)(y + 4)', 'the last one is 4', /sign of \$4\$/],
  ['expand (x + 3)(x - 5)', '3 times x is 3x', /^Yes, that’s right/],
  ['solve 2x^2 - 5x - 3 = 0', 'formula. a=2 b=5 c=3', /Look at b once more/],
  ['solve 2x^2 - 5x - 3 = 0', 'a=2 b=-5 c=-3', /those are a, b and c/],
  ['solve 2x^2 - 5x - 3 = 0', 'a=-2 b=5 c=3', /those are a, b and c/],
  ['solve 2x^2 - 5x - 3 = 0', '25-24=1', /sign of \$4ac\$/],
  ['solve 2x^2 - 5x - 3 = 0', '25 + 24 = 49', /\$49\$ is what stands under the root/],
  ['solve 2x^2 - 5x - 3 = 0', 'sqrt of 49 is 7', /\$7\$ is the square root of \$49\$/],
  ['solve x^2 + 5x + 6 = 0', '25 + 24 = 49', /is \$4ac\$ put on/],
])('to %s it hears “%s”', (question, said, expected) => {
  expect(talk(question, said).reply).toMatch(expected)
})

test.each([
  ['solve x^2 + 5x + 6 = 0', '1'],
  ['solve x^2 + 5x + 6 = 0', 'is it 7?'],
  ['solve 2x^2 - 5x - 3 = 0', '3'],
  ['expand (x + 3)(x - 5)', 'x^2 - 2x - 15'],
  ['expand (x + 3)(x - 5)', 'x^2 - 8x + 7'],
])('to %s “%s” is no part of the way, and not praised for one', (question, said) => {
  const { act, reply } = talk(question, said)
  expect(act).not.toBe('quadratic formula')
  expect(reply).not.toMatch(/Those are all of them/)
})
