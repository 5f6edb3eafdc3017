import { expect, test } from 'vitest'
import type { PictureReading } from '#contract/picture-readings.ts'
import { noReadings, type ReadingsState, readingsActions } from './wizard-readings.ts'

const page: PictureReading = {
  text: 'What is 347 + 286?\n347 + 286 = 623',
  lines: [],
  doubts: [],
  questions: [],
  answerFrom: 19,
}

/** A wizard as far as pictures are read in it, with what stands in its fields. */
async function readOn(side: 'question' | 'answer', texts: { question: string; answer: string }) {
  const picture = new File(['x'], 'page.jpg')
  let state: ReturnType<Parameters<typeof readingsActions>[0]> = {
    ...(noReadings as ReadingsState),
    ...texts,
    pictures: { question: [], answer: [], [side]: [picture] },
    round: 1,
  }
  const actions = readingsActions(
    () => state,
    change => {
      state = { ...state, ...change }
    },
    async () => ({ reading: page }),
  )
  await actions.readPicture(side, picture)
  return { question: state.question, answer: state.answer }
}

test('a page with a question and an answer fills both, and writes over no answer', async () => {
  const both = { question: 'What is 347 + 286?', answer: '347 + 286 = 623' }
  expect(await readOn('question', { question: '', answer: '' })).toEqual(both)
  expect(await readOn('question', { question: '', answer: '633' })).toEqual({ ...both, answer: '633' })
})

test('the page of an answer is the answer alone where its question is the known one, else all of it', async () => {
  const known = { question: 'What is 347 + 286', answer: '' }
  expect(await readOn('answer', known)).toEqual({ ...known, answer: '347 + 286 = 623' })
  const other = { question: 'How many apples does she have left?', answer: '' }
  expect(await readOn('answer', other)).toEqual({ ...other, answer: page.text })
})
