/** Words of maths that children meet in questions, each long enough that a slip leaves it known. */
const WORDS =
  'rectangle rectangular triangle perimeter parallel trapezium parallelogram probability percentage discount denominator numerator equation sequence altogether circumference diameter multiply subtract quadrilateral straight difference remainder simplify expression'.split(
    ' ',
  )

/** Words of their own that stand a slip away from one of those. */
const OWN = new Set(
  'different differed discounts equations angled sentence multiple multiples multiplex diabetes retainer remained reminded reminder reminders dieter equator parameter parameters simply elation eduction education eruption tangle tingle percentile permitter dismount denomination expressing expressions trapezia strait retained restrain'.split(
    ' ',
  ),
)

const SHORTEST = 7
const LONG = 8

/** A message with the words of maths that are a slip or two away from their spelling put right: `a rectangel`. */
export function withNearWords(message: string): string {
  return message.replace(/[a-z]{6,16}/gi, word => {
    const own = word.toLowerCase()
    if (WORDS.includes(own) || OWN.has(own) || own.length < SHORTEST - 1) return word
    const near = WORDS.filter(
      each =>
        each[0] === own[0] &&
        Math.abs(each.length - own.length) <= 2 &&
        `${own}s` !== each &&
        !own.startsWith(each) &&
        distance(own, each) <= (each.length >= LONG ? 2 : 1),
    )
    return near.length > 0 ? (near.toSorted((a, b) => distance(own, a) - distance(own, b))[0] ?? word) : word
  })
}

/** How many letters are changed, left out, added, or turned round with their neighbour. */
export function distance(one: string, other: string): number {
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
