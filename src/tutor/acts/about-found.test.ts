import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(4)

test.each([
  [
    '14 is double $7',
    '7 x 8',
    '56',
    'so 14 x 8 is just double that?',
    /\$14\$ is double \$7\$.*double \$56\$/,
  ],
  ['again', '7 x 8', '56', 'so 7x16 is just double again??', /\$16\$ is double \$8\$/],
  ['a nought more', '12 x 5', '60', 'so would 12 x 50 be with a nought on the end', /ten times \$60\$/],
  ['half the divisor', '144 ÷ 12', '12', '144 ÷ 6 is that double', /\$6\$ is half \$12\$.*double what you/],
  ['no double', '6 x 4', '24', 'so 18 x 4 is double', /\$6\$ has become \$18\$/],
])('what was found leads on to the next sum: %s', (_, asked, answer, said, reply) => {
  expect(lastOf(asked, answer, said).reply).toMatch(reply)
})

test('nothing of it says the answer that is open', () => {
  expect(lastOf('144 ÷ 6', '24', '144 divided by 24 is half then').reply).not.toMatch(/\b6\b/)
})

test.each([
  ['couldnt you just do 85 percent of it straight off', /15% off leaves 85%/],
  ['could i times by 0.85 in one go', /15% off leaves 85%/],
  ['cant i just multiply by 0.15', /15% of it is only what goes off/],
])('a change by a percentage is one part of the whole: %s', (said, reply) => {
  expect(lastOf('Decrease £80 by 15%', '68', said).reply).toMatch(reply)
})

test('how that goes, and whether it always does, is told of what was just said', () => {
  const before = ['Increase 40 by 25%', '50', 'cant you times by 1.25 in one go']
  expect(lastOf(...before, 'how would that go').reply).toContain('as a decimal and multiply $40$')
  expect(lastOf(...before, 'does that always work').reply).toContain('for every percentage')
  expect(lastOf('7 x 8', '56', 'so 14 x 8 is double', 'is that always true').reply).toContain('In adding it')
})

test.each([
  ['340 + 260', '600', 'is it the same if i do 260 first', /^Yes: in adding.*may change places/],
  ['60 - 25', '35', 'can i start with the 25', /^No, in .*the order counts/],
  ['60 - 25', '35', 'does it matter if i swap them', /^In .*the order counts/],
  ['92 - 38', '54', 'would it be the same if i did 38 - 92', /^No, in .*the order counts/],
  ['3/4 of 20', '15', 'could i times by 3 first and then divide by 4', /^Yes: .*change places/],
])('of %s it is known what the order does', (asked, answer, said, reply) => {
  expect(lastOf(asked, answer, said).reply).toMatch(reply)
})

test('of what may change places it is told where it may not', () => {
  expect(lastOf('45 + 38', '83', 'could i have started with 38', 'and with take away?').reply).toContain(
    'the order counts',
  )
  expect(lastOf('80 ÷ 5', '16', 'does it matter if i do 5 ÷ 80').reply).toMatch(
    /^In dividing the order counts/,
  )
})

test('a minus at the beginning of the next sum belongs to its number', () => {
  expect(lastOf('-2 - 6', '-8', '-2 + 6', '4').reply).toContain('$4$ is right')
})

test('a number that was wrong before is known as right of the other sum', () => {
  const before = ['-3 - 5', '2', '-8', 'and -3 - -5', '2']
  expect(lastOf(...before, 'wait so 2 was right after all but for the other one haha').reply).toMatch(
    /\$2\$ belongs to .*, and \$-8\$ to/,
  )
})

const SALE = 'A coat costs 80 dollars and is reduced by 15%. What is the sale price?'

test.each([
  [
    SALE,
    '68 dollars',
    'does it matter if i do the 5% first and then the 10%',
    /order does not matter.*less goes off/,
  ],
  [SALE, '68', 'is 10% off and then 5% off the same as 15% off', /together.*less goes off/],
  ['What is 20% of 45?', '9', 'is 10% and then 10% again the same as 20%', /^Yes: 10% and 10% of the same/],
])(
  'two parts of a percentage are told apart from one after the other: %s %s %s',
  (asked, answer, said, reply) => {
    expect(lastOf(asked, answer, said).reply).toMatch(reply)
  },
)

test('a right factor is known as another way, also with its reason, and as no new sum', () => {
  const recipe = 'A recipe for 6 people needs 240 g of flour. how much for 18 people?'
  const said = 'is times 3 also right because 18 is 3 times 6'
  expect(lastOf(recipe, '240 : 6 = 40, 40 x 18 = 720', said).reply).toContain(
    '$240 \\times 3$ comes to $720$',
  )
  expect(lastOf(recipe, '40 x 18 = 720 so 720 g! but wait can i also do it times 3?').reply).toMatch(
    /is right.*works, too: \$240 \\times 3\$/,
  )
  expect(lastOf('What is 20% of 45?', '9! can i also divide by 5?').reply).toContain('works, too')
  expect(lastOf('What is 40 x 6?', '240', 'could i also do times 7').act).not.toBe('own way')
})

test('dollars are told in dollars, and what a 0 can’t lend is answered', () => {
  expect(
    lastOf('A shirt costs 40 dollars. It is 25% off. What is the sale price?', '30').reply,
  ).not.toContain('£')
  const { reply } = lastOf('402 - 178', 'so 12 take away 8 is 4 but what do i borow from its a 0')
  expect(reply).toContain('one place further left')
  expect(reply).not.toContain('`')
})
