// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { describe, expect, test } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { birthYears } from '#contract/birth-years.ts'
import { sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { family, showScreen } from '#support/renderer/screen.tsx'
import { answer, type Behaviour, UNEXPECTED } from '#support/renderer/wire.ts'
import { LandingPage } from './landing-page.tsx'

const { families } = sharedComputerEndpoints
const answers = [answer(families, []), answer(accountEndpoints.login, family)]

describe('the log-in', () => {
  const show = (prepare: Parameters<typeof showScreen>[1]['prepare'] = () => {}) =>
    showScreen(<LandingPage />, { path: '/?form=login', answers, prepare })

  async function logIn(behaviour: Behaviour) {
    const shown = show(wire => wire.behave(accountEndpoints.login, behaviour))
    await shown.user.type(await screen.findByLabelText('E-mail'), family.email)
    await shown.user.type(screen.getByLabelText('Password'), 'seven brown foxes')
    await shown.user.click(screen.getByRole('button', { name: 'Log in' }))
    return shown
  }

  test.for<Behaviour>(['hangs', 'fails', 'is gone', 'answers nonsense'])(
    'by e-mail is there while the families of this computer are not (%s)',
    async behaviour => {
      show(wire => wire.behave(families, behaviour))
      expect(await screen.findByLabelText('E-mail')).toBeDefined()
      expect(screen.queryByRole('alert')).toBeNull()
    },
  )

  test('says that it is under way', async () => {
    await logIn('hangs')
    expect(await screen.findByRole('button', { name: 'Logging in...' })).toBeDefined()
  })

  test.for<[Behaviour, string]>([
    ['fails', UNEXPECTED.message],
    ['is gone', 'Stepwise is not answering.'],
  ])('says why it did not work (%s), and can be tried again', async ([behaviour, words]) => {
    await logIn(behaviour)
    expect(await screen.findByText(new RegExp(words.replaceAll('.', '\\.')))).toBeDefined()
    expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Log in' }).disabled).toBe(false)
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(family.email)
  })
})

describe('the sign-up', () => {
  test('holds what is typed against the contract, and says why sending did not work', async () => {
    const registered = answer(accountEndpoints.register, { ...family, recoveryCode: '4F7KQ' })
    const { user } = showScreen(<LandingPage />, {
      path: '/',
      answers: [registered],
      prepare: wire => wire.behave(accountEndpoints.register, 'is gone'),
    })
    const send = () => user.click(screen.getByRole('button', { name: 'Create Account' }))
    await send()
    expect(await screen.findByText('Password must be at least 8 characters')).toBeDefined()
    await user.type(screen.getByLabelText('Your name'), 'Maria')
    await user.type(screen.getByLabelText('Child’s name'), 'Leo')
    const [newest = 0] = birthYears(new Date().getFullYear())
    await user.selectOptions(screen.getByLabelText('Birth year'), String(newest))
    await user.type(screen.getByLabelText('E-mail'), family.email)
    await user.type(screen.getByLabelText('Password'), 'seven brown foxes')
    await send()
    expect(await screen.findByText(/Stepwise is not answering/)).toBeDefined()
    expect(screen.getByLabelText<HTMLInputElement>('E-mail').value).toBe(family.email)
  })
})
