import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { literalsIn } from '#maths/arithmetic/expression.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn } from '#maths/routes/claims.ts'
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
    if (DOUBTS.test(last)) return DOUBTED
    const numbers = stated.flatMap(({ sides }) => sides.flatMap(literalsIn)).map(({ value }) => value)
    const answers = [
      ...(wayTo(work.problem.question).answer ? [wayTo(work.problem.question).answer] : []),
      ...(work.said?.claims.flatMap(({ claim }) => claim.sides.flatMap(side => exactValue(side) ?? [])) ??
        []),
      ...numbersOf(work.said?.marked.finalText),
    ]
    const fits = answers.some(answer => answer && numbers.some(each => each.equals(answer)))
    const isAsked = /check|both sides|back|place of|are they the same/i.test(talk.told.at(-1) ?? '')
    return fits || isAsked || (talk.wanted.get('checked') ?? 0) > 0
      ? `Yes, it fits: well checked! ${say(talk, 'checked', ['Putting it back in is the surest way to know. Shall we do another one?', 'Now you know it by yourself. Another one?'])}`
      : undefined
  },
}

function numbersOf(text: string | undefined) {
  return claimsIn(text ?? '').flatMap(({ sides }) => sides.flatMap(side => exactValue(side) ?? []))
}
