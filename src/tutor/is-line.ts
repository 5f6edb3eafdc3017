import { linearForm } from '#maths/arithmetic/evaluate.ts'
import { hasUnknown, literalsIn, operationsIn } from '#maths/arithmetic/expression.ts'
import { isZero } from '#maths/arithmetic/rational.ts'
import { isArithmetic } from '#maths/domain/arithmetic-question.ts'
import { withoutReport } from '#maths/language/en/own-report.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { bracketNumbers, isOfBrackets } from '#maths/routes/factor-numbers.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { statesAnswer } from './conclusions.ts'
import type { Problem } from './find-problems.ts'
import { sameWithNumber } from './follow-up.ts'
import type { Intent } from './intents/intent.ts'
import { isAboutNumbers } from './judging.ts'
import { isSameQuestion } from './restated.ts'
import { withoutReason } from './said-again.ts'
import { isShare } from './share-said.ts'
import { storyTold } from './story.ts'
import { problemsOf, reachedIn, type Work } from './work.ts'

/** Asks for a sum of its own, so that it is no line of the one that is open. */
const ASKS_ANEW =
  /\b(?:instead|another (?:sum|question|one)|new (?:sum|question|one)|different (?:sum|question|one)|next (?:sum|question)|what about|how about|can (?:you|we|u) (?:do|help|try)|help me with|what(?:'s| is|s)|wats|solve|work out|calculate|how do (?:i|you|u) (?:do|work out|solve)|find)\b/i

const SHORTEST_STORY = 60

/** Wishes that a number in them makes no line. */
export const STRONG = new Set<Intent['wants']>([
  'quiz',
  'another',
  'easier',
  'harder',
  'skip',
  'stop',
  'restart',
  'explain',
  'comfort',
  'complaint',
  'goodbye',
  'identity',
  'score',
])

/** Says no, and nothing else that could be an answer. */
const NO_ALONE = /^(?!.*\d)\W*(?:\p{L}+ ){0,4}no\b(?!.*\bprime)/iu

/** Whether a message is a line about the open sum, and not talk or a new one. */
export function isLine(said: Said, text: string, intent: Intent, work: Work): boolean {
  const { outcome, claims } = said
  const isWorked = claims.some(
    ({ claim }) => claim.sides.some(side => operationsIn(side).length > 0) || claim.sides.length > 1,
  )
  if (outcome === 'nothing') return false
  // `no idea` is no no.
  if (['unsure', 'stop', 'hint'].includes(intent.wants) && NO_ALONE.test(text)) return false
  if (outcome !== 'answer' && (asksAnother(text, work) || askedAgain(text, work))) return false
  // A story with a question of its own is a new one, whatever its numbers are here.
  if (outcome !== 'answer' && text.length > SHORTEST_STORY && storyTold(text)?.model) return false
  if (!['answer', 'slipped', 'useful', 'unfinished'].includes(outcome) && sameWithNumber(text, work))
    return false
  if (outcome === 'answer' || outcome === 'slipped')
    return !(STRONG.has(intent.wants) && !isAboutNumbers(text, said))
  const { question } = work.problem
  if (said.move || (outcome === 'wrong' && (withoutReason(text) || statesAnswer(text, question)))) return true
  if (outcome === 'unfinished' && (isShare(text, work.problem) || isAllOnWay(text, claims))) return true
  // `hexagon` answers what a shape is called, though there is a lesson on it.
  if (intent.wants === 'explain' && outcome === 'wrong' && claims.length === 0 && isAnswerLike(text, 0))
    return true
  if (STRONG.has(intent.wants) && !isWorked) return false
  // It is said in the words of the kind: `the gaps are 3, 5, 7`.
  if (outcome === 'useful' && claims.length === 0 && /\d/.test(text)) return true
  // An equation is no line of a sum without a letter.
  if (
    !work.equation &&
    !isEquation(work) &&
    work.problem.question.kind !== 'expressions' &&
    claims.some(({ claim }) => claim.sides.some(hasUnknown) && claim.sides.length > 1)
  )
    return false
  if (isNewEquation(said, work)) return false
  const asksAnew = ASKS_ANEW.test(text) || /\?\s*$/.test(text)
  const isStated = claims.some(({ claim }) => claim.sides.length > 1)
  // `4/3 times 2/5?`, of 3/4 ÷ 2/5: a way that is known to be a mistake is thought of, and no other sum asked.
  if (isWorked && outcome === 'wrong' && said.marked.explanations.length === 1 && !ASKS_ANEW.test(text))
    return true
  if (isWorked && !isStated && asksAnew && !claims.some(({ standing }) => standing === 'useful')) return false
  if (/\b(?:instead|another (?:sum|question|one)|new (?:sum|question|one))\b/i.test(text)) return false
  if (outcome === 'unsure') {
    // Brackets that a child tries for a quadratic are no sum of their own.
    if (isOfBrackets(question) && bracketNumbers(text)) return true
    if (isWorked && WONDERS.test(text)) return true
    if (isOtherEquation(text, work) || isOtherQuestion(text, work)) return false
    // A calculation that has nothing to do with it is a sum of its own.
    const isOwn = isWorked && claims.some(({ isOpen: open }) => open) && problemsOf(text).length > 0
    if (isOwn && !TELLS_OF_WORK.test(text) && !goesOnFrom(claims, work)) return false
    return isWorked || (isAboutNumbers(text, said) && ['unclear', 'check'].includes(intent.wants))
  }
  if (outcome === 'useful' && (COUNTS_UP.test(text) || WEIGHS.test(text))) return true
  return isWorked || isAboutNumbers(text, said) || (outcome === 'useful' && intent.wants === 'working')
}

const ASKS =
  /\b(?:how (?:many|much|long|far|old)|what(?:'?s| is| are| time)|which|when|find|work out|solve|calculate|round|share|expand|simplify|convert)\b/i
const MOST_ALIKE = 40
const SHORTEST_ASKED = 20

/** A whole question of its own, with what the child makes of it: `ok part b. The perimeter is 30 cm … find the width. so 30 - 9 = 21`. */
export function asksAnother(text: string, work?: Work): boolean {
  if (work && asksWithOthers(text, work)) return true
  const asked = withoutReport(text)
  if (asked.length < MOST_ALIKE || !ASKS.test(asked)) return false
  const [other, ...more] = problemsOf(text)
  return (
    other !== undefined &&
    more.length === 0 &&
    other.question.kind !== 'calculate' &&
    !(work && isSameQuestion(other.question, work.problem.question)) &&
    other.text.length > SHORTEST_ASKED
  )
}

/** `so how many m is 3.2 km`, of 1 km: the whole message asks, and with none of the numbers of the open question. */
function asksWithOthers(text: string, { problem }: Work): boolean {
  const [other, ...more] = ASKS_AT_ONCE.test(text) ? problemsOf(text) : []
  const isWhole = other && more.length === 0 && other.text.length + 4 > text.trim().length
  const known: readonly string[] = problem.question.text.match(NUMBERS) ?? []
  const own = (isWhole && other.question.kind !== 'calculate' && other.question.text.match(NUMBERS)) || []
  return own.length > 0 && own.every(each => !known.includes(each))
}
const ASKS_AT_ONCE = /^\W*(?:(?:and|so|ok|now|then|but) )*(?:what|how|find|round|convert|is)\b/i
const NUMBERS = /\d+(?:[./:]\d+)?/g

/** The open question, said again with how it is done: `no i mean 17% of 80, how do i get the 7?`, `whats the area of it`. */
export function askedAgain(text: string, { problem }: Work): Problem | undefined {
  const { question } = problem
  const [, measure = '', shape = ''] = MEASURE_OF_IT.exec(text) ?? []
  const asked = question.text.toLowerCase()
  const isNamed = measure !== '' && [measure, shape].every(each => asked.includes(each.toLowerCase()))
  const isSaid =
    HOW.test(text) && problemsOf(text.replace(HOW, '')).some(each => isSameQuestion(each.question, question))
  return isNamed || isSaid ? { ...problem, report: '' } : undefined
}
const MEASURE_OF_IT =
  /^\W*(?:(?:ok|so|and|but|i mean|no|well) )*(?:what(?:'?s| is)|find|i (?:need|want)) (?:the|its) (area|perimeter|volume|mean|median|range)(?: of (?:it|(?:the|this|that) (\p{L}+)))?\W*$/iu
const HOW = /[\s,.;]+(?:and |but |so )?how (?:do|can|would|should) (?:i|you|u|we)\b.*$/i

/** `3/25, this is 12/100`: the answer in other forms, one after the other. */
const isAllOnWay = (text: string, claims: readonly JudgedClaim[]) =>
  text.length < 60 && claims.length > 1 && claims.every(({ standing }) => standing === 'useful')

/** An equation that has nothing to do with the open one is to be solved itself. */
function isOtherEquation(text: string, { problem }: Work): boolean {
  const [asked] = problemsOf(text)
  return asked?.question.kind === 'solve' && !isSameQuestion(asked.question, problem.question)
}

/** The whole message asks something of another kind: `what time is it 40 minutes after 2:35`. */
function isOtherQuestion(text: string, { problem }: Work): boolean {
  const [asked, ...others] = problemsOf(text)
  const isWhole = asked !== undefined && others.length === 0 && asked.text.length + 3 > text.trim().length
  return isWhole && ASKS_ANEW.test(text) && asked.question.kind !== problem.question.kind
}

/** `isnt it 3 x 2` */
const WONDERS = /^\W*(?:(?:so|oh|but|ok|wait|um) )*(?:is|isn'?t) (?:it|that)\b/i
/** `there are 3 even numbers` */
const COUNTS_UP =
  /^\W*(?:(?:so|and|ok|oh|but|wait|because|cos|well|um) )*(?:there(?:'s| is| are)|theres|it has|i have|you have|we have) \d+\b/i

/** `is 12 better` */
const WEIGHS =
  /^\W*(?:(?:so|and|or|but|oh|ok|then) )*(?:is|would|could|can|does|will|should)(?: (?:i|we|it|you))?(?: (?:be|use|do|try|take|have))? \d[\d./]*(?: (?:be|is|a|the|ok|okay|better|easier|smaller|enough|work|works|good|fine|instead|too|allowed|best|one))*\W*$/i

const TELLS_OF_WORK = /\b(?:i|we) (?:did|used|tried|worked|added|timesed|multiplied|divided|thought)\b/i

/** Works with a number that the child has come to, and with one of the question or another such. */
function goesOnFrom(claims: JudgedClaim[], work: Work): boolean {
  const reached = reachedIn(work)
  const given = givenIn(work.problem.question).map(({ value }) => value)
  const isWorded = work.problem.question.kind !== 'calculate'
  return claims.some(({ claim, isOpen }) => {
    const numbers = isOpen ? claim.sides.flatMap(literalsIn).map(({ value }) => value) : []
    const isIn = (known: typeof given) => numbers.some(value => known.some(each => each.equals(value)))
    return isIn(reached) || (isWorded && numbers.every(value => given.some(each => each.equals(value))))
  })
}

function isEquation({ problem }: Work): boolean {
  return problem.question.kind === 'solve' || problem.question.text.includes('=')
}

/** An equation with a number of its own before and beside the unknown is a new one rather than a wrong line. */
function isNewEquation({ outcome, claims }: Said, { problem }: Work): boolean {
  const { question } = problem
  if (outcome !== 'wrong' || !isArithmetic(question) || question.kind !== 'solve') return false
  const own = [question.left, question.right].map(linearForm).find(form => form && !isZero(form.slope))
  return claims.some(({ claim }) => {
    const form = claim.sides.map(linearForm).find(each => each && !isZero(each.slope))
    return (
      form && own && !isZero(form.offset) && !form.slope.equals(own.slope) && !form.offset.equals(own.offset)
    )
  })
}
