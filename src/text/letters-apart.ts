/** How many letters are changed, left out, added, or turned round with their neighbour. */
export function lettersApart(one: string, other: string): number {
  let before: number[] = []
  let last = Array.from({ length: other.length + 1 }, (_, at) => at)
  for (let row = 1; row <= one.length; row++) {
    const now = [row]
    for (let at = 1; at <= other.length; at++) {
      const isSame = one[row - 1] === other[at - 1]
      const turned =
        row > 1 && at > 1 && one[row - 1] === other[at - 2] && one[row - 2] === other[at - 1]
          ? (before[at - 2] ?? 0) + 1
          : Number.POSITIVE_INFINITY
      now.push(
        Math.min((last[at] ?? 0) + 1, (now[at - 1] ?? 0) + 1, (last[at - 1] ?? 0) + (isSame ? 0 : 1), turned),
      )
    }
    before = last
    last = now
  }
  return last[other.length] ?? 0
}
