import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(9)(...said).reply

// Bug: a child that had chosen a way was led another one.
test.each([
  ['642 divided by 6 long division pls', /How often does 6 fit into 6/],
  ['847 divided by 7 using the bus stop method', /How often does 7 fit into 8/],
  ['34 x 26 with the grid method', /30 \+ 4.*20 \+ 6/],
  ['52 x 38 with stacking', /\$52\$ times \$8\$/],
  ['2x + y = 7 and x = y - 1 by substitution', /what \$x\$ is: \$y - 1\$/],
  ['solve x^2 - 6x + 5 = 0 by completing the square', /\(x - 3\)\^2/],
])('%s', (asked, hint) => {
  expect(replyTo(asked)).toMatch(hint)
})

test('a way that is named later on is gone from there on', () => {
  const CHOSEN = ['642 divided by 6', 'i wanna do it with long division']
  expect(replyTo(...CHOSEN)).toMatch(/^All right, that way.*fit into 6/)
  expect(replyTo(...CHOSEN, '1 time', 'zero times')).toMatch(
    /does not go into \$4\$, so a 0 stands there.*\$2\$/,
  )
  expect(replyTo('642 divided by 6', 'bring down the 4 its 0 then bring down 2 and get 42')).toMatch(
    /into 42/,
  )
  expect(replyTo('x + y = 10, x - y = 4', 'can i use substitution', 'idk')).toMatch(/letter/)
})

test('a way that is refused, or that goes elsewhere, is not gone', () => {
  expect(replyTo('642 divided by 6', 'i dont like long division')).not.toMatch(/that way/)
  expect(replyTo('3/4 + 2/5', 'i want to do it with long division')).not.toMatch(/that way/)
})
