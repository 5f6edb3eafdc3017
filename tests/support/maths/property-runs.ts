import { tries } from '../how-much.ts'

/** Right answers that are judged at least in one run of the tests, each in another question or spelling. */
export const JUDGED_OF_ARITHMETIC = tries(1_000, 20_000)
/** The same for each kind that is made by `defineKind`. */
export const JUDGED_OF_KIND = tries(30, 1_000)
/** How many questions of a kind are made in place of each hundred that a run of everything makes. */
export const OF_A_HUNDRED = tries(5, 100)
