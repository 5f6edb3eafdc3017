import { beforeEach, expect, it } from 'vitest'
import {
  closeToast,
  endAllToasts,
  endToasts,
  MOST_TOASTS,
  showKeptToasts,
  toast,
  toastAfterReload,
  toastStore,
} from './toasts.ts'

beforeEach(() => toastStore.setState({ toasts: [] }))

const open = () =>
  toastStore
    .getState()
    .toasts.filter(({ isOpen }) => isOpen)
    .map(({ title }) => title)

it('shows at most five; the sixth closes the oldest', () => {
  for (let number = 1; number <= MOST_TOASTS + 1; number += 1) toast({ title: String(number) })
  expect(open()).toEqual(['2', '3', '4', '5', '6'])
})

it('counts only what is still open', () => {
  for (const title of ['1', '2', '3', '4', '5']) toast({ title })
  closeToast(toastStore.getState().toasts[2]?.id ?? -1)
  toast({ title: '6' })
  expect(open()).toEqual(['1', '2', '4', '5', '6'])
})

it('forgets closed toasts, so that none comes back', () => {
  toast({ title: '1' })
  closeToast(toastStore.getState().toasts[0]?.id ?? -1)
  toast({ title: '2' })
  expect(toastStore.getState().toasts.map(({ title }) => title)).toEqual(['2'])
})

it('shows one of a kind: the same title takes the place of the older one', () => {
  toast({ title: 'Disconnected', description: 'first' })
  toast({ title: 'Reconnecting' })
  toast({ title: 'Disconnected', description: 'second' })
  expect(open()).toEqual(['Reconnecting', 'Disconnected'])
  expect(toastStore.getState().toasts.at(-1)?.description).toBe('second')
})

it('takes back what is no longer true, and everything at a log-out', () => {
  toast({ title: 'Disconnected', about: 'connection' })
  toast({ title: 'Limits saved' })
  endToasts('connection')
  expect(open()).toEqual(['Limits saved'])
  endAllToasts()
  expect(open()).toEqual([])
})

function memory(): Storage {
  const values = new Map<string, string>()
  return {
    get length() {
      return values.size
    },
    clear: () => values.clear(),
    key: () => null,
    getItem: key => values.get(key) ?? null,
    setItem: (key, value) => void values.set(key, value),
    removeItem: key => void values.delete(key),
  }
}

it('hands a message over to the next page, once', () => {
  const storage = memory()
  toastAfterReload({ title: 'Login successful!' }, storage)
  expect(open()).toEqual([])
  showKeptToasts(storage)
  showKeptToasts(storage)
  expect(open()).toEqual(['Login successful!'])
})

it('bears storage that somebody else wrote', () => {
  const storage = memory()
  storage.setItem('toastsAfterReload', '{')
  showKeptToasts(storage)
  expect(open()).toEqual([])
})
