import { expect, test } from 'vitest'
import { seeded } from '#support/maths/seeded.ts'
import { type ByHand, barSaid, clockSaid, coinsSaid, lineSaid, orderSaid } from '../kinds/by-hand.ts'
import { makeTypedQuestions, markTyped } from '../practice/typed-questions.ts'
import { handFor } from './hand-for.ts'

/** At least one for each way. */
const CONCEPTS = [
  'Adding and subtracting negative numbers',
  'Rounding numbers',
  'Comparing numbers',
  'Ordering numbers',
  'Working out change',
  'Names of shapes',
]

/** Not every question of their topics fits a bar or a clock. */
const BARS_AND_CLOCK = [
  'What time is 50 minutes after 3:25 pm?',
  'What time is 50 minutes after 15:25?',
  'What is 3/8 + 1/4?',
  'What is 7/10 - 3/10?',
  'Write 2/5 as an equivalent fraction with denominator 10.',
]

const upTo = (count: number) => Array.from({ length: count }, (_, at) => at)

/** Everything that can be set by hand, as the text that it gives; of coins every amount to the most. */
function settingsOf(hand: ByHand): string[] {
  switch (hand.tool) {
    case 'choose':
      return hand.options.map(({ text }) => text)
    case 'order':
      return permutations(hand.options).map(orderSaid)
    case 'line':
      return upTo(hand.count + 1).map(at => lineSaid(hand, at))
    case 'bar':
      return upTo(hand.bottom * hand.wholes + 1).map(top => barSaid(top, hand.bottom))
    case 'clock': {
      const halves = hand.hasHalf ? (['am', 'pm'] as const) : [undefined]
      return upTo(720 / hand.step).flatMap(at =>
        halves.map(half => clockSaid(at * hand.step, half, hand.is24)),
      )
    }
    case 'coins':
      return upTo(401)
        .map(at => at * 5)
        .map(total => coinsSaid(hand, total))
  }
}

function permutations<T>(list: readonly T[]): T[][] {
  if (list.length < 2) return [[...list]]
  return list.flatMap((first, at) =>
    permutations([...list.slice(0, at), ...list.slice(at + 1)]).map(rest => [first, ...rest]),
  )
}

test('what can be set by hand holds the right answer, and whatever is set can be marked', () => {
  const random = seeded(5)
  const tools = new Set<string>()
  const made = CONCEPTS.flatMap(concept => makeTypedQuestions({ concept, grade: 4, count: 2 }, random))
  for (const question of [...made, ...BARS_AND_CLOCK]) {
    const hand = handFor(question)
    if (!hand || (hand.tool === 'clock' && hand.step < 5)) continue
    tools.add(hand.tool)
    const marks = settingsOf(hand).map(said => ({ said, marked: markTyped(question, said, true) }))
    const right = marks.filter(({ marked }) => 'isRight' in marked && marked.isRight)
    // Equal fractions of a bar are one; of a choice one alone is right.
    const most = hand.tool === 'choose' ? 1 : marks.length
    expect([question, right.length > 0 && right.length <= most], JSON.stringify(hand)).toEqual([
      question,
      true,
    ])
    const unread = marks.filter(({ marked }) => 'asked' in marked).map(({ said }) => said)
    expect([question, unread]).toEqual([question, []])
  }
  expect([...tools].sort()).toEqual(['bar', 'choose', 'clock', 'coins', 'line', 'order'])
}, 60_000)

test.each([
  ['What is 3/8 + 1/8?', { tool: 'bar', bottom: 8, wholes: 2 }],
  ['Work out 3 - 7', { tool: 'line', from: -10 }],
  ['What is 2 + 5?', { tool: 'line', from: 0 }],
  ['Round 3.46 to 1 decimal place', { tool: 'line', from: 3, places: 1 }],
  ['What time is 20 minutes after 3:45 pm?', { tool: 'clock', step: 5, hasHalf: true }],
  ['What time is 20 minutes after 15:45?', { tool: 'clock', step: 5, hasHalf: true, is24: true }],
  ['Write <, > or =: 1/2 __ 2/4', { tool: 'choose' }],
])('%s can be answered by hand', (question, hand) => {
  expect(handFor(question)).toMatchObject(hand)
})

test.each([
  'What is 3/8 + 1/8 in its simplest form?',
  'What is 345 + 28?',
  'What is 1/2 + 1/3?',
  'How many minutes are there between 3:45 pm and 4:10 pm?',
  'Why did Rome fall?',
  'a) 2 + 3 b) 4 + 5',
])('%s can not', question => {
  expect(handFor(question)).toBeUndefined()
})
