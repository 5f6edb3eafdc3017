import { expect, test } from 'vitest'
import { asksSeveral, partsOfQuestion } from './parts-of-question.ts'

test.each([
  [
    'The exchange rate is £1 = €1.15.\na) Change £240 into euros.\nb) A bag costs €92. What is this in pounds?',
    [
      ['a', 'The exchange rate is £1 = €1.15. Change £240 into euros.'],
      ['b', 'The exchange rate is £1 = €1.15. A bag costs €92. What is this in pounds?'],
    ],
  ],
  [
    'Jan 62 mm, Feb 48 mm. How much more rain fell in January? How much fell altogether?',
    [
      [undefined, 'Jan 62 mm, Feb 48 mm. How much more rain fell in January?'],
      [undefined, 'Jan 62 mm, Feb 48 mm. How much fell altogether?'],
    ],
  ],
])('each part of %s stands with what is before all of them', (text, parts) => {
  expect(partsOfQuestion(text)?.map(each => [each.label, each.text])).toEqual(parts)
})

test.each([
  ['Tom has 3 packs of 5 pencils. How many pencils? a) 15 pencils b) 8 pencils c) 20 pencils', 'options'],
  ['A car drives 150 km in 2.5 hours. Find its speed. Give your answer in km/h.', 'how to answer'],
  ['A car drives 150 km in 2.5 hours. How fast is it? can you help me?', 'a call for help'],
  ['How many apples has Tom? He had 5 and ate 2.', 'the story behind its question'],
  ['3 + 4', 'a sum'],
])('%s is one question: %s', text => {
  expect(partsOfQuestion(text)).toBeUndefined()
})

test('what has labels is no single question, even where a part asks nothing that is known', () => {
  expect(asksSeveral('Look at the graph. a) 4 m b) Why?')).toBe(true)
  expect(asksSeveral('Find the area of a square of 4 cm. Give the unit.')).toBe(false)
})
