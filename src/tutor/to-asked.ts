import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, operationsIn } from '#maths/arithmetic/expression.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import type { Question } from '#maths/domain/question.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { judgeClaim } from '#maths/routes/judge-said.ts'
import type { Said } from '#maths/routes/judged.ts'
import type { Work } from './work.ts'

/** `4 left` says what is missing still, whatever else the number may be. */
const SAYS_REST = /\d (?:left|more|to go)\b/i

/** A unit of which a thousand make the larger one. */
const IN_THOUSANDTHS = /\d ?(?:ml|mm|mg|g|m|millilit(?:re|er)s?|gram(?:me)?s?|met(?:re|er)s?)\b/i

/** A number alone is first of all what the tutor has asked for. */
export function toAsked(work: Work, said: Said, text: string): Said | undefined {
  const { problem, equation } = work
  const [only, ...others] = said.claims
  const number = only?.claim.sides.length === 1 ? only.claim.sides[0] : undefined
  const value = number && asLiteral(number)?.value
  // A slip may be put right first.
  const slipped = slippedAt(work)
  const isPutRight =
    value !== undefined && slipped !== undefined && exactValue(slipped)?.equals(value) === true
  const asking = isPutRight ? slipped : (work.asking ?? slipped)
  const wanted = asking && exactValue(asking)
  if (!asking || !wanted || !value || others.length > 0 || !isAnswerLike(text, 1)) return undefined
  const sides = [asking, number]
  // `400 ml` of a calculation in litres.
  const isInThousandths = wanted.mul(1000).equals(value) && IN_THOUSANDTHS.test(text)
  if (wanted.equals(value) || isInThousandths) {
    const own = judgeClaim({ text: text.trim(), sides, truth: 'true' }, problem.question, equation)
    const standing = own.standing === 'unsure' || work.asking === asking ? 'useful' : own.standing
    return { ...said, claims: [{ ...own, standing }], outcome: standing }
  }
  if (asksForLots(asking, problem.question)) return undefined
  // Something else on the way may be meant.
  if (only?.landmark && !SAYS_REST.test(text)) return { ...said, claims: [only], outcome: 'unsure' }
  // A known slip has its own words.
  if ((said.outcome !== 'wrong' && !SAYS_REST.test(text)) || said.marked.explanations.length > 0)
    return undefined
  // As big as the answer of the whole: it is that which was guessed.
  const whole = wayTo(problem.question).answer
  if (work.asking && whole && value.sub(whole).abs().compare(value.sub(wanted).abs()) < 0) return undefined
  const wrong = { left: asking, right: number }
  const claim = judgeClaim({ text: text.trim(), sides, truth: 'false', wrong }, problem.question, equation)
  return { ...said, claims: [claim], outcome: 'wrong' }
}

/** `How many more lots?` asks for no sum: a child may as well say what the next lots come to. */
const asksForLots = (asking: Expression, question: Question) =>
  isArithmetic(question) &&
  question.kind === 'calculate' &&
  operationsIn(asking).every(({ operator }) => operator === '-') &&
  operationsIn(question.expression).every(({ operator }) => operator === '×')

/** What the child has worked out wrong just before, which it will try again. */
function slippedAt({ said }: Work): Expression | undefined {
  const left =
    said?.outcome === 'wrong' ? said.claims.find(({ claim }) => claim.wrong)?.claim.wrong?.left : undefined
  return left && operationsIn(left).length > 0 && exactValue(left) ? left : undefined
}
