import { lettersApart } from '#text/letters-apart.ts'

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
        lettersApart(own, each) <= (each.length >= LONG ? 2 : 1),
    )
    return near.length > 0
      ? (near.toSorted((a, b) => lettersApart(own, a) - lettersApart(own, b))[0] ?? word)
      : word
  })
}
