// @vitest-environment happy-dom
import { beforeEach, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { draftsOf, forgetDrafts, keepDraft } from './drafts.ts'

const mina = { id: 1, email: 'rosa@example.org' }
const leo = { id: 2, email: 'rosa@example.org' }
const neighbour = { id: 3, email: 'noor@example.org' }

beforeEach(() => sessionStorage.clear())

it('shows each child what it has typed, and nothing of a sister or brother', () => {
  draftsOf(mina).setItem('chat', 'Mina asks')
  expect(draftsOf(leo).getItem('chat')).toBeNull()
  draftsOf(leo).setItem('chat', 'Leo asks')
  expect(draftsOf(mina).getItem('chat')).toBe('Mina asks')
  draftsOf(leo).removeItem('chat')
  expect(draftsOf(mina).getItem('chat')).toBe('Mina asks')
  expect(draftsOf(leo).getItem('chat')).toBeNull()
})

it('forgets a child that is no more, whose number another one may get', () => {
  draftsOf(mina).setItem('chat', 'Mina asks')
  draftsOf(leo).setItem('chat', 'Leo asks')
  forgetDrafts(mina.id)
  expect(draftsOf(mina).getItem('chat')).toBeNull()
  expect(draftsOf(leo).getItem('chat')).toBe('Leo asks')
})

it('leaves nothing of another family, and nothing else alone', () => {
  sessionStorage.setItem('learner', '1.seal')
  draftsOf(mina).setItem('chat', 'Mina asks')
  draftsOf(leo).setItem('wizard', 'Leo types')
  expect(draftsOf(neighbour).getItem('chat')).toBeNull()
  expect(Object.values({ ...sessionStorage }).join()).not.toMatch(/Mina|Leo/)
  expect(draftsOf(mina).getItem('chat')).toBeNull()
  expect(sessionStorage.getItem('learner')).toBe('1.seal')
})

it('keeps the draft of a store for whoever it is open for, and for nobody once it is closed', () => {
  const store = createStore(() => ({ draft: '', isOther: false }))
  const kept = keepDraft(store, 'chat')
  store.setState({ draft: 'before anybody is there' })
  kept.openFor(mina)
  store.setState({ draft: 'Mina asks' })
  kept.close()
  store.setState({ draft: '' })
  expect(draftsOf(mina).getItem('chat')).toBe('Mina asks')
  kept.openFor(leo)
  expect(store.getState().draft).toBe('')
  store.setState({ draft: 'Leo asks' })
  store.setState({ draft: '' })
  expect(draftsOf(leo).getItem('chat')).toBeNull()
  kept.openFor(mina)
  expect(store.getState().draft).toBe('Mina asks')
})
