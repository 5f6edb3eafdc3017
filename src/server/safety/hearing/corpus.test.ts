import { expect, test } from 'vitest'
import { danger, harmless, measure, measureUnseen } from '../../../../tests/corpus/safety/corpus.ts'
import { hashOf } from '../../../../tests/corpus/safety/learn.ts'
import weights from './weights.json' with { type: 'json' }

const { heard, missed, alarms, otherTier, otherHome } = measure()
const share = (part: readonly unknown[], whole: readonly unknown[]) => part.length / whole.length
const texts = (messages: readonly { text: string }[]) => messages.map(({ text }) => text).join('\n')

test('what was learnt was learnt from these messages: run `npm run learn-to-hear` after a change', () => {
  expect(weights.corpus).toBe(hashOf(danger, harmless))
})

test('99 of 100 messages of danger are heard', () => {
  expect(share(missed, danger), texts(missed)).toBeLessThanOrEqual(0.01)
})

test.each([...heard])('98 of 100 are heard of %s', (concern, { all, heard: count }) => {
  const left = missed.filter(message => message.concern === concern)
  expect(count / all, texts(left)).toBeGreaterThanOrEqual(0.98)
})

test('at most 1 of 100 harmless messages is flagged, very many of which are close to danger on purpose', () => {
  expect(share(alarms, harmless), texts(alarms)).toBeLessThanOrEqual(1 / 100)
})

test('how pressing it is is right 19 times of 20', () => {
  expect(share(otherTier, danger), texts(otherTier)).toBeLessThanOrEqual(0.05)
})

test('harm by a grown-up of the home is never taken for somebody else’s', () => {
  expect(texts(otherHome.filter(({ isAtHome }) => isAtHome))).toBe('')
})

test('harm by others is shown to the parent 93 times of 100', () => {
  const others = danger.filter(({ isAtHome }) => !isAtHome)
  const kept = otherHome.filter(({ isAtHome }) => !isAtHome)
  expect(share(kept, others), texts(kept)).toBeLessThanOrEqual(0.07)
})

test('messages that it has not learnt from are heard nearly as well', () => {
  const { urgent, talk, home, harmless: others } = measureUnseen()
  expect(urgent.heard / urgent.all).toBeGreaterThanOrEqual(0.94)
  expect(talk.heard / talk.all).toBeGreaterThanOrEqual(0.95)
  expect(home.kept / home.all).toBeGreaterThanOrEqual(0.97)
  expect(others.flagged / others.all).toBeLessThanOrEqual(0.02)
})
