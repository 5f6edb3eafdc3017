import { hasUnknown, operationsIn } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { saysAnswer, solve, topicOf } from '#maths/kinds/doors.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import { tellLesson } from '#maths/lessons/tell-lesson.ts'
import type { ChatQuestion } from '../../../../conversation.ts'
import type { Intent } from '../intents/intent.ts'
import { hashText, seeded } from '../make-question.ts'
import type { Dialogue } from '../state.ts'
import type { Work } from '../work.ts'
import { beginBonds, bondHint, explainBonds } from './bonds.ts'
import { example, otherWay, simpler, toAlways, usedFor, waysToCheck } from './curious.ts'
import { FALLBACK, hintFor } from './hints.ts'
import { replyToIdea } from './idea.ts'
import { another, tellOne, yes } from './more.ts'
import { nextInQuiz, startQuiz } from './quiz.ts'
import { slipIn } from './slips.ts'
import { storyHint } from './story.ts'
import { wayThrough } from './story-line.ts'
import { topicsNamed } from './topics.ts'
import { invitation, nameOf, openQuestions, openWork, quoted, say } from './voice.ts'
import { replyToWorking } from './working.ts'

/** A lesson in the words of the child's age; the answers of open sums stay unsaid. */
export function explain(lesson: Lesson, dialogue: Dialogue, { grade }: ChatQuestion): string {
  const told = tellLesson(lesson, {
    ...(grade === undefined ? {} : { grade }),
    open: openQuestions(dialogue),
    random: seeded(hashText(lesson.title) + dialogue.turns),
  })
  const waits = invitation(dialogue)
  return waits === '' ? told : `${told}\n\n${waits.trim()}`
}

/** What is answered to a command; undefined for what is none. */
export function replyToCommand(
  intent: Intent,
  dialogue: Dialogue,
  question: ChatQuestion,
): string | undefined {
  const { work, story, quiz } = dialogue
  const open = openWork(dialogue)
  switch (intent.wants) {
    case 'quiz':
      return startQuiz(dialogue, question)
    case 'story':
      return tellOne(intent.size, dialogue)
    case 'explain':
      return explain(intent.lesson, dialogue, question)
    case 'another':
    case 'easier':
    case 'harder':
      return another(intent.wants, dialogue, question)
    case 'skip':
      if (quiz) return `That’s fine. ${nextInQuiz(dialogue, question) ?? 'The quiz is over.'}`
      return open || story
        ? 'That’s fine, we leave it. Type another question, or say “another” for one like it.'
        : 'There is nothing to skip just now. Shall I quiz you?'
    case 'stop':
      if (dialogue.feeling === 'sad' || dialogue.feeling === 'loss')
        return 'That’s fine, you don’t have to. I’m here whenever you would like to do a little maths.'
      return say(dialogue, 'stop', [
        stopWords(dialogue),
        'All right, we stop here. Come back whenever you like!',
      ])
    case 'restart':
      return work && !work.isFound
        ? `All right, from the beginning: ${nameOf(work.problem.question)}. ${hintFor({ ...work, stuck: 0 })}`
        : story
          ? `All right, from the beginning. The story asks: “${story.asked}” What do you know?`
          : 'A fresh start! Type a question, or say “quiz me”.'
    case 'repeat':
      return repeated(dialogue)
    case 'score':
      return quiz && quiz.asked > 0
        ? `You have ${quiz.right} of ${quiz.asked} right at the first try.${invitation(dialogue)}`
        : `We have no quiz just now. Shall I quiz you?${invitation(dialogue)}`
    case 'yes':
      return yes(dialogue, question)
    case 'no':
      return open && !open.isFound
        ? 'That’s fine. Would you like a hint, something easier, or another question?'
        : 'That’s fine. Just type when you want to go on.'
    case 'check':
      return checked(dialogue)
    case 'why':
      return why(dialogue, question)
    case 'tell':
      return refused(dialogue)
    case 'example':
      return example(dialogue) ?? hint('method', dialogue, question)
    case 'sure':
      if (work?.said?.outcome === 'wrong' && !work.isFound)
        return `Let’s check it together. ${hintFor(work, dialogue.told)}`
      return `${waysToCheck(dialogue)}${open && open !== work ? invitation(dialogue) : ''}`
    case 'tools':
      return /calculator/i.test(dialogue.last)
        ? `Try it without one first: your head or a pencil is enough here. You may check with it afterwards.${invitation(dialogue)}`
        : /\b(?:fingers?|counters?|blocks?)\b/i.test(dialogue.last)
          ? `Yes, of course! Counting with your hands is a good way to see it.${story ? '' : invitation(dialogue)}`
          : `Yes, do! A drawing is a very good way to see it. What does yours tell you?${story ? '' : invitation(dialogue)}`
    case 'wait':
      if (work?.isFound && !open) return 'That one is done, well done! Shall I give you another one?'
      return say(dialogue, 'wait', ['Take your time, I’m here.', 'No hurry! Think as long as you like.'])
    case 'estimate':
      if (work?.isFound && !open)
        return 'You have your number now, so you can compare: where do both stand on a number line, and which one is further right?'
      return `${ESTIMATING}${invitation(dialogue)}`
    case 'simpler':
      return simpler(dialogue) ?? hint('next', dialogue, question)
    case 'used for':
      return `${usedFor(dialogue)}${invitation(dialogue)}`
    case 'picture': {
      const lesson = (work && lessonFor(topicOf(work.problem.question))) ?? dialogue.lesson
      return lesson ? explain(lesson, dialogue, question) : hint('hint', dialogue, question)
    }
    case 'always':
      return `${toAlways(dialogue)}${invitation(dialogue)}`
    case 'other way':
      return otherWay(dialogue) ?? hint('next', dialogue, question)
    case 'topics':
      return topicsNamed(intent.lessons, dialogue)
    case 'idea':
      return replyToIdea(intent.held, dialogue)
    case 'working':
      return work && !work.isFound ? replyToWorking(intent, work, dialogue) : undefined
    case 'hint':
    case 'unsure':
    case 'next':
    case 'method':
      return hint(intent.wants, dialogue, question)
    default:
      return undefined
  }
}

