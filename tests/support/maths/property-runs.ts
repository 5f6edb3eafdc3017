/** Right answers that are judged at least in one run of the tests, each in another question or spelling. */
export const JUDGED_OF_ARITHMETIC = 20_000
/** The same for each kind that is made by `defineKind`. */
export const JUDGED_OF_KIND = 1_000
