const PARTS: [bigint, string][] = [
  [1000n, 'M'],
  [900n, 'CM'],
  [500n, 'D'],
  [400n, 'CD'],
  [100n, 'C'],
  [90n, 'XC'],
  [50n, 'L'],
  [40n, 'XL'],
  [10n, 'X'],
  [9n, 'IX'],
  [5n, 'V'],
  [4n, 'IV'],
  [1n, 'I'],
]
export const LARGEST = 3999n

/** A number from 1 to 3999 as it is written in Roman numerals. */
export function roman(value: bigint): string {
  let [rest, text] = [value, '']
  for (const [size, letters] of PARTS) {
    text += letters.repeat(Number(rest / size))
    rest %= size
  }
  return text
}

/** Without smaller letters in front: 9 is `VIIII`. */
export function romanByAdding(value: bigint): string {
  let [rest, text] = [value, '']
  for (const [size, letters] of PARTS.filter(([, each]) => each.length === 1)) {
    text += letters.repeat(Number(rest / size))
    rest %= size
  }
  return text
}

const WORTH = new Map(
  PARTS.filter(([, letters]) => letters.length === 1).map(([size, letter]) => [letter, size]),
)

/** What the letters are worth, every one added. */
export function addedUp(letters: string): bigint {
  return [...letters].reduce((sum, letter) => sum + (WORTH.get(letter) ?? 0n), 0n)
}

/** The number that capital letters mean; undefined where nobody writes it so. */
export function fromRoman(letters: string): bigint | undefined {
  const worths = [...letters].map(letter => WORTH.get(letter) ?? 0n)
  const value = worths.reduce((sum, own, at) => sum + (own < (worths[at + 1] ?? 0n) ? -own : own), 0n)
  return letters !== '' && value > 0n && value <= LARGEST && roman(value) === letters ? value : undefined
}
