import { readdirSync, readFileSync } from 'node:fs'
import { expect, test } from 'vitest'
import { growth, MOST_GROWTH } from '#support/growth.ts'
import { isAll, someOf } from '#support/how-much.ts'
import { expectKnownAmong } from '#support/known-failures.ts'
import { unread } from '../../../tests/corpus/maths/corpus.ts'
import { solve } from '../kinds/doors.ts'
import { readQuestions } from '../questions/read-questions.ts'
import { askedFirst, readTyped } from './read-typed.ts'

const FOLDER = new URL('../../../tests/corpus/typing/', import.meta.url)
const ANOTHER_TASK = 'another-task.txt'

const framesOf = (file: string) =>
  readFileSync(new URL(file, FOLDER), 'utf8')
    .trim()
    .split('\n')
    .map(line => line.replaceAll('\\n', '\n'))
const voices = readdirSync(FOLDER).filter(
  name => name.endsWith('.txt') && !name.startsWith('known-') && name !== ANOTHER_TASK,
)

const QUESTIONS = [
  'What is 3/4 of 60?',
  'Expand 3(x + 4)',
  'Find the perimeter of a rectangle with sides 7 cm and 4 cm.',
  '347 + 286',
  'Find the mean of 4, 7, 9 and 12.',
  'Solve 2x + 3 = 11',
]

/** In every run each frame stands around one of the questions, each time another. */
const questionsFor = (at: number) => (isAll ? QUESTIONS : QUESTIONS.slice(at % QUESTIONS.length).slice(0, 1))

const answersOf = (text: string, read = readTyped) => read(text)?.map(question => solve(question).answer)
const inFrame = (frame: string, question: string) => frame.replace('{Q}', () => question)

test('a question is read in what people write around it, and never as another one', async () => {
  const typed = voices
    .flatMap(framesOf)
    .flatMap((frame, at) =>
      questionsFor(at).map(question => ({
        text: inFrame(frame, question),
        meant: answersOf(question, readQuestions),
      })),
    )
    .map(each => ({ ...each, answers: answersOf(each.text) }))
  const read = typed.filter(({ answers }) => answers)
  for (const { text, answers, meant } of read) expect(answers, text).toEqual(meant)
  const texts = (list: typeof typed) => list.map(({ text }) => text)
  await expectKnownAmong(
    'typing/known-unread.txt',
    texts(typed.filter(each => !read.includes(each))),
    texts(typed),
  )
})

test.each(['\nx = ___ (3 marks)', '\n\nx = ...............   (3 marks)', '\nx =', ' x = ....'])(
  'the letter of the line for the answer is no factor of what stands above it: %j',
  line => {
    const answers = answersOf(`4. Solve 5x – 3 = 2x + 12${line}`)
    expect(answers ?? answersOf('Solve 5x – 3 = 2x + 12')).toEqual(answersOf('Solve 5x – 3 = 2x + 12'))
  },
)

test.each([
  ['-8 + 5', '-3'],
  ['.5 + .25', '0.75'],
  ['2 - 5 + 1', '-2'],
  ['15 - 4 x 2', '7'],
])(
  'no number, sign or point is taken from the front of a calculation, whatever people write around it: %s',
  (question, answer) => {
    const read = someOf(voices.flatMap(framesOf), 50).map(frame => ({
      frame,
      answers: answersOf(inFrame(frame, question)) ?? [answer],
    }))
    expect(read.filter(({ answers }) => answers.join() !== answer)).toEqual([])
  },
)

test('what asks for something else than the answer is not read as the question alone', () => {
  const texts = framesOf(ANOTHER_TASK).flatMap((frame, at) =>
    questionsFor(at).map(question => inFrame(frame, question)),
  )
  expect(texts.filter(text => readTyped(text))).toEqual([])
})

test('what must be left alone is left alone with talk around it too', () => {
  const around = (text: string) => [text, `hi, im stuck on this one. ${text}`, `${text} thanks so much!`]
  expect(
    someOf(unread, 30)
      .flatMap(around)
      .filter(text => readTyped(text) && !readQuestions(text)),
  ).toEqual([])
})

test.each([
  ['Fnid the permieter of a sqaure with side 6 cm', 'Find the perimeter of a square with side 6 cm'],
  ['simplfy 12/18', 'Simplify 12/18'],
  [
    'waht is the probabilty of rolling a 6 on a fair dice',
    'What is the probability of rolling a 6 on a fair dice?',
  ],
  ['whatis 25% of 80', 'What is 25% of 80?'],
  ['Make r the subject fo C = 2πr', 'Make r the subject of C = 2πr'],
  ['Expand 3(x + 4) pls', 'Expand 3(x + 4)'],
  ['expnad 3(x + 4) asap lol', 'Expand 3(x + 4)'],
  ['Roudn 3.456 to 2 decimla places', 'Round 3.456 to 2 decimal places'],
])('slips are put right: %s', (typed, meant) => {
  expect(answersOf(typed)).toEqual(answersOf(meant, readQuestions))
})

test.each([
  'i scored the winning goal!!!!! 3-2',
  'i saw a rainbow a DOUBLE one',
  'The die is biased. What is the probability of rolling a 6?',
  'x is negative. Solve x^2 = 9',
  'What is 3/4 of 60? Give it to the nearst ten.',
  'In a right triangle, a = 5 and b = 12. Find a.',
  'Tom has 5 apples. What is 3 + 4 more than that?',
  'A whole number is 480 to the nearest 10. Write the upper bound of the number.',
  "please don't solve 2x + 3 = 11",
])('%s is not read: what stands beside it matters, or nothing is asked', text => {
  expect(readTyped(text)).toBeUndefined()
})

test.each([
  ['words of talk', 'please '],
  ['clauses of talk', 'so i said, '],
  ['slips', 'permieter '],
  ['beginnings of questions', 'what is '],
  ['faces', '😀 '],
])('%s without end take no more than they are longer', async (_, part) => {
  expect(await growth(30, count => part.repeat(count) + count, readTyped)).toBeLessThan(MOST_GROWTH)
})

test.each([
  'Hello, my son has this homework. {Q}',
  'hi can you help me with this one: {Q} thanks so much!',
  '{Q} Show your working.',
])('a story is asked about with talk around it too: %s', frame => {
  const story =
    'Hector counted coins: 6 quarters worth 25 cents each and 4 dimes worth 10 cents each. How many cents does he have?'
  expect(askedFirst(story)).toContain('10¢ for each dime')
  expect(askedFirst(inFrame(frame, story))).toBe(askedFirst(story))
})
