import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asksAtAll } from '#maths/language/en/asked-beside.ts'
import {
  ASKS_REASON,
  ASKS_TEST,
  BEGINS_REASON,
  CONCLUDES_NOT,
  CONCLUDES_SO,
  ON_REASON,
  ON_TEST,
  SAME_AS,
  SAYS_AGAIN,
  TELLS_REASON,
} from '#maths/language/en/own-reasons.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { heardIn } from '../claims/heard.ts'
import type { Intent } from '../intents/intent.ts'
import { comparisonsIn } from '../replies/stated.ts'
import { isSafe, openWork, quoted, say } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** What a reason may be taken for, as long as nothing else is known of it. */
const UNKNOWN = new Set<Intent['wants']>(['unclear', 'nonsense', 'chat', 'working', 'others say'])

/** What is true in a reason, as it is said; undefined where something in it is not. */
function trueIn(text: string): string[] | undefined {
  const compared = comparisonsIn(text)
  const sames = [...text.matchAll(SAME_AS)].flatMap(([words, one, other]) => {
    const [claim] = claimsIn(`${one} = ${other}`)
    return claim ? [{ words, isSo: claim.truth === 'true' }] : []
  })
  if (heardIn(text).wrong || [...compared, ...sames].some(({ isSo }) => !isSo)) return undefined
  const heard = sames.length > 0 ? [] : heardIn(text).right
  return [...[...compared, ...sames].map(({ words }) => quoted(words)), ...heard]
}

const isIdle = (talk: Talk) => !openWork(talk) && !talk.story && talk.work?.isFound === true

/** `because the total has to be more than what you started with`, behind `How can you tell?`: nothing is asked for it again. */
const REASON: Act = {
  name: 'own reason',
  // A way that is told is looked at as one.
  rank: RANK.precise - 1,
  when: talk => {
    const { turn, told, last } = talk
    const before = told.at(-1) ?? ''
    const isAsked =
      ASKS_REASON.test(before) ||
      BEGINS_REASON.test(last) ||
      (TELLS_REASON.test(before) && SAYS_AGAIN.test(last) && !asksAtAll(last))
    return (
      isAsked && isIdle(talk) && turn.is === 'talk' && UNKNOWN.has(turn.intent.wants) && !/\?\s*$/.test(last)
    )
  },
  says: talk => {
    const facts = trueIn(talk.last)
    if (facts === undefined || talk.last.split(/\s+/).length < 4) return undefined
    // Of numbers that could not be checked nothing is known.
    if (facts.length === 0 && /\d\D+\d/.test(talk.last) && !BEGINS_REASON.test(talk.last)) return undefined
    const list = facts.length > 1 ? `${facts.slice(0, -1).join(', ')} and ${facts.at(-1)}` : facts[0]
    const words =
      list !== undefined && isSafe(list, talk)
        ? ON_REASON.checked(list)
        : TELLS_REASON.test(talk.told.at(-1) ?? '')
          ? ON_REASON.again
          : say(talk, 'own reason', ON_REASON.heard)
    return `${words} ${ON_REASON.next}`
  },
}

const LIST =
  /(\d+(?:[\s,]+(?:and )?\d+){2,})([^\d]{0,20}(?:mean|median|mode|range)[^\d]{0,12}\d+(?:\.\d+)?(?:[^\d]{0,20}(?:mean|median|mode|range)[^\d]{0,12}\d+(?:\.\d+)?){0,3})/gi
const MEASURED = /(mean|median|mode|range)\D{0,12}(\d+(?:\.\d+)?)/gi

/** The first measure of a list that a message names and that is another one; `so` where all are right. */
function measuresIn(text: string): 'so' | { measure: string; list: string } | undefined {
  const said = [...text.matchAll(LIST)].flatMap(([, list = '', rest = '']) =>
    [...rest.matchAll(MEASURED)].map(([, measure = '', number = '']) => ({
      measure: measure.toLowerCase(),
      list: (list.match(/\d+/g) ?? []).join(', '),
      number,
    })),
  )
  if (said.length === 0) return undefined
  const wrong = said.find(({ measure, list, number }) => {
    const [question] = readQuestions(`Find the ${measure} of ${list}`) ?? []
    const answer = question && wayTo(question).answer
    return answer !== undefined && answer.valueOf() !== Number(number)
  })
  return wrong ?? 'so'
}

/** `4 - 9 is -5. 2 - 7 is -5. thats all negative`, behind `Test it`: the cases of the child's own are judged, and what it concludes. */
const TEST: Act = {
  name: 'own cases',
  rank: RANK.precise + 1,
  when: talk => ASKS_TEST.test(talk.told.at(-1) ?? '') && (talk.last.match(/\d+/g)?.length ?? 0) > 3,
  says: talk => {
    const measured = measuresIn(talk.last)
    if (measured !== undefined && measured !== 'so') return ON_TEST.wrong(measured.measure, measured.list)
    const worked = claimsIn(talk.last).filter(({ sides }) => sides.length > 1 && sides.every(exactValue))
    const isWorked = measured === 'so' || (worked.length > 1 && worked.every(({ truth }) => truth === 'true'))
    if (!isWorked) return undefined
    if (CONCLUDES_NOT.test(talk.last)) return `${ON_TEST.not} ${ON_REASON.next}`
    return CONCLUDES_SO.test(talk.last) ? ON_TEST.so : undefined
  },
}

/** Reasons and cases of the child's own, where it was asked for them. */
export const OWN_REASONS: readonly Act[] = [TEST, REASON]
