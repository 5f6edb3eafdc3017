import { hintAnswered } from '../hint-questions/index.ts'
import type { Intent } from '../intents/intent.ts'
import { judgeFor } from '../judging.ts'
import { isTakenApart } from '../quantities/taken-apart.ts'
import { saysRule, withQuantity } from './quantities.ts'
import { isOpen, type Reading } from './reading.ts'

/** Wishes that answer nothing. */
const WISHES = new Set<Intent['wants']>([
  'hint',
  'unsure',
  'next',
  'method',
  'tell',
  'why',
  'example',
  'another',
  'meaning',
  'word',
])

/** An answer to the question that a hint of the tutor's has asked. */
export const readHintAnswered: Reading = ({ dialogue: before, text, intent }) => {
  // The next of two questions is worked on once the first is done.
  const isNext = before.work?.isFound === true && before.waiting !== undefined
  const dialogue = isNext ? { ...before, work: before.waiting, waiting: undefined } : before
  const { work, part } = dialogue
  if (!isOpen(work) || part?.kind === 'wish' || WISHES.has(intent.wants)) return undefined
  const said = hintAnswered(text, work, dialogue.told)
  if (!said || isTakenApart(text, work.problem.question.text)) return undefined
  const { outcome, claims } = judgeFor(work, text)
  if (['answer', 'slipped', 'unfinished'].includes(outcome)) return undefined
  // What is wrong in it is named, whatever is right beside it: `4 sides the same so 36 shared by 4 is 8`.
  if (said.isSo && claims.some(({ claim }) => claim.sides.length > 1 && claim.truth === 'false'))
    return undefined
  if (said.isSo && outcome === 'wrong' && saysRule(text, work)) return undefined
  // A sum that is written down is judged as that; what is asked back must not hide a step that helps.
  const isWritten = /\d\)?\s*[-+×x*÷/:]\s*\(?\d/.test(text)
  const isSum = claims.some(
    ({ claim, isOpen: isAsked }) =>
      (isAsked && isWritten) || (claim.sides.length > 1 && claim.truth === 'true'),
  )
  return (said.isSo ? isSum && !said.isOfSum : outcome === 'useful')
    ? undefined
    : withQuantity(dialogue, work, said)
}

/** The same, where what is asked for is worth as much as the answer: `10/12` while 5/6 and 7/12 are compared. */
export const readHintAsForm: Reading = ({ dialogue, text }) => {
  const { work, part } = dialogue
  if (!isOpen(work) || part?.kind === 'wish') return undefined
  const said = hintAnswered(text, work, dialogue.told, true)
  return said && withQuantity(dialogue, work, said)
}
