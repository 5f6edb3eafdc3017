// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { expect, test } from 'vitest'
import { type HomeModel, homeModelEndpoints, type LookAtHomeModels } from '#contract/home-models.ts'
import { showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import { HomeModels } from './home-models.tsx'

const { look, tryOut, use, fetchModel } = homeModelEndpoints
const listed: HomeModel = {
  ...{ id: 'gemma', name: 'Gemma', words: 'By Google.', bytes: 3_300_000_000, licence: 'Apache-2.0' },
  ...{ source: 'huggingface.co', isHere: false, isInUse: false, isRecommended: true },
}
const nothing: LookAtHomeModels = { models: [listed], folder: '/data/models', freeBytes: 9_000_000_000 }
const here = (more: Partial<HomeModel>): LookAtHomeModels => ({
  ...nothing,
  models: [{ ...listed, isHere: true, ...more }],
})
const page = <HomeModels onUsed={() => {}} />

testScreenStates({
  page,
  answers: [answer(look, nothing)],
  reads: [{ endpoint: look, failure: 'The models could not be loaded' }],
  empty: 'into /data/models, where 9 GB are free',
})

test('a download says how far it is and offers nothing else to download meanwhile', async () => {
  const fetching = {
    model: 'gemma',
    state: 'paused' as const,
    completed: 1_000_000_000,
    total: 3_300_000_000,
  }
  const { user } = showScreen(page, {
    answers: [answer(look, nothing), answer(fetchModel, { ...nothing, fetching })],
  })
  await user.click(await screen.findByRole('button', { name: 'Download Gemma' }))
  expect(await screen.findByRole('progressbar', { name: /Paused: Gemma/ })).toBeDefined()
  expect(screen.getByRole<HTMLButtonElement>('button', { name: 'Download Gemma' }).disabled).toBe(true)
})

test('a model is used only once it was tried, and what the trial found is said', async () => {
  let used = 0
  const trial = { isGood: true, words: 'It works well on this computer.' }
  const { user } = showScreen(<HomeModels onUsed={() => (used += 1)} />, {
    answers: [
      answer(look, here({})),
      answer(tryOut, here({ trial })),
      answer(use, here({ trial, isInUse: true })),
    ],
  })
  const button = (name: string) => screen.findByRole('button', { name })
  expect(await button('Try Gemma on this computer')).toBeDefined()
  expect(screen.queryByRole('button', { name: 'Use Gemma' })).toBeNull()
  await user.click(await button('Try Gemma on this computer'))
  await user.click(await button('Use Gemma'))
  expect(await screen.findByText('In use')).toBeDefined()
  expect(screen.getByText(trial.words)).toBeDefined()
  expect(used).toBe(1)
})

test('where no model fits the computer, it says why and offers nothing', async () => {
  const unfit = 'The home AI wants 8 GB of memory, and this computer has 4 GB.'
  showScreen(page, { answers: [answer(look, { ...nothing, unfit })] })
  expect(await screen.findByText(unfit)).toBeDefined()
  expect(screen.queryByRole('button')).toBeNull()
})
