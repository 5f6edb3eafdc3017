import { onTable } from '../replies/on-table.ts'
import { openWork } from '../replies/voice.ts'
import { type Act, RANK } from './act.ts'

/** Where nothing is open, what a message states is judged by itself. */
export const ON_TABLE: Act = {
  name: 'on the table',
  rank: RANK.work + 2,
  when: talk =>
    !talk.story &&
    !talk.toldStory &&
    talk.turn.is === 'talk' &&
    ['unclear', 'check', 'nonsense', 'others say'].includes(talk.turn.intent.wants) &&
    /\d/.test(talk.last) &&
    !openWork(talk),
  says: onTable,
}
