import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { type Expression, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { say } from '../replies/voice.ts'
import { type Act, RANK } from './act.ts'

/** What is tested does not fit, or the child doubts it: `but it doesnt fit. 12+24+12+24 = 72 not 36`. */
const DOUBTS =
  /\b(?:(?:does|do|did|is|was|are|ca|wo)(?:n'?t| not)|cannot|wrong|only|too (?:much|big|many|little|small|few)|not \d+)\b/i

const DOUBTED =
  'Well tested: that is worked out right. If it doesn’t fit, go back to your very first line: does it say all that your question tells?'

/** The answer put back in, once it is found: `2*5-5=5 yep`. */
export const CHECKED: Act = {
  name: 'check shown',
  rank: RANK.precise,
  // What is worked out behind another question is said of that.
  when: talk =>
    talk.turn.is === 'talk' &&
    talk.work?.isFound === true &&
    talk.aside === undefined &&
    /\d/.test(talk.last),
  says: talk => {
    const { work, last } = talk
    const stated = claimsIn(last).filter(({ sides }) => sides.length > 1)
    const isTrue = stated.length > 0 && stated.every(({ truth }) => truth === 'true')
    if (!work || !isTrue) return undefined
    const { answer } = wayTo(work.problem.question)
    const answers = [...(answer ? [answer] : []), ...numbersOf(work.said?.marked.finalText)]
    const given = givenIn(work.problem.question).map(({ value }) => value)
    // What has no number of the question tests nothing of it.
    const isOfIt = stated.some(({ sides }) =>
      sides.flatMap(literalsIn).some(({ value }) => [...answers, ...given].some(each => each.equals(value))),
    )
    if (DOUBTS.test(last)) return isOfIt ? DOUBTED : undefined
    const has = (side: Expression) =>
      literalsIn(side).some(({ value }) => answers.some(each => each.equals(value)))
    // 4 buses are no check of 45 × 4 = 180, which tells of nothing that was given.
    const isBack = stated.some(({ sides }) => {
      const [worked, bare] = [sides.filter(isSum), sides.filter(side => !isSum(side))]
      const isGiven = bare.some(side => given.some(each => exactValue(side)?.equals(each)))
      return worked.some(has) && (isGiven || (worked.length > 1 && worked.every(has)))
    })
    const isAsked = /check|both sides|back|place of|are they the same/i.test(talk.told.at(-1) ?? '')
    return isBack || isAsked
      ? `Yes, it fits: well checked! ${say(talk, 'checked', ['Putting it back in is the surest way to know. Shall we do another one?', 'Now you know it by yourself. Another one?'])}`
      : undefined
  },
}

const isSum = (side: Expression) => operationsIn(side).length > 0

function numbersOf(text: string | undefined) {
  return claimsIn(text ?? '').flatMap(({ sides }) => sides.flatMap(side => exactValue(side) ?? []))
}
