import { afterTalk } from '../after-talk.ts'
import { askedBack } from '../faq/frequent-question.ts'
import { MAY_ASK } from '../faq/may-ask.ts'
import { numbersIn } from '../parts/asks-whole.ts'
import { counted, type Heard, type Reading } from './reading.ts'

const asFrequent = ({ dialogue }: Heard) => counted(afterTalk(dialogue, { wants: 'frequent' }), 'frequent')

/** A task that is brought with its numbers is no question about one. */
const isTask = ({ dialogue: { part } }: Heard): boolean => part?.isNew === true && numbersIn(part.text) > 1

/** A question that children often ask back, so surely that its words are no line and no claim. */
export const readSurelyFrequent: Reading = heard =>
  MAY_ASK.has(heard.intent.wants) && !isTask(heard) && askedBack(heard.dialogue.last, heard.dialogue)?.isSure
    ? asFrequent(heard)
    : undefined

/** One that no reading before it knew by what is on the table. */
export const readFrequent: Reading = heard =>
  MAY_ASK.has(heard.intent.wants) && !isTask(heard) && askedBack(heard.dialogue.last, heard.dialogue)
    ? asFrequent(heard)
    : undefined
