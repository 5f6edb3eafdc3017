import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { encode } from './encode.ts'
import { encoderFiles } from './encoder-files.ts'
import { AT_ONCE, makeMultiplier, ROWS_AT_ONCE } from './multiply.ts'
import { pieceNumbers } from './word-pieces.ts'

const { pieces: list } = JSON.parse(readFileSync(encoderFiles().described, 'utf8')) as { pieces: string[] }
const pieces = new Map(list.map((piece, number) => [piece, number]))
const cut = (text: string) => pieceNumbers(text, pieces).map(number => list[number])

describe('word pieces', () => {
  test('a word is cut into the longest pieces from the left, and signs stand alone', () => {
    expect(cut('Unbelievably, I’m fine!')).toEqual([
      'un',
      '##bel',
      '##ie',
      '##va',
      '##bly',
      ',',
      'i',
      '’',
      'm',
      'fine',
      '!',
    ])
  })

  test('accents and capitals are the same word', () => {
    expect(cut('CAFÉ')).toEqual(cut('cafe'))
  })

  test('what has no pieces is unknown, and a word without end is one piece', () => {
    expect(cut('ꙮ')).toEqual(['[UNK]'])
    expect(cut('a'.repeat(5_000))).toEqual(['[UNK]'])
  })
})

test('whole numbers are multiplied as they are one by one', () => {
  const [rows, inner, columns] = [2 * ROWS_AT_ONCE, 3 * AT_ONCE, 5]
  const [weightsAt, outAt] = [rows * inner * 2, rows * inner * 2 + columns * inner]
  const { memory, multiply } = makeMultiplier(outAt + rows * columns * 4)
  const x = new Int16Array(memory, 0, rows * inner).map((_, at) => ((at * 7_919) % 16_383) - 8_191)
  const weights = new Int8Array(memory, weightsAt, columns * inner).map((_, at) => ((at * 31) % 255) - 127)
  new Int16Array(memory, 0, x.length).set(x)
  new Int8Array(memory, weightsAt, weights.length).set(weights)
  multiply(0, weightsAt, outAt, rows, inner, columns)
  const expected = Array.from({ length: rows * columns }, (_, at) => {
    const [row, column] = [Math.floor(at / columns), at % columns]
    return Array.from({ length: inner }).reduce<number>(
      (sum, _, k) => sum + (x[row * inner + k] ?? 0) * (weights[column * inner + k] ?? 0),
      0,
    )
  })
  expect([...new Int32Array(memory, outAt, rows * columns)]).toEqual(expected)
})

describe('the encoder', () => {
  test('makes of messages what it has learnt in torch', () => {
    const believed: { text: string; danger: number; home: number }[] = JSON.parse(
      readFileSync('tests/corpus/safety/encoder/beliefs.json', 'utf8'),
    )
    for (const { text, danger, home } of believed) {
      const own = encode(text)
      // Kept in steps of a 127th, it comes near what it was.
      expect(Math.abs(own.danger - danger), text).toBeLessThan(0.3)
      expect(Math.abs(own.home - home), text).toBeLessThan(0.3)
    }
    expect(believed.length).toBeGreaterThan(10)
  })

  test('a cry at the end of a long text is found', () => {
    const calm = 'We had maths and then games and I did my homework with my friend after tea. '.repeat(12)
    const cry = `${calm}My uncle hits me with a belt when nobody is at home and I am scared of him.`
    expect(encode(cry).danger).toBeGreaterThan(encode(calm).danger + 3)
  })

  test('of a text without end the beginning and the end are read', () => {
    const long = 'what is three quarters of forty eight and why '.repeat(100)
    expect(encode(long + long)).toEqual(encode(long))
  })
})
