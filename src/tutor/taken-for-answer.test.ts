import { expect, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const replyTo = (...said: string[]) => lastInGrade(6)(...said).reply
const RECTANGLE = 'A rectangle is 12 cm by 7 cm. Find the perimeter.'

// Bug: `perimeter = 12 + 7 = 19` was called right with its name, though only the sum is true.
test.each([
  [RECTANGLE, 'perimeter = 12 + 7 = 19', '12 + 7 = 19', 'not yet the perimeter'],
  ['find the mean of 3, 5, 10', 'mean = 3 + 5 + 10 = 18', '3 + 5 + 10 = 18', 'not yet the mean'],
  ['find the area of a triangle with base 10 and height 6', 'area is 10 x 6 = 60', '60', 'not yet the area'],
  [RECTANGLE, 'perimeter = 12 x 7 = 84', '12 × 7 = 84` is worked out right', 'isn’t it yet'],
  [
    'A rectangle is 12 cm by 7 cm. Find the area.',
    'area = 12 + 7 = 19',
    '12 + 7 = 19` is worked out right',
    'isn’t it yet',
  ],
])('%s: of %s the sum alone is credited', (asked, said, sum, not) => {
  const reply = replyTo(asked, said)
  expect(reply).toContain(sum)
  expect(reply).toContain(not)
  expect(reply).not.toMatch(/`(?:perimeter|mean|area) /)
})

test('the right one by its name is right', () => {
  expect(replyTo(RECTANGLE, 'perimeter = 2 x 19 = 38')).toMatch(/^Yes! \$38.*is right/)
})

// Bug: 3 + 4 + 5 was taken for what is in one layer of 3 by 4 by 5, as 12 comes up there as well.
test('a sum that comes to a number of the way by chance is not named as that', () => {
  expect(replyTo('what is the volume of a cuboid 3 by 4 by 5', 'volume = 3 + 4 + 5 = 12')).not.toContain(
    'many there are in one layer',
  )
})

const SWEETS = 'Sam has 3 bags with 8 sweets each. He eats 5 sweets. How many are left?'
const COMICS = 'Tom had £20. He bought 3 comics at £2.50 each. How much money has he left?'
const SHELVES =
  'There are 6 shelves with 15 books on each. 28 books are borrowed. How many books are still there?'

// Bug: a step that was offered as the answer was praised, as if nothing was missing.
test.each([
  [SWEETS, 'is it 24?'],
  [SWEETS, 'so the answer is 24'],
  [COMICS, 'he has 7.50 left'],
  [SHELVES, '90 books still there'],
  ['There are 360 students. 40% are boys. How many girls are there?', '144 girls'],
  ['Lily saves £4 a week for 6 weeks. Then she spends £9. How much does she have now?', 'she has 24 now'],
  ['Find the area of a triangle with base 8 cm and height 5 cm', '8 x 5 = 40 thats my answer'],
  [RECTANGLE, 'so the perimeter is 19'],
])('%s: %s is no answer yet', (asked, said) => {
  const reply = replyTo(asked, said)
  expect(reply).toMatch(/not (?:yet )?(?:the|what)/)
  expect(reply).not.toMatch(/^(?:Right|Good|Yes, `)/)
})

test('a step that is only said is credited as before', () => {
  expect(replyTo(SWEETS, '24')).toMatch(/`24` fits/)
})

// Bug: 12 for the popcorn alone was taken for what three tickets and three popcorns cost.
test('a result beside which another one is left lying is not the end', () => {
  const asked =
    'A cinema ticket costs £7 and popcorn costs £4. How much do 3 people pay if each buys a ticket and popcorn?'
  expect(replyTo(asked, '3 x 7 = 21', '3 x 4 = 12', 'so 12')).not.toMatch(/I think|that is it/)
})

// Bug: what goes away was taken for what is left.
test('where it is asked what is left something has to be taken away', () => {
  const asked = 'A bag of 24 sweets is shared: Ann gets 1/3, Ben gets 1/4. How many are left?'
  expect(replyTo(asked, '24/3 = 8', '24/4 = 6', '14', 'so 14 left')).not.toMatch(/I think so|that’s it/i)
  expect(replyTo(asked, '24/3 = 8', '24/4 = 6', '24 - 8 - 6 = 10', 'so 10')).toMatch(/10/)
})

// Bug: two sums in one line were put together into a false equation, and `4 so its 4` into `4 = 4`.
test('a sum that goes on from another one is a sum of its own', () => {
  const asked = 'a box has 24 pencils, 3 boxes. 10 get lost. how many are left?'
  const reply = replyTo(asked, '24 + 24 = 48 and 24 is 72')
  expect(reply).toMatch(
    /24 \+ 24 = 48\$ and \$48 \+ 24 = 72|`24 \+ 24 = 48 and 24 is 72` is worked out right/,
  )
})

// Bug: `2 × 6 = 12 + 60 + 12` was made of two true sums, and called wrong.
test.each([
  ['12 x 6', '10 x 6 = 60 and 2 x 6 = 12 and 60 and 12 is 72'],
  ['whats 8 + 7', '8 + 2 = 10 and 5 more is 15'],
  ['mean of 5, 9, 10', '5 + 9 = 14 and 10 is 24 so 24/3 = 8'],
])('%s: %s is read as what was said', (asked, said) => {
  expect(replyTo(asked, said)).toMatch(/is right/)
  expect(replyTo(asked, said)).not.toMatch(/[Ll]ook at/)
})
