import { afterEach, expect, it, vi } from 'vitest'
import { GRADES } from '#contract/grades.ts'
import { computePercent, gradeName, gradeOption, preview, scoreBand } from './formatting.ts'

/** The same functions in a browser of these languages, or in the desktop window of a system that writes as `systemLocale`. */
async function formattingIn(languages: string | string[], systemLocale?: string) {
  vi.resetModules()
  vi.stubGlobal('navigator', { languages: [languages].flat() })
  vi.stubGlobal('window', systemLocale === undefined ? {} : { desktop: { systemLocale } })
  return import('./formatting.ts')
}
afterEach(() => vi.unstubAllGlobals())

it('writes a date without a comma before the time, with plain spaces', async () => {
  const { formatDate } = await formattingIn('en-US')
  expect(formatDate(new Date(2025, 2, 5, 15, 4).toISOString())).toBe('Mar 5, 2025 3:04 PM')
  expect(formatDate(new Date(2025, 10, 30, 0, 9).toISOString())).toBe('Nov 30, 2025 12:09 AM')
})

it('says the day as people do, by the calendar and not by the hours', async () => {
  const { formatDaySince } = await formattingIn('en-US')
  const now = new Date(2025, 2, 9, 0, 30)
  const since = (day: number, hour: number) => formatDaySince(new Date(2025, 2, day, hour).toISOString(), now)
  expect(since(9, 0)).toBe('Today')
  expect(since(8, 23)).toBe('Yesterday')
  expect(since(8, 0)).toBe('Yesterday')
  expect(since(7, 23)).toBe('Mar 7, 2025')
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

it('writes dates and numbers as the system does', async () => {
  const british = await formattingIn('en-GB')
  expect(british.formatDate(new Date(2025, 2, 5, 15, 4).toISOString())).toBe('5 Mar 2025 15:04')
  const german = await formattingIn('de-DE')
  expect([german.formatScore(1.5), german.formatCount(1250)]).toEqual(['1,5', '1.250'])
})

it.for([
  ['the system’s settings before the window’s language', ['en-US'], 'de-DE', '1.250'],
  ['a system’s name with an underscore', ['en-US'], 'de_DE', '1.250'],
  ['a system that doesn’t say', ['de-DE'], '', '1.250'],
  ['a system that says no language', ['de-DE'], 'C', '1.250'],
  ['the first of the browser’s languages', ['de-DE', 'en-US'], undefined, '1.250'],
  ['the first that is known here', ['tlh', 'de-DE'], undefined, '1.250'],
] as const)('writes numbers by %s', async ([, languages, systemLocale, written]) => {
  const { formatCount } = await formattingIn([...languages], systemLocale)
  expect(formatCount(1250)).toBe(written)
})

it('writes scores without needless digits', async () => {
  const { formatScore } = await formattingIn('en-US')
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
