import { expect, test } from 'vitest'
import { inFull } from './in-full.ts'

test.each([
  [
    '28 stickers for 4 kids same each',
    'There are 28 stickers. 4 children share them equally. How many stickers does each child get?',
  ],
  [
    '5 bags 6 sweets in each',
    'There are 5 bags with 6 sweets in each of them. How many sweets are there altogether?',
  ],
  [
    'each box holds 6 eggs i have 30 eggs',
    'There are 30 eggs. Each box holds 6 eggs. How many boxes are needed for all the eggs?',
  ],
  ['20 kids on the bus 7 get off', 'There are 20 kids. 7 kids are taken away. How many kids are left?'],
  [
    'i have 5 apples and mum gives me 4 more',
    'There are 5 apples. 4 more apples come. How many apples are there now?',
  ],
  [
    'tom has 9 marbles ben has 5 more than tom',
    'Tom has 9 marbles. Ben has 5 more marbles than Tom. How many marbles does Ben have?',
  ],
  ['i need 50p i have 35p', 'I need 50p. I have 35p. How much more do I need?'],
  [
    'the ice was -4 degrees and it got 10 degrees hotter',
    'The temperature was -4 degrees. It rises by 10 degrees. What is the temperature now?',
  ],
  // The second temperature was taken for the change.
  [
    'At night it is -2 °C, at noon it is 9 °C. How many degrees did it rise?',
    'What is the temperature difference between -2°C and 9°C?',
  ],
  [
    'monday was 3 degrees and tuesday -8 degrees, how much colder did it get',
    'What is the temperature difference between 3 degrees and -8 degrees?',
  ],
])('“%s” is told in full', (short, full) => {
  expect(inFull(short)).toBe(full)
})

test.each([
  // Which way it goes is not sure.
  'tom had 9 cars. his dad gave him 3',
  'i had 8 apples and took 3 more',
  // A child tells of its life.
  'my team won 3 games and lost 2',
  'i have 2 cats and 3 dogs',
  'my sister is 4 years older than me im 7',
  'i went to bed at 8 and got up at 7',
  'i had 5 fish and 2 died',
  // Nobody finds more of anything.
  'right angled triangle short sides 5 cm and 12 cm find the longest side',
])('“%s” is not taken for a story', text => {
  expect(inFull(text)).toBeUndefined()
})
