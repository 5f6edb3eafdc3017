const SMALL =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  )
const TENS = 'zero ten twenty thirty forty fifty sixty seventy eighty ninety'.split(' ')
const SCALES: [bigint, string][] = [
  [1_000_000_000n, 'billion'],
  [1_000_000n, 'million'],
  [1_000n, 'thousand'],
]

function belowHundred(value: bigint): string {
  if (value < 20n) return SMALL[Number(value)] ?? ''
  const tens = TENS[Number(value / 10n)] ?? ''
  return value % 10n === 0n ? tens : `${tens}-${SMALL[Number(value % 10n)]}`
}

function belowThousand(value: bigint): string {
  if (value < 100n) return belowHundred(value)
  const rest = value % 100n
  return `${SMALL[Number(value / 100n)]} hundred${rest === 0n ? '' : ` and ${belowHundred(rest)}`}`
}

/** A whole number from zero up to below a million million in British words: `four thousand and five`. */
export function inWords(value: bigint): string {
  for (const [size, name] of SCALES) {
    if (value < size) continue
    const rest = value % size
    const joint = rest < 100n ? ' and ' : ' '
    return `${belowThousand(value / size)} ${name}${rest === 0n ? '' : `${joint}${inWords(rest)}`}`
  }
  return belowThousand(value)
}
