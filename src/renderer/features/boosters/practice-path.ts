/** The address parameter that names the gap to practise. */
export const GAP_PARAMETER = 'gapId'

/** The boosters' address, opened on one gap. */
export function practicePath(gapId: number): string {
  return `/boosters?${GAP_PARAMETER}=${gapId}`
}
