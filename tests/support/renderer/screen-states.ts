import { screen, waitFor } from '@testing-library/react'
import type { ReactNode } from 'react'
import { describe, expect, test, vi } from 'vitest'
import type { Endpoint } from '#contract/endpoint.ts'
import { type Screen, showScreen } from './screen.tsx'
import type { Answer, Behaviour } from './wire.ts'

interface Read {
  endpoint: Endpoint
  /** What is said when it can't be had. */
  failure: string
}

interface ScreenStates {
  page: ReactNode
  path?: string
  /** What the server answers while nothing is there yet. */
  answers: Answer[]
  /** What the screen can't do without. */
  reads: Read[]
  /** What is said until it is there. */
  loading?: string
  /** What the screen shows when everything is there and nothing is in it. */
  empty: string
  /** What the button is called that asks again. */
  retry?: string
  /** That button loads the page anew in place of asking again. */
  isRetryReload?: boolean
  /** Leads to the part in question, such as a tab. */
  open?: (screen: Screen) => Promise<void>
}

/** What no family should read: a status, JSON, or the words of a browser or a program. */
export const RAW =
  /\b[45]\d\d\b|[{}]|zod|fetch|undefined|\bnull\b|NaN|\[object|unexpected token|invalid input/i

/** Holds a screen to its four states: it loads, it is empty, it fails, nobody answers. Retry mends the last two. */
export function testScreenStates(states: ScreenStates): void {
  const { page, path, answers, reads, loading = '', empty, retry = 'Retry', isRetryReload, open } = states

  async function show(endpoint: Endpoint, behaviour: Behaviour): Promise<Screen> {
    const shown = showScreen(page, { path, answers, prepare: wire => wire.behave(endpoint, behaviour) })
    await open?.(shown)
    return shown
  }

  async function askAgain({ wire, user }: Screen): Promise<void> {
    const reload = vi.spyOn(window.location, 'reload').mockImplementation(() => {})
    wire.release()
    await user.click(screen.getByRole('button', { name: retry }))
    if (!isRetryReload) return isWhole(empty)
    await waitFor(() => expect(reload).toHaveBeenCalledOnce())
    reload.mockRestore()
  }

  describe.each(reads)('$endpoint.path', ({ endpoint, failure }) => {
    test('shows that it is loading, then what came', async () => {
      const { wire } = await show(endpoint, 'hangs')
      await waitFor(() => expect(waiting()).not.toEqual([]))
      await waitFor(() => expect(document.body.textContent).toContain(loading))
      expect(screen.queryByRole('alert')).toBeNull()
      wire.release()
      await isWhole(empty)
    })

    test.for<Behaviour>(['fails', 'answers nonsense'])(
      '%s: says so in plain words, and the button mends it',
      async behaviour => {
        const shown = await show(endpoint, behaviour)
        await saysOf(failure)
        expect(document.body.textContent).not.toContain('Stepwise is not answering')
        await askAgain(shown)
      },
    )

    test('offline: says that Stepwise does not answer, and the button mends it', async () => {
      const shown = await show(endpoint, 'is gone')
      const words = await saysOf(failure)
      expect(words).toContain('Stepwise is not answering')
      await askAgain(shown)
    })
  })

  test('empty: says so, and nothing waits', async () => {
    const shown = showScreen(page, { path, answers })
    await open?.(shown)
    await isWhole(empty)
  })
}

/** What is still coming: skeletons, busy buttons and whatever says so. */
function waiting(): Element[] {
  return [...document.querySelectorAll('[data-skeleton], [role="status"], [aria-busy="true"]')].filter(
    element => element.matches('[data-skeleton], [aria-busy]') || /\.\.\.$/.test(element.textContent ?? ''),
  )
}

/** Waits for the one alert about it, and for all else. */
async function saysOf(failure: string): Promise<string> {
  await waitFor(() => expect(alertsOf(failure)).toHaveLength(1))
  await waitFor(() => expect(waiting()).toEqual([]))
  expect(document.body.textContent).not.toMatch(RAW)
  return alertsOf(failure).join()
}

function alertsOf(failure: string): string[] {
  const words = screen.queryAllByRole('alert').map(each => each.textContent ?? '')
  return words.filter(each => each.includes(failure))
}

async function isWhole(words: string): Promise<void> {
  await waitFor(() => expect(document.body.textContent).toContain(words))
  await waitFor(() => expect(waiting()).toEqual([]))
  expect(screen.queryByRole('alert')).toBeNull()
  expect(document.body.textContent).not.toMatch(RAW)
}
