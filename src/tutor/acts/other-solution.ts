import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { hintFor } from '../replies/hints.ts'
import { otherPair } from '../replies/other-pair.ts'
import { type Act, RANK, type Talk } from './act.ts'

const OTHER =
  /\b(?:other|another|second|2nd|more|(?:two|2)) (?:one|solution|answer|pair|root|value|x)s?\b|\bonly (?:one )?(?:solution|answer)\b/i
const ASKS =
  /\?|^\W*(?:(?:and|but|so|ok|wait|now|then) )*(?:the|is there|are there|what about|whats?|where|isn'?t there)\b/i
/** A wish for something to do, or to go on to another question. */
const WISHES =
  /\b(?:give|another one (?:like|please|pls)|can i|could i|next|question|harder|easier|do|want)\b/i

/** `and the other one?`, `is there a second solution?`: of what is worked on, or was found just now. */
export const OTHER_SOLUTION: Act = {
  name: 'other solution',
  rank: RANK.precise,
  when: ({ turn, work, waiting, last }) =>
    turn.is === 'talk' &&
    work !== undefined &&
    waiting === undefined &&
    last.length < 60 &&
    !/\d/.test(last) &&
    OTHER.test(last) &&
    ASKS.test(last) &&
    !WISHES.test(last),
  says: talk => (talk.work?.isFound ? onFound(talk) : onOpen(talk)),
}

/** Where one of several is found, one more is to be found. */
const onOpen = ({ work, told }: Talk) =>
  work?.said?.outcome === 'unfinished' && work.said.marked.solution.answer.includes(',')
    ? `Yes, there is one more. ${hintFor(work, told)}`
    : undefined

function onFound({ work, last }: Talk): string | undefined {
  if (!work) return undefined
  const { question } = work.problem
  const pair = otherPair(work)
  if (pair)
    return pair.isAsked
      ? `Yes, there is one more pair! Which two numbers ${pair.isNegative ? 'below' : 'above'} zero have the same product?`
      : 'No: only numbers above zero are asked for here, so that is all.'
  const isOfLetter = isArithmetic(question) && question.kind === 'solve'
  if (question.kind !== 'solving' && !isOfLetter) return undefined
  const count = solve(question).answer.split(',').length
  // Whoever wants one more to do says so in the same words.
  if (/^\W*(?:and )?another\b/i.test(last)) return undefined
  return count > 1
    ? 'You have all of them: no other number makes both sides equal.'
    : 'No, that is the only one: no other number makes both sides equal.'
}
