import { MOST_CHIPS } from '#contract/chat-help.ts'
import { topicOf } from '#maths/kinds/doors.ts'
import { findTopic } from '#maths/kinds/topics.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import type { ConversationSoFar } from './conversation.ts'
import { readDialogue } from './dialogue.ts'
import type { Feeling } from './intents/intent.ts'
import { openWork } from './replies/voice.ts'
import type { Dialogue } from './state.ts'
import type { Work } from './work.ts'

/** A lesson that everybody may need. */
const USUAL = 'Explain fractions'

/** What weighs on a child: no quiz is offered beside it. */
const HEAVY: readonly Feeling[] = [
  'sad',
  'loss',
  'worried',
  'cross',
  'useless',
  'giving up',
  'unwell',
  'tired',
]

/** What a child could say next, the best first; for whoever serves, since it is read from the conversation alone. */
export function chipsFor(question: Pick<ConversationSoFar, 'messages' | 'opening' | 'openGaps'>): string[] {
  return fitting(readDialogue(question), question).slice(0, MOST_CHIPS)
}

function fitting(dialogue: Dialogue, { openGaps = [] }: Pick<ConversationSoFar, 'openGaps'>): string[] {
  const { work, story, quiz, lesson, turn, later } = dialogue
  const open = openWork(dialogue)
  if (turn.is === 'talk' && turn.intent.wants === 'stop') return ['One more question', 'Bye!']
  if (turn.is === 'talk' && turn.intent.wants === 'joke')
    return ['Tell me another joke', open ? 'Back to my question' : 'Quiz me']
  if (turn.is === 'talk' && turn.intent.wants === 'comfort' && HEAVY.includes(turn.intent.feeling))
    return ['I’m okay', 'Something easy, please', ...(open ? ['Back to my question'] : []), 'Stop for today']
  if (turn.is === 'talk' && turn.intent.wants === 'goodbye') return ['Bye!', 'One more question']
  if (quiz && work && !work.isFound)
    return ['Give me a hint', ...explaining(lessonOf(work)), 'Skip this one', 'Stop the quiz']
  if (open) return ofOpen(open, dialogue)
  if (work?.isFound) return [...(later ? [`Explain ${named(later)}`] : []), ...ofFound(work, turn)]
  if (story)
    return [
      'Give me a hint',
      ...(story.reached.length > 0 ? ['How can I check it?'] : []),
      'What is asked?',
      'Another story',
    ]
  if (dialogue.toldStory) return ['Another story', 'A harder story', 'How can I check it?']
  return ofNothing(lesson, openGaps)
}

/** Once the answer is found: on with another one by how it went, and what was not asked of this one yet. */
function ofFound(work: Work, turn: Dialogue['turn']): string[] {
  const wanted = turn.is === 'talk' ? turn.intent.wants : undefined
  const isHard = work.slips > 1
  const asked = [
    ...(wanted === 'sure' || wanted === 'check' ? [] : ['How can I check it?']),
    ...(wanted === 'why' ? explaining(lessonOf(work)) : ['Why is that so?']),
  ]
  const [more, other] = isHard
    ? ['Give me an easier one', 'Give me another one']
    : ['Give me another one', 'Give me a harder one']
  // Who asks about it is not yet done with it.
  return wanted === undefined ? [more, other, ...asked] : [...asked, more, other]
}

/** Beside an open sum: what fits the last line, and a way out. */
function ofOpen(open: Work, { turn }: Dialogue): string[] {
  const isSlip =
    (turn.is === 'line' && turn.said.outcome === 'wrong') || (turn.is === 'quantity' && !turn.said.isSo)
  const isStep =
    (turn.is === 'line' && turn.said.outcome === 'useful') || (turn.is === 'quantity' && turn.said.isSo)
  if (turn.is === 'guesses') return ['Give me a hint', 'How do I check?', ...explaining(lessonOf(open))]
  if (isSlip) return ['Why?', 'Give me a hint', ...explaining(lessonOf(open)), 'Give me an easier one']
  if (isStep) return ['What comes next?', 'Why?', 'Give me a hint', ...explaining(lessonOf(open))]
  return [
    'Give me a hint',
    open.said || open.shown.length > 0 ? 'Check my answer' : 'How do I begin?',
    ...explaining(lessonOf(open)),
    'Give me an easier one',
  ]
}

function ofNothing(
  lesson: Lesson | undefined,
  openGaps: NonNullable<ConversationSoFar['openGaps']>,
): string[] {
  const gap = openGaps.map(({ concept }) => findTopic(concept)).find(topic => topic !== undefined)
  const own = gap && lessonFor(gap)
  if (lesson)
    return [
      `Quiz me on ${named(lesson)}`,
      'Give me a hint',
      ...explaining(own === lesson ? undefined : own),
      'What can you do?',
    ]
  return ['Quiz me', ...(own ? explaining(own) : [USUAL]), 'What can you do?']
}

function lessonOf({ problem }: Work): Lesson | undefined {
  return lessonFor(topicOf(problem.question))
}

function explaining(lesson: Lesson | undefined): string[] {
  return lesson ? [`Explain ${named(lesson)}`] : []
}

function named({ title }: Lesson): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
