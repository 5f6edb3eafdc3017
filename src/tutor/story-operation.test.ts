import { expect, test } from 'vitest'
import { readStory, storyTold } from './story.ts'
import { toOperationNamed, toOperationOnTheWay } from './story-operation.ts'

const SHARED =
  'Tom has 24 sweets and shares them with his friends, so there are 4 kids. How many does each get?'
const TAKEN = 'Ella has 12 stickers and she gives 4 to Ben. How many are left?'
const TWO_STEPS = 'A bus has 48 people. 19 get off and 7 get on. How many are on the bus now?'

const said = (words: string, text: string) => {
  const story = storyTold(text)
  return story && toOperationNamed(words, story)
}

test('an operation that fits what happens is taken up', () => {
  expect(said('divide then', SHARED)).toMatch(/^Yes, that fits/)
  expect(said('take away', TAKEN)).toMatch(/^Yes, that fits/)
})

test('one that does not is asked about with the story, and never called wrong', () => {
  expect(said('is it take away', SHARED)).toMatch(/^Picture it once more\..*taking away\?$/)
  expect(said('add them?', TAKEN)).toMatch(/^Picture it once more\..*adding\?$/)
})

test('of a story of two steps nothing is said', () => {
  expect(said('minus', TWO_STEPS)).toBeUndefined()
  expect(said('add', TWO_STEPS)).toBeUndefined()
})

test('of a story whose steps are known, the step at hand and later ones tell', () => {
  const story = readStory('A baker puts 7 buns on each of 8 trays. He sells 20. How many buns are left?')
  const toNamed = (words: string) => story && toOperationOnTheWay(words, story)
  expect(toNamed('is it times')).toMatch(/^Yes, that fits/)
  expect(toNamed('take away?')).toMatch(/^You will need that further on/)
  expect(toNamed('divide')).toBeUndefined()
})
