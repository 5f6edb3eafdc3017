// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import type { PictureReading } from '#contract/picture-readings.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { PictureReadings } from './picture-reading.tsx'
import { wizard } from './wizard-store.ts'

const reading: PictureReading = {
  text: 'Work out\n47 + 38',
  lines: [
    { from: 0, to: 8, corners: [] },
    { from: 9, to: 16, corners: [] },
  ],
  doubts: [],
  questions: [],
  answer: { text: '47 + 38 = 85', doubts: [{ from: 10, to: 12, others: ['35'] }] },
}

function show(more: { answer?: string } = {}) {
  const picture = new File(['x'], 'page.png', { type: 'image/png' })
  wizard.setState({
    question: reading.text,
    answer: more.answer ?? '',
    pictures: { question: [picture], answer: [] },
    readings: new Map([[picture, { state: 'read', reading, isTaken: true, isSeen: true }]]),
  })
  return showScreen(<PictureReadings side="question" onCorrect={() => {}} />, { answers: [] })
}

test('an answer on the photo of the question is shown with what is unsure, and taken by a press alone', async () => {
  const { user } = show()
  expect(screen.getByText('85').tagName).toBe('MARK')
  expect(screen.getByTitle('Or 35?')).toBeDefined()
  expect(wizard.getState().answer).toBe('')
  await user.click(screen.getByRole('button', { name: 'Use this as my answer' }))
  expect(wizard.getState().answer).toBe('47 + 38 = 85')
  expect(screen.queryByRole('button', { name: 'Use this as my answer' })).toBeNull()
})

test('what a child has typed as its answer stays', async () => {
  const { user } = show({ answer: 'I added them.' })
  await user.click(screen.getByRole('button', { name: 'Use this as my answer' }))
  expect(wizard.getState().answer).toBe('I added them.\n47 + 38 = 85')
})
