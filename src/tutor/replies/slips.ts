import { exactValue } from '#maths/arithmetic/evaluate.ts'
import {
  asLiteral,
  type Expression,
  hasUnknown,
  literalsIn,
  operationsIn,
} from '#maths/arithmetic/expression.ts'
import { type Rational, rational } from '#maths/arithmetic/rational.ts'
import { inline, latex } from '#maths/arithmetic/show.ts'
import type { Misconception } from '#maths/domain/misconception.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import { saysAnswer } from '#maths/kinds/doors.ts'
import { bareAnswer } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import { quantitySaid } from '../quantities/quantity-said.ts'
import { worthSaid } from '../quantities/standard-front.ts'
import type { Dialogue } from '../state.ts'
import { sumIn } from '../sum-in.ts'
import { latexOf, sumsBehind } from '../sums-behind.ts'
import type { Work } from '../work.ts'
import { sidesMixedUp } from './both-sides.ts'
import { nextAfter, sourceOf } from './building.ts'
import { quotedClaim } from './claim-said.ts'
import { hintFor } from './hints.ts'
import { ruleTried } from './rule-tried.ts'
import { isSafe, quoted, say } from './voice.ts'

function whyOf(explanations: readonly Misconception[], work: Work): string | undefined {
  const [only, ...others] = explanations
  // Of a change in per cent, that the other amount was taken says what every slip is about.
  const isSure = others.length === 0 || work.problem.question.kind === 'percentage'
  return only && isSure && !saysAnswer(only.explanation, work.problem.question) ? only.explanation : undefined
}

/** Where the first slip is, and why where one reason explains it. */
export function slipIn(said: Said, work: Work, last: string): string {
  const ofRule = ruleTried(last, work.problem.question)
  if (ofRule) return [whyOf(said.marked.explanations, work), ofRule].filter(Boolean).join(' ')
  const ofPair = pairLeft(said, work)
  if (ofPair) return ofPair
  const ofMean = takenForMean(said, work)
  if (ofMean) return ofMean
  const ofBottoms = bottomsAdded(said, work)
  if (ofBottoms) return ofBottoms
  const worth = worthSaid(said.marked.finalText ?? '', work.problem.question)
  if (worth && said.marked.explanations.length === 0)
    return `Written out, ${quoted(worth.said)} is ${inline(worth.value.toString())}. Hold that against your number: how many places does the point move?`
  const wrong = said.claims.find(({ standing }) => standing === 'wrong')
  const explanations = wrong && wrong.explanations.length > 0 ? wrong.explanations : said.marked.explanations
  const why = whyOf(explanations, work)
  const left = wrong?.claim.wrong?.left
  if (wrong && !(left && isWhole(left, work))) {
    const scaled = left && wrong.claim.wrong && scaledSlip(left, wrong.claim.wrong.right)
    if (scaled) return `Look at ${quoted(last.length > 60 ? sumIn(wrong.claim.text) : last)} again. ${scaled}`
    const isPart = last.length > 60 || said.claims.some(({ standing }) => standing === 'useful')
    const ask =
      !why && left && !hasUnknown(left) && left.kind !== 'number' ? ` What is ${inline(latex(left))}?` : ''
    const sum = sumIn(wrong.claim.text)
    // Of `36 shared by 4 is 8` the words are a part of the sum.
    const isCut = left !== undefined && operationsIn(left).length > 0 && /^\W*[\d.]+\s*=/.test(sum)
    const own =
      isCut && wrong.claim.wrong ? inline(`${latex(left)} = ${latex(wrong.claim.wrong.right)}`) : undefined
    return `Look at ${own ?? quotedClaim(isPart ? sum : last) ?? 'that line'} again.${why ? ` ${why}` : ask}`
  }
  const whole = wrong && said.claims.length > 1 ? sumIn(wrong.claim.text) : last
  if (wrong)
    return `Look at ${quotedClaim(whole) ?? 'that line'} again: it isn’t right yet.${why ? ` ${why}` : ''}`
  const number = quotedClaim(said.marked.finalText ?? last) ?? 'That'
  return `${number} isn’t it yet.${why ? ` ${why}` : (rootHalved(said, work) ?? sourceNamed(said, work))}`
}

/** The number alone that a message says. */
function numberAlone({ claims }: Said): Rational | undefined {
  const [only, ...others] = claims
  const side = only?.claim.sides.length === 1 && others.length === 0 ? only.claim.sides[0] : undefined
  return side && asLiteral(side)?.value
}

