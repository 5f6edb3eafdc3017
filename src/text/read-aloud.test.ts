import { expect, test } from 'vitest'
import { readAloud } from './read-aloud.ts'

test.each([
  ['**Well done!** It is *right*.', 'Well done! It is right.'],
  ['Add $\\frac{3}{4} + \\frac{1}{8}$ now', 'Add 3 quarters plus 1 eighth now'],
  ['What is $\\frac{3}{4} + \\frac{1}{8}$?', 'What is 3 quarters plus 1 eighth?'],
  ['Is it **$3$**, or ($x^2$)? The $x$-axis, $5$cm', 'Is it 3, or (x squared)? The x-axis, 5 cm'],
  ['$7 \\times 8$ and $6 \\div 2$', '7 times 8 and 6 divided by 2'],
  ['2 \\times 3', '2 times 3'],
  ['It costs $5, that one $6.', 'It costs $5, that one $6.'],
  ['# Steps\n1. Look\n- Add', 'Steps\nLook\nAdd'],
  ['[a page](https://example.org) and `code`', 'a page and code'],
  ['Look:\n```\nx = 1\n```\nDone', 'Look:\nDone'],
  ['Look:\n```picture\nbar 1/2\n```\nDone', 'Look:\nA bar cut into 2 equal parts, 1 part coloured.\nDone'],
  ['2*3*4 is 24', '2 times 3 times 4 is 24'],
  ['2 * 3 * 4', '2 times 3 times 4'],
  ['What is **2*3*4**?', 'What is 2 times 3 times 4?'],
  ['a*b and (1+2)*3', 'a times b and open bracket 1 plus 2 close bracket times 3'],
  ['$2*3$ and 6 ÷ 2 and 2×3', '2 times 3 and 6 divided by 2 and 2 times 3'],
  ['* 3 apples\n* 4 pears', '3 apples\n4 pears'],
  ['It is *really* good, *a* b', 'It is really good, a b'],
  ['x<y and z>w', 'x<y and z>w'],
  ['<b>bold</b>', 'bold'],
  ['| a | b |\n|---|---|\n| 1 | 2 |', 'a, b\n1, 2'],
])('%j is read as: %j', (markdown, words) => expect(readAloud(markdown)).toBe(words))
