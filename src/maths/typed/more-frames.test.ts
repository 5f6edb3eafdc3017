import { expect, test } from 'vitest'
import { solve } from '../kinds/doors.ts'
import { readAlone } from './read-alone.ts'

test.each([
  ['A rectangle is 3 cm longer than it is wide. Its perimeter is 34 cm. Find the width.', '7'],
  ['The perimeter of a rectangle is 34 cm. Its length is 3 cm more than its width. Find its length.', '10'],
  ['A garden is 5 m longer than it is wide. Its perimeter is 50 m. What is its width?', '10'],
  ['The width of a rectangle is 4 cm less than its length and its perimeter is 40 cm. Find the area.', '96'],
  ['A rectangle has a perimeter of 36 cm. It is twice as long as it is wide. Find the width.', '6'],
  ['The length of a rectangle is 3 times its width. Its perimeter is 48 cm. Find its area.', '108'],
  ['A rectangle is 3 cm longer than it is wide. Its perimeter is 34 cm. Find its length and width.', '10, 7'],
  [
    'An isosceles triangle has two sides of 7 cm and a perimeter of 20 cm. Find the third side.',
    '6\\text{ cm}',
  ],
  ['The diagonal of a rectangle is 13 cm. Its length is 12 cm. Find its width.', '5\\text{ cm}'],
  ['A shape of area 5 cm² is enlarged by scale factor 3. Find the new area.', '45'],
  ['A line 4 cm long is enlarged by scale factor 3. How long is the image?', '12'],
  ['A cuboid of volume 5 cm³ is enlarged by scale factor 2. Find the new volume.', '40'],
  ['A square has the same area as a rectangle 9 cm by 4 cm. Find the side of the square.', '6\\text{ cm}'],
  [
    'A rectangle 9 cm by 4 cm has the same area as a square. What is the side length of the square?',
    '6\\text{ cm}',
  ],
  ['A square has the same perimeter as a rectangle 10 cm by 6 cm. Find the side of the square.', '8'],
  ['In a cyclic quadrilateral one angle is 70°. Find the opposite angle.', '110^\\circ'],
  ['An arc subtends an angle of 100° at the centre. What angle does it subtend at the circumference?', '50'],
  ['Find the exterior angle of a triangle whose opposite interior angles are 50° and 60°.', '110'],
])('a figure by the roles of its words: %s', (text, answer) => {
  expect(readAlone(text)?.map(question => solve(question).answer)).toEqual([answer])
})

test.each([
  ['Find P if P = 2l + 2w, l = 7 and w = 4.', '22'],
  ['What is the value of y when x = 3 on the line y = 5x - 4?', '11'],
  ['Use the formula C = 25 + 8n to find n when C = 73.', 'n = 6'],
  ['v = u + at. Find a when v = 13, u = 3 and t = 5.', 'a = 2'],
  ['The line y = mx + 4 passes through the point (2, 10). Find m.', 'm = 3'],
  ['A line has a rise of 6 and a run of 3. Find the gradient.', '2'],
  ['A number plus a quarter of it is 35. Find the number.', 'x = 28'],
  ['A number and its half add up to 36. Find the number.', 'x = 24'],
  ['One number is 3 more than twice another. Their sum is 24. Find the smaller number.', 'x = 7'],
  [
    'Two numbers add up to 40. One number is 4 less than three times the other. What are the numbers?',
    'x = 11, y = 29',
  ],
  ['Write an expression for the total cost of n pens at 30p each.', '30n'],
  ['A pen costs x pence. Write an expression for the cost of 6 pens.', '6x'],
  ['A square has side x cm. Write an expression for its perimeter.', '4x'],
  ['A rectangle has length x + 3 and width x. Write an expression for its perimeter.', '4x + 6'],
  ['The sides of a triangle are x, x + 2 and x + 4. The perimeter is 24 cm. Find x.', 'x = 6'],
  ['The first term of an arithmetic sequence is 5 and the common difference is 3. Find the 10th term.', '32'],
  ['In an arithmetic progression a = 5 and d = 3. Find the 10th term.', '32'],
  ['A sequence starts at 5 and goes up by 3 each time. Find the 10th term.', '32'],
  ['How many terms are in the AP 3, 7, 11, …, 43?', 'n = 11'],
  ['u1 = 3 and u(n+1) = 2u(n) - 1. Find u3.', '9'],
  ['What is the minimum value of y = x^2 - 4x + 7?', '3'],
])('letters, sequences and numbers by the roles of their words: %s', (text, answer) => {
  expect(readAlone(text)?.map(question => solve(question).answer)).toEqual([answer])
})

test.each([
  ['no equal sides', 'The perimeter of a triangle is 20 cm and its base is 6 cm. Find the equal sides.'],
  ['any side', 'An isosceles triangle has a perimeter of 20 cm and a side of 6 cm. Find the base.'],
  ['other units', 'A rectangle is 3 cm longer than it is wide. Its perimeter is 34 m. Find the width.'],
  ['from its area', 'A rectangle is 3 cm longer than it is wide. Its area is 40 cm². Find the width.'],
  [
    'back to the original',
    'A shape of area 45 cm² is the image of an enlargement by scale factor 3. Find the area of the original.',
  ],
  ['its square', 'A number and its square add up to 30. Find the number.'],
  ['their product', 'One number is 3 more than twice another. Their product is 24. Find the numbers.'],
  [
    'the sum',
    'The first term of a sequence is 5 and the common difference is 3. Find the sum of the first 10 terms.',
  ],
  ['no such term', 'How many terms are in the sequence 3, 7, 12, ..., 43?'],
  ['a letter has no number', 'v = u + at. Find v when u = 3 and a = 2.'],
  ['change', 'Write an expression for the change from £10 after buying n pens at 30p each.'],
  ['inner angles of any place', 'Find the exterior angle of a triangle whose angles are 50° and 60°.'],
  ['another letter', 'The sides of a triangle are x, x + 2 and x + 4. The perimeter is 24 cm. Find y.'],
  ['no greatest value', 'Find the maximum value of x^2 - 4x + 7.'],
  ['more than the area is told', 'A car has 4 wheels of circumference 2 m. How far does it go in 250 turns?'],
])('a word or a number of weight is left: %s', (_, text) => {
  expect(readAlone(text)).toBeUndefined()
})
