import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { markAnswer } from '../marking/mark-answer.ts'

const FOLDER = new URL('../../../tests/corpus/typing/', import.meta.url)
/** A plain question or its topic, a right answer, a wrong one, and the question as somebody typed it. */
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
  ['what is 27 to the power of 2/3', '9'],
  ['0.777777 recurring as a fraction?? nobody taught us this', '7/9'],
  ['20, 30, 40, __, __ keep cownting', '50, 60'],
  ['is 46 odd, or is it even', 'even'],
  ['total no. of factors of 36 is?', '9'],
  ['4 m, 405 cm, 390 cm, 425 cm from these which is most small', '390 cm'],
  ['5274 = __ + __ + __ + __', '5000 + 200 + 70 + 4'],
  ['87÷5 = _ r _', '17 r 2'],
  ['hi can you add up (3x² + 2x) and (x² - 5x) with me', '4x² - 3x'],
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
  '0.16 recurring as a fraction',
  '500 ÷ 16 with the quotient and the r bit too please',
  'forty five thousand in standard form please',
  'which of these is irrational root twenty five root eleven one seventh or nought point two eight',
  'a is 5 + 4. is a in the 3 times table',
  'In Leeds is minus 4 degree. Paris is 7 degree more warm. So in Paris how many?',
  '__ + __ = 10',
  '4207 = __ + __',
  "3/4 over 0.7, yes or no, can't do it",
  'which is smallest: 0,405 or 0.45',
])('%s is not read: what stands beside it matters', text => {
  expect(markAnswer(text, '1')).toBeUndefined()
})
