import { beforeEach, describe, expect, it, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { evaluationEndpoints } from '#contract/evaluations.ts'
import { AUTO_FILLED } from '#contract/readings.ts'
import { safetyEndpoints } from '#contract/safety.ts'
import { ApiError, type Request } from '#lib/api.ts'
import type { ReadPicture } from './read-picture.ts'
import { createWizard } from './wizard.ts'
import { TOO_MANY } from './wizard-pictures.ts'

const { makeMarkingScheme, makeMarkingSchemeOfPictures, assess, assessPictures, findGaps, save } =
  evaluationEndpoints
const file = (name: string) => new File([name], name)
const namesOf = (files: readonly File[]) => files.map(({ name }) => name)

let calls: { path: string; body: Record<string, unknown>; pictures?: Record<string, File[]> }[]
let answers: Map<string, () => Promise<unknown>>
let kept: Map<string, string>
let prepare: (picture: File) => Promise<File>

const request = (async (call: Endpoint, input: { body: Record<string, unknown> }) => {
  calls.push({ path: call.path, ...input })
  return answers.get(call.path)?.()
}) as Request

function open(id = 1, read?: ReadPicture) {
  const wizard = createWizard({
    request,
    onSaved: () => {},
    prepare: picture => prepare(picture),
    ...(read && { read }),
    draftsOf: ({ id }) => ({
      getItem: name => kept.get(`${id} ${name}`) ?? null,
      setItem: (name, value) => void kept.set(`${id} ${name}`, value),
      removeItem: name => void kept.delete(`${id} ${name}`),
    }),
  })
  wizard.getState().openFor({ id, email: 'rosa@example.org', childBirthYear: new Date().getFullYear() - 10 })
  return wizard
}

const called = (call: Endpoint) => calls.filter(({ path }) => path === call.path)

beforeEach(() => {
  calls = []
  kept = new Map()
  prepare = async picture => {
    if (picture.name.endsWith('.txt')) throw new Error(`"${picture.name}" is no picture.`)
    return file(`ready-${picture.name}`)
  }
  const scheme = { markingScheme: 'scheme', totalScore: 4 }
  const assessment = { overallAssessment: 'fine', score: 3, totalScore: 4 }
  answers = new Map<string, () => Promise<unknown>>([
    [safetyEndpoints.hear.path, async () => ({})],
    [makeMarkingScheme.path, async () => scheme],
    [makeMarkingSchemeOfPictures.path, async () => ({ ...scheme, readQuestion: '7 × 8' })],
    [assess.path, async () => assessment],
    [assessPictures.path, async () => ({ ...assessment, readAnswer: '54' })],
    [findGaps.path, async () => ({ knowledgeGaps: [], knowledgeMasteries: [] })],
    [save.path, async () => ({ id: 7 })],
  ])
})

describe('adding pictures', () => {
  it('makes each ready and fills in an empty text', async () => {
    const wizard = open()
    await wizard.getState().addPictures('question', 'uploaded', [file('a.png'), file('b.png')])
    expect(namesOf(wizard.getState().pictures.question)).toEqual(['ready-a.png', 'ready-b.png'])
    expect(wizard.getState()).toMatchObject({ question: AUTO_FILLED.uploadedQuestion, answer: '' })
  })

  it('takes ten and ignores a selection that goes beyond', async () => {
    const wizard = open()
    const ten = Array.from({ length: 10 }, (_, index) => file(`${index}.png`))
    await wizard.getState().addPictures('answer', 'uploaded', ten.slice(0, 9))
    await wizard.getState().addPictures('answer', 'uploaded', [file('x.png'), file('y.png')])
    expect(wizard.getState().pictures.answer).toHaveLength(9)
    expect(wizard.getState().pictureProblems.answer).toEqual([TOO_MANY])
    await wizard.getState().addPictures('answer', 'captured', [file('z.jpg')])
    expect(namesOf(wizard.getState().pictures.answer).at(-1)).toBe('z.jpg')
    expect(wizard.getState().pictureProblems.answer).toEqual([])
  })

  it('counts those that are still being made ready', async () => {
    const wizard = open()
    const six = Array.from({ length: 6 }, (_, index) => file(`${index}.png`))
    const { addPictures } = wizard.getState()
    await Promise.all([addPictures('answer', 'uploaded', six), addPictures('answer', 'uploaded', six)])
    expect(wizard.getState().pictures.answer).toHaveLength(6)
  })

  it('says which file is no picture and keeps the others', async () => {
    const wizard = open()
    await wizard.getState().addPictures('answer', 'uploaded', [file('a.txt'), file('b.png'), file('c.txt')])
    expect(namesOf(wizard.getState().pictures.answer)).toEqual(['ready-b.png'])
    expect(wizard.getState().pictureProblems.answer).toEqual([
      '"a.txt" is no picture.',
      '"c.txt" is no picture.',
    ])
    expect(wizard.getState().preparing.answer).toBe(0)
  })

  it('gives nothing to whoever comes after a reset', async () => {
    const held = Promise.withResolvers<File>()
    prepare = () => held.promise
    const wizard = open()
    const adding = wizard.getState().addPictures('question', 'uploaded', [file('late.png')])
    wizard.getState().openFor({ id: 2, email: 'rosa@example.org', childBirthYear: 2015 })
    held.resolve(file('late.png'))
    await adding
    expect(wizard.getState()).toMatchObject({ pictures: { question: [] }, question: '' })
  })
})

describe('removing pictures', () => {
  it('takes back the text that was filled in, with the last one', async () => {
    const wizard = open()
    await wizard.getState().addPictures('question', 'captured', [file('a.jpg'), file('b.jpg')])
    const remove = () => {
      const [first] = wizard.getState().pictures.question
      if (first) wizard.getState().removePicture('question', first)
    }
    remove()
    expect(wizard.getState().question).toBe(AUTO_FILLED.capturedQuestion)
    remove()
    expect(wizard.getState()).toMatchObject({ question: '', pictures: { question: [] } })
  })
})

describe('an evaluation with pictures', () => {
  it('makes the scheme of the pictures of the question, and saves what was read', async () => {
    const wizard = open()
    await wizard.getState().addPictures('question', 'uploaded', [file('q.png')])
    wizard.getState().change({ answer: '54', step: 3 })
    await wizard.getState().submit()
    const [scheme] = called(makeMarkingSchemeOfPictures)
    expect(scheme?.body).toEqual({ question: AUTO_FILLED.uploadedQuestion, grade: 5 })
    expect(namesOf(scheme?.pictures?.question_images ?? [])).toEqual(['ready-q.png'])
    expect(called(assessPictures)[0]?.pictures).toMatchObject({ images: [] })
    expect(called(findGaps)[0]?.body).toMatchObject({ question: '7 × 8', answer: '54' })
    expect(called(save)[0]?.body).toMatchObject({ question: '7 × 8', answer: '54' })
  })

  it('makes a scheme of the words when only the answer has pictures', async () => {
    const wizard = open()
    wizard.getState().change({ question: '7 × 8?', step: 2 })
    await wizard.getState().addPictures('answer', 'captured', [file('capture.jpg')])
    wizard.getState().change({ answer: ' ' })
    await wizard.getState().submit()
    expect(called(makeMarkingScheme)).toHaveLength(1)
    expect(called(assessPictures)[0]?.body.answer).toBe(AUTO_FILLED.uploadedAnswer)
    expect(wizard.getState().result).toMatchObject({ answer: '54', reading: { answer: '54' } })
  })

  it('marks nothing unsure that was read in one before it could be looked over', async () => {
    const doubts = [{ from: 0, to: 1, others: ['6'] }]
    const reading = { text: '54', lines: [], doubts, questions: [] }
    const wizard = open(1, async () => ({ reading }))
    wizard.getState().change({ question: 'What is 7 × 8?', grade: 5, step: 3 })
    await wizard.getState().addPictures('answer', 'uploaded', [file('page.png')])
    await vi.waitFor(() => expect(wizard.getState().answer).toBe('54'))
    await wizard.getState().submit()
    expect([wizard.getState().step, calls]).toEqual([2, []])
    wizard.getState().seeReadings('answer')
    await wizard.getState().submit()
    expect(called(assessPictures)).toHaveLength(1)
  })

  it('keeps the pictures when it fails', async () => {
    answers.set(assessPictures.path, () => Promise.reject(new ApiError(503, 'Busy.')))
    const wizard = open()
    wizard.getState().change({ question: '7 × 8?', step: 3 })
    await wizard.getState().addPictures('answer', 'uploaded', [file('a.png')])
    await wizard.getState().submit()
    expect(wizard.getState()).toMatchObject({ error: 'Busy.', step: 3 })
    expect(wizard.getState().pictures.answer).toHaveLength(1)
  })
})

describe('marking again by a corrected reading', () => {
  async function marked() {
    const wizard = open()
    wizard.getState().change({ question: '7 × 8?', step: 3 })
    await wizard.getState().addPictures('answer', 'uploaded', [file('a.png')])
    await wizard.getState().submit()
    calls = []
    return wizard
  }

  it('sends the same pictures with the reading and keeps the scheme', async () => {
    const wizard = await marked()
    answers.set(assessPictures.path, async () => ({
      overallAssessment: 'right',
      score: 4,
      totalScore: 4,
      readAnswer: '56',
    }))
    await wizard.getState().markAgain({ answer: '56' })
    expect(called(makeMarkingScheme)).toEqual([])
    const [assessed] = called(assessPictures)
    expect(assessed?.body).toMatchObject({ readAnswer: '56', markingScheme: 'scheme' })
    expect(namesOf(assessed?.pictures?.images ?? [])).toEqual(['ready-a.png'])
    expect(called(save)[0]?.body).toMatchObject({ answer: '56', score: 4 })
    expect(wizard.getState()).toMatchObject({ correction: null, result: { assessment: { score: 4 } } })
  })

  it('makes a new scheme when the question was misread', async () => {
    const wizard = await marked()
    await wizard.getState().markAgain({ question: '7 × 9?', answer: '54' })
    expect(called(makeMarkingScheme)[0]?.body.question).toContain('7 × 9?')
  })

  it('keeps the old result and the correction when it fails', async () => {
    const wizard = await marked()
    answers.set(assessPictures.path, () => Promise.reject(new ApiError(503, 'Busy.')))
    await wizard.getState().markAgain({ answer: '56' })
    expect(wizard.getState()).toMatchObject({
      error: 'Busy.',
      correction: { answer: '56' },
      result: { assessment: { score: 3 } },
    })
  })

  it('goes by the words alone when a reload has lost the pictures', async () => {
    await marked()
    const wizard = open()
    await wizard.getState().markAgain({ answer: '56' })
    expect(called(assess)[0]?.body).toMatchObject({ question: '7 × 8?', answer: '56' })
  })
})

describe('a reload', () => {
  it('says that the pictures are gone, and where they were', async () => {
    const wizard = open()
    wizard.getState().change({ question: '7 × 8?', step: 2 })
    await wizard.getState().addPictures('answer', 'uploaded', [file('a.png')])
    wizard.getState().next()
    await vi.waitFor(() => expect(kept.size).toBe(1))
    expect(open().getState()).toMatchObject({
      step: 2,
      question: '7 × 8?',
      answer: '',
      pictureProblems: { question: [], answer: [expect.stringContaining('add them again')] },
    })
  })
})
