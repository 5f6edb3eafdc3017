import fc from 'fast-check'
import { expect, test } from 'vitest'
import { boundHistory } from './bounded-history.ts'
import type { Message } from './conversation.ts'

const message = fc.record({
  role: fc.constantFrom('child' as const, 'tutor' as const),
  text: fc.string({ minLength: 1, maxLength: 300 }),
})

test('a year of chatting costs no more than the budget', () => {
  const year: Message[] = Array.from({ length: 5_000 }, (_, at) => ({
    role: at % 2 === 0 ? 'child' : 'tutor',
    text: `${at} ${'word '.repeat(50)}`,
  }))
  const asked: Message = { role: 'child', text: 'And now?' }
  const { messages, leftOut } = boundHistory([...year, asked])
  expect(messages.at(-1)).toEqual(asked)
  expect(messages[0]?.role).toBe('child')
  expect(messages.map(({ text }) => text).join('').length).toBeLessThan(12_000)
  expect(messages.length + leftOut).toBe(5_001)
})

test('the newest message is whole however long it is, an earlier long one is shortened', () => {
  const long = 'x'.repeat(20_000)
  const { messages } = boundHistory([
    { role: 'child', text: long },
    { role: 'tutor', text: 'Yes?' },
    { role: 'child', text: 'Go on' },
  ])
  expect(messages[0]?.text.length).toBeLessThan(2_100)
  expect(boundHistory([{ role: 'child', text: long }]).messages).toEqual([{ role: 'child', text: long }])
})

test('whatever was said, the child begins and ends and the roles take turns', () =>
  fc.assert(
    fc.property(fc.array(message), fc.integer({ min: 1, max: 500 }), (earlier, budget) => {
      const { messages } = boundHistory([...earlier, { role: 'child', text: 'last' }], budget)
      expect(messages[0]?.role).toBe('child')
      expect(messages.at(-1)?.role).toBe('child')
      expect(messages.at(-1)?.text.endsWith('last')).toBe(true)
      for (const [at, { role }] of messages.entries()) expect(role).toBe(at % 2 === 0 ? 'child' : 'tutor')
    }),
  ))
