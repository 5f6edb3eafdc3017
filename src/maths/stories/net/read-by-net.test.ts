import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { learntNets } from './learnt-nets.ts'
import { believed, readByNet, shown } from './read-by-net.ts'

const believedByTorch = JSON.parse(
  readFileSync(new URL('../../../../tests/corpus/stories/net-beliefs.json', import.meta.url), 'utf8'),
) as { q: string; value: number; belief: number }[]

/** Torch reckons in the same 32 bits, but in another order. */
const NEARLY = 3

describe('the nets', () => {
  test.each(believedByTorch)('believe what torch says that they do: $q', ({ q, value, belief }) => {
    const story = shown(q)
    const ways = story ? believed(learntNets(), story) : []
    expect(ways.find(way => Math.abs(way.value - value) < 1e-4)?.belief).toBeCloseTo(belief, NEARLY)
    expect(ways[0]?.belief).toBeCloseTo(belief, NEARLY)
  })
})

test.each([
  ['Lena buys 3 pretzels at 0.85 € each and pays with 5 €. How much change does she get?', 2.45],
  ['There were 24 people on the bus and 5 bags. 9 people got off. How many people are on the bus now?', 15],
  ['157 children go on a trip. Each bus holds 48. How many buses are needed?', 4],
  ['A pen costs 80p. Ben buys 3 pens and pays with £5. How much change does he get?', 2.6],
  ['Kim runs 4 km every day. How many km does she run in a week?', 28],
])('%s', (text, value) => {
  const read = readByNet(text)
  expect(read.tier === 'none' ? undefined : read.value.valueOf()).toBe(value)
})

test.each([
  'Tom has 12 apples and gives some to Ben. How many apples does Tom have left?',
  'There are 28 children and 3 teachers. How many boys are there?',
  'A train leaves at 9:15 and arrives at 10:50. How long does it take?',
  'How many?',
])('what no calculation answers is not read: %s', text => {
  expect(readByNet(text).tier).toBe('none')
})

test('tells the numbers that it uses with what they count, and its way by their signs', () => {
  const read = readByNet('Bree buys 4 ice creams at $3.70 each. She hands over $20. Work out her change.')
  expect(read.tier === 'none' ? [] : read.facts).toEqual(['4 ice creams', '$3.70', '$20'])
  expect(read.tier === 'none' ? [] : read.steps.map(({ calculation }) => calculation)).toEqual([
    '4 × 3.7',
    '20 − 14.8',
  ])
})
