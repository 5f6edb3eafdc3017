import { expect, test } from 'vitest'
import { speakable } from './speakable.ts'

test.each([
  ['**Well done!** It is *right*.', 'Well done! It is right.'],
  ['Add $\\frac{3}{4} + \\frac{1}{8}$ now', 'Add 3 over 4 + 1 over 8 now'],
  ['$7 \\times 8$ and $6 \\div 2$', '7 times 8 and 6 divided by 2'],
  ['It costs $5, that one $6.', 'It costs $5, that one $6.'],
  ['# Steps\n1. Look\n- Add', 'Steps\nLook\nAdd'],
  ['[a page](https://example.org) and `code`', 'a page and code'],
])('%s is read as: %s', (markdown, words) => expect(speakable(markdown)).toBe(words))
