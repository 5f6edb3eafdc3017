import type { Question } from '../domain/question.ts'
import { algebra } from './areas/algebra.ts'
import { dataAndMeasures } from './areas/data-and-measures.ts'
import { decimalsAndPercentages } from './areas/decimals-and-percentages.ts'
import { fractions } from './areas/fractions.ts'
import { shapes } from './areas/shapes.ts'
import { wholeNumbers } from './areas/whole-numbers.ts'
import { digitHeld } from './digits.ts'
import type { Held, Idea, Truth } from './idea.ts'
import { shapesHeld } from './kinds-of-shapes.ts'
import { numbersHeld } from './with-numbers.ts'

const IDEAS: readonly Idea[] = [
  ...fractions,
  ...decimalsAndPercentages,
  ...wholeNumbers,
  ...algebra,
  ...shapes,
  ...dataAndMeasures,
]
const LONGEST = 160

/** A calculation is for others to judge. */
const CALCULATES = /\d ?(?:[-+×x*÷/]|plus|times|minus) ?\d.*(?:=|\bis\b)|\d ?[-+×x*÷] ?\d/
/** Asks what is so rather than saying it. */
const ASKS =
  /\b(?:why|how come|how do i know|what does|what do you mean)\b|\b(?:don't|do not|didn't) (?:really |even )?(?:get|understand|know|see)\b/
const ALTERNATIVE = / or /
const NEGATES =
  /\b(?:not|don't|doesn't|never|can't|cannot|isn't|aren't|won't|shouldn't|mustn't|without|instead of|no longer)\b/
/** `doesn't it go left to right` thinks that it does. */
const EXPECTS =
  /^(?:(?:so|but|and|ok|oh|wait|well|hang on) )*(?:don't|doesn't|isn't|aren't|can't|shouldn't|didn't|won't|why don't|why can't) (?:i|you|we|it|they|the|that|this|an?)\b/

/**
 * The idea that a message is about, with whether it has it right.
 * @param plain the message in plain words
 * @param table what is talked about: the open question, the last lesson
 */
export function ideaIn(plain: string, table: string, question?: Question): Held | undefined {
  if (plain.length > LONGEST) return undefined
  const exact = digitHeld(plain, question) ?? numbersHeld(plain, question) ?? shapesHeld(plain)
  if (exact) return asAsked(exact, plain)
  if (CALCULATES.test(plain)) return undefined
  const on = `${table} ${plain}`.toLowerCase()
  for (const idea of IDEAS) {
    if (idea.about && !idea.about.test(on)) continue
    const truth = truthOf(idea, plain)
    if (truth) return { truth, because: idea.because }
  }
  return undefined
}

function asAsked(held: Held, plain: string): Held {
  return ASKS.test(plain) ? { ...held, truth: 'asked' } : held
}

function truthOf({ so, notSo, partly, asks }: Idea, plain: string): Truth | undefined {
  const [isSo, isNot] = [so?.exec(plain)?.[0], notSo?.exec(plain)?.[0]]
  const said = (isSo?.length ?? 0) >= (isNot?.length ?? 0) ? isSo : isNot
  if (asks?.test(plain) && (ASKS.test(plain) || said === undefined)) return 'asked'
  if (said === undefined) return partly?.test(plain) ? 'partly' : undefined
  if (ASKS.test(plain) || (ALTERNATIVE.test(plain) && !ALTERNATIVE.test(said))) return 'asked'
  // A half of it may be meant by either.
  if (isSo !== undefined && isNot !== undefined && isSo.length === isNot.length) return 'asked'
  const rest = plain.replace(said, ' ')
  const isNegated = NEGATES.test(rest) && !EXPECTS.test(plain)
  return (said === isSo) !== isNegated ? 'so' : 'not so'
}
