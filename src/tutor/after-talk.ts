import { topicOf } from '#maths/kinds/doors.ts'
import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import { lessonFor } from '#maths/lessons/index.ts'
import type { Intent } from './intents/intent.ts'
import type { Dialogue } from './state.ts'
import { isUsedUp } from './unsolved/needed.ts'
import { beginWork, type Work } from './work.ts'

const isOpen = (work: Work | undefined): work is Work => work !== undefined && !work.isFound

/** What talk changes. */
export function afterTalk(dialogue: Dialogue, intent: Intent): Dialogue {
  const talked: Dialogue = { ...dialogue, turn: { is: 'talk', intent } }
  const { work, waiting } = dialogue
  switch (intent.wants) {
    case 'quiz':
      return {
        ...talked,
        quiz: {
          on: intent.on ?? (ON_IT.test(talked.last) ? (talked.lesson ?? lessonOf(work)) : undefined),
          onWhat: intent.onWhat,
          asked: 0,
          right: 0,
        },
        story: undefined,
        bonds: undefined,
      }
    case 'comfort':
      return { ...talked, feeling: intent.feeling }
    case 'other subject':
      return { ...talked, subject: intent.subject ?? 'other' }
    case 'topics':
      return { ...talked, lesson: intent.lessons[0] }
    case 'explain':
      return { ...talked, lesson: intent.lesson, lessonAsked: talked.last }
    case 'word': {
      const lesson = lessonAsked(`what is ${intent.word}`)
      if (typeof lesson === 'object' && work?.isFound) return { ...talked, later: lesson }
      return work ? talked : { ...talked, lessonAsked: talked.last }
    }
    case 'thanks':
      return dialogue.unsolved && isUsedUp(dialogue.unsolved, dialogue.told)
        ? { ...talked, unsolved: { ...dialogue.unsolved, isLeft: true } }
        : talked
    case 'stop':
    case 'goodbye':
      // A question of the tutor's own is not left open.
      return {
        ...talked,
        bonds: undefined,
        quiz: undefined,
        ended: dialogue.quiz,
        ...(isOpen(work) && work.isAsked && { work: waiting, waiting: undefined }),
      }
    case 'restart':
      return work ? { ...talked, work: { ...beginWork(work.problem, work.isAsked), isHelped: true } } : talked
    case 'yes':
      if (work?.isFound && dialogue.later && !dialogue.quiz)
        return {
          ...talked,
          turn: { is: 'talk', intent: { wants: 'explain', lesson: dialogue.later } },
          lesson: dialogue.later,
          later: undefined,
        }
      // What was left is taken up again once the other one is done.
      return work?.isFound && waiting && !dialogue.quiz
        ? { ...talked, work: waiting, waiting: undefined }
        : stuckMore(talked)
    case 'hint':
    case 'unsure':
    case 'method':
    case 'next':
    case 'tell':
    case 'example':
      return stuckMore(talked)
    case 'unclear':
      return isOpen(work) ? stuckMore(talked) : talked
    // Its own next question comes, or one of the tutor's.
    case 'another':
    case 'skip':
      return dialogue.unsolved ? { ...talked, unsolved: { ...dialogue.unsolved, isLeft: true } } : talked
    default:
      return talked
  }
}

function stuckMore(dialogue: Dialogue): Dialogue {
  const { work, unsolved } = dialogue
  if (!isOpen(work) && unsolved && !dialogue.story)
    return { ...dialogue, unsolved: { ...unsolved, hints: unsolved.hints + 1 } }
  return isOpen(work) ? { ...dialogue, work: { ...work, isHelped: true, stuck: work.stuck + 1 } } : dialogue
}

function lessonOf(work: Work | undefined) {
  return work && lessonFor(topicOf(work.problem.question))
}

const ON_IT = /\b(?:on|about|in) (?:it|this|that|them|these|those)\b/i
