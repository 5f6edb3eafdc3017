import { expect, test } from 'vitest'
import { inDigits } from './aloud.ts'

test.each([
  ['8/51 no wait 8/48', '8/48'],
  ['is it 12? no, 14', 'is it 14'],
  ['3.5 sorry 3.05', '3.05'],
  ['four no five', 'five'],
  ['twenty six i mean twenty seven', 'twenty seven'],
  ['eighty for', 'eighty four'],
  ['ate', 'eight'],
  [
    'the train leaves at nine forty five and gets in at ten oh five',
    'the train leaves at 9:45 and gets in at 10:05',
  ],
  ['school starts at eight fifteen', 'school starts at 8:15'],
])('%s is heard as %s', (said, heard) => {
  expect(inDigits(said)).toBe(heard)
})

test.each(['4 - 2 no wait 5 - 2', 'the 3 no idea', 'its for my sister', 'sixty for all of us'])(
  'nothing is taken back or heard otherwise in %s',
  said => expect(inDigits(said)).toBe(said),
)
