import { expect, test } from 'vitest'
import { storyFound } from '../story-found.ts'

test.each([
  [
    'each square going up is 2 children. dogs is 7 squares, cats 4 and a half, fish 3. how many picked dogs',
    '14',
  ],
  [
    'one smile face is 4 childrens. Football has 5 faces and a half. how many like football? i say 5 and half',
    '22',
  ],
  ['between 0 and 200 there are 4 equal small gaps. water is on 3rd small line after 200. how much', '350'],
  [
    'A garden is 12 m long and 8 m wide. Find the length of fence to go around it and the cost at Rs 50 per m',
    '2000',
  ],
])('%s comes to %s', (told, value) => {
  expect(storyFound(told)?.answer.map(each => each.toFraction())).toEqual([value])
})
