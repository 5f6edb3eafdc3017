import { expect, test } from 'vitest'
import { solve } from '../kinds/doors.ts'
import { readAlone } from './read-alone.ts'
import { shapeFrame } from './shape-frame.ts'

const answers = (text: string) => readAlone(text)?.map(question => solve(question).answer)

test.each([
  ['radius if diameter is 17 cm', '8.5\\text{ cm}'],
  ['volume of triangular prism, end area 12 cm2 and length 9cm', '108\\text{ cm}^3'],
  ['rectangle flower bed perimeter 20m and its 6m long how wide', '4\\text{ m}'],
  ['garden is 12m by 9m we want a fence all the way round how many metres of fence', '42\\text{ m}'],
  ['fish tank 50 cm long 30 wide 40 high how many litres when full', '60\\text{ l}'],
  ['trapezium parallel sides 6 and 10 cm height 5 cm find area sir', '40\\text{ cm}^2'],
  ['rect 7 by 4 perimeter?', '22'],
  ['parallelogram 8cm base 5 cm hight area', '40\\text{ cm}^2'],
  ['height of triangle is 9 area is 54 base=', '12'],
  ['d=20cm circle area? pi=3.14', '314\\text{ cm}^2'],
  ['circel r 1 area with 3.14 ?', '3.14'],
  ['cuboid volume 120 cm3 length 6 width 5 (cm) height ?', '4\\text{ cm}'],
])('the roles of its words make a question of %s', (text, answer) => {
  expect(answers(text)).toEqual([answer])
})

test.each([
  ['half of it', 'a rectangle is 8cm long and 5cm wide whats half the perimeter'],
  ['a hole', 'a rectangle 8 cm long and 5 cm wide has a hole of 2 cm. find the area'],
  ['two shapes', 'square 4cm with triangle on top, triangle base 4cm height 3cm. total area?'],
  ['two of one shape', 'area of 2 circles each with radius 3cm'],
  ['two circles, one in the other', 'circle radius 5 cm and circle radius 3 cm, area between'],
  ['the cost', 'fence all the way round a 10 m by 6 m garden costs £5 per metre'],
  ['several times round', 'how far is 3 times round a field that is 50 m long and 30 m wide'],
  ['another unit than that of the lengths', 'a rug is 120 cm by 80 cm area in m2'],
  ['an open box', 'open box 10 cm by 5 cm by 2 cm surface area without lid'],
  ['what is told already', 'how wide is a garden 12 m by 9 m'],
  ['two things asked', 'rectangle 8 cm by 5 cm perimeter and area'],
  ['a length as an area', 'rectangle area 40 cm and length 8 cm width?'],
])('a word or a number of weight is left: %s', (_, text) => {
  const question = shapeFrame(text)
  expect(question === undefined || answers(question) === undefined).toBe(true)
})
