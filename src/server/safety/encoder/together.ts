import type { Guess } from '../hearing/learned.ts'
import type { Encoded } from './encoder.ts'

/** So much the encoder counts beside the learned ear, in log-odds: of danger, of harm at home, of what it is. */
const COUNTS = { danger: 0.35, home: 0.35, odds: 1 }
/** What either is believed from was set for one ear; so much less is made of two. */
const LESS = 0.2

/** What the learned ear and the encoder make of a message together; the ear alone where it is not encoded. */
export function together(guessed: Guess, encoded: Encoded | undefined): Guess {
  if (!encoded) return guessed
  const odds = new Map(
    [...guessed.odds].map(
      ([concern, heard]) => [concern, heard + COUNTS.odds * (encoded.odds.get(concern) ?? 0)] as const,
    ),
  )
  const [concern] = [...odds].reduce((most, each) => (each[1] > most[1] ? each : most))
  return {
    danger: guessed.danger + COUNTS.danger * encoded.danger - LESS,
    concern,
    odds,
    home: guessed.home + COUNTS.home * encoded.home,
  }
}
