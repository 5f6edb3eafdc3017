import { createHash, randomBytes } from 'node:crypto'

/** More than these are never waiting; the oldest one gives way. */
const MOST_WAITING = 50

export interface OneUseTokens {
  /** @param lifetime in milliseconds; without it, until it is used */
  make(lifetime?: number): string
  /** True the first time for a token that was made here and has not run out. */
  use(token: string): boolean
}

/** Tokens of 256 random bits that are good for one use. The hash alone is kept, so that looking one up tells nothing. */
export function oneUseTokens(now: () => number = () => performance.now()): OneUseTokens {
  const ends = new Map<string, number>()
  return {
    make(lifetime = Number.POSITIVE_INFINITY) {
      const token = randomBytes(32).toString('base64url')
      ends.set(hashToken(token), now() + lifetime)
      const [oldest] = ends.keys()
      if (ends.size > MOST_WAITING && oldest !== undefined) ends.delete(oldest)
      return token
    },
    use(token) {
      const hash = hashToken(token)
      const end = ends.get(hash)
      ends.delete(hash)
      return end !== undefined && now() < end
    },
  }
}

function hashToken(token: string): string {
  return createHash('sha256').update(token).digest('hex')
}
