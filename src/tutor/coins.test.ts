import { expect, test } from 'vitest'
import { talk } from '#support/talks.ts'
import { coinsSaid } from './coins.ts'

const lastOf = (...said: string[]): string => talk(...said).at(-1) ?? ''

test.each([
  ['10 and 5 and 2 and 2', [10, 5, 2, 2]],
  ['oh wait 10 5 2 1', [10, 5, 2, 1]],
  ['a 10p and three 5ps', [5, 5, 5, 10]],
  ['three tens', [10, 10, 10]],
  ['2 x 20p and 5p', [20, 20, 5]],
  ['two 20p', [20, 20]],
  ['£1 and 50p', [100, 50]],
])('the coins of %s', (text, coins) => expect(coinsSaid(text)).toEqual({ is: 'coins', coins }))

test.each(['what is 5 + 5', 'i have 3 dogs', '10:30', '2.5'])('no coins in %s', text => {
  expect(coinsSaid(text)).toBeUndefined()
})

const LOLLY = ['i had a 50p and bought a lolly for 32p, how much did i get back', '18 pence']

test('coins are put together to what was found', () => {
  expect(lastOf(...LOLLY, 'what coins would he give me')).toContain('**18p**')
  expect(lastOf(...LOLLY, 'what coins would he give me', '10 and 5 and 2 and 2')).toMatch(
    /exactly 18p|Is it 18p/,
  )
  expect(lastOf(...LOLLY, 'what coins would he give me', '10 5 2 1')).toMatch(/^Yes, that makes 18p/)
  expect(lastOf(...LOLLY, 'what coins would he give me', '10 and 8')).toContain('no coin of 8p')
})

test('what was found in pounds or pence is known either way', () => {
  expect(lastOf('i pay 1 pound for a 65p comic, how much change', '35p', 'wot coins is that')).toContain(
    '**35p**',
  )
  expect(lastOf('£5 - £3.40', '1.60', 'what coins would i get')).toContain('**£1.60**')
})

test('an amount that is told needs nothing before it, and another question ends it', () => {
  expect(lastOf('what coins make 47p', 'two 20p and 5p and 2p')).toMatch(
    /^Yes, that makes 47p.*fewer coins it can’t/,
  )
  expect(lastOf('what coins make 30p', '10 10 5 5')).toContain('with fewer coins, too?')
  expect(lastOf('what coins make 30p', '7 x 8', '56')).toContain('$56$ is right')
})
