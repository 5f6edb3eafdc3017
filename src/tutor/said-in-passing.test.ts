import { expect, it } from 'vitest'
import { lastInGrade } from '#support/talks.ts'

const lastOf = lastInGrade(5)

it('judges an answer before it says goodbye', () => {
  const { reply } = lastOf('3/4 of 20', '16 bye')
  expect(reply).toMatch(/isn’t it yet.*Goodbye/s)
  expect(lastOf('3/4 of 20', '15 thx bye').reply).toMatch(/15\$ is right.*Goodbye/s)
})

it('credits what a story comes to after its first change', () => {
  const story = 'There were 23 people on the bus. 5 got off and 8 got on. How many people are on the bus now?'
  expect(lastOf(story, '18').reply).toMatch(/comes up on the way.*[Ww]hich (?:sum|calculation)/s)
})

it('takes millilitres for a step in litres', () => {
  const syrup =
    'Syrup and water are mixed in the ratio 2 : 5. For a party they want 2.8 litres of drink altogether. How much syrup and how much water?'
  expect(lastOf(syrup, 'How do we divide 2.8 by 7?', '400 ml').reply).toContain('that’s right')
})

it('takes the score of a test for no question', () => {
  const { act } = lastOf('hi... i got 8 out of 25 in my maths test today and im scared to show my mum')
  expect(act).not.toMatch(/begin/)
})

it('finds a story in what is told around it, and none of its numbers there', () => {
  const { reply } = lastOf(
    'Hello, my son is in grade 3 and we are both stuck. It says: Tom has 12 marbles in one bag and 9 in another. How many marbles has he altogether? thanks so much',
  )
  expect(reply).not.toMatch(/\*\*3|welcome/)
})

const FENCE =
  'Garden is rectangle 12 m long and 7 m wide. Father want make fence around. One meter cost 5 euro. How much he pay?'

it('comes to what a child comes to where the nets do, though nobody reads the question for sure', () => {
  expect(lastOf(FENCE, '12 + 7 = 19', '38', '190 euros').reply).toMatch(/\*\*190 euros\*\*/)
  expect(lastOf(FENCE, '12 x 7 = 84', '420').reply).not.toMatch(/I get|^Yes, \*\*420/)
})

it('begins with what the nets think happens first', () => {
  expect(lastOf(FENCE).reply).toContain('Which amounts come together here?')
})
