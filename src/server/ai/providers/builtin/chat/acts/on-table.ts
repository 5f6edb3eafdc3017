import { onTable } from '../replies/on-table.ts'
import { openWork } from '../replies/voice.ts'
import { type Act, RANK } from './act.ts'

/** A question that nobody has worked out: what is said of it is judged by itself, and one question leads on. */
export const ON_TABLE: Act = {
  name: 'on the table',
  rank: RANK.work + 2,
  when: ({ turn, story, toldStory, last, ...talk }) =>
    !(story ?? toldStory)?.model &&
    ((turn.is === 'story line' && turn.step.claims.length > 0 && !turn.step.behind) ||
      (turn.is === 'talk' &&
        ['unclear', 'check', 'nonsense', 'others say'].includes(turn.intent.wants) &&
        /\d/.test(last) &&
        (story !== undefined || !openWork({ turn, last, ...talk })))),
  says: onTable,
}
