// @vitest-environment happy-dom
import { QueryClientProvider } from '@tanstack/react-query'
import { renderHook, waitFor } from '@testing-library/react'
import { afterEach, beforeEach, expect, test, vi } from 'vitest'
import type { Me } from '#contract/accounts.ts'
import { CHILD_HEADER } from '#contract/child-header.ts'
import { family } from '#support/renderer/screen.tsx'

const leo = { ...family, id: 2, childName: 'Leo' }

beforeEach(() => vi.resetModules())
afterEach(() => {
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
})

/** A window with this ticket, on a server that answers by the ticket which a request carries. */
async function openWindow(ticket: string | undefined, me: (ticket: string | undefined) => Me) {
  if (ticket !== undefined) sessionStorage.setItem('learner', ticket)
  const asked: (string | undefined)[] = []
  vi.stubGlobal('fetch', async (_url: string, { headers }: { headers?: Record<string, string> }) => {
    const given = headers?.[CHILD_HEADER]
    asked.push(given)
    return Response.json(me(given))
  })
  const { useCurrentUser, isToChoose } = await import('./current-user.ts')
  const { queryClient } = await import('#lib/query-client.ts')
  const { result } = renderHook(useCurrentUser, {
    wrapper: ({ children }) => <QueryClientProvider client={queryClient}>{children}</QueryClientProvider>,
  })
  await waitFor(() => expect(result.current.data).toBeDefined())
  const { data } = result.current
  if (!data) throw new Error('Nobody is signed in')
  return { asked, me: data, isAsked: isToChoose(data) }
}

const named = () => JSON.parse(localStorage.getItem('currentUser') ?? 'null')

test('an only child is asked nothing and is the current user', async () => {
  const { isAsked, asked } = await openWindow(undefined, () => family)
  expect(isAsked).toBe(false)
  expect(asked).toEqual([undefined])
  expect(named()).toEqual(family)
})

test('of several one has to be chosen in each window, and nobody is the current user until then', async () => {
  // Another window has chosen Leo, whom a request without a ticket is for.
  const { isAsked } = await openWindow(undefined, () => ({ ...leo, hasSiblings: true }))
  expect(isAsked).toBe(true)
  expect(named()).toBeNull()
})

test('the window of a chosen child is that child’s, and the current user is one of the contract', async () => {
  const { isAsked, asked } = await openWindow('2.seal', () => ({ ...leo, hasSiblings: true }))
  expect(isAsked).toBe(false)
  expect(asked).toEqual(['2.seal'])
  expect(named()).toEqual(leo)
})

test('a ticket from before a restart is no hindrance to an only child', async () => {
  const { isAsked, asked, me } = await openWindow('1.seal', ticket => ({
    ...family,
    ...(ticket && { mustChoose: true }),
  }))
  expect(asked).toEqual(['1.seal', undefined])
  expect(isAsked).toBe(false)
  expect(me).toEqual(family)
  expect(sessionStorage.getItem('learner')).toBeNull()
})

test('the window of a child that is not here any more is not handed to the one that is left', async () => {
  const { isAsked, asked } = await openWindow('2.seal', () => ({ ...family, mustChoose: true }))
  expect(asked).toEqual(['2.seal'])
  expect(isAsked).toBe(true)
  expect(named()).toBeNull()
})
