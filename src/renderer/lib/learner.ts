/** The page that asks who is learning in this window. */
export const WHO_IS_LEARNING_PATH = '/who-is-learning'

const KEPT = 'learner'
const KEPT_NAME = 'learnerName'

/**
 * The ticket of the child that this page was loaded for. Until it is loaded anew all that it sends is that child's,
 * also while another one takes the window over.
 */
let ticket = globalThis.sessionStorage?.getItem(KEPT) ?? undefined

/** The ticket of the child that this window is for; undefined before one is chosen. It outlives a reload. */
export function learnerTicket(): string | undefined {
  return ticket
}

/** Whom this window is for. */
export function learnerId(): number | undefined {
  const id = Number.parseInt(ticket ?? '', 10)
  return Number.isNaN(id) ? undefined : id
}

/** What that child was called when it was chosen. */
export function learnerName(): string | undefined {
  return globalThis.sessionStorage?.getItem(KEPT_NAME) ?? undefined
}

/** From the next load of the page on this window is for that child. */
export function setLearner(next: string, name: string): void {
  sessionStorage.setItem(KEPT, next)
  sessionStorage.setItem(KEPT_NAME, name)
}

/** From now on this window is for nobody in particular. */
export function forgetLearner(): void {
  ticket = undefined
  sessionStorage.removeItem(KEPT)
  sessionStorage.removeItem(KEPT_NAME)
}
