import { describe, expect, it } from 'vitest'
import { CONCEPT_FONT, conceptLabel, skillLabel } from './skill-labels.ts'
import { cutToWidth, measureWidth, wrapWords } from './text-extent.ts'

describe('conceptLabel', () => {
  it('takes the smallest circle for a short name and a larger one for a longer one', () => {
    expect(conceptLabel('Fractions')).toEqual({ radius: 42, lines: ['Fractions'] })
    const long = conceptLabel('Subtracting with borrowing')
    expect(long.radius).toBeGreaterThan(42)
    expect(long.lines.join(' ')).toBe('Subtracting with borrowing')
  })

  it('keeps every line within the circle', () => {
    for (const name of [
      'Fractions',
      'Interpreting remainders in word problems',
      'Ordering 3 numbers by size',
    ]) {
      const { radius, lines } = conceptLabel(name)
      for (const line of lines) expect(measureWidth(line, CONCEPT_FONT)).toBeLessThan(2 * radius)
    }
  })

  it('ends what no circle holds in an ellipsis, a single endless word too', () => {
    const { lines } = conceptLabel(
      'Solving two-step equations with unknowns on both sides of the equals sign and brackets',
    )
    expect(lines[0]).toMatch(/^Solving/)
    expect(lines.at(-1)).toMatch(/…$/)
    expect(conceptLabel('Donaudampfschifffahrtsgesellschaft').lines).toHaveLength(1)
    expect(conceptLabel('Donaudampfschifffahrtsgesellschaft').lines[0]).toMatch(/^Donau.*…$/)
  })
})

describe('skillLabel', () => {
  it('shows two words, and says when the gap was resolved', () => {
    expect(skillLabel('Order of operations', false).lines).toEqual(['Order', 'of'])
    expect(skillLabel('Order of operations', true).lines).toEqual(['Order', 'of', 'Resolved'])
  })
})

describe('wrapWords', () => {
  it('fills each line up to its own width', () => {
    const width = measureWidth('one two', 10)
    expect(wrapWords('one two one two', 10, [width, width])).toEqual(['one two', 'one two'])
    expect(wrapWords('one two one two', 10, [width / 2, width, width])).toEqual(['one', 'two one', 'two'])
  })

  it('answers undefined when a word or the number of lines does not fit', () => {
    expect(wrapWords('multiplication', 10, [20, 20])).toBeUndefined()
    expect(wrapWords('one two three', 10, [30, 30])).toBeUndefined()
  })
})

describe('cutToWidth', () => {
  it('leaves alone what fits and cuts what does not', () => {
    expect(cutToWidth('short', 10, 200)).toBe('short')
    const cut = cutToWidth('much too long for this', 10, 60)
    expect(cut).toMatch(/^much.*…$/)
    expect(measureWidth(cut, 10)).toBeLessThanOrEqual(60)
  })
})
