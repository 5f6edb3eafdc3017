import { expect, test } from 'vitest'
import { pictureReadingSchema } from '#contract/picture-readings.ts'
import type { Piece } from '../engine/messages.ts'
import { readingOf } from './reading-of.ts'

/** Each word a piece; `~` before one says that the model wasn't sure of it. */
function copied(text: string): Piece[] {
  return (text.match(/\s*\S+\s*$|\s*\S+/g) ?? []).map(word => ({
    text: word.replace('~', ''),
    likelihood: word.includes('~') ? 0.5 : 0.99,
    others: word.includes('~') ? [word.replace(/~\S+/, '29')] : [],
  }))
}
const PAGE = '[question]\nWork out\n47 + 38\n[answer]\n47 + 38 = ~85\n'
const read = (text: string, side: 'question' | 'answer' = 'question', witness = '47 38 85', isCut = false) =>
  readingOf({ pieces: copied(text), isCut }, side, witness)
const doubtful = (of: { text: string; doubts: { from: number; to: number }[] } | undefined) =>
  of?.doubts.map(({ from, to }) => of.text.slice(from, to))

test('a page is question and answer, with what is unsure in its place and what else it could be', () => {
  const reading = read(PAGE)
  expect(pictureReadingSchema.parse(reading)).toEqual(reading)
  expect(reading).toMatchObject({ text: 'Work out\n47 + 38\n47 + 38 = 85', answerFrom: 17 })
  expect(reading?.lines.map(({ from, to }) => reading.text.slice(from, to))).toEqual([
    'Work out',
    '47 + 38',
    '47 + 38 = 85',
  ])
  expect(doubtful(reading)).toEqual(['85'])
  expect(reading?.doubts[0]?.others).toEqual(['29'])
})

test('a picture of the answer is the answer alone, and of one part it is that part, whatever it was added as', () => {
  expect(read(PAGE, 'answer')).toMatchObject({ text: '47 + 38 = 85' })
  expect(read(PAGE, 'answer')?.answerFrom).toBeUndefined()
  expect(read('[question]\n47 + 38\n[answer]\n', 'answer')?.text).toBe('47 + 38')
  expect(read('[question]\n[answer]\n85\n')).toMatchObject({ text: '85' })
  expect(read('[question]\n[answer]\n')).toBeUndefined()
  expect(read('')).toBeUndefined()
})

test('a number that the own reader hasn’t read is doubtful, however sure the model is', () => {
  expect(doubtful(read('[question]\n47 + 38 men\n[answer]\n', 'question', '47 + 33'))).toEqual(['38'])
  expect(doubtful(read('[question]\n47 + 38\n[answer]\n', 'question', ''))).toEqual(['47', '38'])
  expect(doubtful(read('[question]\n1,250.5 g\n[answer]\n', 'question', '1,250.5'))).toEqual([])
})

test('where a model was cut off its last word is doubtful, and a page without parts is read all the same', () => {
  expect(doubtful(read('[question]\nWhy did the Rom', 'question', '', true))).toEqual(['Rom'])
  expect(read('Why?')?.text).toBe('Why?')
})

test('several questions can be chosen from, and more than can be marked is left out', () => {
  const two = read('[question]\n1. What is 47 + 38?\n2. What is 85 - 38?\n[answer]\n')
  expect(two?.questions.map(({ label }) => label)).toEqual(['1', '2'])
  const long = read(`[question]\n${`${'x'.repeat(999)} `.repeat(60)}\n[answer]\n`)
  expect(pictureReadingSchema.parse(long)?.text.length).toBeLessThan(50_000)
})
