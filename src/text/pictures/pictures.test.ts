import { describe, expect, test } from 'vitest'
import { untilOpenPicture, withoutPictures, withPicturesInWords } from './in-markdown.ts'
import { pictureInWords } from './picture-words.ts'
import { readPicture } from './read-picture.ts'

function inWords(source: string): string | undefined {
  const picture = readPicture(source)
  return picture && pictureInWords(picture)
}

test.each([
  ['bar 3/4', 'A bar cut into 4 equal parts, 3 parts coloured.'],
  ['bar 7/4', '2 bars, each cut into 4 equal parts, 7 parts coloured in all.'],
  ['circle 0/3', 'A circle cut into 3 equal parts, none of them coloured.'],
  [
    'bar 1/2\nbar 2/4',
    'A bar cut into 2 equal parts, 1 part coloured. A bar cut into 4 equal parts, 2 parts coloured.',
  ],
  ['strip red 2, blue 3', 'A strip of 5 equal parts: 2 red and 3 blue.'],
  ['chart cats 4, dogs 6', 'A bar chart: cats 4 and dogs 6.'],
  ['line 0 to 1 step 1/4: 3/4', 'A number line from 0 to 1 with 3/4 marked.'],
  ['line -5 to 5', 'A number line from -5 to 5.'],
  ['line 0 to 20: 8 > 10 > 15', 'A number line from 0 to 20 with jumps from 8 to 10 to 15.'],
  ['line -5 to 5: < 2', 'A number line from -5 to 5. Everything below 2 is coloured, 2 itself is not.'],
  ['line -5 to 5: >= -1', 'A number line from -5 to 5. Everything from -1 on is coloured.'],
  ['dots 3 by 4', '3 rows of 4 dots.'],
  ['dots 1 by 5 and 2', '1 row of 5 dots, and 2 more.'],
  ['area 20 + 3 by 14', 'A rectangle. One side is 20 and then 3, the other is 14.'],
  ['area 1/2 by 1/3', 'A square, cut into 2 across with 1 coloured, and into 3 down with 1 coloured.'],
  ['rectangle 5 cm by 3 cm', 'A rectangle with the sides 5 cm and 3 cm.'],
  ['places 407', 'A place-value table. 407 has 4 hundreds, 0 tens and 7 ones.'],
  ['places 3.25', 'A place-value table. 3.25 has 3 ones, 2 tenths and 5 hundredths.'],
  ['blocks 4 tens 12 ones', 'Blocks: 4 tens and 12 ones.'],
  ['column 402 - 158', '402 and 158 one below the other, ones under ones, with a minus in front.'],
  ['balance x + 3 = 8', 'A balance that is level, with x + 3 on one side and 8 on the other.'],
  ['angle 60', 'An angle of 60 degrees.'],
  ['angles 120, 60', 'Angles side by side around one point: 120 and 60 degrees.'],
  ['triangle 3, 4, 5', 'A triangle with a right angle between the sides 3 and 4; the longest side is 5.'],
  ['triangle angles 50, 60, 70', 'A triangle with angles of 50, 60 and 70 degrees.'],
  [
    'triangle base 6 cm, height 4 cm',
    'A triangle on its base, 6 cm, with its height, 4 cm, straight up from it.',
  ],
  ['round radius, diameter', 'A circle with its radius and diameter.'],
  ['polygon 6', 'A shape with 6 equal sides.'],
  ['box 4 by 3 by 2', 'A box with the edges 4, 3 and 2.'],
  ['graph (1, 2), (-3, 4)', 'A grid with the points (1, 2) and (-3, 4).'],
  ['graph line (0, 1), (2, 5)', 'A straight line on a grid, through (0, 1) and (2, 5).'],
  ['chain n > × 3 > + 2', 'Step by step: n, then times 3, then plus 2.'],
  ['clock 3:05', 'A clock face at 3:05.'],
  ['tree 12 (3, 4 (2, 2))', '12 splits into 3 and 4. 4 splits into 2 and 2.'],
  [
    'sets factors of 4: 1, 2, 4 / factors of 6: 1, 2, 3, 6',
    'Two rings that overlap, factors of 4 and factors of 6. In both: 1 and 2. Only factors of 4: 4. Only factors of 6: 3 and 6.',
  ],
])('%s', (source, words) => expect(inWords(source)).toBe(words))

describe('what is no picture, or too much of one, is not read', () => {
  test.each([
    '',
    'bar',
    'bar 3/0',
    'bar 9/2',
    'bar 1/200',
    'bar 3/4 <script>',
    'house 3',
    'constructor 3',
    'bar 1/2\nhouse 3',
    'bar 1/2\n'.repeat(7),
    'line 10 to 0',
    'line 0 to 10: 12',
    'line 0 to 9999',
    'line 0 to 10 step 0',
    'dots 3 by 0',
    'dots 3 by 4 and 4',
    'places 1234567.123',
    'blocks 0 ones',
    'angles 300, 100',
    'triangle angles 90, 60, 60',
    'clock 25:00',
    'clock 3:60',
    'graph (1, 2), (99, 3)',
    'graph line (1, 2)',
    'tree 12',
    'tree 12 (3, 4',
    'tree 12 (3, 4) 5',
    `tree ${'1 ('.repeat(9)}1${')'.repeat(9)}`,
    'sets a: 1, 2',
    'balance x = y = z',
    'rectangle <b> by 3',
    'strip red 200',
    `bar ${'1'.repeat(700)}`,
  ])('%s', source => expect(readPicture(source)).toBeUndefined())
})

test('in a text the words stand in the place of each picture; what is none stays as it was', () => {
  expect(
    withPicturesInWords('Look:\n\n```picture\nbar 1/2\n```\n\nand\n```picture\nhouse\n```\n```\nx\n```'),
  ).toBe(
    'Look:\n\n*Picture: A bar cut into 2 equal parts, 1 part coloured.*\n\nand\n```picture\nhouse\n```\n```\nx\n```',
  )
})

test('of a reply that still grows, nothing of a picture is seen before it is whole', () => {
  const before = 'Look at it:\n\n'
  const whole = `${before}\`\`\`picture\nbar 3/4\nbar 1/2\n\`\`\`\n\nDone.`
  for (let end = before.length; end < whole.indexOf('Done') - 2; end++)
    expect(untilOpenPicture(whole.slice(0, end)), `after ${end}`).not.toMatch(/`|bar/)
  expect(untilOpenPicture(whole)).toBe(whole)
  expect(withoutPictures(whole)).toBe(`${before}\n\nDone.`)
})
