import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, test } from 'vitest'
import { mathsInWords } from './spoken-maths.ts'
import { inWords, saidPieces } from './spoken-text.ts'

const CORPUS = join(import.meta.dirname, '../../tests/corpus/read-aloud')

function cases(file: string): [string, string][] {
  const lines = readFileSync(join(CORPUS, file), 'utf8').split('\n')
  return lines
    .filter(line => line !== '' && !line.startsWith('# '))
    .map(line => line.split(' | '))
    .map(([written = '', said = '']) => [written, said])
}

test('the table has formulas enough', () => expect(cases('formulas.txt').length).toBeGreaterThan(120))

test.each(cases('formulas.txt'))('the formula %s is said: %s', (tex, words) => {
  expect(mathsInWords(tex)).toBe(words)
})

test.each(cases('typed.txt'))('%s is said: %s', (typed, words) => expect(inWords(typed)).toBe(words))

test.each([
  [String.raw`\{`, ''],
  ['}}{', ''],
  [String.raw`\left(`, 'open bracket'],
  ['P(A|B) = P(A|C)', 'P of A given B equals P of A given C'],
  [
    String.raw`\left\{\begin{array}{l} x+y=5 \\ x-y=1 \end{array}\right.`,
    'x plus y equals 5; x minus y equals 1',
  ],
  [String.raw`0.\dot{1}4285\dot{7}`, '0.142857 recurring'],
  [String.raw`\$12.05`, '12 dollars 5'],
  [String.raw`\sqrt{x+1} + 3`, 'the square root of x plus 1, plus 3'],
  [String.raw`20\,^\circ C`, '20 degrees C'],
  [String.raw`\text{HCF}(12, 18) = 6`, 'HCF of 12, 18 equals 6'],
])('what is odd or unfinished, %s, is said: %s', (tex, words) => expect(mathsInWords(tex)).toBe(words))

test('each stretch of a text knows where it stands, so that it can be marked while it is said', () => {
  const text = 'Work out  3/4 + 1/2, then rest.'
  const shown = saidPieces(text).map(({ from, to, words }) => [text.slice(from, to), words])
  expect(shown).toEqual([
    ['Work', 'Work'],
    ['out', 'out'],
    ['3/4 + 1/2,', '3 quarters plus 1 half,'],
    ['then', 'then'],
    ['rest.', 'rest.'],
  ])
})
