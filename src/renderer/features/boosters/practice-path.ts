/** The address parameter that names the gap to practise. */
export const GAP_PARAMETER = 'gapId'

/** The boosters' address, opened on one gap where it is known. */
export function practicePath(gapId: number | undefined): string {
  return gapId === undefined ? '/boosters' : `/boosters?${GAP_PARAMETER}=${gapId}`
}