function stopWords({ ended }: Dialogue): string {
  if (ended && ended.right === 0) return 'All right, no more quiz. What would you like to do instead?'
  return ended
    ? `All right, we stop here. You had ${ended.right} right at the first try. Well done!`
    : 'All right, we stop here. You did well to work on it. See you soon!'
}

function repeated(dialogue: Dialogue): string {
  const open = openWork(dialogue)
  if (dialogue.bonds) return explainBonds(dialogue.bonds)
  if (open) return `Your question is ${nameOf(open.problem.question)}. What would be your first step?`
  if (dialogue.story) return `The story asks: “${dialogue.story.asked}” Which sum would you do?`
  return 'There is no question open just now. Type one, or say “quiz me”.'
}

function checked(dialogue: Dialogue): string {
  const open = openWork(dialogue)
  const { work } = dialogue
  if (open?.said?.outcome === 'wrong')
    return `${slipIn(open.said, open, open.said.claims.find(({ standing }) => standing === 'wrong')?.claim.text ?? dialogue.last)} Write your new line and I’ll check it.`
  if (open?.said?.outcome === 'useful' && open.stuck === 0)
    return `It is right so far, but not the end yet. ${hintFor(open, dialogue.told)}`
  if (open)
    return say(dialogue, 'check', [
      `Gladly! Write your answer or your working for ${nameOf(open.problem.question)}, and I’ll check every line. What have you got?`,
      'Yes, show me: type your line, and I’ll look at it. What have you got?',
    ])
  if (dialogue.story?.isWorked)
    return 'Yes, your sum was worked out right. Does it answer the question of the story?'
  if (work?.isFound) return 'Yes, your last answer was right. Shall I give you another one?'
  if (/^(?:Yes, `|That’s right: `)/.test(dialogue.told.at(-1) ?? ''))
    return 'Yes, that was right, well done! Shall I ask you one now?'
  return 'Gladly! Type the question and your answer, such as “7 × 8 = 54”, and I’ll check it.'
}

