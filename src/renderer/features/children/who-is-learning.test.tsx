// @vitest-environment happy-dom
import { screen } from '@testing-library/react'
import { beforeEach, describe, expect, test, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { type Child, childEndpoints } from '#contract/children.ts'
import { queryClient } from '#lib/query-client.ts'
import { family, showScreen } from '#support/renderer/screen.tsx'
import { testScreenStates } from '#support/renderer/screen-states.ts'
import { answer } from '#support/renderer/wire.ts'
import WhoIsLearningPage from './who-is-learning.tsx'

const child = (id: number, name: string, more: Partial<Child> = {}): Child => ({
  id,
  name,
  birthYear: 2016,
  animal: 'fox',
  color: 'blue',
  hasCode: false,
  isArchived: false,
  ...more,
})
const list = (...children: Child[]) => answer(childEndpoints.listChildren, { children, learningId: null })
const three = list(child(1, 'Mina'), child(2, 'Leo', { animal: 'bear' }), child(3, 'Zoë', { hasCode: true }))

/** The page in a window that is nobody's yet. */
function Page() {
  queryClient.setQueryData([accountEndpoints.me.path], { ...family, hasSiblings: true, mustChoose: true })
  return <WhoIsLearningPage />
}

beforeEach(() => void vi.spyOn(window.location, 'assign').mockImplementation(() => {}))

describe('who is learning', () => {
  testScreenStates({
    page: <Page />,
    answers: [three],
    reads: [{ endpoint: childEndpoints.listChildren, failure: 'The children could not be loaded' }],
    empty: 'Leo',
  })
})

test('each tile is named by child and animal, and the first has the focus', async () => {
  showScreen(<Page />, { answers: [three] })
  const first = await screen.findByRole('button', { name: 'Mina, fox' })
  expect(document.activeElement).toBe(first)
  expect(screen.getByRole('button', { name: 'Leo, bear' })).not.toBe(first)
  const zoe = screen.getByRole('button', { name: 'Zoë, fox' })
  expect(zoe.getAttribute('aria-description')).toBe('Asks for three pictures')
})

test('a chosen child has its ticket kept for the next load of the page', async () => {
  const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
  const user = { ...family, id: 2, childName: 'Leo' }
  const { user: hand } = showScreen(<Page />, {
    answers: [three, answer(childEndpoints.startLearning, { user, ticket: '2.seal' })],
  })
  await hand.click(await screen.findByRole('button', { name: 'Leo, bear' }))
  await vi.waitFor(() => expect(reload).toHaveBeenCalledOnce())
  expect(sessionStorage.getItem('learner')).toBe('2.seal')
  reload.mockRestore()
})
