import { createStore } from 'zustand/vanilla'
import { type Presence, sharedComputerCalls } from '#contract/shared-computer.ts'
import { LOCKED_EVENT, request } from '#lib/api.ts'
import { queryClient } from '#lib/query-client.ts'

/** Touches are reported at most this often, in milliseconds. */
const REPORTING = 30_000
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

/** Whether the page asks for the password, and after how long it does so. */
export const presenceStore = createStore<Presence>(() => ({ isLocked: false, idleLockMinutes: null }))

let touchedAt = 0
let reportedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined

/**
 * Reports to the server that somebody is here, and locks the page when nobody has been for as long as the parent set.
 * @returns what ends it
 */
export function startPresence(): () => void {
  touchedAt = Date.now()
  reportedAt = 0
  void report(false)
  for (const touch of TOUCHES) window.addEventListener(touch, noteTouch, { passive: true })
  document.addEventListener('visibilitychange', askWhenVisible)
  window.addEventListener(LOCKED_EVENT, setLocked)
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, noteTouch)
    document.removeEventListener('visibilitychange', askWhenVisible)
    window.removeEventListener(LOCKED_EVENT, setLocked)
    clearTimeout(timer)
    presenceStore.setState({ isLocked: false, idleLockMinutes: null })
  }
}

/** Somebody is here: called by every touch, and by what goes on without one, such as a talk. */
export function noteTouch(): void {
  if (presenceStore.getState().isLocked) return
  touchedAt = Date.now()
  if (touchedAt - reportedAt >= REPORTING) void report(true)
}

/** The parent has changed the time. */
export function setIdleLock(idleLockMinutes: Presence['idleLockMinutes']): void {
  presenceStore.setState({ idleLockMinutes })
  waitForIdle()
}

/** @throws ApiError for a wrong password */
export async function unlock(password: string): Promise<void> {
  await request(sharedComputerCalls.unlock, { body: { password } })
  touchedAt = Date.now()
  presenceStore.setState({ isLocked: false })
  waitForIdle()
  // What was refused meanwhile is asked for again; what is on the page stays.
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

async function report(isActive: boolean): Promise<void> {
  if (isActive) reportedAt = Date.now()
  try {
    presenceStore.setState(await request(sharedComputerCalls.presence, { body: { isActive } }))
    waitForIdle()
  } catch {
    // The next touch reports again; a lost sign-in shows itself at the next real call.
  }
}

function askWhenVisible(): void {
  if (document.visibilityState === 'visible') void report(false)
}

function setLocked(): void {
  presenceStore.setState({ isLocked: true })
}

function waitForIdle(): void {
  clearTimeout(timer)
  const { isLocked, idleLockMinutes } = presenceStore.getState()
  if (isLocked || idleLockMinutes === null) return
  const left = touchedAt + idleLockMinutes * 60_000 - Date.now()
  timer = left > 0 ? setTimeout(waitForIdle, left) : undefined
  if (left <= 0) void lock()
}

async function lock(): Promise<void> {
  setLocked()
  try {
    await request(sharedComputerCalls.lock, {})
  } catch {
    // The server counts the time itself, so that it locks without being told.
  }
}
