import { expect, it } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { readByLaws } from './read-by-laws.ts'

const read = (text: string) => {
  const reading = readByLaws(text)
  return reading.tier === 'none' ? 'none' : reading.value.toFraction()
}

it.each([
  ['Zoe had 14 kites. She lost 5 kites in the wind. How many kites does she have left?', '9'],
  ['ben had 14 kites he lost 5 how many has he got left', '9'],
  ['The cost of one kite is ₹35. Find the cost of 12 such kites.', '420'],
  ['A stall sells pies for £4.50 each. How much would 6 pies cost?', '27'],
  ['A pack of 6 rolls costs £3. How much does one roll cost?', '1/2'],
  ['A spider has 8 legs. How many legs do 7 spiders have?', '56'],
  ['Dan swam 12 laps of a 50 m pool. How many metres did he swim?', '600'],
  ['Ravi bought 5 kg rice at ₹48 per kg and 2 kg sugar at ₹42 per kg. How much did he spend in all?', '324'],
  [
    'Gil had 65 figs. He ate 5 of them and gave the rest to 4 friends. How many figs did each friend get?',
    '15',
  ],
  ['A coat costs £80. It is 25% off. How much do you pay?', '60'],
  ['Jan and Kim have 30 cards together. Jan has 6 more cards than Kim. How many cards does Kim have?', '12'],
  [
    'Each vase has 6 red lilies and 11 pink lilies. There are 7 vases. How many pink lilies are there in total?',
    '77',
  ],
  ['9 birds sat on a wall. 5 flew away and then 3 returned. How many birds are on the wall now?', '7'],
  ['Finn has 3 brushes. A brush costs €4. Dad is 34 and Mum is 31. How much older is Dad?', 'none'],
  // What has gone in has gone from nothing that is counted.
  ['The keeper caught 9 throws, but 4 throws went in. How many throws were there?', 'none'],
  ['There were 9 bikes in the shed. 4 bikes went in. How many bikes were there?', 'none'],
  ['There were 9 frogs by the pond. 4 of them went in. How many frogs are left on the bank?', '5'],
  ['Ben buys 3 pens at £2 each and pays with a ten-pound note. How much change does he get?', '4'],
  ['A tram has 44 seats. 29 people sit in the tram. How many seats are empty?', '15'],
  [
    'There were some swans on the lake. 6 swans flew away. Now there are 9 swans. How many swans were there at first?',
    '15',
  ],
  [
    'Lola had 9 pebbles. Her friend gave her some more. Now she has 17 pebbles. How many did her friend give her?',
    '8',
  ],
  ['18 boys and 14 girls are in the hall. How many children are there altogether?', '32'],
  ['18 kids 10 are girls how many boys', '8'],
  ['Nia has 12 pens. Owen has twice as many pens as Nia. How many pens does Owen have?', '24'],
  ['Nia has 12 pens. That is 5 more than Owen has. How many pens does Owen have?', '7'],
  ['A shop has 60 loaves. A quarter of them are brown. How many loaves are brown?', '15'],
  ['6 bags with 7 nuts in each bag. how many nuts', '42'],
  ['Gwen puts 40 cards into piles of 8. How many piles does she make?', '5'],
  ['23 children go by boat. Each boat holds 5 children. How many boats do they need?', '5'],
  ['A pen costs 30p and a ruler costs 45p. How much do they cost altogether?', '75'],
  ['Mum buys 4 hot drinks at £2 each. She pays with a £10 note. How much change does she get?', '2'],
  [
    'A garden is 9 m long and 4 m wide. A fence goes all the way around it. How many metres of fence are needed?',
    '26',
  ],
  [
    'Rhys read 12 pages on Monday and 9 pages on Tuesday. His book has 50 pages. How many pages has he still got to read?',
    '29',
  ],
  ['Kit saves £3 a week for 6 weeks. How much money does Kit save?', '18'],
  ['The oak is 14 m tall. The birch is 5 m shorter. How tall is the birch?', '9'],
])('%s', (text, value) => {
  expect(read(text)).toBe(value)
})

it.each([
  ['a word left out changes who has them', 'Tom has 12 cars. Ben has 5 cars. How many lorries do they have?'],
  [
    'a drink without a price',
    'Max has £10. Pears cost £2 each. He buys 3 pears and a drink. How much does he have left?',
  ],
  [
    'some of what is counted',
    'There are 7 pens in each box. How many pens are in 8 boxes if 3 boxes are blue?',
  ],
  [
    'two that may be in each pack',
    'A pack has 8 pens. Two pens in the pack are broken. Lea buys 3 packs. How many pens are not broken?',
  ],
  ['a loss without its number', 'Ana has 9 plums. She eats some plums. How many plums does she have left?'],
  [
    'two who may be meant',
    'Tom met Ben. Tom has 4 cards and Ben has 7 cards. He lost 2 cards. How many cards does he have now?',
  ],
  [
    'a whole that is not used',
    'There are 40 beads. 12 beads are red, 9 are blue and the rest are green. How many beads are blue?',
  ],
  [
    'the first hour has its own price',
    'A boat costs £10 for the first hour and £6 for each additional hour. How much do 4 hours cost?',
  ],
  [
    'something without a price',
    'Kim buys a pen for £2 and a ruler. She pays with £5. How much change does she get?',
  ],
  ['approximately', 'A pen costs 19p. Approximately how much do 5 pens cost?'],
  ['a time of day', 'A film starts at 4:20 and lasts 45 minutes. When does it end?'],
  ['two questions', 'Tom has 5 plums and eats 2. How many are left? How many did he eat?'],
  [
    'it happens again',
    'Eve bakes 24 buns. 17 buns are eaten. She bakes the buns again. How many buns are there?',
  ],
  ['nothing is asked', 'Tom has 5 plums. He eats 2 plums.'],
  [
    'so much goes each time',
    'Each week Tom earns £20. He spends £5 of it and saves the rest. How much does he save in 4 weeks?',
  ],
])('does not read what is in doubt: %s', (_, text) => {
  expect(readByLaws(text).tier).toBe('none')
})

it('shows its way, its facts and what the wrong laws lead to', () => {
  const reading = readByLaws(
    'Mia buys 3 boxes. Each box has 8 pens. She gives 5 pens to a friend. How many pens does Mia have left?',
  )
  if (reading.tier === 'none') throw new Error(reading.why)
  expect(reading.steps.map(({ calculation }) => calculation)).toEqual(['3 × 8', '24 − 5'])
  expect(reading.facts).toEqual(['Mia buys 3 boxes', '8 pens for each box', 'Mia gives 5 pens'])
  expect(reading.slips).toContainEqual({ value: reading.steps[0]?.value, why: 'stopped early' })
})

it.each<[string, (size: number) => string]>([
  ['names and numbers', size => 'Tom has 5 apples and '.repeat(size / 20)],
  ['of and of', size => `${'5 of '.repeat(size / 5)}them?`],
  ['how many', size => 'how many '.repeat(size / 9)],
  ['letters', size => 'a'.repeat(size)],
])('a text of %s takes no more than it is longer', async (_, textOf) => {
  expect(await growth(1_000, textOf, readByLaws)).toBeLessThan(MOST_GROWTH)
})
