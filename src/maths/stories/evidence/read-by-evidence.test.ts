import { expect, it } from 'vitest'
import { timesAsMuch } from '#support/times-as-much.ts'
import { corpusHash } from '../../../../tests/corpus/stories/learnt.ts'
import { showValue } from '../../arithmetic/show.ts'
import { readByEvidence } from './read-by-evidence.ts'
import learnt from './weights.json' with { type: 'json' }

const valueRead = (text: string) => {
  const reading = readByEvidence(text)
  return reading.tier === 'none' ? undefined : showValue(reading.value, true)
}

it('has learnt from the stories as they are: after a change run `npm run learn-to-read`', () => {
  expect(learnt.corpus).toBe(corpusHash())
})

it.each([
  ['Meera had 21 tiles. She gave 8 tiles to Jon. How many tiles does Meera have left?', '13'],
  ['There are 6 shelves with 9 jars on each shelf. How many jars are there altogether?', '54'],
  ['A farmer packs 56 pears into boxes of 8. How many boxes does he need?', '7'],
  ['Yusuf has 34 badges and Carla has 19 badges. How many more badges does Yusuf have than Carla?', '15'],
  ['Lotte buys 3 pens for $4 each. How much does she pay?', '12'],
])('reads %s', (text, value) => {
  expect(valueRead(text)).toBe(value)
})

it.each([
  ['what asks for a best', 'Boxes hold 6 or 9 eggs. What is the fewest number of boxes for 45 eggs?'],
  ['what asks for about so much', 'A pen costs 19p. Approximately how much do 5 pens cost?'],
  ['a rate for another thing', 'A ticket costs £6. There are 4 drinks. How much do the drinks cost?'],
  ['what is not told', 'Ana has 5 shells and Tim has some too. How many shells do they have altogether?'],
  ['something else than is told', 'Ana has 5 shells and 3 stones. How many coins does she have?'],
])('leaves alone %s', (_, text) => {
  expect(valueRead(text)).toBeUndefined()
})

it('shows the way it took, and what wrong ways lead to', () => {
  const reading = readByEvidence(
    'There are 6 shelves with 9 jars on each shelf. How many jars are there altogether?',
  )
  if (reading.tier === 'none') throw new Error(reading.why)
  expect(reading.unit).toBe('jars')
  expect(reading.steps.map(step => step.calculation)).toEqual(['9 × 6'])
  expect(reading.facts).toEqual(['In each group: 9 jar.', 'So many groups: 6 shelf.'])
  expect(reading.slips.map(({ why, value }) => [why, showValue(value)])).toContainEqual(['added', '15'])
})

it('ends soon with a long text full of numbers', async () => {
  const plain = 'Meera had 21 tiles. She gave 8 tiles to Jon. How many tiles does Meera have left?'
  const hostile = `${'Each box of 12 has 3 rows of 4 eggs and 5 more than 2 bags, '.repeat(15)}how many eggs are there?`
  expect(readByEvidence(hostile).tier).toBe('none')
  const full =
    'Tom has 12 red cards, 15 blue cards, 9 green cards, 7 old cards and 4 new cards. He gives 3 cards away. How many cards does he have?'
  expect(
    await timesAsMuch(
      () => readByEvidence(full),
      () => readByEvidence(plain),
      400,
    ),
  ).toBeLessThan(400)
})
