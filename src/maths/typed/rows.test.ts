import { expect, test } from 'vitest'
import { fromRows } from './rows.ts'

test.each([
  [
    'Marks (x): 5 | 6 | 7 | 8   Frequency (f): 2 | 3 | 4 | 1   Find the median from the frequency table.',
    'The median of Marks 5, 6, 7, 8 with frequency 2, 3, 4, 1',
  ],
  [
    'The table shows the goals in 12 matches. Goals: 0, 1, 2. Frequency: 3, 5, 4. Calculate the mean number of goals per match.',
    'The mean of Goals 0, 1, 2 with frequency 3, 5, 4',
  ],
])('%s', (text, words) => {
  expect(fromRows(text)).toBe(words)
})

test.each([
  ['rows of two lengths', 'Marks: 5 | 6 | 7   Frequency: 2 | 3   Find the mean.'],
  ['two measures', 'Marks: 5 | 6 | 7   Frequency: 2 | 3 | 4   Find the mean and the range.'],
  ['something else with it', 'Marks: 5 | 6 | 7   Frequency: 2 | 3 | 4   Two more got 8. Find the new mean.'],
])('is not read: %s', (_, text) => {
  expect(fromRows(text)).toBeUndefined()
})
