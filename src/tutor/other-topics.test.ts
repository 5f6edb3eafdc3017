import { expect, it, test } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(5)

test.each([
  'I hav 2 quarters 3 dimes and 4 pennys. how much monny do i hav',
  'i got 3 quarters, 4 dimes and 7 pennies how many cents is that',
  'how much are 3 quarters 2 nickels',
])('takes quarters for coins beside coins: %s', said => {
  const { reply } = lastOf(said)
  expect(reply).toMatch(/coins|quarter worth/)
  expect(reply).not.toMatch(/bottom number|denominator/)
})

const BAG = 'A bag has 4 green and 6 yellow sweets. Two are taken without replacement. What is P(both green)?'

test.each([
  [BAG, '4/10', 'i mean 4/10 and 3/9'],
  ['What is 2/5 + 1/3?', 'no i mean 2/5 and 1/3, what do i do'],
])('takes no `i mean` for the mean: %j', (...said) => {
  expect(lastOf(...said).reply).not.toMatch(/shared? (?:it )?out evenly|\*\*Mean/)
})

test.each([
  [BAG, '4/10 and then 3/9', 'multiply them? or add. im never sure which one'],
  [BAG, '4/10', 'then 3/9. do i add them or multiply'],
  ['What is the area of a rectangle 6 cm by 4 cm', 'do i add or times'],
])('says which of two operations it is, and gives no lesson: %j', (...said) => {
  const { reply, act } = lastOf(...said)
  expect(act).toBe('operation asked')
  expect(reply).toContain('Here you multiply.')
})

it('names none of two operations where several are done on the way', () => {
  const area = 'The perimeter of a rectangle is 26 cm. The length is 8 cm. Find the area.'
  expect(lastOf(area, 'do i times or add').reply).not.toContain('Here you')
})

test.each(['its not the mean!!', 'we dont do decimals yet'])(
  'gives no lesson on what is denied: %s',
  said => {
    expect(lastOf('3/4 of 20', said).act).not.toContain('explain')
  },
)

it('takes a list in order for a step towards its median, also of the second of two questions', () => {
  const said = 'put them in order. 4 5 6 8 12'
  expect(lastOf('Find the mean and the median of 4, 8, 6, 5, 12', '7', said).reply).toContain('in order')
  expect(lastOf('Find the range of 4, 8, 6, 5, 12', said).act).not.toContain('begin')
})

// Bug: the commonest first message of all was answered “I only know maths well and this not”.
test.each([
  'can you help me with my homework',
  'help me with my homework pls',
  'can u help me with my maths homework',
  'i need help with hw',
])('homework of no other subject is welcome: %s', said => {
  expect(lastOf(said).reply).toMatch(/question/)
  expect(lastOf(said).reply).not.toMatch(/only know maths/)
})

test.each(['can you help me with my science homework', 'help with homework for geography'])(
  'homework of another subject is told what it is: %s',
  said => {
    expect(lastOf(said).reply).toMatch(/maths/)
  },
)
