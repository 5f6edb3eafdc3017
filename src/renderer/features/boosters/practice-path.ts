/** The address parameter that names the gap to practise. */
export const GAP_PARAMETER = 'gapId'

/** Beside it, whoever comes here begins with a question at once. */
export const START_PARAMETER = 'start'
/** Opens the practice of everything that is open or due. */
export const MIXED_PARAMETER = 'mixed'

/** The boosters' address, opened on the first question of one gap where it is known. */
export function practicePath(gapId: number | undefined): string {
  return gapId === undefined ? '/boosters' : `/boosters?${GAP_PARAMETER}=${gapId}&${START_PARAMETER}=now`
}
