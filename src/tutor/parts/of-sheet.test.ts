import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'

const FOUR = 'Find the mean, median, mode and range of 2, 5, 2, 10, 6'

// What was said of a second part was not heard, and asked for once more.
test.each([
  [
    'Find the mean, median and range of 4, 8, 5, 9, 4',
    'mean 6',
    '5 is the median and range is 5 too cos 9 - 4',
  ],
  [
    'Find the median and the mode of 5, 1, 5, 8, 3',
    '1 3 5 5 8. the median is 5. 5 comes up most so the mode is 5',
  ],
  ['Find the mode and the median of 3, 7, 7, 9, 11', '7 appears twice and the middle one is also 7'],
  [FOUR, '5', '2 2 5 6 10 so 5', '2 comes up most. and range is 10 - 2 = 8'],
  [FOUR, '5', 'the median is 5', 'mode 2 range 8'],
  ['a) 12 x 4 b) 36 : 9 c) 50 - 17', '48', '4 and 33'],
  ['a) 5 x 6 b) 7 + 8', '30, 15'],
])('of %s every part is heard', (...said) => {
  const reply = talk(...said).at(-1) ?? ''
  expect(reply).toContain('Now you have all of them!')
  expect(reply).not.toMatch(/Now on to/)
})

test('a part that is wrong is the one that is looked at', () => {
  const [, reply = '', last] = talk(
    'Find the mode and range of 8, 2, 5, 2, 9',
    'mode is 2, range is 6',
    'range is 7 then',
  )
  expect(reply).toMatch(/2\$? is right|it is \$2/)
  expect(reply).toContain('`6` isn’t it yet')
  expect(last).toContain('Now you have all of them!')
})

// One number was taken for both where both are the same, or hidden as the answer of the one that is still open.
test('the same number is one answer until it is said of the other', () => {
  const [, mean = '', median] = talk(
    'Find the mean and the median of 2, 4, 6, 8, 10',
    'the mean is 30/5 = 6, so 6',
    'the median is also 6',
  )
  expect(mean).toMatch(/6\$ is right.*Now on to the median/s)
  expect(median).toContain('Now you have all of them!')
  expect(talk('Calculate the mean and range of 10, 14, 6, 18', 'range is 12').at(-1)).toMatch(/12\$ is right/)
})

test('a part that is answered is confirmed when it is said again', () => {
  expect(talk(FOUR, '5', 'the median is 5', 'mode 2 range 8', 'its 2!!').at(-1)).toMatch(/2\$/)
})
