import { solve, topicOf } from '#maths/kinds/doors.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import { tellLesson } from '#maths/lessons/tell-lesson.ts'
import type { ConversationSoFar } from '../conversation.ts'
import { hashText, seeded } from '../make-question.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { beginBonds, bondHint } from './bonds.ts'
import { stepsOf } from './curious.ts'
import { hintFor } from './hints.ts'
import { startQuiz } from './quiz.ts'
import { reasonFor } from './reason-for.ts'
import { storyHint } from './story.ts'
import { wayThrough } from './story-line.ts'
import { invitation, isSafe, openQuestions, openWork, quoted, say } from './voice.ts'

/** A lesson in the words of the child's age; the answers of open sums stay unsaid. */
export function explain(lesson: Lesson, dialogue: Dialogue, { grade }: ConversationSoFar): string {
  const told = tellLesson(lesson, {
    ...(grade === undefined ? {} : { grade }),
    open: openQuestions(dialogue),
    random: seeded(hashText(lesson.title) + dialogue.turns),
  })
  const waits = invitation(dialogue)
  return waits === '' ? told : `${told}\n\n${waits.trim()}`
}

/** Said in place of the answer. */
export const NOT_TELLING = [
  'I won’t just tell you: you can find this one yourself, and I’ll help.',
  'If I told you, the fun of finding it would be gone. Here is some help instead.',
  'I keep the answer to myself, but I stay with you until you have it.',
  'I know you want it quickly. Let’s get there together.',
] as const

/** All of a homework, and no single question. */
const WHOLE_SHEET =
  /\b(?:(?:my|the|this|rest of (?:my|the|it)|all (?:of )?(?:my|the|these|this)) (?:home ?work|hw|work ?sheet|sheet|page|questions|sums|rest)|rest of (?:it|them)|all of (?:them|it)|whole (?:sheet|page|thing|homework))\b/i

/** The answer is never told; the next hint is. */
export function refused(dialogue: Dialogue): string {
  const open = openWork(dialogue)
  const words = say(dialogue, 'tell', NOT_TELLING)
  if (WHOLE_SHEET.test(dialogue.last))
    return `${say(dialogue, 'tell', ['I won’t do it for you, but I’ll gladly do it with you, one after the other.', 'It is your homework, so you do it, and I stay beside you.'])} Which question comes next? Type it as it stands.`
  if (dialogue.bonds?.asked !== undefined) return `${words} ${bondHint(dialogue.bonds, dialogue)}`
  const check = open && dialogue.isGrownUp ? reasonFor(open.problem.question)?.check : undefined
  if (open && check && isSafe(check, dialogue))
    return `I keep the answer to myself, but you can check any answer without it: ${check}`
  if (open) return `${words} ${hintFor(open, dialogue.told)}`
  if (dialogue.story) return `${words} ${storyHint(dialogue.story, dialogue)}`
  // It is known already, and said by the child; a sum on the way is not what is asked.
  const [done] = [dialogue.work, dialogue.found]
    .filter(each => each?.isFound)
    .toSorted(
      (a, b) =>
        Number(a?.problem.question.kind === 'calculate') - Number(b?.problem.question.kind === 'calculate'),
    )
  if (done) return `You have it already: $${solve(done.problem.question).answer}$. Which question comes next?`
  if (dialogue.typed !== undefined)
    return `${words} Read your question once more: ${quoted(dialogue.typed)}. Which number in it comes first?`
  return 'Tell me the question first: type it as it stands in your book. I won’t give you the answer, but I’ll help you to find it.'
}

/** Help at the place where the child is, a bigger one each time. */
export function help(
  wants: 'hint' | 'unsure' | 'next' | 'method',
  dialogue: Dialogue,
  question: ConversationSoFar,
): string {
  const { work, story, lesson } = dialogue
  if (dialogue.bonds && !work)
    return dialogue.bonds.asked === undefined
      ? beginBonds(dialogue.bonds, dialogue)
      : bondHint(dialogue.bonds, dialogue)
  if (work && !work.isFound) return withHint(wants, work, dialogue, question)
  if (story)
    return storyHint(story, { ...dialogue, wanted: new Map([...dialogue.wanted, ['hint', dialogue.turns]]) })
  const way = wants === 'next' && dialogue.toldStory && !work ? wayThrough(dialogue.toldStory) : undefined
  if (way) return `${way} Shall I tell you another story?`
  // What is found may be shown: `i guessed. how do u actually do it`.
  if (work?.isFound && (wants === 'method' || wants === 'unsure') && ASKS_IDEA.test(dialogue.last))
    return `It goes like this: ${stepsOf(work)} Shall I give you another one to try it on?`
  if (work?.isFound) return 'That one is done! Shall I give you another one like it?'
  if (lesson && dialogue.told.slice(-4).some(each => each.startsWith(`**${lesson.title}**`)))
    return `No problem, let’s try a small one together. ${startQuiz({ ...dialogue, quiz: { on: lesson, asked: 0, right: 0 } }, question, 'easier')}`
  if (lesson) return explain(lesson, dialogue, question)
  return say(dialogue, wants, [
    'I’m here to help. What is the question? Type it just as it stands.',
    'Which question is it? Type it here, and we look at it step by step.',
    'Tell me the sum or the topic, such as “7 × 8” or “fractions”.',
  ])
}

const COURAGE: Record<'hint' | 'unsure' | 'next' | 'method', readonly [string, ...string[]]> = {
  hint: ['Sure.', 'Here is a bit more help.', 'Let’s take a smaller step.', 'Let’s try it another way.'],
  unsure: [
    'That’s fine, nobody knows it all at once.',
    'No problem. A bit more help:',
    'Let’s go one small step further.',
    'Let’s try it another way.',
  ],
  next: ['Good question.', 'Let’s see.', 'On we go.'],
  method: ['Let me say it another way.', 'Let’s make it simpler.', 'Let’s look at it differently.'],
}
/** Wants the idea, and not only the next step. */
const ASKS_IDEA =
  /\b(?:explain|teach|lesson|show|remind|how (?:do|does|can|to|would|should)|(?:whole|main) (?:thing|idea))\b/i
/** After so many hints the whole idea is told. */
const ENOUGH_HINTS = 6

function withHint(
  wants: keyof typeof COURAGE,
  work: Work,
  dialogue: Dialogue,
  question: ConversationSoFar,
): string {
  const lesson = lessonFor(topicOf(work.problem.question))
  if (
    lesson &&
    (work.stuck === ENOUGH_HINTS || (wants === 'method' && work.stuck >= 2 && ASKS_IDEA.test(dialogue.last)))
  )
    return explain(lesson, dialogue, question)
  return `${say(dialogue, wants, COURAGE[wants])} ${hintFor(work, dialogue.told)}`
}
