import type { Rational } from '#maths/arithmetic/rational.ts'
import { isWhole } from '#maths/arithmetic/rational.ts'
import { asksIfAll, WORKED_OUT } from '#maths/language/en/unsolved/sentences.ts'
import { asksIfRight, saysDone } from '#maths/language/en/unsolved/settling.ts'
import { ONLY_WHOLE } from '#maths/language/en/unsolved/whole-things.ts'
import type { LikelyWay } from '#maths/stories/read-story.ts'
import { likelySolutions } from '#maths/typed/read-together.ts'
import { countedUp } from '../quantities/counting.ts'
import { numberIn } from '../sums-behind.ts'
import { asSaid, plainNumber } from './as-said.ts'
import { isUsedUp, namedIn, stillThere } from './needed.ts'
import { NOTHING_SAID, type UnsolvedSaid } from './said.ts'
import {
  askedNow,
  type Done,
  isSameAmount,
  isSameFor,
  looseEnds,
  type Reached,
  storyNow,
  type Unsolved,
} from './unsolved.ts'

/** What a child comes to by itself, and the nets think so likely too, is right: two that know nothing of each other. */
const SURE = 0.7
const LIKELY = 0.4

/** Whether the nets come to what a child has come to by itself, and how surely. */
export function agreed(text: string, value: Rational): 'sure' | 'likely' | undefined {
  const [best] = likelySolutions(text)
  if (!best || !isSameFor(text, best.value, value) || best.belief < LIKELY) return undefined
  return best.belief >= SURE ? 'sure' : 'likely'
}

