/** English words that look like one of ours and are not. */
const OTHERS = new Set(
  'multiplayer parameter ranger friction faction traction fractious ration radio patio denomination medium media factory factual fact facts primary primer station nation equator decimate volumes value angry anger ankle uncle area arena mountain'.split(
    ' ',
  ),
)
/** A word is this long at least before one letter of it, or two, may be wrong. */
const LONG_FOR_ONE = 6
const LONG_FOR_TWO = 9
/** A skeleton with fewer sounds fits too many words. */
const SOUNDS = 4

/** The sounds of a word without its vowels: the same for `fraction`, `frakshun` and `fracshun`. */
function skeleton(word: string): string {
  const sounds = word
    .replace(/ph/g, 'f')
    .replace(/(?:t|s|c|ss|sh|ch)i?[aeou]+n\b|shun\b|shin\b/g, 'ʃn')
    .replace(/[ck]s?ʃn/g, 'kʃn')
    .replace(/c(?=[eiy])/g, 's')
    .replace(/ck|[cq]/g, 'k')
    .replace(/x/g, 'ks')
    .replace(/[zs]/g, 's')
    .replace(/dg|g(?=[ei])/g, 'j')
    .replace(/y(?=[aeiou])/g, '')
    .replace(/[aeiouyhw]/g, (letter, at: number) => (at === 0 ? letter : ''))
  return sounds.replace(/(.)\1+/g, '$1')
}

/**
 * Puts words right towards a list of known ones.
 * @param meantBy the word that a known one stands for; two that stand for the same are no rivals
 */
export function spellingOf(
  known: readonly string[],
  meantBy: (word: string) => string,
): (word: string) => string {
  const words = new Set(known)
  const bySkeleton = new Map<string, string | undefined>()
  for (const word of words) {
    const sounds = skeleton(word)
    if (sounds.length < SOUNDS) continue
    // Two words that sound alike are neither.
    const isRival = bySkeleton.has(sounds) && bySkeleton.get(sounds) !== meantBy(word)
    bySkeleton.set(sounds, isRival ? undefined : meantBy(word))
  }
  const corrected = new Map<string, string>()
  const correct = (word: string): string => {
    if (words.has(word) || OTHERS.has(word) || /\d/.test(word)) return word
    const single = formsOf(word).find(form => words.has(form))
    if (single !== undefined) return single
    const byEar = formsOf(word).flatMap(form => bySkeleton.get(skeleton(form)) ?? [])[0]
    if (byEar !== undefined && byEar[0] === word[0]) return byEar
    if (word.length < LONG_FOR_ONE) return word
    const most = word.length < LONG_FOR_TWO ? 1 : 2
    const near = [...words].filter(each => each.length >= LONG_FOR_ONE - 1 && isWithin(word, each, most))
    const [meant = word, ...rivals] = new Set(near.map(meantBy))
    return rivals.length > 0 ? word : meant
  }
  return word => {
    const before = corrected.get(word)
    if (before !== undefined) return before
    const after = correct(word)
    if (corrected.size < 5_000) corrected.set(word, after)
    return after
  }
}

/** A word without the ends that English puts on. */
function formsOf(word: string): string[] {
  return [
    word,
    word.replace(/ies$/, 'y'),
    word.replace(/es$/, ''),
    word.replace(/s$/, ''),
    word.replace(/ing$/, ''),
    word.replace(/ing$/, 'e'),
    word.replace(/(.)\1ing$/, '$1'),
    word.replace(/in$/, ''),
    word.replace(/ed$/, ''),
    word.replace(/ed$/, 'e'),
  ].filter((form, at) => at === 0 || form.length >= 3)
}

/** Whether so many letters added, lost, changed or swapped make one word of the other. */
function isWithin(one: string, other: string, most: number): boolean {
  if (Math.abs(one.length - other.length) > most) return false
  let [before, last] = [[] as number[], Array.from({ length: other.length + 1 }, (_, at) => at)]
  for (let row = 1; row <= one.length; row++) {
    const next = [row]
    for (let column = 1; column <= other.length; column++) {
      const isSame = one[row - 1] === other[column - 1]
      let cost = Math.min(
        (last[column] ?? 0) + 1,
        (next[column - 1] ?? 0) + 1,
        (last[column - 1] ?? 0) + (isSame ? 0 : 1),
      )
      const isSwapped = one[row - 1] === other[column - 2] && one[row - 2] === other[column - 1]
      if (row > 1 && column > 1 && isSwapped) cost = Math.min(cost, (before[column - 2] ?? 0) + 1)
      next.push(cost)
    }
    ;[before, last] = [last, next]
  }
  return (last[other.length] ?? 0) <= most
}
