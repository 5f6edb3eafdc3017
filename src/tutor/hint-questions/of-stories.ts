import type { StoryQuestion } from '#maths/stories/story-question.ts'
import { chosen, type HintQuestion, listed, shown, so } from './hint-question.ts'

/** What is answered to the hints for a story of one step: what happens in it. */
export function ofStory({ reading }: StoryQuestion): HintQuestion[] {
  const [only, ...others] = reading.steps
  if (!only || others.length > 0) return []
  const numbers = (only.calculation.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  const [a, b] = numbers
  if (a === undefined || b === undefined || numbers.length > 2) return []
  if (/[×÷]/.test(only.calculation)) return []
  const isMinus = /[-−]/.test(only.calculation)
  const asks = /does something come together, go away|which of them do you know, and which one is asked/i
  return [
    {
      asks,
      name: 'what happens in the story',
      judge: own => {
        if (own.numbers.length > 0) return undefined
        const then = `Which sum do you do with ${listed([a, b])} then?`
        return isMinus
          ? chosen(
              own,
              ['goAway', 'compared'],
              ['together'],
              so(own.names('compared') ? 'two amounts are compared.' : 'something goes away.', then),
              `Picture it: is there more in the end than ${shown(a)}, or less?`,
            )
          : chosen(
              own,
              ['together'],
              ['goAway'],
              so('something comes together.', then),
              `Picture it: is there more in the end than ${shown(a)}, or less?`,
            )
      },
    },
  ]
}
