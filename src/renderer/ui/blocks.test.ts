import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { splitBlocks } from './blocks.ts'

describe('splitBlocks', () => {
  it('cuts at blank lines', () => {
    expect(splitBlocks('# One\n\ntwo\nthree\n\n\nfour\n')).toEqual(['# One', 'two\nthree', 'four'])
  })

  it.each([
    ['code', '```\na\n\nb\n```'],
    ['code within longer fences', '````\n```\n\nb\n````'],
    ['display maths', '$$\na\n\nb\n$$'],
    ['bracketed maths', '\\[\na\n\nb\n\\]'],
    ['a loose list', '1. one\n\n2. two\n\n   more of two\n\n3. three'],
    ['a text with a link definition', 'see [it]\n\n[it]: https://example.org'],
  ])('keeps %s whole', (_, text) => {
    expect(splitBlocks(text)).toEqual([text])
  })

  it('takes prices for no maths', () => {
    expect(splitBlocks('A pen is $5.\n\nA book is $7.')).toHaveLength(2)
  })

  it('goes on cutting after maths and code have ended', () => {
    expect(splitBlocks('$$x$$\n\na\n\n```\nb\n```\n\nc')).toEqual(['$$x$$', 'a', '```\nb\n```', 'c'])
  })

  it('never changes a block again once the next one has begun', () => {
    const line = fc.constantFrom(
      '',
      '',
      'text',
      '- item',
      '  more',
      '```',
      '$$',
      '# head',
      '$5 and $7',
      '1. x',
    )
    fc.assert(
      fc.property(fc.array(line, { maxLength: 24 }), fc.nat(24), (lines, cut) => {
        const before = splitBlocks(lines.slice(0, cut).join('\n'))
        const after = splitBlocks(lines.join('\n'))
        expect(after.slice(0, Math.max(0, before.length - 1))).toEqual(before.slice(0, -1))
        expect(after.join('\n').replace(/\s/g, '')).toBe(lines.join('').replace(/\s/g, ''))
      }),
    )
  })
})
