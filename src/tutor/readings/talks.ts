import { asksAmount } from '#maths/language/en/unsolved/asking.ts'
import { lessonAsked } from '#maths/lessons/asked/lesson-asked.ts'
import { hasTooLongNumber } from '#maths/questions/as-entered.ts'
import { afterTalk } from '../after-talk.ts'
import { bondSaid, bondsAsked } from '../bonds.ts'
import { statesAnswer } from '../conclusions.ts'
import { askedByFacts } from '../facts/index.ts'
import { toldAngle } from '../facts/isosceles-both.ts'
import { sameWithData } from '../follow-on.ts'
import { lessonNext } from '../follow-up.ts'
import { goingOnTalking, isTalkOf } from '../going-on-talking.ts'
import { ideaMeant } from '../idea-meant.ts'
import { asksAnother } from '../is-line.ts'
import { judgeFor } from '../judging.ts'
import { pointedInstead } from '../said-again.ts'
import type { Dialogue } from '../state.ts'
import { readUnsolved } from '../unsolved/unsolved.ts'
import { problemsOf } from '../work.ts'
import { counted, type Heard, isOpen, type Reading, waitingOf } from './reading.ts'
import { openUnsolved } from './unsolved.ts'

/** No message that asks something is longer; reading one would take long, and nothing of it would be sure. */
export const LONGEST_MESSAGE = 4_000

/** A message that is too long to be read. */
export const readTooMuch: Reading = ({ dialogue }) =>
  dialogue.last.length > LONGEST_MESSAGE
    ? counted({ ...dialogue, turn: { is: 'talk', intent: { wants: 'unclear' } } }, 'unclear')
    : undefined

/** Numbers of more digits than are ever worked with. */
export const readTooLong: Reading = ({ dialogue }) =>
  hasTooLongNumber(dialogue.last) ? counted(afterTalk(dialogue, { wants: 'unclear' }), 'unclear') : undefined

/** Number bonds, asked for or gone on with. */
export const readBonds: Reading = ({ dialogue, text }) => {
  const bonds = bondsAsked(text)
  const bond = bonds
    ? { said: { is: 'begin' } as const, bonds }
    : dialogue.bonds && bondSaid(text, dialogue.bonds)
  return (
    bond &&
    counted(
      {
        ...dialogue,
        work: undefined,
        waiting: waitingOf(dialogue),
        story: undefined,
        quiz: undefined,
        bonds: bond.bonds,
        turn: { is: 'bond', bond: bond.said },
      },
      'bonds',
    )
  )
}

/** A thought about how maths is done. */
export const readIdea: Reading = ({ before, dialogue, text }) => {
  // `harder, with x on both sides` says what the next one is to be like.
  if (dialogue.part?.kind === 'wish') return undefined
  // `give both possibilities` of a triangle with an angle is no thought about triangles.
  if (toldAngle(text) !== undefined) return undefined
  // A question with numbers of its own asks for more than what holds in general.
  if (
    sameWithData(text, dialogue.work) ||
    asksAnother(text, dialogue.work) ||
    (readUnsolved(dialogue.last)?.asked.length ?? 0) > 0
  )
    return undefined
  // What is asked by its numbers is worked out: `do the angles add to 180 in a square`.
  if (askedByFacts(text) !== undefined && !isOpen(dialogue.work)) return undefined
  // `ok next: a rectangle has perimeter 36 and is twice as long as wide. how wide` is a task.
  if (dialogue.part?.isNew && asksAmount(text) && /\d/.test(text)) return undefined
  // An equation of its own, and what it makes of it, say more than what they begin with.
  if (openUnsolved(before) && problemsOf(text).some(({ question }) => question.kind === 'solve'))
    return undefined
  const saidOfOpen = isOpen(dialogue.work) ? judgeFor(dialogue.work, text) : undefined
  // What it says to be the answer is judged first.
  if (
    isOpen(dialogue.work) &&
    saidOfOpen?.outcome === 'wrong' &&
    statesAnswer(text, dialogue.work.problem.question)
  )
    return undefined
  const held = ideaMeant(pointedInstead(text, before.last), dialogue, saidOfOpen)
  return held && counted({ ...dialogue, turn: { is: 'talk', intent: { wants: 'idea', held } } }, 'idea')
}

const ASKS_WHAT = /\b(?:what|wat|how|explain|mean)\b/i

/** What goes on about the lesson that was told last, or asks for the one beside it. */
export const readLessonGoneOn: Reading = ({ before, dialogue, text, intent }) => {
  if (!isTalkOf(before.turn, 'explain')) return undefined
  // What was just explained is not explained once more to a child that goes on about it.
  if (
    intent.wants === 'explain' &&
    intent.lesson === before.lesson &&
    !ASKS_WHAT.test(text) &&
    lessonAsked(text) === undefined &&
    problemsOf(text).length === 0
  )
    return counted(afterTalk(dialogue, { wants: 'unclear' }), 'unclear')
  const another = lessonNext(text, before.lesson)
  return another && counted(afterTalk(dialogue, { wants: 'explain', lesson: another }), 'explain')
}

/** Everything else is talk. */
export function readTalk({ before, dialogue, text, intent }: Heard): Dialogue {
  const meant = goingOnTalking(intent, text, before)
  return counted(afterTalk(dialogue, meant), meant.wants)
}
