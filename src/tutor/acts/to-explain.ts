import { ACT_OUT, ONE_SENTENCE, WAYS_TO_SHOW } from '#maths/language/en/ways-to-show.ts'
import { textOnTable } from '../replies/reason-for.ts'
import { isSafe, wasSaid } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

const TO_EXPLAIN =
  /\bhow (?:should|can|could|do|would|might|to) (?:i|we|he|she|they) (?:best )?(?:explain|show|teach|put|say|do (?:it|this|that)|work (?:it|this|that) out)\b|\bhow to (?:explain|show|teach)\b|\bwhat (?:do|should|can|could|shall) (?:i|we) (?:say|tell)\b/i
/** A sum that a child can't do in its head. */
const IN_HEAD = /\bin (?:her|his|their) head\b|\bcan.?t do \d/i

const pickFor = (text: string) => WAYS_TO_SHOW.find(([words]) => words.test(text))?.[1] ?? ACT_OUT

/** A grown-up asks how to explain a question to a child: a way to show it, and no question to the grown-up. */
export const TO_EXPLAIN_IT: Act = {
  name: 'to explain',
  rank: RANK.person,
  when: talk => talk.isGrownUp === true && TO_EXPLAIN.test(talk.last),
  says: talk => {
    const text = onTable(talk)
    if (!text) return undefined
    const ways = [pickFor(IN_HEAD.test(talk.last) ? 'in her head' : text), ACT_OUT, ONE_SENTENCE]
    const way = ways.find(each => isSafe(each, talk) && !wasSaid(talk.told.slice(-4), each))
    return way && `${way} What does your child say to that?`
  },
}

const onTable = (talk: Talk) => textOnTable(talk) ?? talk.unsolved?.text
