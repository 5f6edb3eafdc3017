import fc from 'fast-check'
import { expect, test } from 'vitest'
import type { Turn } from '../ai/conversation.ts'
import { boundedTurns } from './bounded-history.ts'

const turn = fc.record({
  role: fc.constantFrom('child' as const, 'tutor' as const),
  text: fc.string({ minLength: 1, maxLength: 300 }),
})

test('a year of chatting costs no more than the budget', () => {
  const year: Turn[] = Array.from({ length: 5_000 }, (_, at) => ({
    role: at % 2 === 0 ? 'child' : 'tutor',
    text: `${at} ${'word '.repeat(50)}`,
  }))
  const asked: Turn = { role: 'child', text: 'And now?' }
  const { turns, leftOut } = boundedTurns([...year, asked])
  expect(turns.at(-1)).toEqual(asked)
  expect(turns[0]?.role).toBe('child')
  expect(turns.map(({ text }) => text).join('').length).toBeLessThan(12_000)
  expect(turns.length + leftOut).toBe(5_001)
})

test('the newest message is whole however long it is, an earlier long one is shortened', () => {
  const long = 'x'.repeat(20_000)
  const { turns } = boundedTurns([
    { role: 'child', text: long },
    { role: 'tutor', text: 'Yes?' },
    { role: 'child', text: 'Go on' },
  ])
  expect(turns[0]?.text.length).toBeLessThan(2_100)
  expect(boundedTurns([{ role: 'child', text: long }]).turns).toEqual([{ role: 'child', text: long }])
})

test('whatever was said, the child begins and ends and the roles take turns', () =>
  fc.assert(
    fc.property(fc.array(turn), fc.integer({ min: 1, max: 500 }), (earlier, budget) => {
      const { turns } = boundedTurns([...earlier, { role: 'child', text: 'last' }], budget)
      expect(turns[0]?.role).toBe('child')
      expect(turns.at(-1)?.role).toBe('child')
      expect(turns.at(-1)?.text.endsWith('last')).toBe(true)
      for (const [at, { role }] of turns.entries()) expect(role).toBe(at % 2 === 0 ? 'child' : 'tutor')
    }),
  ))
