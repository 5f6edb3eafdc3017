import { CHANGED, changesQuestion } from '#maths/language/en/changed-question.ts'
import { knownOf } from '../replies/reason-for.ts'
import { type Act, RANK } from './act.ts'

/** The child supposes another thing than the question tells. */
export const CHANGE: Act = {
  name: 'changed question',
  rank: RANK.precise,
  when: ({ turn, work, aside, last }) =>
    turn.is === 'talk' &&
    turn.intent.wants === 'unclear' &&
    work !== undefined &&
    aside === last &&
    changesQuestion(last),
  says: talk => knownOf(talk) ?? CHANGED,
}
