import { expect, it } from 'vitest'
import { hidesNumber } from './hidden-numbers.ts'

const read = (...values: number[]) => values.map(value => ({ value, isConstant: false }))

it.each([
  [
    'a way that is gone twice',
    'The bus costs £2 each way. What do 3 people pay to go to town and return?',
    read(2, 3),
  ],
  [
    'a share beside one that is read',
    'Half of the 60 children sing and a third dance. How many do neither?',
    read(60, 1 / 2),
  ],
  [
    'a share that nobody reads',
    'It takes 5 minutes to fill one quarter of a pool. How long for all of it?',
    read(5, 1),
  ],
  [
    'the one who is counted from both ends',
    'Theo is 5th counting from the front and 9th from the back. How many children are in the line?',
    read(5, 9),
  ],
  ['days of a week', 'A cow eats 45 kg of grass a day. How much do 3 cows eat in a week?', read(45, 3)],
  [
    'days from one to another',
    'She reads 35 minutes a day, Monday to Friday, and 50 on Saturday. How long?',
    read(35, 50),
  ],
  [
    'a step that is taken again and again',
    'Ola puts 5p in a jar on Monday, 7p on Tuesday, 9p on Wednesday and so on. What goes in on Sunday?',
    read(5, 7, 9),
  ],
  [
    'two who are named',
    'Mia and Max get £3 a week. They each save it. How much have they in 4 weeks?',
    read(3, 4),
  ],
  [
    'one that is only named',
    'There are five sparrows, two robins and a magpie. How many birds is that?',
    read(5, 2),
  ],
  ['a share that is asked for', 'A bike was £240 and is £180 now. What percentage is off?', read(240, 180)],
  [
    'the child itself in a queue',
    'Ann stands in a queue with 4 people in front of her and 7 behind her. How many stand there?',
    read(4, 7),
  ],
  ['what a coin is worth', 'Max had 30 cents and found a dime. How many cents has he?', read(30)],
  [
    'one more who shares',
    'Six girls split the $84 for a present equally with their teacher. What does each pay?',
    read(6, 84),
  ],
  ['wheels', 'There are 5 tricycles and 3 cars. How many wheels is that?', read(5, 3)],
  [
    'as many of another thing',
    'He has as many goats as sheep and three cows. There are 9 sheep. How many animals?',
    read(3, 9),
  ],
  [
    'a price that is not told',
    'Zoe buys 3 m of silk at £4 a metre and a button for her coat. What does she pay?',
    read(3, 4),
  ],
  ['the other part', 'Of the 60 seats, 45 are taken. How many fewer are free?', read(60, 45)],
  ['a part turned round', 'He got 20% of his 30 words wrong. How many were right?', read(30, 0.2)],
  ['a number misspelt', 'i hav £20 and spend a qwarter on sweets. how much is left', read(20)],
  ['a number by its sound', 'she has thirty too beads and uses nineteen. how many stay', read(30, 19)],
  [
    'a number put right',
    'A car goes 50 miles an hour for 3 hours, no wait, 4 hours. How far?',
    read(50, 3, 4),
  ],
])('%s hides a number', (_, text, numbers) => {
  expect(hidesNumber(text, numbers)).toBe(true)
})

it.each([
  ['a share that is read', 'A quarter of 36 pupils are ill. How many pupils are ill?', read(1 / 4, 36)],
  [
    'a place in a row',
    'On the third day 28 third graders ran. How many laps is that with 2 each?',
    read(28, 2),
  ],
  [
    'a week with its days',
    'He sells 12 cakes a day. How many cakes is that in a week?',
    [...read(12), { value: 7, isConstant: true }],
  ],
  ['each of some things', 'There are 6 boxes with 8 pens in each. How many pens are there?', read(6, 8)],
  ['a word nobody knows', 'Tiko has 7 tweenies and gets 4. How many tweenies has Tiko?', read(7, 4)],
])('%s hides none', (_, text, numbers) => {
  expect(hidesNumber(text, numbers)).toBe(false)
})
