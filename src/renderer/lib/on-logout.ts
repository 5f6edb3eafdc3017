import { forgetLearner } from './learner.ts'

const listeners = new Set<() => void>()

/** Runs `forget` at every logout: stores outside React register what the next family must not see. */
export function onLogout(forget: () => void): void {
  listeners.add(forget)
}

/** Forgets everything that this browser kept for the signed-in family. */
export function forgetFamily(): void {
  for (const forget of listeners) forget()
  forgetLearner()
  sessionStorage.clear()
  localStorage.removeItem('currentUser')
}
