const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = ' ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')

function belowThousand(value: number, joint: string): string {
  if (value < 20) return SMALL[value] ?? ''
  if (value < 100) {
    const ones = value % 10
    return (TENS[Math.floor(value / 10)] ?? '') + (ones === 0 ? '' : `${joint}${SMALL[ones]}`)
  }
  const rest = value % 100
  return `${SMALL[Math.floor(value / 100)]} hundred${rest === 0 ? '' : ` and ${belowThousand(rest, joint)}`}`
}

/**
 * A whole number below a million as it is said, written without the reader's own tables.
 * @param joint between tens and ones
 */
export function inWords(value: number, joint = '-'): string {
  if (value < 0) return `minus ${inWords(-value, joint)}`
  if (value < 1_000) return belowThousand(value, joint)
  const rest = value % 1_000
  const tail =
    rest === 0 ? '' : rest < 100 ? ` and ${belowThousand(rest, joint)}` : ` ${belowThousand(rest, joint)}`
  return `${belowThousand(Math.floor(value / 1_000), joint)} thousand${tail}`
}
