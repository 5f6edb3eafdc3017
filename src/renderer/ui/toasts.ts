import { createStore } from 'zustand/vanilla'

/** What a toast is true of: it goes when that has ended. */
export type ToastTopic = 'connection' | 'call' | 'answer' | 'sign-in' | 'new-chat' | 'cleared'

export interface ToastOptions {
  title: string
  /** Says the title once more for a child, where it has a hard word. */
  inOtherWords?: string
  description?: string
  /** The exact words of a failure, folded. */
  forGrownUps?: string | undefined
  about?: ToastTopic
  look?: 'default' | 'destructive'
  action?: { label: string; onSelect: () => void }
  /** Milliseconds until it goes by itself. */
  duration?: number
}

export interface Toast extends ToastOptions {
  id: number
  /** A closed toast stays for as long as it takes to move out of sight. */
  isOpen: boolean
}

export const MOST_TOASTS = 5
export const TOAST_DURATION = 5_000
const KEPT = 'toastsAfterReload'

export const toastStore = createStore<{ toasts: Toast[] }>(() => ({ toasts: [] }))
let lastId = 0

/** Shows a message above the page in the place of an older one with its title; a sixth one closes the oldest. */
export function toast(options: ToastOptions): void {
  lastId += 1
  const open = toastStore.getState().toasts.filter(({ isOpen, title }) => isOpen && title !== options.title)
  const oldest = open.length >= MOST_TOASTS ? open[0] : undefined
  toastStore.setState({
    toasts: [...open.filter(shown => shown !== oldest), { ...options, id: lastId, isOpen: true }],
  })
}

export function closeToast(id: number): void {
  close(shown => shown.id === id)
}

/** What these toasts say is no longer true. */
export function endToasts(about: ToastTopic): void {
  close(shown => shown.about === about)
}

/** Nothing that was said to one family is left for the next. */
export function endAllToasts(): void {
  close(() => true)
}

function close(isMeant: (shown: Toast) => boolean): void {
  const { toasts } = toastStore.getState()
  toastStore.setState({ toasts: toasts.map(shown => (isMeant(shown) ? { ...shown, isOpen: false } : shown)) })
}

/** Keeps a message for the page that a full navigation is about to load. Actions don't survive one. */
export function toastAfterReload(
  options: Omit<ToastOptions, 'action'>,
  storage: Storage = sessionStorage,
): void {
  storage.setItem(KEPT, JSON.stringify([...keptToasts(storage), options]))
}

/** Shows what the page before this one left to be said. */
export function showKeptToasts(storage: Storage = sessionStorage): void {
  const kept = keptToasts(storage)
  storage.removeItem(KEPT)
  for (const options of kept) toast(options)
}

function keptToasts(storage: Storage): ToastOptions[] {
  try {
    const kept: unknown = JSON.parse(storage.getItem(KEPT) ?? '[]')
    return Array.isArray(kept) ? kept : []
  } catch {
    return []
  }
}
