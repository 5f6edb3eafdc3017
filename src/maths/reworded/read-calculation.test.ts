import { expect, test } from 'vitest'
import { readCalculations } from './read-calculation.ts'

const LIKELY = 0.5

test.each([
  ['A school has 12 classes of 25 pupils. 18 pupils are ill. How many are there today?', '282'],
  ['A tank holds 60 litres. It loses 3 litres a minute. How much water is left after 12 minutes?', '24'],
  ['4 pens cost £6. How much do 10 pens cost?', '15'],
])('%s comes to %s', (text, answer) => {
  const [best] = readCalculations(text)
  expect(best?.question.reading.value.toString()).toBe(answer)
  expect(best?.chance).toBeGreaterThan(LIKELY)
})

test('each value is told once, with the numbers that it takes', () => {
  const found = readCalculations(
    'The shop had 4 crates of 24 bottles and sold 50 bottles. How many are left?',
  )
  const values = found.map(({ question }) => question.reading.value.toString())
  expect(new Set(values).size).toBe(found.length)
  const best = found[values.indexOf('46')]
  expect(best?.question.reading.facts).toEqual(['4 crates', '24 bottles', '50 bottles'])
  expect(best?.left).toBe(0)
})

test('what is counted comes in no parts', () => {
  const found = readCalculations('Tom has 24 apples. 9 wasps spoil an apple each. How many can he sell?')
  expect(found.every(({ question }) => question.reading.value.d === 1n)).toBe(true)
})

test.each(['i like cats and dogs', 'my sister is 12 and she is so annoying', 'what is 7 x 8'])(
  '%s is no such question',
  text => {
    expect(readCalculations(text)[0]?.chance ?? 0).toBeLessThan(LIKELY)
  },
)

// Bug: how many balloons were blown away was 36 below nothing.
test('what does not go below nothing is the difference the other way round', () => {
  const [best] = readCalculations(
    'Curtis had 99 balloons. The wind blew some away and he had 63 balloons. How many balloons did the wind blow away?',
  )
  expect(best?.question.reading.value.valueOf()).toBe(36)
  expect(best?.question.reading.steps.map(({ calculation }) => calculation)).toEqual(['99 − 63'])
})
