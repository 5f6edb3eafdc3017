import { expect, test } from 'vitest'
import { storyFound } from './story-found.ts'

const answerOf = (text: string) => storyFound(text)?.answer.map(each => each.toFraction())

test('a story is read by the readers of all stories, talk before it left out and one unit for all', () => {
  expect(answerOf('Typing for Mia: A ribbon is 2 m long. She cuts off 65 cm. How much is left?')).toEqual([
    '135',
  ])
  const [first] = storyFound('A ribbon is 2 m long. She cuts off 65 cm. How much is left?')?.steps ?? []
  expect(first?.value.toFraction()).toBe('200')
})

test('what nobody is sure of in a story calls nothing wrong', () => {
  const found = storyFound('Half of the 24 pupils did not come. How many pupils did not come?')
  expect(found).toMatchObject({ isDoubtful: true, slips: [] })
  expect(found?.answer[0]?.toFraction()).toBe('12')
})

test('what is asked in pence is known in pounds, as all amounts of a story are', () => {
  expect(answerOf('I have 20p, 20p, 10p and 5p. How much do I have?')).toEqual(['11/20'])
})

test('a story that nobody reads has no answer', () => {
  expect(answerOf('Sam has some pens and Tom has 3. How many pens has Sam?')).toBeUndefined()
})

test.each([
  'right angled triangle short sides 5 cm and 12 cm find the longest side',
  'A ladder makes a right angle with the ground, 6 m away, and 8 m up the wall. How long is it?',
  'A circle has a radius of 4 cm. How long is the way round it and 3 cm?',
])('lengths of a figure are no parts of a story: %s', text => expect(answerOf(text)).toBeUndefined())
