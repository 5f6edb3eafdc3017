import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral } from '#maths/arithmetic/expression.ts'
import { isNegative, type Rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import type { Question } from '#maths/domain/question.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import type { CoordinatesQuestion } from '#maths/kinds/coordinates/question.ts'
import type { SolvingQuestion } from '#maths/kinds/solving/question.ts'
import { isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import type { JudgedClaim, Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { UNIT_NAMES } from '#maths/values/units.ts'
import { clausesIn } from './values/values-in.ts'
import { reachedIn, type Work } from './work.ts'

/** The 2 of `2 pi r = 10pi` is no step by itself. */
export const isFactorOfPi = ({ outcome, claims }: Said, text: string): boolean =>
  outcome === 'useful' &&
  /\d ?(?:pi\b|π)/i.test(text) &&
  claims.every(({ claim }) => claim.sides.length === 1)

/** Several numbers that all come up on the way are no answer, and true: `36 64`, the squares of the legs. */
export function isOnTheWay({ outcome }: Said, text: string, question: Question): boolean {
  const isOfRow = outcome === 'wrong' && /^[\d\s,.]+(?:and [\d.]+)?\W*$/i.test(text)
  const said = (text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (!isOfRow || said.length !== 2 || !['right triangle', 'averages'].includes(question.kind)) return false
  const given = (question.text.match(/\d+(?:\.\d+)?/g) ?? []).map(Number)
  if (question.kind === 'right triangle') return said.every(each => given.some(own => own * own === each))
  const order = given.toSorted((a, b) => a - b)
  const middle = order.length / 2
  return /\bmedian\b/i.test(question.text) && said[0] === order[middle - 1] && said[1] === order[middle]
}

/** A fraction alone that is the next of the way that the child is on: `3/12` behind `2/3 is 8/12`, though a mistake leads there as well. */
export function isNextPart(
  { credited, said: before }: Work,
  { outcome, claims }: Said,
  text: string,
): boolean {
  const [only, ...others] = claims
  const isOnWay = only?.landmark !== undefined && others.length === 0 && only.standing === 'useful'
  const isBegun = credited.some(({ claim }) => claim.sides.length > 1)
  return outcome === 'wrong' && isOnWay && isBegun && before !== undefined && /^\W*\d+\/\d+\W*$/.test(text)
}

/** `75 degrees its getting hot in here`: nothing is told of the number behind its unit. */
const WITH_REMARK = new RegExp(
  `^\\W*\\d+(?:\\.\\d+)? ?(?:${UNIT_NAMES}|degrees?)\\b(?!.*\\d|.*\\b(?:left|more|less|over|from|add|take|plus|minus|then|and|of|for)\\b)`,
  'i',
)

/**
 * A number alone where only the last sum is left, 180 − 115, and that is no part of it: `75`, which may have been a step
 * towards the 115.
 */
export function isPastStep(work: Work, { outcome, claims }: Said, text: string): boolean {
  const [only, ...others] = claims
  const { question } = work.problem
  const side = only?.claim.sides.length === 1 ? only.claim.sides[0] : undefined
  const value = side && asLiteral(side)?.value
  const { calculations } = wayTo(question)
  const [last, from] = [calculations.at(-1), only?.landmark?.from]
  if (!['useful', 'unsure'].includes(outcome) || others.length > 0 || !value || !last || !from) return false
  if (calculations.length < 2 || !(isAnswerLike(text, 1) || WITH_REMARK.test(text))) return false
  const reached = reachedIn(work)
  const has = (all: readonly Rational[], each: Rational) => all.some(other => other.equals(each))
  const given = givenIn(question).map(each => each.value)
  const ends = [last.left.value, last.right.value]
  const isLastLeft =
    ends.some(each => has(reached, each)) && ends.every(each => has([...reached, ...given], each))
  return isLastLeft && !has(reached, value) && ![from.left, from.right].some(each => has(ends, each))
}

const CHOOSES =
  /\b(?:bigg?er|larger|greater|more|less|lower|higher|smaller|than|biggest|smallest|same|equal|because|cos|answer|first|second)\b|[<>]/i

/**
 * `2/3 = 10/15 and 3/5 = 9/15`, `5/8 is 0.625`: what is compared is only written in another way, and none of the two is
 * chosen yet, though the right one stands there.
 */
export function convertsOnly(text: string, { kind, text: asked }: Question): boolean {
  if (kind === 'compare' && SAYS_SAME.test(text)) {
    const said = (text.match(COMPARED) ?? []).map(each => readLiteral(each)?.value.toFraction())
    return said.length > 1 && new Set(said).size === 1
  }
  // `there are only 3 quarters` counts its pieces, and chooses none.
  if (kind === 'compare' && COUNTS_PIECES.test(text) && !/\d\/\d/.test(text)) return true
  const claims = kind === 'compare' && !CHOOSES.test(text) ? claimsIn(text) : []
  const numbers: string[] = asked.match(COMPARED) ?? []
  const values = claims.flatMap(({ sides }) => sides.flatMap(side => exactValue(side)?.toFraction() ?? []))
  const isOfBoth = numbers.every(each => values.includes(readLiteral(each)?.value.toFraction() ?? ''))
  // `0.75 and 0.7, so 0.75` chooses one of the two.
  if (claims.length === 0 || (isOfBoth && SO_NUMBER.test(text))) return false
  return claims.every(({ sides, truth, text: said }) =>
    sides.length > 1 ? truth === 'true' : !(said.match(COMPARED) ?? []).some(each => numbers.includes(each)),
  )
}
/** `i put a zero on 0.7 so its 0.70 thats the same` */
const SAYS_SAME = /\b(?:the same|same thing|equal)\b/i
const COUNTS_PIECES =
  /\b(?:only|there (?:is|are)|have|of them|of the)\b(?: \p{L}+){0,3} \d+ (?:\p{L}+ths|halves|thirds|quarters|fifths)\b/iu
const SO_NUMBER =
  /\bso (?:it'?s |its |is it |the )?(?:-?\d|(?:an?|one|two|three|four|five|six|seven|eight|nine) (?:hal(?:f|ves)|(?:third|quarter|fourth|fifth|sixth|seventh|eighth|ninth|tenth)s?)\b)/i
const COMPARED = /-?\d+(?:[./]\d+)?%?/g

/** `so 3 h 15 min?`: one amount in two units, of which only the hours are known; nothing of it is credited by itself. */
export const isHalfKnown = ({ outcome, marked, claims }: Said, question: Question): boolean =>
  question.kind === 'time' &&
  outcome === 'useful' &&
  /\d ?(?:h|hours?|hrs?)(?: and)? \d/i.test(marked.finalText ?? '') &&
  claims.length === 2 &&
  claims.some(({ standing }) => standing !== 'useful')

const IN_HOURS = /\b\d+ ?(?:h|hrs?|hours?)(?: and)? ?\d+(?: ?(?:m|mins?|minutes?))?\b/i

/** Hours and minutes are of another question than a plain sum. */
export const isOfHours = ({ outcome }: Said, said: string, question: Question): boolean =>
  outcome === 'wrong' && question.kind === 'calculate' && IN_HOURS.test(said)

/** `6 hours and 20 minutes`, which is one amount. */
const MEASURE = /^\W*\d+ ?\p{L}+,? (?:and )?\d+ ?\p{L}+\W*$/iu

/**
 * What a known mistake leads to, and nothing on the worked way; of a plain sum, where anything may be a part, only a
 * mistake with the order of several operations.
 */
export function isKnownWrong(
  { outcome, marked, claims, move }: Said,
  text: string,
  question: Question,
): boolean {
  const isMeasure =
    MEASURE.test(marked.finalText ?? '') && claims.some(({ standing }) => standing === 'unsure')
  const isKnown =
    outcome === 'useful' &&
    move === undefined &&
    marked.verdict === 'wrong' &&
    (marked.explanations.length > 0 || (isMeasure && question.kind !== 'time')) &&
    claims.every(({ claim, isOpen }) => claim.sides.length === 1 && !isOpen)
  if (!isKnown) return false
  if (question.kind === 'time') return isAnswerLike(text, 1)
  // Only where more than one sign stands in it there is an order to be mistaken.
  if (question.kind === 'calculate')
    return claims.length === 1 && isAnswerLike(text, 1) && /[+−-].*[×x*÷]|[×x*÷].*[+−-]/.test(question.text)
  const { values } = wayTo(question)
  const isOnWay = ({ claim, landmark }: JudgedClaim) =>
    (landmark !== undefined && !landmark.from) || values.has(valueOfClaim(claim)?.toFraction() ?? '')
  const isWhole = isMeasure || /[a-z] ?=|[a-z][-+ ]|\d[^\d./]+\d/i.test(marked.finalText ?? '')
  return isWhole || !claims.some(isOnWay)
}

const RELATION = /(?<![\w.]|- ?)([a-z]) ?([<>≤≥])=? ?(-?\d+(?:\.\d+)?(?:\/\d+)?)\W*$/i

/** `x > -5`, of x < -5: the number is right, and the wrong side of it is taken. */
export function isTurned(text: string, asked: Question): boolean {
  const own = asked as SolvingQuestion
  const [, letter, sign = '', number = ''] = RELATION.exec(text) ?? []
  if (own.kind !== 'solving' || own.task !== 'inequality' || letter !== own.letter) return false
  const { slope, offset, relation } = own
  const isUp = /[>≥]/.test(relation) !== isNegative(slope)
  const isBound = readLiteral(number)?.value.equals(offset.neg().div(slope)) === true
  return isBound && /[>≥]/.test(sign) !== isUp && !/\b(?:why|not)\b/i.test(text)
}

const WONDERS =
  /^\W*(?:(?:but|and|so|ok|oh|or|then|wait|no)\W+)*(?:can|could|may|should|shall|must|do) (?:i|we|u|you) (?:(?:just|also|first|please|not|have to|need to) )*(?!(?:put|write|say|get) [£$€]?-?\d)(?!check\b)|\bhow (?:do|can|would|should) (?:i|we|u|you) (?:know|tell|see|find|work)\b|\bif\b.*\bwould\b|\bwould\b.*\bif\b|\bwhat if\b/i
const CONCLUDES_IN = /(?:\b(?:gets?|got|gives?|is|it'?s|makes?|be|equals?)|=) ?[£$€]?-?\d/i

/** A message without what only wonders: `can i put a zero on the 0.6`, `only 3 quarters so how do i know`; undefined where nothing does. */
export function withoutWondering(text: string): string | undefined {
  const clauses = clausesIn(text).map(clause => clause.text)
  const rest = clauses.filter(clause => !WONDERS.test(clause) || CONCLUDES_IN.test(clause))
  return rest.length === clauses.length
    ? undefined
    : rest.some(clause => /\d/.test(clause))
      ? rest.join(' ')
      : ''
}

const COUNTS =
  /(?:[\s,.;]+(?:and|but|so) )?\b(?:there'?s|there (?:is|are|were)|(?:it|they)'?s? (?:has|have|are)) (\d+)(?! ?(?:\p{L}+ )?(?:each|per|on average))(?: \p{L}+){0,3}/iu

/** `rise 8`, `up 9`, `12 up`: a way along the axes; of `8 over 4` the two make a fraction. */
const ALONG =
  /\b(?:rise|run|up|down|across|along|(?<!\d )over)(?: (?:is|was|of|by)| ?[=:])? ?[-−]?\d+(?:\.\d+)?(?![\d.])|(?<![\d.])[-−]?\d+(?:\.\d+)? (?:up|down|across|along)\b/gi

/** A message of a slope without the ways along the axes, which may be as big as the slope: `rise 8 run 4 so slope 2`. */
function withoutAlong(text: string, question: Question): string | undefined {
  if (question.kind !== 'coordinates' || (question as CoordinatesQuestion).task !== 'gradient')
    return undefined
  const rest = text.replace(ALONG, ' ').trim()
  return rest === text.trim() ? undefined : rest
}

/** A message without the numbers that are told of something else than what is asked for; undefined where it tells none. */
export const withoutOther = (text: string, question: Question): string | undefined =>
  withoutCount(text, question) ?? withoutAlong(text, question) ?? withoutPieces(text, question)

/** `there are 5 of them and only 3 quarters` counts pieces, and says of neither fraction that it is the bigger one. */
function withoutPieces(text: string, { kind }: Question): string | undefined {
  const rest = text.replace(/\b(?:only|there(?:'?s| are| is)) \d+(?:\/\d+| (?:of )?\p{L}+)/giu, ' ')
  return ['compare', 'ordering'].includes(kind) && rest !== text ? rest : undefined
}

/**
 * What a message says of a list beside how many numbers there are: `i added them and got 25`, before `and theres 5 days`,
 * though the mean be 5 as well; undefined where it does not count them.
 */
function withoutCount(text: string, question: Question): string | undefined {
  const own = question as AveragesQuestion
  if (question.kind !== 'averages' || !('numbers' in own)) return undefined
  const [clause, count] = COUNTS.exec(text) ?? []
  const isCount = clause !== undefined && Number(count) === own.numbers.length
  return isCount && !/\b(?:mean|average|answer)\b|\bso (?:it'?s |its )?\d/i.test(text)
    ? text.replace(clause, '').trim()
    : undefined
}
