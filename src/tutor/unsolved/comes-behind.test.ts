import { expect, test } from 'vitest'
import { lastTraced as lastOf } from '../../../tests/support/chat/last-of.ts'

const PENS = '7 pencils cost $9.10 and 5 pens cost $6.00. How much more is one pencil than one pen?'

// Bug: a calculation in words with what it comes to behind was taken for one still to be worked out, and $1.30 said as 130 cents called wrong.
test.each([
  [[PENS, '9.10 divided by 7, so 1.30 for one'], '$9.10 \\div 7 = 1.30$'],
  [[PENS, 'for the pencils it is 9.10 divided by 7, that makes 130 cents'], '$9.10 \\div 7 = 1.30$'],
  [[PENS, '9.10 divided by 7 is 130 cents'], '$9.10 \\div 7 = 1.30$'],
  [[PENS, '1.30 each because 9.10 divided by 7'], '$9.10 \\div 7 = 1.30$'],
])('a calculation with what it comes to behind is checked: %j', (said, sum) => {
  expect(lastOf(...said)?.reply).toContain(`${sum} is worked out right`)
})

// Bug: the 70 of `70 cents` was kept as what 7 ÷ 10 comes to.
// Bug: a slip of a hundred was credited as the smaller coins.
test('a hundred times as much is not the same without its coins', () => {
  expect(lastOf(PENS, 'for the pencils it is 9.10 divided by 7, that makes 130')?.reply).not.toContain(
    'worked out right',
  )
})

test('the smaller coins are the same amount, and no sum comes to a hundred times as much', () => {
  const reply = lastOf(PENS, '9.10 ÷ 7', '130 cents', '6 ÷ 5 = 1.20', 'is that right?')?.reply
  expect(reply).toContain('$9.10 \\div 7 = 1.3$')
  expect(reply).not.toContain('= 130')
})

test.each([
  '9.10 divided by 7, so 1.40 for one',
  '9.10 divided by 7 is 140 cents',
  '9.10 divided by 7, not 1.30',
])('what it does not come to is not credited: %s', said => {
  expect(lastOf(PENS, said)?.reply).not.toMatch(/worked out right|^Yes/)
})
