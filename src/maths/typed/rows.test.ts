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
  [
    'The table shows the ages of members. Age: 10, 11, 12. Number of members: 6, 10, 4. Find the median age.',
    'The median of Age 10, 11, 12 with frequency 6, 10, 4',
  ],
  [
    'A dice is rolled 20 times. Score: 1, 2, 3, 4, 5, 6. Frequency: 3, 4, 2, 5, 4, 2. Find the mean score.',
    'The mean of Score 1, 2, 3, 4, 5, 6 with frequency 3, 4, 2, 5, 4, 2',
  ],
  [
    'Number of pets: 0, 1, 2, 3. Number of children: 5, 7, 6, 2. What is the modal number of pets per child?',
    'The mode of pets 0, 1, 2, 3 with frequency 5, 7, 6, 2',
  ],
])('%s', (text, words) => {
  expect(fromRows(text)).toBe(words)
})

test.each([
  ['rows of two lengths', 'Marks: 5 | 6 | 7   Frequency: 2 | 3   Find the mean.'],
  ['two measures', 'Marks: 5 | 6 | 7   Frequency: 2 | 3 | 4   Find the mean and the range.'],
  [
    'the mean of how often it comes',
    'Goals: 0, 1, 2, 3. Number of matches: 5, 6, 7, 2. Work out the mean number of matches.',
  ],
  ['what changes it', 'One goal was left out. Goals: 0, 1, 2. Frequency: 5, 6, 7. Work out the mean.'],
  ['something else with it', 'Marks: 5 | 6 | 7   Frequency: 2 | 3 | 4   Two more got 8. Find the new mean.'],
])('is not read: %s', (_, text) => {
  expect(fromRows(text)).toBeUndefined()
})
