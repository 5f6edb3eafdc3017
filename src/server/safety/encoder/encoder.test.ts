import { readFileSync } from 'node:fs'
import { describe, expect, test } from 'vitest'
import { pieceNumbers } from '#weights/word-pieces.ts'
import { encode } from './encode.ts'
import { encoderFiles } from './encoder-files.ts'

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
