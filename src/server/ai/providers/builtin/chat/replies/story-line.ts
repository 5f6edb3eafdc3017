import { inline, latex } from '#maths/arithmetic/show.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import type { StoryModel } from '#maths/stories/model.ts'
import type { Dialogue } from '../state.ts'
import type { Story } from '../story.ts'
import { type StoryJudged, stepAhead } from '../story-judged.ts'
import { quoted, say } from './voice.ts'

/** What is said to a line about a story of which it is known what it comes to. */
export function toJudged(judged: StoryJudged, story: Story, model: StoryModel, dialogue: Dialogue): string {
  const own = bareAnswer(dialogue.last)
  const said = quoted(own === '' ? dialogue.last : own)
  switch (judged.is) {
    case 'done':
      return `${say(dialogue, 'story done', [`Yes! ${said} is right, that answers the story.`, `That’s it: ${said} is right! It fits the whole story.`])} You worked it out yourself. Shall I tell you another story?`
    case 'again':
      return `Yes, ${said} fits the story, too. Shall I tell you another one?`
    case 'one of two':
      return `Yes, ${said} is one of the two. And the other one?`
    case 'other owner':
      return `You have a number that comes up, but is it ${judged.owner.name}’s? Read once more who has more and who has less.`
    case 'step':
      return `${say(dialogue, 'story line', ['Yes,', 'Right,', 'Good,'])} ${said} fits: that is ${judged.step.is}.${alsoTold(story)} ${ahead(story, model)}`
    case 'plan':
      return judged.fits
        ? `${say(dialogue, 'story line', ['All right, that’s a sum from the story.', 'Good idea, that fits the story.'])} What does ${inline(latex(judged.side))} come to?`
        : `What would ${inline(latex(judged.side))} tell you in the story? ${ahead(story, model)}`
    case 'tried':
      return `Well checked! So it is not that yet. Change your numbers a little and test again, or do it this way: ${ahead(story, model)}`
    case 'guess':
      return `${say(dialogue, 'story guess', [`Try ${said} out in the story.`, `Good to try a number! Test ${said}:`])} ${model.check}`
  }
}

/** What is said to a thought about such a story that names no number; undefined where nothing is ahead. */
export function thoughtOn({ model, reached }: Story): string | undefined {
  const step = model && stepAhead(model, reached)
  return step && `Good that you think about it. ${step.ask}`
}

/** How a story that is done can be done, told to a child that asks. */
export function wayThrough({ model }: Story): string | undefined {
  const asks = model?.steps.map(({ ask }) => ask).filter(ask => ask !== '') ?? []
  return asks.length > 0 ? `Ask yourself one thing after the other. ${asks.join(' ')}` : undefined
}

function alsoTold({ unused }: Story): string {
  const [only, ...others] = unused
  return only && others.length === 0 ? ` The story tells you **${only}** as well.` : ''
}

function ahead({ asked, reached }: Story, model: StoryModel): string {
  return stepAhead(model, reached)?.ask ?? `And what does the story ask for: “${asked}”`
}