/** 72 as the root of 144. */
function rootHalved(said: Said, { problem }: Work): string | undefined {
  const value = numberAlone(said)
  const { answer } = wayTo(problem.question)
  const isHalf = value && answer && value.compare(3) > 0 && answer.mul(answer).equals(value.mul(2))
  return isHalf
    ? ` That is half of it. A root makes the number when it is multiplied by itself: is ${inline(`${value.toFraction()} \\times ${value.toFraction()}`)} as much as that?`
    : undefined
}

/** Which sum of two numbers of the question a wrong one comes of: `8`, of 5/8 of 40, is 40 ÷ 5. */
function sourceNamed(said: Said, { problem }: Work): string {
  const value = numberAlone(said)
  const told = givenIn(problem.question)
  const isTold = value !== undefined && told.some(each => each.value.equals(value))
  // The one part of a fraction may also come of the other one and the amount.
  const given = told
    .flatMap(({ value: own, top, bottom }) =>
      top !== undefined && bottom !== undefined ? [rational(top), rational(bottom)] : [own],
    )
    .filter(each => !value?.equals(each))
  const sums = value && !isTold && given.length < 5 ? sumsBehind(value.toFraction(), given) : undefined
  const [only, ...others] = sums ?? []
  return only && others.length === 0 && !/^[+−]$/.test(only.operator)
    ? ` It is what ${latexOf(only)} comes to. Is that what is asked here?`
    : ''
}

/** The second letter of two is not right yet, while the first one is. */
function pairLeft({ outcome }: Said, { problem, parts }: Work): string | undefined {
  return outcome === 'wrong' && lettersOfPair(problem.question).length > 0 && (parts?.length ?? 0) > 0
    ? 'Put both numbers into one of your equations: do the two sides come to the same? What must the second letter be, then?'
    : undefined
}

/** The new number of a list is said to be as big as the new mean. */
function takenForMean({ claims }: Said, { problem }: Work): string | undefined {
  const own = problem.question as AveragesQuestion
  const [only, ...others] = claims.flatMap(
    ({ claim }) => (claim.sides[0] && asLiteral(claim.sides[0])?.value) ?? [],
  )
  return problem.question.kind === 'averages' &&
    own.task === 'missing' &&
    only?.equals(own.mean) &&
    others.every(each => each.equals(own.mean))
    ? 'That is the mean itself. A number as big as the new mean would not bring the others up to it. What must all of the numbers come to together, so that the mean is that?'
    : undefined
}

/** `17/24`, of 2/3 + 3/4: the pieces were made one size, and then the bottoms put together as well. */
function bottomsAdded({ claims }: Said, { problem }: Work): string | undefined {
  const last = claims.at(-1)?.claim.sides.at(-1)
  const { bottom, value } = (last && asLiteral(last)) ?? {}
  const [wanted] = wayTo(problem.question).calculations
  const isSum = wanted?.operator === '+' || wanted?.operator === '-'
  return bottom &&
    value &&
    isSum &&
    wanted.left.bottom &&
    wanted.right.bottom &&
    wanted.value.equals(value.mul(2))
    ? 'The top is right for pieces of that size. But put together, the pieces keep their size: are the bottoms added, too?'
    : undefined
}

/** `1/4 is 2/12`: the bottom was multiplied, the top was not by the same. */
function scaledSlip(left: Expression, right: Expression): string | undefined {
  const [from, to] = [asLiteral(left), asLiteral(right)]
  if (!from?.bottom || !to?.bottom || from.bottom === to.bottom || to.bottom % from.bottom !== 0n)
    return undefined
  return `What do you multiply ${inline(String(from.bottom))} by to get ${inline(String(to.bottom))}? Do the same to the top.`
}

/** Whether a wrong line says what the whole sum comes to. */
function isWhole(side: Expression, { problem }: Work): boolean {
  const value = exactValue(side)
  const { answer } = wayTo(problem.question)
  const given = givenIn(problem.question)
  const isOfQuestion = literalsIn(side).every(each => given.some(own => own.value.equals(each.value)))
  return value !== undefined && answer?.equals(value) === true && isOfQuestion
}

const SAYS_END = /\b(?:(?<!into )both|final\w*|all|answer|end|total|altogether)\b/i
const SAYS_STAGE =
  /\b(?:first|after|so far|already|for now|to begin|to start|each|apiece|for (?:one|1)|per|goes into both)\b/i

