import { readQuestions } from '#maths/questions/read-questions.ts'
import { asAsked } from '#maths/wording/asked.ts'
import { handsIn, handsText, timeShown } from '#maths/wording/clock-hands.ts'
import { afterTalk } from '../after-talk.ts'
import { handsAsked, handsSaid } from '../quantities/hands.ts'
import { withProblem } from './problems.ts'
import { withQuantity } from './quantities.ts'
import { counted, isOpen, type Reading } from './reading.ts'

const CHANGES = /\b(?:if|now|then|when)\b/i
const ASKS_WHERE =
  /\bwhere (?:is|does|will|would|should)\b.{0,20}\b(?:little|small|short|hour|big|long|minute) (?:hand|one)\b/i
const ASKS_WHY = /\bwhy\b|\bhow come\b/i

/** What is said of the hands of a clock that is on the table: one of them is moved, or told of. */
export const readHands: Reading = heard => {
  const { dialogue, text } = heard
  const { work } = dialogue
  const before = work && handsAsked(work.problem.question)
  // `where is the little hand then`: how it moves on.
  if (before && ASKS_WHERE.test(text)) return counted(afterTalk(dialogue, { wants: 'why' }), 'why')
  const plain = before && !ASKS_WHY.test(text) ? asAsked(text).plain : undefined
  const hands = plain === undefined ? undefined : handsIn(plain)
  if (!work || !before || !hands) return undefined
  const { big, little } = hands
  const number = big?.number ?? before.big
  const from = little
    ? timeShown(number, little)
    : big?.way === 'at' && big.number !== before.big
      ? (before.hour % 12) * 60 + (big.number % 12) * 5
      : undefined
  const isMoved =
    from !== undefined &&
    from !== (before.hour % 12) * 60 + before.minutes &&
    (work.isFound || CHANGES.test(text))
  const [question] = isMoved ? (readQuestions(handsText(from).replaceAll('$', '')) ?? []) : []
  if (question) return withProblem(heard, { question, text: question.text })
  const said = isOpen(work) ? handsSaid(text, work.problem.question) : undefined
  return said && withQuantity(dialogue, work, said)
}
