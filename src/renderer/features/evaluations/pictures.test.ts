import { describe, expect, it } from 'vitest'
import { AUTO_FILLED } from '#contract/readings.ts'
import { LONGEST_TEXT } from '#contract/text.ts'
import { filledIn, withReading } from './pictures.ts'

describe('the text beside the pictures', () => {
  it.each([
    ['question', 'uploaded', 'See uploaded image(s) for the question'],
    ['question', 'captured', 'See captured image for the question'],
    ['answer', 'uploaded', 'See uploaded image(s) for my answer'],
    ['answer', 'captured', 'See captured image for my answer'],
  ] as const)('is filled in for a %s that was %s', (side, source, text) => {
    expect(filledIn(side, source, ' \n')).toBe(text)
    expect(filledIn(side, source, '7 × 8')).toBe('7 × 8')
  })
})

describe('a text with what stands in its pictures', () => {
  it.each([
    ['a reading in place of an automatic text', AUTO_FILLED.capturedAnswer, ' 7 × 8 = 54 ', '7 × 8 = 54'],
    ['a reading in place of nothing', '', '54', '54'],
    ['both when the family wrote something too', 'Number 3:', '7 × 8', 'Number 3:\n\n7 × 8'],
    ['nothing twice', 'Number 3: 7 × 8', '7 × 8', 'Number 3: 7 × 8'],
    ['the text alone when nothing was read', 'Number 3', undefined, 'Number 3'],
    ['the text alone when both are too long', 'x'.repeat(LONGEST_TEXT), 'y', 'x'.repeat(LONGEST_TEXT)],
  ])('is %s', (_, text, reading, both) => {
    expect(withReading(text, reading)).toBe(both)
  })
})
