import { expect, test } from 'vitest'
import { inProportion } from './in-proportion.ts'

const SPEED = 'A cyclist rides at 12 km/h. How long does she need for 42 km?'
const OFFERS = 'which is best value 500g for £2.10 or 750g for £3'
const MAP = 'on a map 1cm is 5km. how far is it really if its 3.5cm on the map'
const NOTEBOOKS = 'lily buys 3 notebooks for £1.20 each and a pen for £2'

test.each([
  [SPEED, 'In one hour she rides 12 km, so in three hours it is 36 km.', 'in three hours it is 36 km'],
  [SPEED, '12km is one hour and in 2 hours u can do 24km', 'in 2 hours u can do 24km'],
  ['80 metres in one minute. how far in 25', 'So in 20 minutes its 1600 m', 'So in 20 minutes its 1600 m'],
  [OFFERS, '500g is 2 of them so 250g is £1.05', '250g is £1.05'],
  ['3 notebooks for £2.40 or 5 for £3.75', 'one notebook costs 80p', 'one notebook costs 80p'],
  [NOTEBOOKS, '2 notebooks cost £2.40', '2 notebooks cost £2.40'],
  [MAP, 'half a cm is 2.5km', 'half a cm is 2.5km'],
  ['pancakes for 4 people need 120g flour', 'for 2 people its half so 60g', 'for 2 people its half so 60g'],
  ['138 pupils. each bus has 35 seats', 'Four buses have 140 seats.', 'Four buses have 140 seats'],
  ['how far in 3 minutes', '3 minutes are 180 seconds', '3 minutes are 180 seconds'],
  ['a ribbon of 2.4m is cut into 30cm bits', '1m is 100cm so its 240cm', 'its 240cm'],
  ['how many grams is 2.35 kg', 'and 0.35 of a kilo is 350g', 'and 0.35 of a kilo is 350g'],
  ['its 105 minutes long', '105 mins is 1 hour 45', '105 mins is 1 hour 45'],
  ['2 liters. how many 250 mL cups', 'so 4 cups is one whole liter', 'so 4 cups is one whole liter'],
])('of %s it is true that %s', (told, message, said) => {
  expect(inProportion(message, told)?.said).toBe(said)
})

test.each([
  [SPEED, 'in 2 hours its 26 km'],
  [SPEED, 'is it 24 km in 2 hours?'],
  [SPEED, '2 hours is 24 km so the answer is 30'],
  ['For 12 pancakes I need 500 ml. How much for 18?', '18 is 6 more than 12, so I need 506 ml.'],
  ['Three painters need 8 hours. How long do four painters need?', '6 painters need 16 hours'],
  [NOTEBOOKS, '3 notebooks cost £1.20'],
  ['i have 12 sweets in 3 bags', '1 bag is 5 sweets'],
  ['how many grams is 2.35 kg', '2 kg is 200 g'],
])('of %s nothing is called true in %s', (told, message) => {
  expect(inProportion(message, told)).toBeUndefined()
})
