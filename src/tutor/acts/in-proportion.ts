import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { inProportion } from '../claims/in-proportion.ts'
import { openUnsolved } from '../readings/unsolved.ts'
import { askingSentence } from '../replies/offered.ts'
import { textOnTable } from '../replies/reason-for.ts'
import { isSafe, quoted, say } from '../replies/voice.ts'
import { type Act, RANK } from './act.ts'
import { isUnread } from './unread.ts'

/** An amount that goes up with what is told, where no other reading knows it for a step. */
export const IN_PROPORTION: Act = {
  name: 'in proportion',
  rank: RANK.work + 2,
  when: talk => isUnread(talk) && talk.work?.isFound !== true && openUnsolved(talk)?.done === undefined,
  says: talk => {
    const table = openUnsolved(talk)?.text ?? textOnTable(talk)
    const found = table === undefined ? undefined : inProportion(talk.last, table)
    // An amount alone says nothing of another one.
    if (!found || table === undefined || !isSafe(found.said, talk) || isAnswerLike(talk.last, 1))
      return undefined
    // `so 3.5cm is 17.5km`: with a number of what is asked it is an end, and no step.
    const asked = numbersIn(askingSentence(table))
    if (!found.isConverted && numbersIn(found.said).some(each => each !== '1' && asked.includes(each)))
      return undefined
    const lead = say(talk, 'in proportion', ['Yes,', 'That’s right,', 'Good,'])
    return `${lead} ${quoted(found.said)}: that fits. ${say(talk, 'useful', ['How do you go on from there?', 'What comes next?', 'What is still missing?'])}`
  },
}

const numbersIn = (text: string): readonly string[] => text.match(/\d+(?:\.\d+)?/g) ?? []
