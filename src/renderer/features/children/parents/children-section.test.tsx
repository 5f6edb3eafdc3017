// @vitest-environment happy-dom
import { screen, waitFor, within } from '@testing-library/react'
import { expect, test } from 'vitest'
import { childEndpoints, type ParentsChild } from '#contract/children.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { answer } from '#support/renderer/wire.ts'
import { ChildrenSection } from './children-section.tsx'

const mina: ParentsChild = {
  id: 1,
  name: 'Mina',
  birthYear: 1990,
  animal: 'fox',
  color: 'blue',
  hasCode: false,
  isArchived: false,
  assistantName: 'Pip',
  limits: { monthlyAiCalls: 50, monthlyVoiceMinutes: null },
  timeRules: { minutesADay: null, bedtime: null },
}
const leo: ParentsChild = { ...mina, id: 2, name: 'Leo', animal: 'owl', color: 'red', isArchived: true }
const { listAllChildren, changeChild, addChild } = childEndpoints

const { limits: _, assistantName: __, ...changed } = { ...mina, name: 'Mina Rose' }

/** What was sent to change something, in order. */
function watchBodies(): unknown[] {
  const bodies: unknown[] = []
  const { fetch } = globalThis
  globalThis.fetch = (input, init) => {
    if (typeof init?.body === 'string') bodies.push(JSON.parse(init.body))
    return fetch(input, init)
  }
  return bodies
}

test('only what has changed is sent: a birth year that is offered no more stays as it is', async () => {
  const { user } = showScreen(<ChildrenSection />, {
    answers: [answer(listAllChildren, [mina]), answer(changeChild, changed)],
  })
  const bodies = watchBodies()
  await user.click(await screen.findByRole('button', { name: 'Mina' }))
  await user.clear(screen.getByLabelText('Name'))
  await user.type(screen.getByLabelText('Name'), 'M')
  await user.click(screen.getByRole('button', { name: 'Save' }))
  expect(await screen.findByText('Name is too short')).toBeDefined()
  await user.type(screen.getByLabelText('Name'), 'ina Rose')
  await user.click(screen.getByRole('radio', { name: 'Whale' }))
  await user.click(screen.getByRole('button', { name: 'Save' }))
  await waitFor(() => expect(bodies).toEqual([{ name: 'Mina Rose', animal: 'whale' }]))
})

test('the only one who learns is not archived, and it says why', async () => {
  const { user } = showScreen(<ChildrenSection />, { answers: [answer(listAllChildren, [mina, leo])] })
  await user.click(await screen.findByRole('button', { name: 'Mina' }))
  expect(screen.getByText(/Mina is the only one who learns here/)).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Archive Mina' })).toBeNull()
  const archived = within(screen.getByRole('region', { name: 'Archived' }))
  await user.click(archived.getByRole('button', { name: 'Leo' }))
  expect(archived.getByRole('button', { name: 'Bring Leo back' })).toBeDefined()
})

test('a code is three pictures in order, saved when all are chosen', async () => {
  const { user } = showScreen(<ChildrenSection />, {
    answers: [answer(listAllChildren, [mina]), answer(changeChild, { ...changed, hasCode: true })],
  })
  const bodies = watchBodies()
  await user.click(await screen.findByRole('button', { name: 'Mina' }))
  await user.click(screen.getByRole('switch', { name: 'Ask Mina for three pictures' }))
  const code = within(screen.getByRole('group', { name: 'The picture code of Mina' }))
  for (const animal of ['Owl', 'Fox', 'Owl']) {
    expect(code.getByRole('button', { name: 'Save the code' })).toHaveProperty('disabled', true)
    await user.click(code.getByRole('button', { name: animal }))
  }
  await user.click(code.getByRole('button', { name: 'Save the code' }))
  await waitFor(() => expect(bodies).toEqual([{ pictureCode: ['owl', 'fox', 'owl'] }]))
})

test('a new child gets an animal and a color that no other has', async () => {
  const { user } = showScreen(<ChildrenSection />, {
    answers: [answer(listAllChildren, [mina, leo]), answer(addChild, { ...changed, id: 3, name: 'Ada' })],
  })
  const bodies = watchBodies()
  await user.click(await screen.findByRole('button', { name: 'Add a child' }))
  await user.type(screen.getByLabelText('Name'), 'Ada')
  await user.click(screen.getByRole('button', { name: 'Add' }))
  expect(await screen.findByText('Please select a birth year')).toBeDefined()
  const year = new Date().getFullYear() - 9
  await user.selectOptions(screen.getByLabelText('Birth year'), String(year))
  await user.click(screen.getByRole('button', { name: 'Add' }))
  await waitFor(() =>
    expect(bodies).toEqual([{ name: 'Ada', birthYear: year, animal: 'cat', color: 'green' }]),
  )
})
