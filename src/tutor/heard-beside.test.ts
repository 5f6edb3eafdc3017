import { expect, test } from 'vitest'
import { lastOf } from '#support/chat/last-of.ts'

test('a harder sum is harder by more than one, whatever age is told beside the wish', () => {
  const asked = lastOf('8 + 5', '13', 'a harder one!!!! i am 6 and 3 quarters')
  expect(asked).toMatch(/\*\*.*\d\d.*\*\*/)
})

test('who pays in pounds is asked of no cents', () => {
  const bun = 'Sam has 50p. She buys a bun for 28p. how much change does she get'
  for (const wish of ['a harder one pls but with money', 'harder, with money please'])
    expect(lastOf(bun, '22p', wish)).not.toMatch(/cents|euros|dollars|€/)
})

test('how many legs the dogs have is worked out, and not only heard', () => {
  const legs = 'how many legs has biscuit and my other dog got altogether. 2 dogs'
  expect(lastOf('8 + 5', '13. my dog is called biscuit', legs)).toContain('How many has one of them?')
})

test('football that is missed is no fun, and that only maths is known is said once', () => {
  const missed = lastOf('23 x 14', '322. im missing football for this')
  expect(missed).toContain('is right')
  expect(missed).toContain('a pity')
  const spelt = lastOf('23 x 14', '322', 'next is spellings. is it necessary or neccessary')
  expect(spelt.match(/only know maths/g)).toHaveLength(1)
})
