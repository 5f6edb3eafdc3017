import { lendsIn } from '../column-talk.ts'
import { isOpen } from '../readings/reading.ts'
import { type Act, RANK } from './act.ts'

const ASKED = 'How many ones do you have then, and how many tens are left?'

/** `so i borrow from the 5`, of 52 − 27: the right digit, and what becomes of the two is next. */
export const BORROWING: Act = {
  name: 'borrowing',
  rank: RANK.precise,
  when: ({ work, last, turn }) =>
    isOpen(work) &&
    (turn.is === 'talk' || (turn.is === 'line' && turn.said.outcome !== 'answer')) &&
    lendsIn(last, work.problem.question) !== undefined,
  says: ({ work, last, told }) => {
    const lends = work && lendsIn(last, work.problem.question)
    if (lends?.is === 'lender')
      return lends.isOnes
        ? `Yes, that one can give a ten! ${ASKED}`
        : 'Yes, that one can give! How do the two digits look then?'
    return lends?.is === 'swapped' && told.at(-1)?.includes('can give')
      ? 'Yes, just so. Now take away column by column, the ones first: what do you get there?'
      : undefined
  },
}
