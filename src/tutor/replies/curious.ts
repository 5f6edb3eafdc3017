import { saysAnswer, solve, topicOf } from '#maths/kinds/doors.ts'
import { findTopic } from '#maths/kinds/topics.ts'
import type { Lesson } from '#maths/lessons/lesson.ts'
import type { Dialogue } from '../state.ts'
import { isUnsimplified } from '../unsimplified.ts'
import type { Work } from '../work.ts'
import { workedExample } from './hints.ts'
import { openQuestions, say } from './voice.ts'

/** Whether a fraction that was found can be made simpler. */
export function simpler({ work }: Dialogue): string | undefined {
  if (!work?.isFound) return undefined
  return work.said && isUnsimplified(work.said)
    ? 'Yes, it can! Look for a number that goes into the top and into the bottom. What do you get?'
    : 'No, that is as simple as it gets. Well done for asking!'
}

/** What is said to a child that wonders whether something is always so. */
export function toAlways(dialogue: Dialogue): string {
  return say(dialogue, 'always', [
    'A real mathematician’s question! Test it: try it with other numbers, small ones, big ones and zero. One that does not fit is enough to say no. Which will you try?',
    'Good thing to wonder about. Try it on another one, and see whether it is so there too. Shall I give you one?',
  ])
}

/** The usual way, told to a child that has found the answer and asks for another. */
export function otherWay({ work }: Dialogue): string | undefined {
  if (!work?.isFound) return undefined
  return `There is nearly always another way. A usual one: ${stepsOf(work)} Which one do you like better?`
}

/** The steps of the worked way, of a sum that is done. */
export function stepsOf({ problem }: Work): string {
  const { steps } = solve(problem.question)
  return steps
    .filter(({ isChoice }) => isChoice !== true)
    .map(({ done }) => (/[.!?]$/.test(done) ? done : `${done}.`))
    .join(' ')
}

/** Another one with other numbers that is worked to its end. */
export function example({ work }: Dialogue): string | undefined {
  return work && !work.isFound ? workedExample(work.problem.question) : undefined
}

export const USED_IN = 'Shopping, cooking, building, games, planning a day: it turns up in all of them.'

/** What it is good for, with something to try at home where the topic has an activity. */
export function usedFor(dialogue: Dialogue): string {
  const topic = dialogue.work ? topicOf(dialogue.work.problem.question) : topicOfLesson(dialogue.lesson)
  const activity = topic?.activities.find(
    ({ description }) => !openQuestions(dialogue).some(open => saysAnswer(description, open)),
  )
  return activity ? `${USED_IN} Try this at home: ${activity.description}` : USED_IN
}

function topicOfLesson(lesson: Lesson | undefined) {
  const concept = lesson?.topics?.[0] ?? lesson?.exampleOf
  return concept === undefined ? undefined : findTopic(concept)
}
