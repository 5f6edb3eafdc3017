import { expect, it } from 'vitest'
import { toldScenes } from './told-scenes.ts'

it.each([
  ['a hole of 3 cm by 2 cm is cut from a sheet 9 cm by 5 cm. what area remains', '45 cm^2 - 6 cm^2'],
  [
    'a 3 cm by 2 cm piece is removed from 1 corner of a 9 cm by 5 cm card. find the perimeter of the shape that is left',
    'perimeter of a rectangle 9 cm by 5 cm',
  ],
  ['a pond 6 m by 4 m is surrounded by a path 2 m wide. find the area of the path', '80 m^2 - 24 m^2'],
  [
    'a wall 3 m long and 2 m wide is to be covered by square tiles of side 20 cm. how many tiles are needed',
    '(300 ÷ 20) × (200 ÷ 20)',
  ],
  [
    'a trough 50 cm long, 20 cm wide and 30 cm high is 2/5 full of water. how many litres of water does it contain',
    '2/5 of 30 litres',
  ],
  [
    'the mean height of 6 girls is 150 cm and the mean height of 4 boys is 155 cm. find the mean height of all 10 children',
    '(6 × 150 + 4 × 155) ÷ 10',
  ],
  [
    'she is paid £9 an hour for a 35-hour week. overtime is paid at time and 1/4. how much does she earn for a week in which she works 39 hours',
    '£9 × 35 + £9 × 1.25 × 4',
  ],
  ['in an a.p. the 4th term is 10 and the 9th term is 25. find the common difference', '(25 - 10) ÷ 5'],
  ['the point (p, 9) is on the line y = 4x - 3. find p', 'solve 9 = 4(p) - 3'],
  ['each side of a regular hexagon is 2x + 1 cm. its perimeter is 30 cm. find x', 'solve 6(2x + 1) = 30'],
  ['the bearing of a from b is 215°. find the bearing of b from a', '215 - 180'],
  [
    'a beetle starts at (1, 1). it moves 3 squares up and 2 squares left. what are its new coordinates',
    'the point (1, 1) is moved 3 units up and 2 units left. write down the coordinates of the image',
  ],
  [
    'in triangle xyz, angle x = 40° and angle z = 75°. find angle y',
    'two angles of a triangle are 40° and 75°. find the third angle',
  ],
  [
    '90 people were asked how they travel. 30 of them cycle. what angle should the sector for cycle have in a pie chart',
    '30/90 of 360°',
  ],
])('says “%s” in words that are read', (text, words) => expect(toldScenes(text)).toContain(words))

it.each([
  // Some number or word has no place, or says something else than the rest.
  'a 3 cm by 2 cm piece is removed from each corner of a 9 cm by 5 cm card. find the area that is left',
  'a 3 cm by 2 cm piece is removed from 1 side of a 9 cm by 5 cm card. find the perimeter of the shape that is left',
  'a lawn 6 m by 4 m has a path 2 m wide along 1 side. find the area of the path',
  'the mean height of 6 girls is 150 cm and the mean height of 4 boys is 155 cm. find the mean height of all 12 children',
  'she is paid £9 an hour. overtime is paid at time and 1/4. she works 35 hours and 4 hours overtime. find her overtime pay',
  'in a sequence the 4th term is 10 and the 9th term is 25. find the first term',
  'the bearing of a from b is 215°. find the bearing of c from a',
  'triangle xyz is isosceles and angle x = 40°. find angle y',
  'a point moves 3 squares up and is now at (1, 1). where was it before',
  '90 people were asked how they travel. 30 of them cycle. what angle should the sector for walking have in a pie chart',
])('leaves alone: %s', text => expect(toldScenes(text)).toEqual([]))
