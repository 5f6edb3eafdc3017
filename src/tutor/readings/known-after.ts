import { wayTo } from '#maths/routes/calculations.ts'
import { asideOf } from '../aside.ts'
import { listIn } from '../everyday-wording.ts'
import { foundAfter, henceAsked } from '../going-on-found.ts'
import { ownEquationIn } from '../own-equation.ts'
import type { Dialogue } from '../state.ts'
import { isWaiting, type Unsolved } from '../unsolved/unsolved.ts'
import { beginWork, type Work } from '../work.ts'
import { withSheet } from './sheets.ts'

/** A state with what is known besides, once a message was read: what was found before, what brought the question, what is left. */
export const withKnown = (before: Dialogue, after: Dialogue): Dialogue =>
  withSheet({
    ...after,
    aside: asideOf(before, after),
    typed: typedOf(before, after),
    found: foundBefore(before, after),
    listed: listIn(after.last, LEAST_LISTED)?.join(', ') ?? before.listed,
    foundSoFar: foundAfter(before, after),
    coins: coinsAfter(after),
    waiting: after.waiting ?? henceAfter(before, after),
    unsolved: unsolvedAfter(before, after),
  })

const LEAST_LISTED = 4

/** The message that brought the question on the table. */
function typedOf({ work, typed }: Dialogue, after: Dialogue): string | undefined {
  const { turn, last } = after
  const isNew = turn.is === 'story' || (turn.is === 'unsolved' && turn.said === 'new')
  const isOther = after.work !== undefined && after.work.problem !== work?.problem
  if (isNew || (isOther && turn.is === 'sum')) return last
  return isOther ? after.work?.problem.text : typed
}

/** What is done is left for good once another sum is on the table; what an equation of the child's own comes to is known on it. */
function unsolvedAfter({ work }: Dialogue, { unsolved, work: now }: Dialogue): Unsolved | undefined {
  if (unsolved?.done && now && now.problem !== work?.problem) return { ...unsolved, isLeft: true }
  const isJustFound = now?.isFound === true && !(work?.problem === now.problem && work.isFound)
  const value =
    isWaiting(unsolved) && isJustFound && !now.isAsked ? wayTo(now.problem.question).answer : undefined
  if (unsolved && value) return { ...unsolved, reached: [...unsolved.reached, { value, isOfLetter: true }] }
  // What stands in an equation for it is used.
  const isBegun = isWaiting(unsolved) && now && now.problem !== work?.problem && !now.isAsked
  const said = isBegun ? ownEquationIn(now.problem.text) : undefined
  const used =
    said &&
    unsolved?.told.flatMap(({ value: each, number }) =>
      each && said.text.includes(number.replace(/[^\d.]/g, '')) ? [each] : [],
    )
  return unsolved && used ? { ...unsolved, used: [...unsolved.used, ...used] } : unsolved
}

/** Coins are put together until something else is worked on. */
const coinsAfter = ({ turn, coins }: Dialogue) =>
  turn.is === 'coins' || turn.is === 'talk' ? coins : undefined

/** What a question goes on to ask of its letters is next once they are found. */
function henceAfter({ work: before }: Dialogue, { work, typed }: Dialogue): Work | undefined {
  const isJustFound = work?.isFound === true && !(before?.isFound && before.problem === work.problem)
  const problem = isJustFound ? henceAsked(work, typed) : undefined
  return problem && beginWork(problem)
}

/** What was found last, once another sum is on the table. */
const foundBefore = ({ work, found }: Dialogue, after: Dialogue) =>
  work?.isFound && after.work && after.work.problem !== work.problem ? work : found
