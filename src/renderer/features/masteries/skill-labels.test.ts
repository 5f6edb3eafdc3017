import { describe, expect, it } from 'vitest'
import { CONCEPT_FONT, conceptLabel, skillLabel } from './skill-labels.ts'
import { breakWord, measureWidth, wrapWords } from './text-extent.ts'

describe('conceptLabel', () => {
  it('takes the smallest circle for a short name and a larger one for a longer one', () => {
    expect(conceptLabel('Fractions', 1)).toEqual({ radius: 42, lines: ['Fractions'] })
    const long = conceptLabel('Subtracting with borrowing', 1)
    expect(long.radius).toBeGreaterThan(42)
    expect(long.lines.join(' ')).toBe('Subtracting with borrowing')
  })

  it('is larger the surer the concept is', () => {
    const [once, twice, sure] = ([1, 2, 3] as const).map(each => conceptLabel('Sums', each).radius)
    expect(once).toBeLessThan(twice ?? 0)
    expect(twice).toBeLessThan(sure ?? 0)
  })

  it('keeps every line within the circle', () => {
    for (const name of [
      'Fractions',
      'Interpreting remainders in word problems',
      'Ordering 3 numbers by size',
      'Donaudampfschifffahrtsgesellschaft',
    ]) {
      const { radius, lines } = conceptLabel(name, 2)
      for (const line of lines) expect(measureWidth(line, CONCEPT_FONT)).toBeLessThan(2 * radius)
    }
  })

  it('holds a long name whole, and ends an endless one after a whole word', () => {
    const name = 'Solving two-step equations with unknowns on both sides of the equals sign and brackets'
    expect(conceptLabel(name, 1).lines.join(' ')).toBe(name)
    const endless = Array.from({ length: 90 }, (_, index) => `word${index}`)
    const shown = conceptLabel(endless.join(' '), 1).lines.join(' ').split(' ')
    expect(shown.pop()).toBe('…')
    expect(shown.length).toBeGreaterThan(10)
    expect(shown).toEqual(endless.slice(0, shown.length))
  })
})

describe('skillLabel', () => {
  it('shows the words whole, and says when the gap was resolved', () => {
    expect(skillLabel(['Adds', 'fractions'], false).lines).toEqual(['Adds', 'fractions'])
    expect(skillLabel(['Adds', 'fractions'], true).lines).toEqual(['Adds', 'fractions', 'Resolved'])
    expect(skillLabel([], false)).toEqual({ lines: [], width: 0, height: 0 })
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

describe('breakWord', () => {
  it('leaves alone what fits, and loses nothing of what does not', () => {
    expect(breakWord('multiplication', 10, 200)).toEqual(['multiplication'])
    const parts = breakWord('Donaudampfschifffahrtsgesellschaft', 10, 60)
    expect(parts.length).toBeGreaterThan(2)
    for (const part of parts) expect(measureWidth(part, 10)).toBeLessThanOrEqual(60)
    expect(parts.map(part => part.replace(/-$/, '')).join('')).toBe('Donaudampfschifffahrtsgesellschaft')
  })
})
