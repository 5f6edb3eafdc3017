import { expect, test } from 'vitest'
import { lastTraced } from '#support/chat/last-of.ts'

const TICKETS = 'tickets cost 8 for adults and 5 for kids. 2 adults 3 kids. total'
const CLASS = 'class of 30, 40% are boys how many girls'

test('a number that its words name is told with what it comes from', () => {
  const adults = lastTraced(TICKETS, 'adults pay 16')
  expect(adults?.act).toBe('number named')
  expect(adults?.reply).toContain('8 × 2')
  expect(lastTraced(CLASS, '60% are girls')?.reply).toContain('100 − 40')
})

test.each([
  [CLASS, '60% are boys'],
  [CLASS, '18 are girls'],
  [TICKETS, 'more than 16'],
  [TICKETS, '8 x 2 = 16'],
])('of “%s” “%s” is none: it is told, false, the answer, an estimate or a sum', (question, said) => {
  expect(lastTraced(question, said)?.act).not.toBe('number named')
})
