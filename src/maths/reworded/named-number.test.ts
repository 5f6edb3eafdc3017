import { expect, test } from 'vitest'
import { namedNumber } from './named-number.ts'

const CLASS = 'class of 30, 40% are boys how many girls'

test('the number that its words name is found with its calculation', () => {
  const found = namedNumber(CLASS, 'so 60% are girls')
  expect(found?.said).toBe('60')
  expect(found?.steps.map(({ calculation }) => calculation)).toEqual(['100 − 40'])
  expect(found?.chance).toBeGreaterThan(0.3)
})

test('another number in its place is named by nothing', () => {
  expect(namedNumber(CLASS, 'so 70% are girls')).toBeUndefined()
  expect(namedNumber(CLASS, 'so the girls')).toBeUndefined()
})
