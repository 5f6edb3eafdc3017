import { describe, expect, it } from 'vitest'
import { countStars, optionLook } from './mcq-list.ts'

describe('optionLook', () => {
  const looks = (choice: 'A' | 'B' | 'C' | 'D' | null, isSubmitted: boolean) =>
    (['A', 'B', 'C', 'D'] as const).map(letter =>
      optionLook(letter, { correctAnswer: 'B' }, choice, isSubmitted),
    )

  it('gives nothing away before the answer is submitted', () => {
    expect(looks('C', false)).toEqual(['open', 'open', 'chosen', 'open'])
    expect(looks('B', false)).toEqual(['open', 'chosen', 'open', 'open'])
  })

  it('turns the right one green and a wrong chosen one red', () => {
    expect(looks('C', true)).toEqual(['other', 'right', 'wrong', 'other'])
    expect(looks('B', true)).toEqual(['other', 'right', 'other', 'other'])
  })
})

describe('starsOf', () => {
  it('keeps the best run in sight after a wrong answer', () => {
    expect(countStars({ consecutiveCorrectAnswers: 0, bestRun: 3 })).toEqual([
      'best',
      'best',
      'best',
      'open',
      'open',
    ])
    expect(countStars({ consecutiveCorrectAnswers: 2, bestRun: 3 })).toEqual([
      'earned',
      'earned',
      'best',
      'open',
      'open',
    ])
    expect(countStars({ consecutiveCorrectAnswers: 5, bestRun: 5 })).toEqual(
      Array.from({ length: 5 }, () => 'earned'),
    )
  })
})
