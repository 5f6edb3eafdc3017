/** A model that isn't loaded yet comes from the disk first; milliseconds. */
const LOADING = 90_000
/** A step asks for more than one answer: samples of a reading, or the same once more. */
const ANSWERS = 4
/** Nobody waits longer, however slow the computer is. */
const LONGEST = 600_000

/**
 * How long a step of an evaluation may take on this computer, in milliseconds.
 * @param markSeconds what a marked answer has taken in the model's trial
 * @param waiting how many tasks of others are before it
 */
export function patienceFor(markSeconds: number, waiting: number): number {
  const own = markSeconds * 1_000 * ANSWERS
  return Math.min(LONGEST, LOADING + own * (1 + waiting))
}
