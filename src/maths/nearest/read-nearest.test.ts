import { readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { someOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { typedTexts } from '../../../tests/corpus/wordings/known-wordings.ts'
import { markQuestion } from '../kinds/doors.ts'
import { askedFirst, readTyped } from '../typed/read-typed.ts'
import { KNOWN } from './known.ts'
import { readNearest } from './read-nearest.ts'
import type { Known } from './wordings.ts'

/** Nothing of the writers whose questions are tried. */
function heldOut(): Known {
  const typed = new Set(typedTexts())
  const without = Object.entries(KNOWN.wordings).map(([sorts, meanings]) => [
    sorts,
    Object.fromEntries(
      Object.entries(meanings).map(([meaning, texts]) => [meaning, texts.filter(text => !typed.has(text))]),
    ),
  ])
  return { ...KNOWN, wordings: Object.fromEntries(without) }
}

const cases = ['as-typed-by-a-child', 'as-typed-by-grown-ups']
  .flatMap(name =>
    readFileSync(new URL(`../../../tests/corpus/typing/${name}.tsv`, import.meta.url), 'utf8')
      .trim()
      .split('\n'),
  )
  .map(line => {
    const [, right = '', wrong = '', typed = ''] = line.split('\t')
    return { right, wrong, text: typed.replaceAll('\\n', '\n') }
  })

test('questions that are not read as they stand are near to a known wording but the known ones, and none is misjudged', async () => {
  const known = heldOut()
  const tried = someOf(
    cases.filter(({ text }) => !readTyped(text)),
    10,
  )
  const near = tried.map(each => ({ ...each, read: readNearest(each.text, known) }))
  const misjudged = near.filter(
    ({ read, right, wrong }) =>
      read &&
      (markQuestion(read.question, right).verdict !== 'right' ||
        markQuestion(read.question, wrong).verdict === 'right'),
  )
  expect(misjudged.map(({ text, read }) => [text, read?.words])).toEqual([])
  await expectKnownAmong(
    'typing/known-not-near.txt',
    near.filter(({ read }) => !read).map(({ text }) => text),
    tried.map(({ text }) => text),
  )
})

test.each([
  ['area of a triangel thing, the bottom is 14cm and its 5cm tall, my nan said halve it??', '35 cm²'],
  ['missing angel in triangle. other ones 35 and 80', '65°'],
  ['nth term of 6 10 14 18 i said n+4 becos it goes up in 4s', '4n + 2'],
  ['if 5 men build the wall in 8 days how long for 10 men at same speed?', '4 days'],
  ['2 and 3/4 into a topheavy one. do u times the 2 and the 4', '11/4'],
  ['what is the vol of a cube thing with edges of 4 cm, he has put 12 which i think is wrong', '64 cm³'],
  ['Multiples of 10, give first 6', '10, 20, 30, 40, 50, 60'],
  ['multiples of nine, first 5 of em', '9, 18, 27, 36, 45'],
  ['so the jacket is reduced by 20%, now costs £48, find what it was originally. I added 20% back on', '£60'],
])('%s', (text, answer) => {
  expect(askedFirst(text)).toMatch(/^I read this as:/)
  const [question] = readTyped(text, { isReadRight: true }) ?? []
  expect(question && markQuestion(question, answer).verdict).toBe('right')
})

test.each([
  'area of triangel the bottom is 12cm and its 7cm tall, whats half the area',
  'x squared is 64 and x isnt negative find x',
  'mean of 6 8 3 11 7 without the biggest one',
  'which one is bigger 5/8 or 3/5 and explain why',
  'there is 24 in the class, three quarters got pets, half of THEM hav dogs. dogs = ?',
  'how many more than 15% of 240 is 50',
  'nearest hundred but 6482 was doubled first',
  'median of 7 3 9 4 12 except the 12',
  'rectangle long side 8 short side 4 all cm perimeter if the long side gets 2 longer',
  'minus what is 7 plus twelve less than a dozen',
  'chance of not getting a number less than 3 or a 5 on a die',
  'the range of 5 8 11 14 minus their mean',
  'A shop buys an article for $60 and sells it for $50. Find the profit per cent.',
  'A coat costs £80 and is reduced by 20%. How much more is it than a hat of £30?',
  'The ratio of boys to girls is 4:5. There are 20 girls in class A. How many boys are there in class B?',
  'In a right triangle, a = 5 and b = 12. Find a.',
  'A biased die is rolled 60 times. How many sixes would you expect?',
  'The album has 20 pages. She has put 8 stamps on each of the first 12 pages. How many stamps are in the album?',
  'only a hint for the lcm of 6 and 15 pls',
  'radius 7cm, pi is 22/7, circle ka circumference',
  'Before September which month is',
  '12 and 18 have factors "in common". how sweet. list them',
  'The pattern so far goes 5, 9, 13, 17. Carry it on for another two terms, please',
  'two numbers, add them n ye get 26, times them n ye get 168. which is the smaller one',
  '9 11 15 17 21 - pick out the primes for me',
  'the lcm of 6 and 15 i said 90 is she right or is it that my answer is right',
])('%s is not read as something near: what stands beside it matters', text => {
  expect(readNearest(text, KNOWN)?.words).toBeUndefined()
})

test('a long hostile text is left alone after so many steps', () => {
  const text = 'of 3 cm and 4 cm 5:6 '.repeat(28)
  expect(readNearest(text, KNOWN)).toBeUndefined()
  expect(readNearest(`${'area '.repeat(90)}3 cm 4 cm`, KNOWN)).toBeUndefined()
})
