import { expect, test } from 'vitest'
import { keptPictureEndpoints } from '#contract/kept-pictures.ts'
import type { Request } from '#lib/api.ts'
import { keptPictures } from './kept-pictures.ts'
import { wizardOnAnswers } from './wizard-on-answers.ts'

const photo = new File(['x'], 'page.png', { type: 'image/png' })
const coming = {
  question: [],
  answer: [{ name: 'page.png', type: 'image/png' as const, bytes: btoa('x') }],
}

function setUp() {
  const kit = wizardOnAnswers()
  const sent: unknown[] = []
  const request = (async (endpoint: unknown, { pictures }: { pictures?: unknown }) => {
    if (endpoint === keptPictureEndpoints.keep) sent.push(pictures)
    return coming
  }) as Request
  return { kit, sent, request }
}

test('pictures are laid aside and come back beside the words that they had', async () => {
  const { kit, sent, request } = setUp()
  const wizard = kit.open()
  await keptPictures(wizard, request).keep()
  expect(sent).toEqual([])
  wizard.getState().change({ question: 'What is 1/2 + 1/3?', step: 2 })
  await wizard.getState().addPictures('answer', 'captured', [photo])
  await keptPictures(wizard, request).keep()
  expect(sent).toEqual([{ question: [], answer: [photo] }])

  const later = kit.open()
  expect(later.getState().pictureProblems.answer).toHaveLength(1)
  await keptPictures(later, request).bringBack()
  const { pictures, pictureProblems, question, answer, step } = later.getState()
  expect(pictures.answer.map(({ name, type, size }) => [name, type, size])).toEqual([
    ['page.png', 'image/png', 1],
  ])
  expect(pictureProblems).toEqual({ question: [], answer: [] })
  expect([question, answer, step]).toEqual(['What is 1/2 + 1/3?', 'See uploaded image(s) for my answer', 2])
})

test('pictures that come when a sibling has the wizard are shown to nobody', async () => {
  const { kit, request } = setUp()
  const wizard = kit.open()
  const done = keptPictures(wizard, request).bringBack()
  wizard.getState().openFor({ id: 2, email: 'rosa@example.org' })
  await done
  expect(wizard.getState().pictures).toEqual({ question: [], answer: [] })
})
