import { MAY_ASK } from '../acts/frequent.ts'
import { afterTalk } from '../after-talk.ts'
import { frequentlyAsked } from '../faq/frequent-question.ts'
import { counted, type Reading } from './reading.ts'

/** A question that children often ask back, which no reading before it knew by what is on the table. */
export const readFrequent: Reading = ({ dialogue, intent }) =>
  MAY_ASK.has(intent.wants) && frequentlyAsked(dialogue.last, dialogue)
    ? counted(afterTalk(dialogue, { wants: 'frequent' }), 'frequent')
    : undefined
