import { expect, test } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { askedFirst } from './read-typed.ts'
import { toldQuestion } from './told.ts'

test.each([
  ['The taxi ride was $30 and Mum gave the driver a 15% tip. How much was the tip?', 'What is 15% of $30?'],
  ['A jacket costs £80. In a sale it is 35% off. How much do you save?', 'What is 35% of £80?'],
  ['Nora pays $24 for lunch plus 10% tax. How much does she pay in all?', 'Increase $24 by 10%'],
  ['A bike costs £210 and there is 1/3 off. What is the price now?', 'What is 2/3 of £210?'],
  ['3/5 of the 40 bulbs are red and the rest are yellow. How many bulbs are yellow?', 'What is 2/5 of 40?'],
  [
    'There are 20 pens in the jar but three quarters of them don’t write. How many do write?',
    'What is 1/4 of 20?',
  ],
  ['24 pupils came. 2/3 of them have a flask. How many have no flask?', 'What is 1/3 of 24?'],
  ['40 pupils came. 1/4 of them did not bring a coat. How many did not bring a coat?', 'What is 1/4 of 40?'],
  ['There are 60 seats on the coach. 35% are taken. How many are not taken?', 'What is 65% of 60?'],
  [
    'The film began at 7:15 pm. It lasted 95 minutes. What time did it end?',
    'What time is 95 minutes after 7:15 pm?',
  ],
  [
    'Ali must be at school by 8:30 am. The walk takes 25 minutes. When should he leave?',
    'What time is 25 minutes before 8:30 am?',
  ],
  ['The match lasted 150 minutes. How many hours is that?', 'Convert 150 minutes to hours'],
  [
    'She planted the seeds on May 3 and they came up on May 21. How many days did it take?',
    'How many days are there from May 3 to May 21?',
  ],
  [
    '72 birds sit on a lake. The ratio of ducks to swans is 7 : 2. How many swans are there?',
    'Share 72 in the ratio 7 : 2. Find the second share.',
  ],
  [
    'The price of a ticket rose from £20 to £23. What is the percentage increase?',
    'Find the percentage increase from £20 to £23',
  ],
  [
    'In a club of 45, two fifths of the children play chess. How many children play chess?',
    'What is two fifths of 45?',
  ],
  ['A painter asks £90 before tax. VAT of 20% is then added. How much is the bill?', 'Increase £90 by 20%'],
  [
    'Lea ate 3/8 of her plums, which was 9 plums. How many plums did she have at first?',
    '3/8 of a number is 9. What is the number?',
  ],
  ['Out of 40 throws Ayo hit 34. What percentage of his throws hit?', 'Write 34 out of 40 as a percentage'],
  [
    'The coach left at 9:50 am and reached the sea at 11:15 am with 41 children. How many minutes was the ride?',
    'How many minutes are there from 9:50 am to 11:15 am?',
  ],
  [
    'A walk is 6 km long. Ida has walked 2,450 m. How many metres does she have left?',
    'Work out 6 km - 2,450 m. Give your answer in metres',
  ],
  [
    'A film runs for 1 hour 45 minutes and the ads for 20 minutes. How many minutes is that altogether?',
    'Work out 1 hour 45 minutes + 20 minutes. Give your answer in minutes',
  ],
  [
    '30% of the children in a school are in the choir. There are 120 children in the choir. How many children are in the school?',
    '30% of a number is 120. What is the number?',
  ],
  [
    '40% of the cars in a car park are red. There are 60 red cars. How many cars are in the car park?',
    '40% of a number is 60. What is the number?',
  ],
  [
    '30% of the children in a school are in the choir. There are 120 children in the school. How many are in the choir?',
    'What is 30% of 120?',
  ],
  [
    'Ben buys 3 pens at £1.20 each and a book for £4.50. He pays with a ten-pound note. How much change does he get?',
    'Work out £10 - 3 × £1.20 - £4.50',
  ],
  [
    '128 pupils and 11 adults go by coach. Each coach has seats for 52 people. What is the smallest number of coaches needed?',
    'There are 139 people. Each bus holds 52 people. How many buses are needed?',
  ],
  [
    'A rope 5 m long is cut into pieces of 35 cm each. How many cm are left over?',
    'What is the remainder when 500 is divided by 35?',
  ],
  [
    'There are 24 rows of 9 chairs. A third of the chairs have been taken by Year 5. How many chairs are still free?',
    'Work out 24 × 9 × (1 - 1/3)',
  ],
  ['8 tins have a mass of 600 g. What is the mass of 10 of these tins?', 'Work out 600 ÷ 8 × 10'],
  [
    'We set off at ten to nine in the morning. The drive took 2 hours 20 minutes, then we waited a quarter of an hour. What time did we get in?',
    'What time is 155 minutes after 8:50 am?',
  ],
  [
    'At noon it was 4°C. By midnight it had fallen by 11 degrees, then it rose by 3 degrees. What was the temperature?',
    'Work out 4 - 11 + 3',
  ],
  [
    'Three parcels have a mean mass of 4 kg. Two of them weigh 3.2 kg and 5.1 kg. What is the mass of the third parcel?',
    'Work out 3 × 4 - 3.2 - 5.1',
  ],
  [
    'She bought 2 m 50 cm of lace and 1 m 75 cm of silk. What is the total length in centimetres?',
    'Work out 2 m 50 cm + 1 m 75 cm. Give your answer in centimetres',
  ],
])('%s', (text, words) => {
  expect(toldQuestion(text)).toBe(words)
})

