import { readQuestions } from '#maths/questions/read-questions.ts'
import { tellStory } from '#maths/stories/make-story.ts'
import { tellThemed } from '#maths/stories/themed-stories.ts'
import type { ConversationSoFar } from '../conversation.ts'
import { ASKING, TELLING } from '../dialogue.ts'
import { type Wished, wishedIn } from '../intents/practice.ts'
import { hashText, type Size, seeded } from '../make-question.ts'
import { retold } from '../retold.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { askBond } from './bonds.ts'
import { hintFor } from './hints.ts'
import { anotherOne, nextInQuiz, startQuiz } from './quiz.ts'
import { storyHint } from './story.ts'
import { nameOf, say } from './voice.ts'

const FIRST_STEP = 'Tell me your first step, or your answer when you have it.'

/** A story for a child that asks for one: worked out as what is on the table, where one is told so. */
export function tellOne(size: Size, dialogue: Dialogue, asked?: ConversationSoFar): string {
  const start = say(dialogue, 'story told', ['Gladly! My stories have maths in them.', 'All right!', 'Good!'])
  const wished: Partial<Wished> = /\b(?:about|with|like)\b/i.test(dialogue.last)
    ? wishedIn(dialogue.last)
    : {}
  const { work } = dialogue
  const themed = themedOne({ ...(work && { things: 'sweets', theme: 'sweets' }), ...wished }, dialogue, asked)
  if (themed) return `${start} ${themed}\n\n${FIRST_STEP}`
  const other = work && topicIsBeyondStories(work) ? anotherOne(dialogue, 'same') : undefined
  if (other) return `${noStoryOn(wished)} ${other}\n\n${FIRST_STEP}`
  return `${start} ${TELLING} **${tellStory(seeded(seedOf(dialogue)), size)}** What would you do first?`
}

const seedOf = ({ told, turns }: Dialogue) => hashText(told.join('').slice(-200)) + turns

/** The level of what is practised counts for more than what it is told of. */
const noStoryOn = ({ theme }: Partial<Wished>) =>
  `I have no story${theme ? ' about that' : ''} for this kind of question yet, but here is another one of the same kind.`

/** A sum with letters, of shapes or with powers is no sum of a story. */
const topicIsBeyondStories = ({ problem: { question } }: Work) =>
  !['calculate', 'story', 'number fact', 'money', 'percentage', 'time'].includes(question.kind)

/** A question about the things that are wished for, worked out as the one that is named, as its topic, or as the one before. */
function themedOne(
  { things, theme = '', like, lesson }: Partial<Wished>,
  { work, story, toldStory, unsolved, last, ...dialogue }: Dialogue,
  asked?: ConversationSoFar,
): string | undefined {
  if (!things) return undefined
  const named =
    like &&
    asked?.messages.findLast(
      ({ role, text }) => role === 'child' && text !== asked.messages.at(-1)?.text && text.includes(like),
    )?.text
  const before = named ?? work?.problem.text ?? (story ?? toldStory ?? unsolved)?.text ?? ''
  const pattern = lesson || /\bcoins?\b/.test(last) ? last : before
  const text = tellThemed(seeded(seedOf({ ...dialogue, last })), { things, theme }, pattern)
  const isOne = text !== undefined && readQuestions(text)?.length === 1
  return text && `${isOne ? ASKING : TELLING} **${text}**`
}

/** Another question or story like the last one, or one of another size. */
export function another(
  size: 'another' | 'easier' | 'harder',
  dialogue: Dialogue,
  question: ConversationSoFar,
): string {
  const start = {
    another: ['Great!', 'Here is another.', 'Good, one more.'],
    easier: ['Sure, something easier.', 'All right, a smaller one first.'],
    harder: ['You want a challenge!', 'Good, let’s go up a step.'],
  } as const
  const [first, ...others]: readonly [string, ...string[]] = /\bi (?:said|asked)\b/i.test(dialogue.last)
    ? ['Sorry, you are right!']
    : size === 'harder' && /\b(?:easier|easy|not(?! too)|wasn.?t|isn.?t)\b/i.test(dialogue.last)
      ? ['You are right! This one is harder than that.']
      : start[size]
  if (dialogue.bonds)
    return `${say(dialogue, size, [first, ...others])} ${askBond(dialogue.bonds, dialogue, size === 'another' ? 'same' : size)}`
  const wished = wishedIn(dialogue.last)
  const themed = themedOne(wished, dialogue, question)
  if (themed) return `${say(dialogue, size, [first, ...others])} ${themed}\n\n${FIRST_STEP}`
  const own = dialogue.work ? undefined : (dialogue.story ?? dialogue.toldStory)
  // Of the tutor’s own stories another one is told; a harder one is like it.
  const isLike = own && (size !== 'another' || !dialogue.told.some(each => each.includes(own.text)))
  const again = isLike
    ? retold(own, size === 'another' ? 'same' : size, hashText(own.text) + dialogue.turns)
    : undefined
  if (again)
    return `${say(dialogue, size, [first, ...others])} ${TELLING} **${again}** What would you do first?`
  if ((dialogue.story ?? dialogue.toldStory ?? dialogue.unsolved) && !dialogue.work)
    return tellOne(size === 'another' ? 'same' : size, dialogue, question)
  const next =
    dialogue.quiz && size === 'another'
      ? nextInQuiz(dialogue, question)
      : anotherOne(dialogue, size === 'another' ? 'same' : size)
  const isSeveral =
    /(?<!\^)(?<!\b(?:with|has|have|not?|without|than|by|an?|the) )\b(?:two|three|four|five|six|ten|some|a few|[2-9]|10)\b(?! (?:people|parts|ways|friends|shares|decimal|digit|place|significant|s\.?f|d\.?p|step))/i.test(
      dialogue.last,
    ) && size === 'another'
  const words = isSeveral
    ? 'Gladly, one after the other, so that I can check each of them.'
    : wished.things
      ? noStoryOn(wished)
      : say(dialogue, size, [first, ...others])
  if (next) return `${words} ${next}\n\n${FIRST_STEP}`
  const quiz = { on: dialogue.lesson, asked: 0, right: 0 }
  return startQuiz({ ...dialogue, quiz }, question, size === 'another' ? 'same' : size)
}

/** Goes on with what was offered. */
export function yes(dialogue: Dialogue, question: ConversationSoFar): string {
  const { work, story, lesson } = dialogue
  if (dialogue.bonds && !work) return `Good! ${askBond(dialogue.bonds, dialogue)}`
  if (dialogue.quiz && (!work || work.isFound))
    return nextInQuiz(dialogue, question) ?? startQuiz(dialogue, question)
  if (work && !work.isFound)
    return `${say(dialogue, 'yes', ['Good!', 'Let’s go on.', 'All right.'])} ${work.stuck <= 1 ? `We are at ${nameOf(work.problem.question)}. ` : ''}${hintFor(work, dialogue.told)}`
  if (work) return another('another', dialogue, question)
  if (dialogue.toldStory) return tellOne('same', dialogue)
  if (story) return storyHint(story, dialogue)
  if (lesson) return startQuiz({ ...dialogue, quiz: { on: lesson, asked: 0, right: 0 } }, question)
  return say(dialogue, 'yes', [
    'Great! Type a question from your book, or say “quiz me”.',
    'Good! What would you like to do: a sum, a quiz, or shall I explain something?',
  ])
}