/** Why the last thing was so: the slip, else the idea behind the sum. */
function why(dialogue: Dialogue, question: ChatQuestion): string {
  const { work } = dialogue
  if (!work)
    return dialogue.lesson
      ? explain(dialogue.lesson, dialogue, question)
      : 'What would you like to know the why of? Type the sum, or ask “what is a fraction?”.'
  if (NOT_TELLING.some(words => dialogue.told.at(-1)?.includes(words)))
    return `Because what you find out yourself stays with you. ${work.isFound ? '' : hintFor(work, dialogue.told)}`.trim()
  const { said } = work
  const safe = (text: string) => work.isFound || !saysAnswer(text, work.problem.question)
  const reason =
    said?.outcome === 'wrong'
      ? [...said.claims.flatMap(each => each.explanations), ...said.marked.explanations]
          .map(({ explanation }) => explanation)
          .find(each => safe(each) && dialogue.told.at(-1)?.includes(each) !== true)
      : undefined
  if (reason) return `Here is why: ${reason} Look at your line once more.`
  const wrong = said?.claims.find(({ standing }) => standing === 'wrong')?.claim.wrong
  if (said?.outcome === 'wrong' && wrong && !hasUnknown(wrong.left) && operationsIn(wrong.left).length > 0) {
    return `Because ${inline(latex(wrong.left))} comes to something else. Check it another way: count it up in steps, or turn it round. What do you get now?`
  }
  if (said?.move?.standing === 'useful' && !work.isFound)
    return 'An equation is like a scale: it stays level when you do the same to both sides. So you can undo what was done to the letter. What does it look like now?'
  if (work.isFound)
    return `${VALUE_KEPT.has(work.problem.question.kind) ? 'Because each step keeps the value the same, in easier numbers' : 'This is how it comes about'}: ${ownSteps(work)}. Shall I give you another one?`
  const lesson = lessonFor(topicOf(work.problem.question))
  const idea = topicOf(work.problem.question).tips.findLast(
    each => safe(each) && dialogue.told.at(-1)?.includes(each) !== true,
  )
  return `${idea ? `It goes like this: ${idea}` : FALLBACK}${lesson ? ` If you like, say “explain” and I tell you all about ${lesson.title.toLowerCase()}.` : ''}`
}

/** Kinds of which every step keeps the value. */
const VALUE_KEPT = new Set(['calculate', 'solve', 'simplify', 'expressions'])

/** The child's own steps where it has shown some, else those of the worked way. */
function ownSteps({ credited, problem }: Work): string {
  const own = credited.filter(({ claim }) => claim.sides.length > 1).map(({ claim }) => quoted(claim.text))
  const { steps } = solve(problem.question)
  return own.length > 0
    ? own.join(', then ')
    : steps
        .filter(({ isChoice }) => isChoice !== true)
        .map(({ done }) => done)
        .join('; ')
}

const ESTIMATING =
  'Guessing the size first is a clever idea! Make the numbers round and work it out roughly: about how big must it be?'

const NOT_TELLING = [
  'I won’t just tell you: you can find this one yourself, and I’ll help.',
  'If I told you, the fun of finding it would be gone. Here is some help instead.',
  'I keep the answer to myself, but I stay with you until you have it.',
  'I know you want it quickly. Let’s get there together.',
] as const

function refused(dialogue: Dialogue): string {
  const open = openWork(dialogue)
  const words = say(dialogue, 'tell', NOT_TELLING)
  if (dialogue.bonds?.asked !== undefined) return `${words} ${bondHint(dialogue.bonds, dialogue)}`
  if (open) return `${words} ${hintFor(open, dialogue.told)}`
  if (dialogue.story) return `${words} ${storyHint(dialogue.story, dialogue)}`
  return 'Tell me the question first: type it as it stands in your book. I won’t give you the answer, but I’ll help you to find it.'
}

function hint(
  wants: 'hint' | 'unsure' | 'next' | 'method',
  dialogue: Dialogue,
  question: ChatQuestion,
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
/** After so many hints the whole idea is told. */
const ENOUGH_HINTS = 6

function withHint(
  wants: keyof typeof COURAGE,
  work: Work,
  dialogue: Dialogue,
  question: ChatQuestion,
): string {
  const lesson = lessonFor(topicOf(work.problem.question))
  if (lesson && (work.stuck === ENOUGH_HINTS || (wants === 'method' && work.stuck >= 2)))
    return explain(lesson, dialogue, question)
  return `${say(dialogue, wants, COURAGE[wants])} ${hintFor(work, dialogue.told)}`
}
