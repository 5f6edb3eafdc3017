import { rowIn } from '../quantities/counting.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** The numbers that a child counts, with no question of its own around them. */
function counting({ last, work, story }: Talk) {
  const row =
    work?.isFound === false || story || /\b(?:missing|next|pattern|rule|why|what)\b/i.test(last)
      ? undefined
      : rowIn(last)
  return row && Math.abs(row.step) <= 10 ? row : undefined
}

/** `i want to count with u. 1 2 3`: the tutor counts on, and the child goes on from there. */
export const COUNTING_ALONG: Act = {
  name: 'counting along',
  rank: RANK.precise,
  when: talk => talk.turn.is === 'talk' && !openUnsolved(talk) && counting(talk) !== undefined,
  says: talk => {
    const { numbers, step } = counting(talk) ?? { numbers: [], step: 1 }
    const last = numbers.at(-1)
    if (last === undefined) return undefined
    return `Well counted! I go on: **${[1, 2, 3].map(at => last + step * at).join(', ')}**. And now you: what comes then?`
  },
}
