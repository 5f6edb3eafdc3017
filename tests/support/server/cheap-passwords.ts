import crypto from 'node:crypto'
import { syncBuiltinESMExports } from 'node:module'
import { onTestFinished } from 'vitest'

/** What a stored password costs to check, and a thousandth of it: what a test is about is seldom that cost. */
const [FULL, CHEAP] = [2 ** 17, 2 ** 7]
const { scrypt } = crypto
let isFull = false
let held: { asked: () => void; until: Promise<void> } | undefined

// Node's own, so that the app has no way to store a password for less. Only this process is spared the cost.
crypto.scrypt = ((...[password, salt, length, options, done]: Parameters<typeof scrypt>) => {
  const { N, p } = options
  const isSpared = !isFull && N === FULL && p === 1
  const check = () => scrypt(password, salt, length, isSpared ? { ...options, N: CHEAP } : options, done)
  held?.asked()
  if (held) void held.until.then(check)
  else check()
}) as typeof scrypt
syncBuiltinESMExports()

/** For tests of the cost itself: passwords cost until the end of this one what they cost in the app. */
export function payInFull(): void {
  isFull = true
  onTestFinished(() => {
    isFull = false
  })
}

/**
 * For tests of what comes in between: no password is checked until `release`, and `asked` says when one is to be. At
 * the end of the test nothing is held any more.
 */
export function holdPasswords(): { asked: Promise<void>; release: () => void } {
  const asked = Promise.withResolvers<void>()
  const until = Promise.withResolvers<void>()
  held = { asked: asked.resolve, until: until.promise }
  const release = () => {
    held = undefined
    until.resolve()
  }
  onTestFinished(release)
  return { asked: asked.promise, release }
}
