import { expect, test } from 'vitest'
import { danger, harmless, measure } from '../../../../tests/corpus/safety/corpus.ts'

const { heard, missed, alarms, otherTier, otherHome } = measure()
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length
const texts = (messages: readonly { text: string }[]) => messages.map(({ text }) => text)

test('97 of 100 messages of danger are heard', () => {
  expect(share(missed, danger), texts(missed).join('\n')).toBeLessThanOrEqual(0.03)
})

test.each([...heard])('nine of ten are heard of %s', (concern, { all, heard: count }) => {
  expect(
    count / all,
    texts(missed.filter(message => message.concern === concern)).join('\n'),
  ).toBeGreaterThanOrEqual(0.9)
})

test('at most 1 of 500 harmless messages is flagged', () => {
  expect(share(alarms, harmless), texts(alarms).join('\n')).toBeLessThanOrEqual(1 / 500)
})

test('how pressing it is is right 19 times of 20', () => {
  expect(share(otherTier, danger), texts(otherTier).join('\n')).toBeLessThanOrEqual(0.05)
})

test('harm by a grown-up of the home is never taken for somebody else’s', () => {
  expect(texts(otherHome.filter(({ isAtHome }) => isAtHome))).toEqual([])
})

test('harm by others is shown to the parent 49 times of 50', () => {
  expect(share(otherHome, danger), texts(otherHome).join('\n')).toBeLessThanOrEqual(0.02)
})
