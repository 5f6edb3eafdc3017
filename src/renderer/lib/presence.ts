import { createStore } from 'zustand/vanilla'
import { type Presence, sharedComputerEndpoints } from '#contract/shared-computer.ts'
import { ApiError, LOCKED_EVENT, request } from '#lib/api.ts'
import { leaveSafely } from '#lib/before-leaving.ts'
import { queryClient } from '#lib/query-client.ts'

/** Touches are reported at most this often, in milliseconds. */
const REPORTING = 30_000
/** HTTP's word for it. */
const FULL_DISK = 507
const TOUCHES = ['pointerdown', 'pointermove', 'keydown', 'wheel', 'touchstart'] as const

export interface PresenceState extends Omit<Presence, 'timeLeft'> {
  /** Of today, for the child that learns; undefined where nothing is set. */
  timeLeft: Presence['timeLeft'] | undefined
  /** Why the lock is not as good as it should be, in words for people. */
  lockProblem: string | null
}

const unlocked = { isLocked: false, lockProblem: null }

/** Whether the page asks for the password, and after how long it does so. */
export const presenceStore = createStore<PresenceState>(() => ({
  ...unlocked,
  idleLockMinutes: null,
  timeLeft: undefined,
}))

let touchedAt = 0
let reportedAt = 0
let timer: ReturnType<typeof setTimeout> | undefined
/** Tells this browser's other windows to ask whether they are locked. */
let otherWindows: BroadcastChannel | undefined

/**
 * Reports to the server that somebody is here, and locks the page when nobody has been for as long as the parent set.
 * @returns what ends it
 */
export function startPresence(): () => void {
  touchedAt = Date.now()
  reportedAt = 0
  void report(false)
  otherWindows = new BroadcastChannel('stepwise-lock')
  otherWindows.onmessage = () => void askWhetherLocked()
  for (const touch of TOUCHES) window.addEventListener(touch, noteTouch, { passive: true })
  document.addEventListener('visibilitychange', askWhenVisible)
  window.addEventListener(LOCKED_EVENT, setLocked)
  return () => {
    for (const touch of TOUCHES) window.removeEventListener(touch, noteTouch)
    document.removeEventListener('visibilitychange', askWhenVisible)
    window.removeEventListener(LOCKED_EVENT, setLocked)
    clearTimeout(timer)
    otherWindows?.close()
    otherWindows = undefined
    presenceStore.setState({ ...unlocked, idleLockMinutes: null, timeLeft: undefined })
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
  await request(sharedComputerEndpoints.unlock, { body: { password } })
  touchedAt = Date.now()
  presenceStore.setState(unlocked)
  otherWindows?.postMessage('unlocked')
  waitForIdle()
  // What was refused meanwhile is asked for again; what is on the page stays.
  await queryClient.refetchQueries({ predicate: ({ state }) => state.status === 'error' })
}

async function report(isActive: boolean): Promise<void> {
  if (isActive) reportedAt = Date.now()
  try {
    const { timeLeft, ...rest } = await request(sharedComputerEndpoints.presence, { body: { isActive } })
    // What is not set any more is missing in the answer.
    presenceStore.setState({ ...rest, timeLeft })
    waitForIdle()
  } catch {
    // The next touch reports again; a lost sign-in shows itself at the next real call.
  }
}

/** Something has ended that a lock may have ended. */
export function askWhetherLocked(): Promise<void> {
  return report(false)
}

function askWhenVisible(): void {
  if (document.visibilityState === 'visible') void askWhetherLocked()
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
  await leaveSafely()
  try {
    await request(sharedComputerEndpoints.lock, {})
  } catch (error) {
    // When it was not told, the server counts the time itself and locks all the same.
    if (error instanceof ApiError && error.status === FULL_DISK) {
      presenceStore.setState({ lockProblem: error.message })
    }
  }
  otherWindows?.postMessage('locked')
}
