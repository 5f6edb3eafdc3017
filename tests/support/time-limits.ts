/**
 * How long tests wait, in milliseconds: one set for all of them. Long enough for a busy machine; what never comes fails
 * all the same. A limit that is itself what a test proves stands in that test.
 */
export const timeLimits = {
  /** One state of the page or of a process to come. */
  state: 30_000,
  /** One action in a page. */
  action: 45_000,
  /** Tidying up after a test. */
  cleanup: 30_000,
  /** A test beside the code. */
  unit: 120_000,
  /** What runs before and after tests. */
  hook: 120_000,
  /** A journey in the browser or the desktop. */
  journey: 180_000,
  /** A walk through everything, or hundreds of tries. */
  long: 300_000,
} as const
