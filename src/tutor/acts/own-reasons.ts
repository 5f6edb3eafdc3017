import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { numberNode } from '#maths/arithmetic/expression.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import { asksAtAll } from '#maths/language/en/asked-beside.ts'
import {
  ALWAYS_ASKED,
  ASKS_REASON,
  ASKS_TEST,
  BEGINS_REASON,
  CONCLUDES_NOT,
  CONCLUDES_SO,
  LISTS_SAID,
  MEASURES_SAID,
  NOT_ALWAYS,
  ON_REASON,
  ON_TEST,
  PROPERTIES,
  SAME_AS,
  SAYS_AGAIN,
  TELLS_REASON,
} from '#maths/language/en/own-reasons.ts'
import { readQuestions } from '#maths/questions/read-questions.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import type { Intent } from '../intents/intent.ts'
import { checkedIn } from '../replies/stated.ts'
import { isSafe, openWork, quoted, say } from '../replies/voice.ts'
import { type Act, RANK, type Talk } from './act.ts'

/** What a reason may be taken for, as long as nothing else is known of it. */
const UNKNOWN = new Set<Intent['wants']>(['unclear', 'nonsense', 'chat', 'working', 'others say'])

/** What is true in a reason, as it is said; undefined where something in it is not. */
function trueIn(text: string): string[] | undefined {
  const { compared, right, wrong, unlike } = checkedIn(text)
  const sames = [...text.matchAll(SAME_AS)].flatMap(([words, one, other]) => {
    const [claim] = claimsIn(`${one} = ${other}`)
    return claim ? [{ words, isSo: claim.truth === 'true' }] : []
  })
  if (wrong || unlike || sames.some(({ isSo }) => !isSo)) return undefined
  return [...compared, ...(sames.length > 0 ? sames.map(({ words }) => quoted(words)) : right)]
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

/** What is said of lists of the child's own, each held against its list: `1 2 3 mean is 2. but 1 2 9 the mean is 4`. */
function measuresIn(text: string): { measure: string; list: string; is: Measured }[] {
  const measured = [...text.matchAll(MEASURES_SAID)]
  // A number that is said to be a measure belongs to no list.
  const rest = measured.reduce(
    (left, { 0: words, index }) =>
      left.slice(0, index) + ' '.repeat(words.length) + left.slice(index + words.length),
    text,
  )
  const lists = [...rest.matchAll(LISTS_SAID)]
  return measured.flatMap(({ 1: name = '', 2: own, 3: value = '', index }) => {
    const [measure, before] = [name.toLowerCase(), lists.findLast(each => each.index < index)?.[0]]
    const list = ((own ?? before)?.match(/-?\d+(?:\.\d+)?/g) ?? []).join(', ')
    const [question] = list === '' ? [] : (readQuestions(`Find the ${measure} of ${list}`) ?? [])
    const answer = question && wayTo(question).answer?.valueOf()
    return answer === undefined ? [] : [{ measure, list, is: heldAgainst(answer, value) }]
  })
}

type Measured = 'so' | 'rounded' | 'wrong'

/** A number with digits behind its point may be rounded to them; a whole one may be, too, and nothing is known of it then. */
function heldAgainst(answer: number, said: string): Measured {
  const places = said.split('.')[1]?.length ?? 0
  if (Math.abs(answer - Number(said)) < SAME) return 'so'
  const isNear = Math.abs(answer - Number(said)) <= 0.5 / 10 ** places + SAME
  return isNear ? (places > 0 ? 'so' : 'rounded') : 'wrong'
}
const SAME = 1e-9

/** `4 - 9 is -5. 2 - 7 is -5. thats all negative`, behind `Test it`, or lists of its own at any time: the cases of the child's own are judged, and what it concludes. */
const TEST: Act = {
  name: 'own cases',
  rank: RANK.precise + 1,
  when: talk =>
    isTested(talk) || (talk.turn.is === 'talk' && isIdle(talk) && measuresIn(talk.last).length > 1),
  says: talk => {
    const found = toCounterexample(talk)
    if (found) return found
    const measured = measuresIn(talk.last)
    const wrong = measured.find(({ is }) => is === 'wrong')
    if (wrong) return ON_TEST.wrong(wrong.measure, wrong.list)
    const worked = claimsIn(talk.last).filter(({ sides }) => sides.length > 1 && sides.every(exactValue))
    const isWorked =
      measured.length > 0
        ? measured.every(({ is }) => is === 'so')
        : worked.length > 1 && worked.every(({ truth }) => truth === 'true')
    if (!isWorked) return undefined
    if (CONCLUDES_NOT.test(talk.last)) return `${ON_TEST.not} ${ON_REASON.next}`
    if (CONCLUDES_SO.test(talk.last)) return ON_TEST.so
    return measured.length > 1 ? ON_TEST.right : undefined
  },
}

const isTested = (talk: Talk) =>
  (ASKS_TEST.test(talk.told.at(-1) ?? '') && (talk.last.match(/\d+/g)?.length ?? 0) > 3) ||
  (isIdle(talk) && isAlwaysAsked(talk))

const isAlwaysAsked = ({ asked }: Talk) =>
  asked.messages.slice(-5, -1).some(({ role, text }) => role === 'child' && ALWAYS_ASKED.test(text))

/** `so -7 + 3 is -4 so its not always positive`: a case that comes to what it says not to be. */
function toCounterexample({ last, turn, work }: Talk): string | undefined {
  const isRight = (turn.is === 'line' || turn.is === 'sum') && turn.said.outcome === 'answer'
  const value = isRight && work ? wayTo(work.problem.question).answer : undefined
  const [, denied = ''] = NOT_ALWAYS.exec(last) ?? []
  const is = PROPERTIES[denied.toLowerCase()]
  return value && is && !is(value.valueOf())
    ? ON_TEST.counter(inline(latex(numberNode(value))), denied.toLowerCase())
    : undefined
}

/** Reasons and cases of the child's own, where it was asked for them. */
export const OWN_REASONS: readonly Act[] = [TEST, REASON]
