import { tutorFailure } from '../shared/tutor-failure.ts'

/** That another family's connection serves, and how long. */
export interface Loan {
  ownerId: number
  /** Names the sharing; see `Share`. */
  share: string
  /** Aborts when the owner ends the sharing, with an HttpError of that as its reason. */
  until: AbortSignal
}

export type Loans = ReturnType<typeof createLoans>

/** Ends what is under way over a connection once its owner no longer shares it. */
export function createLoans() {
  const open = new Map<string, AbortController>()

  return {
    /** The signal of a sharing. Whoever takes it must ask the database afterwards whether that still is. */
    until(share: string): AbortSignal {
      const known = open.get(share) ?? new AbortController()
      open.set(share, known)
      return known.signal
    },
    /** @param share undefined when there was none */
    end(share: string | undefined): void {
      if (share === undefined) return
      open.get(share)?.abort(sharingEnded())
      open.delete(share)
    },
    /** Those of an account that is no more. */
    endAll(shares: Readonly<Record<string, string | undefined>>): void {
      for (const share of Object.values(shares)) this.end(share)
    },
  }
}

export function sharingEnded() {
  return tutorFailure(
    'ai_not_connected',
    'The family that shared its AI has stopped sharing it. Your work is still here; a parent can connect an AI in Settings.',
  )
}
