import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { markAnswer } from '../marking/mark-answer.ts'

const FOLDER = new URL('../../../tests/corpus/typing/', import.meta.url)
/** A plain question, a right answer, a wrong one, and the question as somebody typed it. */
const cases = readdirSync(FOLDER)
  .filter(name => name.startsWith('as-typed-'))
  .flatMap(name => readFileSync(new URL(name, FOLDER), 'utf8').trim().split('\n'))
  .map(line => {
    const [, right = '', wrong = '', typed = ''] = line.split('\t')
    return { right, wrong, text: typed.replaceAll('\\n', '\n') }
  })
const tried = someOf(cases, 40)
const verdicts = (text: string, answer: string) =>
  markAnswer(text, answer)?.marked.map(({ verdict }) => verdict)

test('questions as children and grown-ups type them are read but the known ones, and none is misjudged', async () => {
  const marked = tried.map(each => ({ ...each, isRight: verdicts(each.text, each.right) }))
  const read = marked.filter(({ isRight }) => isRight)
  const misjudged = read.filter(
    ({ text, wrong, isRight }) =>
      isRight?.includes('wrong') || verdicts(text, wrong)?.every(each => each === 'right'),
  )
  expect(misjudged.map(({ text }) => text)).toEqual([])
  await expectKnownAmong(
    'typing/known-unread-as-typed.txt',
    marked.filter(({ isRight }) => !isRight).map(({ text }) => text),
    tried.map(({ text }) => text),
  )
})

test.each([
  ['a rectangle is 8cm long and 5cm wide whats the perimeter', '26 cm'],
  ['CUBOID\nl = 8 cm, w = 5 cm, h = 2 cm\nVolume = ________ cm³', '80 cm³'],
  ['if 2 angles in a triangle are 50 degrees n 60 degrees whats the 3rd one', '70°'],
  ['a = 3 b = 5 whats 2a + b', '11'],
  ['area of the rectangle = 48 cm² lenth = 8 cm width = ????', '6 cm'],
  ['x over 4 equals 8 solve it', 'x = 32'],
  ['(x+2)(x+5) u hav to expand AND simplify', 'x² + 7x + 10'],
  ['Solve the equation x + 14 = 23\nx = ............', 'x = 9'],
])('%s', (text, answer) => {
  expect(verdicts(text, answer)).toEqual(['right'])
})

test.each([
  'a rectangle is 8cm long and 5cm wide whats half the perimeter',
  'an isosceles triangle has angles 50° and 60° find the third one',
  'a rectangle 8 cm long and 5 cm wide has a hole of 2 cm. find the area',
  'a = 3 b = 5 whats 2a + c',
  'square root of 9 plus 16',
  'x is negative. Solve x^2 = 9',
  'roughly what is 48 x 31',
  'give it in cm. whats 3/4 of 60',
  '3 + 4 in roman numerals',
  "what's 12 + 5 in words",
  '52 × 10^4, standard form, forgot how',
  '8 : 20, form 1 : n',
])('%s is not read: what stands beside it matters', text => {
  expect(markAnswer(text, '1')).toBeUndefined()
})
