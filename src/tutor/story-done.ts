import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { amountOf } from '#maths/stories/amounts.ts'
import type { StoryModel } from '#maths/stories/model.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'
import { ASKS, isAsked, isSame, LONGEST, SAID, type StoryJudged, saidIn } from './story-judged.ts'
import { isOfSmallCoins, withMoneySigns } from './story-values.ts'
import { isNothingElse } from './values/nothing-else.ts'
import { clausesIn } from './values/values-in.ts'

const UNITS = new RegExp(`\\b(?:${UNIT_NAMES})(?![\\p{L}\\d])`, 'giu')

/** What a number is that is said of a story that is done, where it has its place in it: `and jack is 11`, `60 is right!`. */
export function judgeDone(story: { model: StoryModel; text: string }, text: string): StoryJudged | undefined {
  const { isMoney, answer } = story.model
  const isOther = isMoney && text.length <= LONGEST && answer.some(each => isOfSmallCoins(text, each))
  if (isOther) return { is: 'small coins' }
  const own = isMoney ? withMoneySigns(text) : text
  const [value, ...others] = answer
  const end =
    value && others.length === 0
      ? clausesIn(own)
          .flatMap(({ values }) => values)
          .at(-1)
      : undefined
  const said = end && !end.isOperand ? amountOf(end.text) : undefined
  const isAgain =
    said !== undefined && isAsked(story.model, said) && (end?.isConcluded || SAYS_AGAIN.test(text))
  return isAgain || fitsDone(story, own) ? { is: 'again' } : undefined
}

const SAYS_AGAIN = /\b(?:told|said|mean|again|listen\w*|still|already)\b/i

function fitsDone({ model, text: story }: { model: StoryModel; text: string }, text: string): boolean {
  // The 2 of `68 m2` is no number.
  const said =
    text.length <= LONGEST && !ASKS.test(text) ? saidIn(text.replace(/(?<=\p{L})\d/gu, ''), model) : []
  const [only, ...others] = said
  if (!only || others.length > 0) return false
  const named = model.owners.find(({ name }) => new RegExp(`\\b${name}s?\\b`, 'i').test(text))
  if (named) return isSame(model, only, named.value)
  const isAlone =
    isAnswerLike(text, 1) ||
    isNothingElse(text.replace(UNITS, ' '), text.match(SAID)?.[0] ?? '', { problem: { text: story } })
  return isAlone && (isAsked(model, only) || model.owners.some(each => isSame(model, only, each.value)))
}
