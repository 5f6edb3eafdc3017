import { numberIn } from '../../values/read-number.ts'
import { NUMBER } from '../../wording/patterns.ts'
import type { Chance } from './question.ts'

const P = `(${NUMBER} ?%?)`
const CHANCE = '(?:probability|chance|likelihood)(?: of| that| for)?'
const ASKS = '(?:what is |find |work out |calculate |write down |state )?(?:the )?'
const LETTERS = new RegExp(`^(?:if )?p ?\\( ?a ?\\) ?= ?${P}[.,;] ?${ASKS}p ?\\( ?(?:not a|a'|a\\^c) ?\\)?$`)
const WORDS = new RegExp(
  `^(?:if )?(?:the )?${CHANCE} ([a-z' -]{3,70}?) is ${P}[.,;] ${ASKS}${CHANCE} ([a-z' -]{3,70})$`,
)
const DENIES = /\b(?:not|no|won't|can't)\b|n't\b/g
/** A chance under a condition, or of two things, is another one. */
const OTHER =
  /\b(?:who|which|if|given|and|or|both|either|neither|never|always|only|at least|without|next|twice|again)\b/
const EMPTY =
  /^(?:an?|the|it|its|she|he|they|that|this|is|are|was|will|do|does|be|being|of|on|in|at|to|event|happen(?:s|ing)?|occur(?:s|ring)?|there)?$/

/** What a phrase is about, by the beginnings of its words: the train arrives, it does not arrive. */
const aboutOf = (phrase: string) =>
  phrase
    .replace(DENIES, ' ')
    .split(/[^a-z]+/)
    .filter(word => !EMPTY.test(word))
    .map(word => word.slice(0, 3))

/** Reads `The probability that a bus is late is 0.2. What is the probability that it is not late?` */
export function readComplement(plain: string): Chance | undefined {
  const [, letters] = LETTERS.exec(plain) ?? []
  const [, event = '', number = letters, opposite = ''] = WORDS.exec(plain) ?? []
  const of = number === undefined ? undefined : numberIn(number.replace(/ ?%$/, '%'))
  const chance = of && (number?.endsWith('%') && of.compare(1) > 0 ? of.div(100) : of)
  if (!chance || chance.s < 0n || chance.compare(1) > 0) return undefined
  if (letters !== undefined) return { by: 'complement', of: chance }
  const denials = [event, opposite].map(said => said.match(DENIES)?.length ?? 0)
  const known = new Set(aboutOf(event))
  const about = new Set(aboutOf(opposite))
  // `She does not win` may leave out what `she wins on Friday` has; `no car` is more than no red car.
  const isWhole = about.size === known.size || /\b(?:it|she|he|they|this|that|the)\b/.test(opposite)
  const isOpposite =
    isWhole &&
    denials.join() === '0,1' &&
    !OTHER.test(`${event} ${opposite}`) &&
    [...about].every(word => known.has(word))
  return isOpposite ? { by: 'complement', of: chance } : undefined
}
