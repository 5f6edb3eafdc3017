// @vitest-environment happy-dom
import { screen, waitFor } from '@testing-library/react'
import { expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { family, showScreen } from '#support/renderer/screen.tsx'
import { answer, type Behaviour, UNEXPECTED } from '#support/renderer/wire.ts'
import ProfilePage from './profile-page.tsx'

const update = accountEndpoints.changeProfile
const answers = [answer(update, { ...family, assistantName: 'Zed' })]

async function save(behaviour: Behaviour) {
  const shown = showScreen(<ProfilePage />, { answers, prepare: wire => wire.behave(update, behaviour) })
  const name = screen.getByLabelText<HTMLInputElement>(/Assistant/)
  await shown.user.clear(name)
  await shown.user.type(name, 'Zed')
  await shown.user.click(screen.getByRole('button', { name: /Save/ }))
  return { ...shown, name }
}

test('while it is saved, the button waits', async () => {
  await save('hangs')
  await waitFor(() => expect(document.querySelector('form [aria-busy=true]')).not.toBeNull())
})

test.for<[Behaviour, string]>([
  ['fails', UNEXPECTED.message],
  ['is gone', 'Stepwise is not answering.'],
  ['fails silently', 'An unknown error occurred'],
])('not saved (%s): it says why and what was typed stays', async ([behaviour, words]) => {
  const { name } = await save(behaviour)
  expect(await screen.findByText(new RegExp(words.replaceAll('.', '\\.')))).toBeDefined()
  expect(name.value).toBe('Zed')
})

test('a password that is not changed, for reasons that nobody tells, may be the wrong one', async () => {
  const { user } = showScreen(<ProfilePage />, {
    answers: [answer(accountEndpoints.changePassword, undefined)],
    prepare: wire => wire.behave(accountEndpoints.changePassword, 'fails silently'),
  })
  await user.click(screen.getByRole('tab', { name: 'Password' }))
  for (const label of ['Current Password', 'New Password', 'Confirm New Password'])
    await user.type(screen.getByLabelText(label), 'seven brown foxes')
  await user.click(screen.getByRole('button', { name: 'Update Password' }))
  expect(await screen.findByText('Failed to update password')).toBeDefined()
  expect(screen.getByText('Current password may be incorrect')).toBeDefined()
})
