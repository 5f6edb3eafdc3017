import { QueryClientProvider } from '@tanstack/react-query'
import { cleanup, configure, render } from '@testing-library/react'
import userEvent from '@testing-library/user-event'
import type { ReactNode } from 'react'
import { MemoryRouter } from 'react-router-dom'
import { afterEach, expect, vi } from 'vitest'
import { accountEndpoints } from '#contract/accounts.ts'
import { settingsEndpoints } from '#contract/settings.ts'
import { queryClient } from '#lib/query-client.ts'
import { Toaster } from '#ui/toaster.tsx'
import { TooltipProvider } from '#ui/tooltip.tsx'
import { builtinAlone } from './answers.ts'
import { type Answer, answer, layWire, type Wire } from './wire.ts'

/** The family that is signed in. */
export const family = {
  id: 1,
  parentName: 'Rosa Lindgren',
  childName: 'Mina',
  email: 'rosa@example.org',
  assistantName: 'Pip',
}

// A busy machine is slow, not wrong.
configure({ asyncUtilTimeout: 10_000 })

/** What every screen may ask for. */
const usual = [
  answer(accountEndpoints.me, family),
  answer(settingsEndpoints.providers, { providers: [] }),
  builtinAlone,
]

export interface Screen {
  wire: Wire
  user: ReturnType<typeof userEvent.setup>
}

let shown: Wire | undefined

afterEach(() => {
  cleanup()
  queryClient.clear()
  vi.unstubAllGlobals()
  sessionStorage.clear()
  localStorage.clear()
  const unexpected = shown?.unexpected ?? []
  shown = undefined
  expect(unexpected, 'asked for without an answer in the test').toEqual([])
})

/**
 * Shows a screen as the app does, with its real cache, to a signed-in family.
 * @param prepare what the wire is to do before the screen is there
 */
export function showScreen(
  page: ReactNode,
  {
    path = '/',
    answers = [],
    prepare,
  }: { path?: string; answers?: Answer[]; prepare?: (wire: Wire) => void },
): Screen {
  const wire = layWire([...answers, ...usual])
  shown = wire
  queryClient.setQueryData([accountEndpoints.me.path], family)
  prepare?.(wire)
  render(
    <QueryClientProvider client={queryClient}>
      <MemoryRouter initialEntries={[path]}>
        <TooltipProvider>{page}</TooltipProvider>
      </MemoryRouter>
      <Toaster />
    </QueryClientProvider>,
  )
  return { wire, user: userEvent.setup() }
}
