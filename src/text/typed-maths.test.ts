import { describe, expect, test } from 'vitest'
import { typedMaths, untilOpenMaths, withTypedMaths } from './typed-maths.ts'

/** Each formula as one would type it. */
const formulas: [tex: string, typed: string][] = [
  ['\\frac{1}{2} + \\frac{1}{3}', '1/2 + 1/3'],
  ['2\\frac{3}{4}', '2 3/4'],
  ['\\dfrac{x+1}{2y}', '(x + 1)/2y'],
  ['6 \\div 2 = 3', '6 ÷ 2 = 3'],
  ['3 \\times -4', '3 × −4'],
  ['x^2 - 5x + 6 = 0', 'x² − 5x + 6 = 0'],
  ['10^{-3}', '10⁻³'],
  ['2^{n+1}', '2^(n + 1)'],
  ['\\sqrt{16}', '√16'],
  ['\\sqrt[3]{x+1}', '∛(x + 1)'],
  ['90^\\circ', '90°'],
  ['x_1 \\le 4', 'x₁ ≤ 4'],
  ['\\left(\\frac{1}{2}\\right)^2', '(1/2)²'],
  ['|x - 3| \\geq 2', '|x − 3| ≥ 2'],
  ['3 : 4', '3 : 4'],
  ['\\pi r^2', 'πr²'],
  ['5\\text{ cm}', '5 cm'],
  ['12{,}000', '12,000'],
  ['\\sin x', 'sin x'],
  ['\\$3.50', '$3.50'],
  ['25\\%', '25%'],
]

test.each(formulas)('%s is typed %s', (tex, typed) => {
  expect(typedMaths(tex)).toBe(typed)
})

test('formulas within words are typed, and prices stay', () => {
  expect(withTypedMaths('What is $\\frac{1}{2} + \\frac{1}{3}$?')).toBe('What is 1/2 + 1/3?')
  expect(withTypedMaths('\\(x^2\\) and $$\\frac{3}{4}$$')).toBe('x² and 3/4')
  expect(withTypedMaths('A pen is $3 and a book $12.50.')).toBe('A pen is $3 and a book $12.50.')
  expect(withTypedMaths('no maths at all')).toBe('no maths at all')
})

describe('of a reply that still grows, no formula is seen before it is whole', () => {
  test.each([
    'First $\\frac{1}{2}$ of it. Then $x^2$ follows.',
    'It is \\(\\frac{2}{3}\\), that is \\[x = 4\\] in the end.',
    'Look:\n\n$$\n\\frac{2}{3} = \\frac{4}{6}\n$$\n\nDone.',
  ])('%s', whole => {
    for (let end = 0; end <= whole.length; end++) {
      const shown = withTypedMaths(untilOpenMaths(whole.slice(0, end)))
      expect(shown, `after ${end}`).not.toMatch(/[$\\]|frac/)
    }
    expect(untilOpenMaths(whole)).toBe(whole)
  })

  test('a price shows once it goes on', () => {
    expect(untilOpenMaths('It costs $5. You pay')).toBe('It costs $5. You pay')
    expect(untilOpenMaths('Five pens are $5 and')).toBe('Five pens are $5 and')
  })
})