/** A part of a hundred is asked for, which a sum of amounts alone never is. */
const ASKS_SHARE = /%|\bper ?cent|\bpercentage|\bfraction\b|\bproportion\b|\bratio\b/i
const ASKS_CHANCE = /\b(?:probability|chance|likely|p\()/i
const ASKS_MEAN = /\b(?:average|mean)\b/i

/** Whether a way can end where it does for what is asked. */
export function mayEnd(asked: string, { value, steps }: Pick<LikelyWay, 'value' | 'steps'>): boolean {
  const last = steps.at(-1)?.calculation ?? ''
  if (ASKS_CHANCE.test(asked)) return value.valueOf() <= 1
  if (ASKS_MEAN.test(asked)) return last.includes('÷')
  return !ASKS_SHARE.test(asked) || /[×÷]/.test(last)
}

/**
 * What a message settles: the child comes to what the nets come to, or asks whether it is right, or says it once more,
 * where nothing is left.
 * @param after the work with the message
 */
export function settledBy(
  after: Unsolved,
  said: UnsolvedSaid,
  text: string,
  replies: readonly string[],
): Done | undefined {
  if (said.wrong !== undefined || said.plan !== undefined) return undefined
  // A part of a hundred is no amount, though its number may be.
  if (/\d ?%/.test(text) && !/%|\bper ?cent/i.test(after.text)) return undefined
  const tested = saysDone(text) || SAYS_IT_FITS.test(text) ? testedBy(after, said) : undefined
  if (tested) return { ...doneAt(tested, false, text, after), isOfSums: true }
  const compared = comparedIn(text, after, replies)
  if (compared) return { ...compared, isSure: false, isOfSums: true }
  // `112.5 is 712.5 - 600. is 18.75 right?` asks of what was reached before.
  const meant = numberIn(ASKED_OF.exec(text)?.[1] ?? '')
  const own =
    after.reached.find(({ value }) => meant && (value.equals(meant) || value.mul(100).equals(meant)))
      ?.value ??
    said.results.at(-1)?.value ??
    said.numbers.findLast(({ from }) => from !== 'told')?.value
  const asked = askedNow(after)?.text ?? after.text
  // What is asked must be known for a number to be the answer.
  const isAsked = after.asked.length > 0
  const [best] = likelySolutions(storyNow(after))
  if (best && mayEnd(asked, best)) {
    const isSaid =
      (own && isSameFor(after.text, own, best.value)) ||
      (best.belief >= SURE &&
        saysOutside(countedUp(text), best.value, after.text) &&
        !isTold(after, best.value))
    if (isSaid && isAsked && best.belief >= LIKELY)
      return doneAt(best.value, best.belief >= SURE, text, after)
    // What the nets surely think otherwise is not settled by its sums; a child that was asked and says so is taken on its word.
    if (best.belief >= SURE && !(saysDone(text) && asksIfAll(replies.at(-1) ?? ''))) return undefined
  }
  if (saysDone(text)) return settledByWord(after, replies, said)
  if (!own) return undefined
  const isAgain =
    said.right.length === 0 &&
    said.numbers.length > 0 &&
    said.numbers.every(({ from }) => from === 'reached') &&
    !text.includes('?')
  // Said again to `What comes next?` it is not asked on for ever.
  if (isAgain && replies.at(-1)?.includes(WORKED_OUT)) return settledByWord(after, replies, said)
  const isWhole = namedIn(after) !== undefined && !isAgain
  const isMeant = asksIfRight(text) || isAgain || isWhole
  return isMeant && isAsked && isWorkedThrough(after, replies)
    ? { ...doneAt(own, false, text, after), isOfSums: true }
    : undefined
}

const ASKED_OF = /\bis (?:it )?(\d+(?:\.\d+)?) ?(?:%|\p{L}{1,8})?,? ?(?:right|correct|the answer)\b/iu
const CHOOSES =
  /\b(?:which|who|whose|cheap\w*|better|best|faster|slower|more|less|bigger|smaller|longer|shorter|older|younger)\b/i
const COMPARES =
  /(?:[£$€] ?)?(\d+(?:\.\d+)?)(?: ?(?:p|%|¢|\p{L}{1,2}))? ?(?:(<|is (?:less|smaller|cheaper|lower|fewer|shorter|slower)(?: than)?)|(?:>|is (?:more|bigger|greater|larger|higher|dearer|longer|faster)(?: than)?)) ?(?:[£$€] ?)?(\d+(?:\.\d+)?)¢?/iu

/** `so shop B, 105 < 108`: which one it is is decided by two numbers that were worked out. */
function comparedIn(
  text: string,
  { asked, at, reached }: Unsolved,
  replies: readonly string[],
): Pick<Done, 'value' | 'said'> | undefined {
  const [said, one = '', isLess, other = ''] = COMPARES.exec(text) ?? []
  const values = [one, other].flatMap(each => numberIn(each) ?? [])
  const [first, second] = values
  if (!said || !first || !second || !CHOOSES.test(asked[at]?.text ?? '')) return undefined
  const isReached = (value: Rational) => reached.some(each => each.sum && isSameAmount(each.value, value))
  // One of them may have been found in the question before.
  const isKnown = [one, other].every((each, place) => {
    const value = values[place]
    return (value && isReached(value)) || replies.some(reply => reply.includes(each))
  })
  const isSo = isLess === undefined ? first.compare(second) > 0 : first.compare(second) < 0
  return isSo && isKnown && values.some(isReached) ? { value: first, said } : undefined
}

const SAYS_IT_FITS =
  /\b(?:yes|yep|yeah|fits|works|correct)\b[\s!.]*$|^\W*(?:yes|yep|yeah|it fits|it works)\b/i

/** `it fits. 6 + 12 + 6 + 12 = 36`: the number that was found is put in, and comes to one that is told. */
function testedBy(after: Unsolved, { results, uses }: UnsolvedSaid): Rational | undefined {
  const [only, ...others] = results
  const before = after.reached.filter(each => !results.includes(each))
  const found = (before.findLast(({ isOfLetter }) => isOfLetter) ?? before.at(-1))?.value
  const isIn = found !== undefined && uses.some(each => each.equals(found))
  return only && others.length === 0 && isIn && isTold(after, only.value) ? found : undefined
}

/** Whether the last number comes of right sums and nothing is left for it. */
function isWorkedThrough(unsolved: Unsolved, replies: readonly string[]): boolean {
  const last = unsolved.reached.at(-1)
  return (
    last?.sum !== undefined &&
    isUsedUp(unsolved, replies) &&
    stillThere(unsolved).length === 0 &&
    !isRestLeft(unsolved) &&
    thingInParts(unsolved) === undefined &&
    looseEnds(unsolved).length < 2
  )
}

/** What is counted and comes in wholes only, where the last number is none: `buses` of 3.5. */
export function thingInParts(unsolved: Unsolved): string | undefined {
  const last = unsolved.reached.at(-1)
  const counted = /\bhow many (?:more |other |of the )?(\p{L}+)/iu.exec(askedNow(unsolved)?.text ?? '')?.[1]
  return last && !isWhole(last.value) && counted !== undefined && ONLY_WHOLE.test(counted)
    ? counted
    : undefined
}

/** What is left is asked for, and nothing was taken away yet: the parts that go are only put together. */
export const isRestLeft = (unsolved: Unsolved): boolean =>
  /\b(?:left(?! over)|remain(?:s|ing)?|the rest)\b/i.test(askedNow(unsolved)?.text ?? '') &&
  unsolved.reached.every(({ sum }) => sum === undefined || !/\d \s*-/.test(sum))

/** The last number is settled by its sums alone. */
export function settledBySums(unsolved: Unsolved, replies: readonly string[]): Done | undefined {
  const last = unsolved.reached.at(-1)
  const [best] = likelySolutions(storyNow(unsolved))
  const isOther = best && best.belief >= SURE && last && !isSameFor(unsolved.text, best.value, last.value)
  if (!last || isOther || !isWorkedThrough(unsolved, replies)) return undefined
  return { value: last.value, said: nameOfLast(last), isSure: false, isOfSums: true }
}

/**
 * The child says that nothing is left to do: what its last sum comes to is taken for its answer, and whether that fits is
 * left to it. Who was asked whether it is done is not asked again, whatever the nets think.
 */
export function settledByWord(
  unsolved: Unsolved,
  replies: readonly string[],
  { results, numbers }: Pick<UnsolvedSaid, 'results' | 'numbers'> = NOTHING_SAID,
): Done | undefined {
  const last = unsolved.reached.at(-1)
  // `20 secs for 100m`: of several numbers it is the one that it was asked about.
  const asked = unsolved.reached.filter(each => !results.includes(each)).at(-1)
  const again = asked && numbers.find(({ value }) => isSameAmount(value, asked.value))
  const meant = again ? { ...asked, said: again.said, name: again.name } : last
  const [best] = likelySolutions(storyNow(unsolved))
  const isOther = best && best.belief >= SURE && meant && !isSameFor(unsolved.text, best.value, meant.value)
  const isAsked = asksIfAll(replies.at(-1) ?? '')
  if (!meant?.sum || (isOther && !isAsked) || unsolved.open) return undefined
  const done: Done = { value: meant.value, said: nameOfLast(meant), isSure: false, isOfSums: true }
  return isSameAmount(meant.value, (last ?? meant).value) && !isOther && isWorkedThrough(unsolved, replies)
    ? done
    : { ...done, isOnWord: true }
}

const nameOfLast = ({ value, said, name }: Reached) =>
  [said ?? plainNumber(value), name].filter(Boolean).join(' ')

const doneAt = (value: Rational, isSure: boolean, text: string, { text: told, reached }: Unsolved): Done => {
  const before = reached.findLast(each => isSameAmount(each.value, value))
  const said = asSaid(value, text, told)
  return { value, isSure, said: said ?? before?.said ?? plainNumber(value) }
}

const isTold = ({ told }: Unsolved, value: Rational) => told.some(each => each.value?.equals(value))

/** Whether a message has a number in it that it does not deny. */
const saysOutside = (text: string, value: Rational, told: string): boolean =>
  !/\b(?:not|isn'?t|isnt|cant|can'?t|wrong)\b/i.test(text) &&
  (text.match(/(?:[£$€] ?)?-?\d+(?:\.\d+)?p?/g) ?? []).some(each => {
    const said = numberIn(each.trim())
    return said !== undefined && isSameFor(told, said, value)
  })
