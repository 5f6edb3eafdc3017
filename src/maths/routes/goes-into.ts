const COUNTS = 'nought once twice three four five six seven eight nine ten'.split(' ')
/** `4 goes into 12 3 times`, in digits and in words. */
export const GOES_INTO = new RegExp(
  `\\b(\\d+) (?:(?:goes|go|fits?) in ?to (\\d+)|in ?to (\\d+)(?= is\\b| goes\\b| =|.*\\btimes\\b))(?: is| goes| =)? (\\d+|${COUNTS.join('|')})(?: times)?\\b`,
  'gi',
)

/** How often one number goes into another; where something is left over, what so many of it make. */
export function goesInto(_: string, of: string, one: string, other: string, times: string): string {
  const whole = one ?? other
  const count = COUNTS.includes(times.toLowerCase()) ? COUNTS.indexOf(times.toLowerCase()) : Number(times)
  const all = count * Number(of)
  const isRest = all < Number(whole) && Number(whole) - all < Number(of)
  return isRest ? `${count} × ${of} = ${all}` : `${whole} ÷ ${of} = ${count}`
}
