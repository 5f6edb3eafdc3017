// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { homeServerEndpoints, type LookAtHome } from '#contract/home-servers.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import { FoundAtHome, type FoundConnection } from './found-at-home.tsx'

const { lookAtHome } = homeServerEndpoints
const missing: LookAtHome = {
  servers: [
    { server: 'ollama', name: 'Ollama', address: 'http://o/v1', state: 'missing', models: [], away: 0 },
    { server: 'lm-studio', name: 'LM Studio', address: 'http://l/v1', state: 'missing', models: [], away: 0 },
  ],
  fetchable: [],
}
const found: LookAtHome = {
  ...missing,
  servers: missing.servers.map(each => ({
    ...each,
    state: each.server === 'ollama' ? ('there' as const) : ('closed' as const),
    models:
      each.server === 'ollama' ? [{ id: 'gemma4:e4b', canSeePictures: true, bytes: 6_100_000_000 }] : [],
    away: each.server === 'ollama' ? 2 : 0,
  })),
}
const page = <FoundAtHome connect={async () => {}} />

testScreenStates({
  page,
  answers: [answer(lookAtHome, missing)],
  reads: [{ endpoint: lookAtHome, failure: 'This computer could not be looked at' }],
  empty: 'Neither Ollama nor LM Studio answers here',
})

test('one press connects what the program itself has said of the model', async () => {
  const connected: FoundConnection[] = []
  const { user } = showScreen(<FoundAtHome connect={async each => connected.push(each)} />, {
    answers: [answer(lookAtHome, found)],
  })
  await user.click(await screen.findByRole('button', { name: 'Use gemma4:e4b' }))
  expect(connected).toEqual([{ address: 'http://o/v1', model: 'gemma4:e4b', canSeePictures: true }])
  expect(screen.getByText(/2 more models run on a company’s computers and are not offered/)).toBeDefined()
  expect(screen.getByText(/LM Studio is running here, but it wants a key/)).toBeDefined()
})
