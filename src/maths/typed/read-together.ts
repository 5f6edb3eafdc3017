import { remembering } from '#text/remembering.ts'
import type { Question } from '../domain/question.ts'
import { PUT_RIGHT } from '../language/en/stories/hidden.ts'
import { asEntered } from '../questions/as-entered.ts'
import { isMadeStory } from '../stories/made-stories.ts'
import { type LikelyWay, likelyWays, storyHidesNumber } from '../stories/read-story.ts'
import type { StoryQuestion } from '../stories/story-question.ts'
import { isSameNumber } from '../stories/sureness.ts'
import { healed } from '../talk/heal.ts'
import { asksForMore } from '../talk/words-of-talk.ts'
import { asksSeveral } from './parts-of-question.ts'
import { LONGEST, UNHEARD } from './read-alone.ts'
import { type Evidence, sureness } from './sureness.ts'
import { type Candidate, weighedValues } from './weighed-values.ts'
import { numberOf } from './worded.ts'

/** What a word problem comes to, as far as all readers together see it. */
export interface LikelyValue extends Candidate {
  evidence: Evidence
  /** How likely it is meant so, between 0 and 1. */
  sureness: number
}

/** All values that a word problem may come to, the likeliest first; none for what is no word problem, or several questions. */
export const likelyValues = remembering(
  (text: string): LikelyValue[] =>
    text.length > LONGEST ||
    [UNHEARD, PUT_RIGHT].some(each => each.test(text)) ||
    asksForMore(text) ||
    asksSeveral(text)
      ? []
      : weighedValues(text)
          .map(each => ({ ...each, sureness: sureness(each.evidence) }))
          .toSorted((one, other) => other.sureness - one.sureness),
  text => text,
)

/** So likely a value must be to weigh more than another one, and so much likelier than that. */
const LIKELY = 0.5
const LIKELIER = 2
const isOutweighed = (own: LikelyValue | undefined, other: LikelyValue | undefined): boolean =>
  other !== undefined && other.sureness >= Math.max(LIKELY, LIKELIER * (own?.sureness ?? 0))

/** So likely a value must be for all readers together that it is held against what a child says. */
const HELD_AGAINST = 0.7

/**
 * What a word problem may come to and how, the likeliest first: as likely as the nets of stories think it, or all readers together,
 * whichever is more; but no likelier than all together think it where these find another value much likelier. To be held against
 * what a child says of it, and never to be told.
 */
export function likelySolutions(text: string): LikelyWay[] {
  const values = likelyValues(text)
  const ways = likelyWays(text).map(way => {
    const own = values.find(({ value }) => value.equals(way.value))
    const other = values.find(({ value }) => !value.equals(way.value))
    return isOutweighed(own, other) ? { ...way, belief: Math.min(way.belief, own?.sureness ?? 0) } : way
  })
  for (const { value, question, words, sureness: belief } of values) {
    if (belief < HELD_AGAINST) continue
    const at = ways.findIndex(each => each.value.equals(value))
    const known = ways[at]
    if (known) ways[at] = { ...known, belief: Math.max(known.belief, belief) }
    else if (words === undefined)
      ways.push({ value, belief, steps: (question as StoryQuestion).reading.steps })
  }
  return ways.toSorted((one, other) => other.belief - one.belief)
}

/**
 * Whether what was read of a story must be asked about first: all readers together think it likelier to come to something else, or
 * its words, with slips put right, tell a number that none of them has seen.
 */
export function isDoubted(text: string, [question, ...others]: readonly Question[]): boolean {
  if (!question || others.length > 0 || !(question.kind === 'story' || question.isTold === true)) return false
  if (isMadeStory(text)) return false
  const right = healed(asEntered(text))?.[0]
  if (right !== undefined && storyHidesNumber(right)) return true
  const number = numberOf(question)
  if (!number) return false
  const values = likelyValues(text)
  const isRead = ({ value }: LikelyValue) => isSameNumber(value.valueOf(), number.valueOf())
  return isOutweighed(
    values.find(isRead),
    values.find(each => !isRead(each)),
  )
}
