import { hasTooLongNumber, TOO_LONG_NUMBER } from '#maths/questions/as-entered.ts'
import { LONGEST_MESSAGE } from '../readings/talks.ts'
import { ABOUT_FOUND } from './about-found.ts'
import { ABOUT_TALK } from './about-talk.ts'
import { type Act, RANK, type Talk } from './act.ts'
import { ASKS } from './asks.ts'
import { BORROWING } from './borrowing.ts'
import { BRACKETS } from './brackets.ts'
import { CHANGE } from './changed.ts'
import { COMPLAINT, MISREAD } from './complaint.ts'
import { COUNTING_ALONG } from './counting-along.ts'
import { COUNTING_UP } from './counting-up.ts'
import { FOLLOWING } from './following.ts'
import { FORM_ASKED } from './form-asked.ts'
import { FREQUENT } from './frequent.ts'
import { FUN } from './fun.ts'
import { GUESSES } from './guesses.ts'
import { IN_PROPORTION } from './in-proportion.ts'
import { ISOSCELES_BOTH } from './isosceles-both.ts'
import { METHOD_ASKED, WAY_CHOSEN } from './method-asked.ts'
import { NUMBER_NAMED } from './number-named.ts'
import { COINS } from './on-coins.ts'
import { OWN_WAY } from './on-found.ts'
import { GRAPH } from './on-graph.ts'
import { NAMED_NUMBER, QUANTITY } from './on-quantity.ts'
import { ON_TABLE } from './on-table.ts'
import { UNSOLVED } from './on-unsolved.ts'
import { BEGIN, BOTH_SIDES, LINE, PRAISE, STORIES } from './on-work.ts'
import { OPERATION_ASKED } from './operation-asked.ts'
import { OTHER_SOLUTION } from './other-solution.ts'
import { OWN_LIFE } from './own-life.ts'
import { OWN_REASONS } from './own-reasons.ts'
import { IN_PARTS } from './percent-parts.ts'
import { QUADRATIC_FORMULA } from './quadratic-formula.ts'
import { ROWS } from './rows.ts'
import { SAME_WORDS } from './same-words.ts'
import { SHARED_CORNER } from './shared-corner.ts'
import { SMALL_TALK } from './small-talk.ts'
import { ADDED_SQUARES, HALVED_SQUARE, TOO_LONG_LEG } from './squares.ts'
import { SUBJECTS } from './subjects.ts'
import { TESTED } from './tested.ts'
import { TO_EXPLAIN_IT } from './to-explain.ts'
import { TOOL } from './tools.ts'
import { TRIG, TRIG_VALUE } from './trig.ts'
import { STATED, UNCLEAR } from './unclear.ts'
import { WHICH_AVERAGE } from './which-average.ts'
import { WHY } from './why.ts'
import { WHY_WRONG } from './why-wrong.ts'
import { WISHES } from './wishes.ts'

const TOO_LONG: Act = {
  name: 'too long a number',
  rank: RANK.limit,
  when: talk => hasTooLongNumber(talk.last),
  says: () => TOO_LONG_NUMBER,
}

const TOO_MUCH: Act = {
  name: 'too long a message',
  rank: RANK.limit + 1,
  when: talk => talk.last.length > LONGEST_MESSAGE,
  says: () => 'That is a lot at once! Send me one question at a time, and we look at it together.',
}

/** All that the tutor can do, the best first. */
const ACTS: readonly Act[] = [
  TOO_MUCH,
  TOO_LONG,
  MISREAD,
  OWN_LIFE,
  TO_EXPLAIN_IT,
  ...OWN_REASONS,
  GUESSES,
  WHY_WRONG,
  OPERATION_ASKED,
  METHOD_ASKED,
  WAY_CHOSEN,
  BORROWING,
  TOO_LONG_LEG,
  ROWS,
  TESTED,
  BOTH_SIDES,
  ADDED_SQUARES,
  WHICH_AVERAGE,
  ISOSCELES_BOTH,
  SHARED_CORNER,
  BRACKETS,
  QUADRATIC_FORMULA,
  OTHER_SOLUTION,
  HALVED_SQUARE,
  COUNTING_UP,
  COUNTING_ALONG,
  TRIG,
  TRIG_VALUE,
  OWN_WAY,
  FORM_ASKED,
  IN_PARTS,
  ...ABOUT_FOUND,
  CHANGE,
  ...FUN,
  ...ABOUT_TALK,
  ...FOLLOWING,
  IN_PROPORTION,
  NUMBER_NAMED,
  PRAISE,
  LINE,
  QUANTITY,
  GRAPH,
  COINS,
  NAMED_NUMBER,
  BEGIN,
  ...UNSOLVED,
  ON_TABLE,
  ...STORIES,
  COMPLAINT,
  STATED,
  FREQUENT,
  WHY,
  TOOL,
  SAME_WORDS,
  ...ASKS,
  ...WISHES,
  ...SMALL_TALK,
  SUBJECTS,
  ...UNCLEAR,
].sort((one, other) => other.rank - one.rank)

/** What was said, by which act, and why that one. */
export interface Traced {
  reply: string
  act: string
  /** How the message was read, such as `line useful` or `talk why`. */
  because: string
  /** Acts with a higher rank that fitted but had nothing to say. */
  passed: readonly string[]
  /** Nothing of it was understood as a whole. */
  isGuess: boolean
}

/** Lets the best act speak. */
export function speak(talk: Talk): Traced {
  const passed: string[] = []
  for (const { name, rank, when, says } of ACTS) {
    const reply = when(talk) ? says(talk) : undefined
    if (reply !== undefined)
      return { reply, act: name, because: readAs(talk), passed, isGuess: rank < RANK.talk }
    if (when(talk)) passed.push(name)
  }
  throw new RangeError(`No act speaks to ${readAs(talk)}`)
}

function readAs({ turn }: Talk): string {
  switch (turn.is) {
    case 'talk':
      return `talk ${turn.intent.wants}`
    case 'line':
    case 'sum':
      return `${turn.is} ${turn.said.outcome}`
    default:
      return turn.is
  }
}