test.each([
  [
    'the price is told with what is asked for in it',
    'The sale price is £60 after 25% off. How much did you save?',
  ],
  ['another number', 'A jacket costs £80 and a hat £20. There is 35% off. How much do you save?'],
  [
    'a part of what is left',
    '96 people came. 1/3 are adults and half of the rest are boys. How many are boys?',
  ],
  ['what is true of both parts', 'There are 60 seats. 35% are taken. How many seats are there?'],
  ['there and back', 'Kim walked 850 m to school and the same back. How many km is that?'],
  ['time on the way', 'The film began at 7:15 pm. It lasted 95 minutes with a break. What time did it end?'],
  ['days of school alone', 'Term began on May 3 and ended on May 21. How many school days was that?'],
  [
    'one part is told, and not all',
    '70 ducks sit on a lake. The ratio of ducks to swans is 7 : 2. How many swans are there?',
  ],
  ['who missed', 'Out of 40 throws Ayo hit 34. What percentage of his throws missed?'],
  [
    'a break on the way',
    'We left at 9:50 am, had a break of 10 minutes and got there at 11:15 am. How long did we walk?',
  ],
  [
    'several of one measure',
    'Each bottle holds 500 ml of a 2 litre can. How many litres are left altogether?',
  ],
  ['lengths with points', 'A plank is 2.35 m long, and 3.10 m with its handle. How long is the handle?'],
  ['what was left', 'Lea ate 3/8 of her plums, which was 9 plums. How many plums are left?'],
  [
    'the number is the part’s, and what is left is asked for',
    '30% of the children in a school are in the choir. There are 120 children in the choir. How many are not?',
  ],
  [
    'another unit than the one told',
    '8 tins have a mass of 600 g. What is the mass of 10 of these tins in kg?',
  ],
  [
    'a price beside it',
    'A taxi charges £3 for the first mile and £2 for each mile after that, and a £2 tip. How much are 6 miles?',
  ],
  [
    'a value left out',
    'Tom scored 68 in Maths, 75 in Science and 82 in Art. What is his average if the lowest is dropped?',
  ],
  ['each year', 'Ben puts £200 in a bank at 3% interest each year. How much is the interest?'],
])('is no such story: %s', (_, text) => {
  expect(toldQuestion(text)).toBeUndefined()
})

test('it is asked first, and marked after a nod', () => {
  const text = 'Ali must be at school by 8:30 am. The walk takes 25 minutes. When should he leave?'
  expect(markAnswer(text, '8:05 am')?.marked ?? []).toEqual([])
  expect(askedFirst(text)).toBe('I read:\n\nWhat time is 25 minutes before 8:30 am?\n\nIs that right?')
  expect(markAnswer(text, '8:05 am', { isReadRight: true })?.marked[0]?.verdict).toBe('right')
  expect(markAnswer(text, '8:55 am', { isReadRight: true })?.marked[0]?.verdict).toBe('wrong')
})
