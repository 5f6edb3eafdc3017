import type { Expression } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import { inline, latex, valueLatex } from '#maths/arithmetic/show.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import { asDivision, type Calculation, calculationsIn, wayTo } from '#maths/routes/calculations.ts'
import { type Claim, claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import { judgeFor } from '../judging.ts'
import { hintFor } from '../replies/hints.ts'
import type { Work } from '../work.ts'
import { type Act, RANK } from './act.ts'

const ASKS_WHY_WRONG =
  /\b(?:why|how come)\b[^.!]{0,40}\b(?:wrong|not right|incorrect|not it|(?:is|was|does)n'?t (?:it|that|right|work))|\bwhat(?:'?s| is| did)\b[^.!]{0,30}\bwrong\b/i
const SOMEBODY =
  /\b(?:my |a |the )?(?:friend|mate|brother|sister|bro|sis|cousin|mum|mom|dad|partner|classmate|teacher|someone|somebody|he|she|they)\b/i

/** `my friend did 28 / 4 = 7, why is that wrong`: what somebody else came to, by a sum of theirs. */
export function asksWhyWrong(text: string, { problem }: Work): boolean {
  if (!ASKS_WHY_WRONG.test(text) || !SOMEBODY.test(text)) return false
  const sum = sumIn(text)
  const value = sum && valueOfClaim(sum)
  const { answer, calculations } = wayTo(problem.question)
  return value !== undefined && (answer !== undefined || calculations.length > 0)
}

/** Its calculations, and `28/4` as one. */
const doneIn = (side: Expression): Calculation[] => {
  const own = calculationsIn(side)
  return own.length > 0 ? own : [asDivision(side)].filter(each => each !== undefined)
}

function sumIn(text: string): Claim | undefined {
  const sums = claimsIn(text).filter(({ sides }) => sides.some(side => doneIn(side).length > 0))
  return sums.findLast(({ sides }) => sides.length > 1) ?? sums.at(-1)
}

/** Says of somebody else's sum what is true of it, and asks about the number that stands in the wrong place. */
export const WHY_WRONG: Act = {
  name: 'why wrong',
  rank: RANK.precise,
  when: ({ work, last, turn }) => turn.is === 'talk' && work !== undefined && asksWhyWrong(last, work),
  says: ({ work, last, told }) => {
    const sum = work && sumIn(last)
    const value = sum && valueOfClaim(sum)
    if (!work || !sum || !value) return undefined
    const { question } = work.problem
    const on = work.isFound ? '' : ` ${hintFor(work, told)}`
    if (wayTo(question).answer?.equals(value))
      return work.isFound
        ? 'It isn’t wrong: that is what the question asks for. What made you think so?'
        : undefined
    if (sum.truth === 'false')
      return `The sum itself isn’t right yet: look at ${written(sum)} once more.${on}`
    const explanation = judgeFor({ ...work, isFound: false }, value.toFraction()).marked.explanations[0]
      ?.explanation
    const other = otherNumber(sum, work)
    const because = other
      ? `But look at the ${shown(other)}: what does it count here? Is that the number that belongs there?`
      : explanation && !saysAnswer(explanation, question)
        ? `But ${lowered(explanation)}${on}`
        : `But does each number in it stand for what is needed here?${on}`
    // `my dad did 40 divided by 3`: it says nothing of what comes out.
    return sum.sides.length === 1
      ? `So it was ${written(sum)}. ${because}`
      : `The sum is worked out right: ${written(sum)}. ${because}`
  },
}

const written = ({ sides }: Claim) => inline(sides.map(latex).join(' = '))
const shown = (value: Rational) => inline(valueLatex(value, false))
const lowered = (text: string) => text.replace(/^[A-Z](?=[a-z])/, letter => letter.toLowerCase())

/** The number of a sum in whose place another one stands on the way: the 4 of 28 ÷ 4, where 28 ÷ 7 is needed. */
function otherNumber({ sides }: Claim, { problem }: Work): Rational | undefined {
  const own = sides.flatMap(doneIn)[0]
  const wanted = wayTo(problem.question).calculations.find(each => each.operator === own?.operator)
  if (!own || !wanted) return undefined
  return (
    pairOf(own, wanted) ??
    (/[+×]/.test(own.operator) ? pairOf({ ...own, left: own.right, right: own.left }, wanted) : undefined)
  )
}

function pairOf(own: Calculation, wanted: Calculation): Rational | undefined {
  const same = (one: Calculation['left'], other: Calculation['left']) => one.value.equals(other.value)
  if (same(own.left, wanted.left) && !same(own.right, wanted.right)) return own.right.value
  return same(own.right, wanted.right) && !same(own.left, wanted.left) ? own.left.value : undefined
}
