import type { Rational } from '../arithmetic/rational.ts'
import { readLiteral } from '../arithmetic/read-literal.ts'
import type { ReadingStep } from '../stories/story-reading.ts'
import { calculatedIn } from './read-calculation.ts'
import { wordingsOf } from './wordings-of.ts'

/** A number that is said on the way to an answer, with the calculation of the question's numbers that its words name. */
export interface NamedNumber {
  value: Rational
  /** As it stands in the message. */
  said: string
  /** Where in the message it stands. */
  at: number
  steps: readonly ReadingStep[]
  /** How likely the net finds that its words mean this, between 0 and 1; it has not seen the number itself. */
  chance: number
}

/** A question and what is said of it, with `PLACE` for the number that is said, as the net has learnt them. */
export const saidOf = (question: string, statement: string): string => `${question} » ${statement}`
export const PLACE = '□'
const NUMBER = /(?<![\d.,/]|[-−])\d+(?:,\d{3})*(?:\.\d+)?(?:\/\d+)?(?![\d/])/g
const MOST_NUMBERS = 4
/** Another number may be so many times likelier. */
const NEARLY_AS_LIKELY = 1.5

/**
 * Which number of a message is what its words name, as the net that writes calculations hears them: `16` of `adults pay 16`, where the
 * question tells of 2 adults at 8 each. The net is asked what belongs in the number's place and doesn't see it, so that two ways lead
 * to it: the words and the child's own reckoning.
 * @returns the likeliest; undefined where the words name none of its numbers
 */
export function namedNumber(question: string, message: string): NamedNumber | undefined {
  const numbers = [...message.matchAll(NUMBER)].slice(0, MOST_NUMBERS)
  const named = numbers.flatMap(({ 0: said, index }) => {
    const value = readLiteral(said)?.value
    const blank = `${message.slice(0, index)} ${PLACE} ${message.slice(index + said.length)}`
    const { wordings } = value ? wordingsOf(saidOf(question, blank)) : { wordings: [] }
    const calculated = calculatedIn(wordings)
    const found = value && calculated.find(each => each.value.equals(value))
    const isLikely = found && found.chance * NEARLY_AS_LIKELY >= (calculated[0]?.chance ?? 0)
    return isLikely ? [{ value, said, at: index, steps: found.steps, chance: found.chance }] : []
  })
  return named.toSorted((one, other) => other.chance - one.chance)[0]
}
