import { expect, it } from 'vitest'
import { GRADES } from '#contract/grades.ts'
import {
  computePercent,
  formatDate,
  formatScore,
  gradeName,
  gradeOption,
  preview,
  scoreBand,
} from './formatting.ts'

it('writes a date without a comma before the time, with plain spaces', () => {
  expect(formatDate(new Date(2025, 2, 5, 15, 4).toISOString())).toBe('Mar 5, 2025 3:04 PM')
  expect(formatDate(new Date(2025, 10, 30, 0, 9).toISOString())).toBe('Nov 30, 2025 12:09 AM')
})

it('rounds percent and bears a total of nothing', () => {
  expect(computePercent(2, 3)).toBe(67)
  expect(computePercent(0, 0)).toBe(0)
})

it('puts 80 and 60 percent into the upper band', () => {
  expect([100, 80, 79, 60, 59, 0].map(scoreBand)).toEqual([
    'default',
    'default',
    'secondary',
    'secondary',
    'destructive',
    'destructive',
  ])
})

it('writes scores without needless digits', () => {
  expect([2, 1.5, 0.1 + 0.2].map(formatScore)).toEqual(['2', '1.5', '0.3'])
})

it('names grades', () => {
  expect(GRADES.map(gradeOption)).toEqual([
    'Kindergarten',
    ...['1st', '2nd', '3rd', '4th', '5th', '6th', '7th', '8th', '9th', '10th', '11th', '12th'].map(
      each => `${each} Grade`,
    ),
  ])
  expect([gradeName('K'), gradeName(5)]).toEqual(['Kindergarten', 'Grade 5'])
})

it('cuts a question after 60 characters, never within one', () => {
  expect(preview('a'.repeat(60), 60)).toBe('a'.repeat(60))
  expect(preview('a'.repeat(61), 60)).toBe(`${'a'.repeat(60)}...`)
  expect(preview('😀'.repeat(61), 60)).toBe(`${'😀'.repeat(60)}...`)
  expect(preview('  407\n- 158\n', 60)).toBe('407 - 158')
})
