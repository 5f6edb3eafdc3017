/** In heights of a line: what a space is where a line has too few gaps to tell, and the least and most that it may be. */
const USUAL = 0.24
const LEAST = 0.14
const MOST = 0.5
const FEWEST_GAPS = 6
/** Gaps between words are at least so many times as wide as those between letters. */
const TIMES = 1.7

/**
 * From where on a gap of a line is a space: its gaps are of two kinds, those between letters and those between words,
 * and the place is looked for that tells them apart best (Otsu's way). In heights of the line.
 * @param seen where the recogniser saw a space
 */
export function widthOfSpace(gaps: readonly number[], seen: readonly boolean[]): number {
  const usual = usualWidth(gaps, seen)
  if (gaps.length < FEWEST_GAPS) return usual
  const sorted = gaps.map(gap => Math.min(gap, MOST)).sort((one, other) => one - other)
  const sums = [0]
  for (const gap of sorted) sums.push((sums.at(-1) ?? 0) + gap)
  const all = sums.at(-1) ?? 0
  let [best, at] = [0, 0]
  for (let split = 1; split < sorted.length; split++) {
    const below = (sums[split] ?? 0) / split
    const above = (all - (sums[split] ?? 0)) / (sorted.length - split)
    const worth = split * (sorted.length - split) * (above - below) ** 2
    if (worth > best) [best, at] = [worth, split]
  }
  const below = (sums[at] ?? 0) / at
  const above = (all - (sums[at] ?? 0)) / (sorted.length - at)
  if (at === 0 || above < TIMES * below || above < LEAST) return usual
  return Math.max(LEAST, ((sorted[at - 1] ?? 0) + (sorted[at] ?? 0)) / 2)
}

/** Between the gaps where spaces were seen and the others, where both are known. */
function usualWidth(gaps: readonly number[], seen: readonly boolean[]): number {
  const spaces = gaps.filter((_, at) => seen[at])
  if (spaces.length < 2) return USUAL
  const mean = spaces.reduce((sum, gap) => sum + gap, 0) / spaces.length
  return Math.min(USUAL, Math.max(LEAST, mean * 0.7))
}
