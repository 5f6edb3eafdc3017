/** The places in a row, from the first on. */
export const ORDINALS: readonly string[] =
  'first second third fourth fifth sixth seventh eighth ninth tenth eleventh twelfth'.split(' ')

/** The same with digits: `1st`. */
export const SHORT_ORDINALS: readonly string[] = ORDINALS.map(
  (_, at) => `${at + 1}${['st', 'nd', 'rd'][at] ?? 'th'}`,
)

/** Both for one place, which is counted from 1, as a part of a pattern: `second|2nd`. */
export const eitherOrdinal = (place: number): string => `${ORDINALS[place - 1]}|${SHORT_ORDINALS[place - 1]}`
