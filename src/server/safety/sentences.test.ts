import fc from 'fast-check'
import { expect, test } from 'vitest'
import { splitSentences } from './sentences.ts'

async function* from(fragments: string[]) {
  yield* fragments
}
async function cut(...fragments: string[]) {
  const sentences: string[] = []
  for await (const sentence of splitSentences(from(fragments))) sentences.push(sentence)
  return sentences
}

test('a sentence is let go with its last fragment', async () => {
  const seen: string[] = []
  async function* source() {
    yield 'Well'
    yield ' done.'
    expect(seen).toEqual(['Well done.'])
    yield ' Next'
  }
  for await (const sentence of splitSentences(source())) seen.push(sentence)
  expect(seen).toEqual(['Well done.', ' Next'])
})

test('a number is not torn at its point', async () => {
  expect(await cut('It is 3.', '14 m. Yes')).toEqual(['It is 3.14 m. ', 'Yes'])
})

test('lines are sentences too, and endless text is let go at a space', async () => {
  expect(await cut('# Steps\n1. Add', ' them\n')).toEqual(['# Steps\n1. ', 'Add them\n'])
  const parts = await cut(`${'word '.repeat(150)}end`)
  expect(parts.length).toBeGreaterThan(1)
})

test('whatever the fragments, together they are the same text', () =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.string({ unit: fc.constantFrom('a', '1', '.', '!', ' ', '\n', '"') })),
      async parts => {
        expect((await cut(...parts)).join('')).toBe(parts.join(''))
      },
    ),
  ))