/** A guess that is a number on the way: no answer, and yet something to build on. */
function onTheWay(said: Said, work: Work, dialogue: Dialogue): string | undefined {
  const landmark = said.claims.find(each => each.landmark)?.landmark
  if (!landmark) return undefined
  const source = sourceOf(landmark, work)
  const why = whyOf(said.marked.explanations, work)
  const named = partNamed(work, dialogue)
  if (named && why) return `${named} ${why} Have another go.`
  const number = isSafe(dialogue.last, dialogue) ? quoted(bareAnswer(dialogue.last)) : 'That'
  const known = source ? ` It is ${source}.` : ' It does come up on the way.'
  const built = nextAfter({ ...work, credited: said.claims })
  const next = built && !saysAnswer(built, work.problem.question) ? built : hintFor(work, dialogue.told)
  // `after the first one its 60` says itself that more is to come.
  if (why !== undefined && SAYS_STAGE.test(dialogue.last) && !SAYS_END.test(dialogue.last))
    return `Good, ${number} comes up on the way. ${built && next === built ? built : 'How do you go on from there?'}`
  // What it comes from is sure; why it was taken may be by chance.
  const isChance = why !== undefined && landmark.from?.operator === '×'
  return `${number} isn’t the answer yet.${why && !isChance ? ` ${why} Have another go.` : `${known} ${next}`}`
}

const TRIED = [
  'Good try!',
  'Not quite, but you are thinking.',
  'Nearly everybody slips there once.',
  'Let’s look at that together.',
] as const

/** What is right of a line that ends in a wrong answer: `every time plus 4, so n + 4`. */
function partNamed({ problem }: Work, { last }: Dialogue): string | undefined {
  const before = /^(.{4,}?)[\s,.;]+(?:so|therefore|which makes|that makes)\b/i.exec(last)?.[1]
  const said = before === undefined ? undefined : quantitySaid(before, problem.question)
  return before && said?.isSo && !saysAnswer(before, problem.question)
    ? `Yes, ${quoted(before)}: that is ${said.quantity.is}.`
    : undefined
}

/** The wrong line, unless its letters and numbers name the answer. */
function lookAt({ claims }: Said, dialogue: Dialogue): string {
  const wrong = claims.find(({ standing }) => standing === 'wrong')
  const line = sumIn(wrong?.claim.text ?? dialogue.last)
  return `Look at ${isSafe(`Look at ${line} again`, dialogue) ? quoted(line) : 'your line'} again.`
}

/** What is said to a line with a slip in it. */
export function slipped(said: Said, work: Work, dialogue: Dialogue): string {
  const listed = said.claims.find(
    ({ claim }) => claim.wrong && work.problem.question.kind === 'factors',
  )?.claim
  if (listed?.wrong && !isSafe(dialogue.last, dialogue))
    return `One number in that list does not belong there. What is ${inline(latex(listed.wrong.left))}?`
  // An equation that is wrong is looked at itself, whatever numbers stand in it.
  const isStated = said.claims.some(({ claim, standing }) => standing === 'wrong' && claim.sides.length > 1)
  const guess = isStated ? undefined : onTheWay(said, work, dialogue)
  if (guess) return guess
  const isExplained = said.claims.some(({ explanations }) => explanations.length > 0)
  const sides = isExplained ? undefined : sidesMixedUp(said, work.equation, lookAt(said, dialogue))
  if (sides) return `${say(dialogue, 'wrong', TRIED)} ${sides}`
  const right = said.claims.filter(
    ({ standing, claim }) =>
      (standing === 'useful' || (standing === 'elsewhere' && isCalculated(claim))) && claim.sides.length > 1,
  )
  const shown = [
    ...new Set(
      right.map(({ claim }) => {
        const own = sumIn(claim.text)
        return /\d ?[-+−x×*÷/^²] ?\d|%/.test(own) ? quoted(own) : inline(claim.sides.map(latex).join(' = '))
      }),
    ),
  ]
  const named = partNamed(work, dialogue)
  const isOnWay = right.some(({ standing }) => standing === 'useful')
  const thanks =
    shown.length > 0
      ? `${shown.join(' and ')} ${shown.length > 1 ? 'are' : 'is'} ${isOnWay ? 'right, well done.' : 'worked out right.'}`
      : (named ?? say(dialogue, 'wrong', TRIED))
  const found = slipIn(said, work, dialogue.last)
  const slip = isSafe(found, dialogue)
    ? found
    : found.replace(/^`[^`]*`/, 'Your line').replace(/`[^`]*`/g, 'your line')
  const hint = hintFor(work, dialogue.told)
  const hasReason = !/isn’t (?:it|right) yet\.$|^Look at (?:`[^`]*`|your line) again\.$/.test(slip)
  if (slip.endsWith('?')) return `${thanks} ${slip}`
  return hasReason ? `${thanks} ${slip} Have another go.` : `${thanks} ${slip}\n\n${hint}`
}

function isCalculated({ sides, truth }: JudgedClaim['claim']): boolean {
  return truth === 'true' && sides.some(side => operationsIn(side).length > 0)
}
