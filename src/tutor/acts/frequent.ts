import { MOTIVE } from '#maths/language/en/faq/asking.ts'
import { type AskedBack, answerFor, askedBack } from '../faq/frequent-question.ts'
import { MAY_ASK } from '../faq/may-ask.ts'
import { hintFor } from '../replies/hints.ts'
import { specialReason } from '../replies/reason-for.ts'
import { invitation, isSafe, openWork, wasSaid } from '../replies/voice.ts'
import { whyOfNumber } from '../replies/why-number.ts'
import { whyOfStep, whySame } from '../replies/why-step.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** A question that children often ask back, such as why a rule holds and whether it always does: what is so, then the step at hand. */
export const FREQUENT: Act = {
  name: 'frequent question',
  rank: RANK.wish,
  when: ({ turn }) => turn.is === 'talk' && MAY_ASK.has(turn.intent.wants),
  says: talk => {
    if (MOTIVE.test(talk.last)) return undefined
    const asked = askedBack(talk.last, talk)
    const answer = asked && safePartOf(answerFor(asked.question, talk), talk)
    // The numbers on the table have reasons of their own.
    if (!answer || (asked.isHere && hasOwnReason(talk, asked))) return undefined
    // Who asks once more hears the heart of it.
    const said = wasSaid(talk.told.slice(-1), answer) ? `In short: ${answer.split(/(?<=\.)\s/)[0]}` : answer
    if (talk.isFollowed || talk.isBehind || said.endsWith('?')) return said
    const open = asked.isHere ? openWork(talk) : undefined
    return `${said}${open ? ` ${hintFor(open, talk.told)}` : invitation(talk)}`
  },
}

/** A small example may come to what is asked for: it is left out then. */
const safePartOf = (answer: string, talk: Talk): string =>
  isSafe(answer, talk)
    ? answer
    : answer
        .split(/(?<=[.?!]) (?=[\p{Lu}\d$])/u)
        .filter(each => isSafe(each, talk))
        .join(' ')

const hasOwnReason = (talk: Talk, { isSure }: AskedBack): boolean =>
  talk.turn.is === 'talk' &&
  talk.turn.intent.wants === 'why' &&
  (whySame(talk) ?? whyOfStep(talk) ?? whyOfNumber(talk) ?? (isSure ? undefined : specialReason(talk))) !==
    undefined
