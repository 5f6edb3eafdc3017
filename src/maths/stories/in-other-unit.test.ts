import { expect, test } from 'vitest'
import { markAnswer } from '../marking/mark-answer.ts'
import { readStory } from './read-story.ts'

const verdict = (text: string, answer: string) => markAnswer(text, answer)?.marked[0]?.verdict

test.each([
  ['A ribbon is 20 cm long. Mia needs 8 such ribbons. How many metres does she need?', '1.6', '160'],
  ['A rubber costs 35 cents. How much do 8 rubbers cost in dollars?', '2.80', '280'],
  ['Each lap takes 30 seconds. How many minutes do 5 laps take?', '2.5', '150'],
  ['A tap drips 50 ml of water every hour. How many litres does it drip in 40 hours?', '2', '2000'],
])('%s', (text, right, inTold) => {
  expect(verdict(text, right)).toBe('right')
  expect(verdict(text, inTold)).toBe('wrong')
})

test('the last step puts it into the unit that is asked for', () => {
  const read = readStory('Each lap takes 30 seconds. How many minutes do 5 laps take?')
  const steps = read.tier === 'none' ? [] : read.reading.steps
  expect(steps.at(-1)).toMatchObject({ is: 'how many minutes that is', calculation: '150 ÷ 60' })
})

test('a reading in metres is none of a story that asks in centimetres', () => {
  const read = readStory(
    'A carpenter saws a plank 3.6 metres long into 8 equal pieces. What is the length of each piece in centimetres?',
  )
  expect(read.tier === 'none' ? 'none' : String(read.reading.value)).not.toBe('0.45')
})
