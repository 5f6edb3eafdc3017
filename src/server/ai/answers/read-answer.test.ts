import { expect, test } from 'vitest'
import { z } from 'zod'
import { timesAsMuch } from '#support/times-as-much.ts'
import { readAnswer } from './read-answer.ts'

const schema = z.object({
  score: z.number(),
  words: z.string().min(1),
  note: z.string().nullable(),
  more: z.array(z.object({ url: z.string().nullable(), points: z.number().nullable() })),
  hint: z.string().optional(),
})
const whole = { score: 3, words: 'Good', note: null, more: [] }
const read = (answer: unknown) =>
  readAnswer(typeof answer === 'string' ? answer : JSON.stringify(answer), schema)

test('a missing field that may be null is null, in lists too', () => {
  const { note: _, ...without } = whole
  expect(read({ ...without, more: [{}, { url: 'x' }] })).toEqual({
    data: {
      ...whole,
      more: [
        { url: null, points: null },
        { url: 'x', points: null },
      ],
    },
  })
})

test('a field that we can do without may be null on the wire', () => {
  expect(read({ ...whole, hint: null })).toEqual({ data: whole })
  expect(read({ ...whole, hint: 'Look' })).toEqual({ data: { ...whole, hint: 'Look' } })
})

test.each([
  ['"3"', 3],
  ['" 2.5 "', 2.5],
  ['"-1"', -1],
])('a number as text is a number: %s', (written, score) => {
  expect(read(JSON.stringify(whole).replace('3', written))).toEqual({ data: { ...whole, score } })
})

test.each(['"three"', '"3/4"', '""', '"0x3"', '"3 of 4"', 'true'])(
  'what is no number is none: %s',
  written => {
    expect(read(JSON.stringify(whole).replace('3', written))).toEqual({
      problem: 'it did not fit at score.',
    })
  },
)

test('a text that is a number is a text', () => {
  expect(read({ ...whole, words: 56 })).toEqual({ data: { ...whole, words: '56' } })
})

const json = JSON.stringify(whole)

test.each([
  ['a code block', `Here you are:\n\`\`\`json\n${json}\n\`\`\`\nAll {clear}?`],
  ['thoughts', `<think>It is {"score": 1}, or "{" perhaps</think>${json}`],
  ['thoughts by another name', `<thinking>{}</thinking>\n${json}`],
  ['thoughts that began unseen', `First I look {closely}.</think>${json}`],
  ['a sentence with brackets', `The set {1, 2} has two members. ${json} Is {that} right?`],
  ['an envelope', JSON.stringify({ assessment: whole })],
])('%s around the JSON does not matter', (_, answer) => {
  expect(read(answer)).toEqual({ data: whole })
})

test('brackets and quotes in a text are text', () => {
  const words = 'Sets: {1, 2} and "}" \\ {'
  expect(read({ ...whole, words })).toEqual({ data: { ...whole, words } })
})

test.each([
  ['\\frac{3}{4}', '$\\frac{3}{4}$'],
  ['\\times and \\( x \\)', '$\\times and \\( x \\)$'],
  ['\\\\frac\\n\\u00e9', '$\\frac\né$'],
  ['\\underline', '$\\underline$'],
])('the backslashes of maths need not be two: %s', (written, words) => {
  expect(read(json.replace('Good', `$${written}$`))).toEqual({ data: { ...whole, words } })
})

test('our own limits hold', () => {
  expect(read({ ...whole, words: '' })).toEqual({ problem: 'it did not fit at words.' })
})

test.each([
  ['prose', 'The score is three.'],
  ['nothing', ''],
  ['half an answer', json.slice(0, -1)],
  ['thoughts alone', '<think>{"score": 3'],
])('%s is no JSON', (_, answer) => {
  expect(read(answer)).toEqual({ problem: 'it was not JSON.' })
})

test('a flood of brackets is over at once', async () => {
  const brackets = '{'.repeat(2_000_000)
  expect(read(brackets)).toHaveProperty('problem')
  const prose = 'The score. '.repeat(180_000)
  expect(
    await timesAsMuch(
      () => read(brackets),
      () => read(prose),
      150,
    ),
  ).toBeLessThan(150)
})
