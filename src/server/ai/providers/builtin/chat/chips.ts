import { MOST_CHIPS } from '#contract/chat-help.ts'
import { topicOf } from '#maths/kinds/doors.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import { findTopic } from '#maths/topics.ts'
import type { ChatQuestion } from '../../../conversation.ts'
import { readDialogue } from './dialogue.ts'
import { openWork } from './replies/voice.ts'
import type { Dialogue } from './state.ts'

/** A lesson that everybody may need. */
const USUAL = 'Explain fractions'

/** What a child could say next, the best first; for whoever serves, since it is read from the conversation alone. */
export function chipsFor(question: Pick<ChatQuestion, 'messages' | 'opening' | 'openGaps'>): string[] {
  return fitting(readDialogue(question), question).slice(0, MOST_CHIPS)
}

function fitting(dialogue: Dialogue, { openGaps = [] }: Pick<ChatQuestion, 'openGaps'>): string[] {
  const { work, story, quiz, lesson } = dialogue
  const open = openWork(dialogue)
  if (quiz && work && !work.isFound)
    return ['Give me a hint', ...explaining(lessonOf(work)), 'Skip this one', 'Stop the quiz']
  if (open)
    return ['Give me a hint', 'Check my answer', ...explaining(lessonOf(open)), 'Give me an easier one']
  if (work?.isFound)
    return ['Give me another one', 'Give me a harder one', ...explaining(lessonOf(work)), 'Quiz me']
  if (story && !story.isWorked) return ['Give me a hint', 'Check my answer', 'What is asked?', 'Quiz me']
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

function lessonOf({ problem }: NonNullable<Dialogue['work']>): Lesson | undefined {
  return lessonFor(topicOf(problem.question))
}

function explaining(lesson: Lesson | undefined): string[] {
  return lesson ? [`Explain ${named(lesson)}`] : []
}

function named({ title }: Lesson): string {
  return title.charAt(0).toLowerCase() + title.slice(1)
}
