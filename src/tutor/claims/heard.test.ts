import { expect, test } from 'vitest'
import { confirmed, heardIn } from './heard.ts'

test.each([
  ['so 5 rows of 8. thats 8 16 24 32 40', [], '$5$ lots of $8$ make $40$'],
  ['10% is 80 and 5% is 40', [800, 15], '$10\\%$ of $800$ is $80$'],
  ['i got 12 remainder 1, then 6 remainder 0', [25, 2], '$25 \\div 2 = 12$ remainder $1$'],
  ['178 to 180 is 2', [], 'from $178$ to $180$ it is $2$'],
  ['3/4 = 18/24 and 1/6 = 4/24', [], 'both are right'],
])('%s is confirmed by its numbers', (text, given, says) => {
  const heard = heardIn(text, given)
  expect(heard.wrong).toBeUndefined()
  expect(confirmed(heard)).toContain(says)
})

test('a false sum is named at the column where it first goes wrong', () => {
  expect(heardIn('i did 47 + 68 = 105').wrong).toContain('The ones 7 and 8 make more than ten')
})

test.each([
  '4:15!!!',
  'HCF of 24 and 36 is 6',
  '20 is 4 times 5. so 2√20 = 2 + 2√5',
  'so x = 7 and x = -2',
  'was it 1845 or 1854',
  '£5 - 60p = £4.40',
])('nothing is called wrong of %s', text => {
  expect(heardIn(text).wrong).toBeUndefined()
})
