import { describe, expect, it } from 'vitest'
import { markdownWithMaths, splitMaths } from './maths-text.ts'

const text = (content: string) => ({ kind: 'text', content })
const inline = (content: string) => ({ kind: 'inline', content })

describe('splitMaths', () => {
  it.each([
    '$5 and $7',
    'A pen costs $5, a book $7.',
    'between $5-$7 each',
    '$5',
    'from $1,000 to $2,000',
    'It was $5 but 3 of them are 12$ now',
    'She paid $20 and got 4$',
    'US$ and AU$ differ',
    '$ 5 $',
    String.raw`\$5\$`,
    '$5\n\n7$',
  ])('leaves the price in "%s" as text', price => {
    expect(splitMaths(price)).toEqual([text(price)])
  })

  it('finds maths in all four delimiters', () => {
    expect(splitMaths(String.raw`a $\frac{1}{2}$ b \(x^2\) c \[y\] d $$z$$`)).toEqual([
      text('a '),
      inline(String.raw`\frac{1}{2}`),
      text(' b '),
      inline('x^2'),
      text(' c '),
      { kind: 'display', content: 'y' },
      text(' d '),
      { kind: 'display', content: 'z' },
    ])
  })

  it('takes a whole number or a sum between dollars as maths', () => {
    expect(splitMaths('$5$ and $2x + 3 = 11$')).toEqual([inline('5'), text(' and '), inline('2x + 3 = 11')])
  })

  it.each(['2 x + 3 = 11', '3 cm', String.raw`3 \times 4`, '407 - 158 = 249'])('takes "%s" as maths', tex => {
    expect(splitMaths(`$${tex}$`)).toEqual([inline(tex)])
  })

  it('finds maths after a price in the same line', () => {
    expect(splitMaths('It costs $5 and $x$ more')).toEqual([
      text('It costs $5 and '),
      inline('x'),
      text(' more'),
    ])
    expect(splitMaths('Spend $5, so $x = 5$.')).toEqual([text('Spend $5, so '), inline('x = 5'), text('.')])
  })
})

describe('markdownWithMaths', () => {
  it('writes inline maths with two dollars and money with escaped ones', () => {
    expect(markdownWithMaths('$5 and $7, then $x$')).toBe('\\$5 and \\$7, then $$x$$')
  })

  it('gives maths that stands alone its own lines, and keeps it in the line otherwise', () => {
    expect(markdownWithMaths('Look:\n\\[a\n+ b\\]\nSo')).toBe('Look:\n$$\na\n+ b\n$$\nSo')
    expect(markdownWithMaths('- [x] \\[a\\] `1 mark`')).toBe('- [x] $$a$$ `1 mark`')
  })

  it('leaves code alone', () => {
    const code = 'Type `$x$` or\n```\n$y$ costs $5\n```\n'
    expect(markdownWithMaths(code)).toBe(code)
  })

  it('keeps a lone pair of dollars from swallowing the rest of the page', () => {
    expect(markdownWithMaths('$$ is money\n\n# Heading')).toBe('\\$\\$ is money\n\n# Heading')
  })
})
