import { cutTo, decimalPlaces, rational } from '#maths/arithmetic/rational.ts'
import { readLiteral } from '#maths/arithmetic/read-literal.ts'
import { inline } from '#maths/arithmetic/show.ts'
import { asRational } from '#maths/exact/exact.ts'
import type { AveragesQuestion } from '#maths/kinds/averages/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import type { MeasureQuestion } from '#maths/kinds/shape-measures/question.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { bareAnswer, isAnswerLike } from '#maths/routes/answer-like.ts'
import { wayTo } from '#maths/routes/calculations.ts'
import { valueOfClaim } from '#maths/routes/claims.ts'
import { bracketNumbers, factorNumbers } from '#maths/routes/factor-numbers.ts'
import type { Said } from '#maths/routes/judged.ts'
import { lettersOfPair } from '#maths/routes/letter-lines.ts'
import { placeSlip } from '#maths/routes/place-slip.ts'
import { heardIn } from '../claims/heard.ts'
import { turnedIn } from '../column-talk.ts'
import { AS_PRODUCT } from '../quantities/brackets.ts'
import { measuresSaid } from '../quantities/of-units.ts'
import { reachedIn, type Work } from '../work.ts'
import { quoted } from './voice.ts'

/** What is said to a line that is true by itself and meant for something else; undefined where nothing is odd. */
export function oddIn(said: Said, work: Work, last: string): string | undefined {
  return (
    toTurned(said, work) ??
    toCutOff(said, work, last) ??
    toPlaceSlip(said, work, last) ??
    toNewAmount(said, work, last) ??
    toOtherUnit(said, work, last) ??
    toNumbersOfBrackets(work, last) ??
    toOtherFormula(said, work, last) ??
    toWrongMeasure(said, last) ??
    toOneOfSeveral(said, work, last) ??
    toSameAgain(said, work) ??
    toOtherCount(said, work, last) ??
    toRadiusOnce(said, work) ??
    toPowers(work, last)
  )
}

export const ONE_DIGIT = 'what is it with one digit behind the point?'

const DECIMAL = /(?<![\d.,])-?\d+\.(\d+)(?!\d)/g

/** `505 divided by 6 = 84.16`: the right division, and of digits that never end only the first ones. */
function toCutOff({ outcome, marked }: Said, { problem }: Work, last: string): string | undefined {
  const { answer } = wayTo(problem.question)
  const [number, digits = ''] = [...last.matchAll(DECIMAL)].at(-1) ?? []
  const value = number === undefined ? undefined : readLiteral(number)?.value
  const isOpen = outcome === 'wrong' || outcome === 'unsure'
  const isEndless = isOpen && answer !== undefined && decimalPlaces(answer) === undefined
  // Where digits are asked for, what is cut off is a mistake of its own.
  if (!isEndless || !value || digits.length < 2 || marked.explanations.length > 0) return undefined
  return cutTo(answer, digits.length).equals(value)
    ? `You have divided rightly, and the digits go on for ever: ${quoted(number ?? '')} is only where you stopped. So it is written as a fraction, or rounded. Look at the digits behind: ${ONE_DIGIT}`
    : undefined
}

/** `2 and -7`, where `(x + 2)(x - 7)` is found already: the numbers of the brackets are no solutions. */
function toNumbersOfBrackets({ problem, shown }: Work, last: string): string | undefined {
  const numbers = bracketNumbers(last) ? undefined : factorNumbers(last, problem.question)
  return numbers?.isProduct && numbers.isSum && shown.includes(AS_PRODUCT)
    ? 'Those two numbers stand in your brackets, and the letter is not the same yet. Put one of them in for it: is a bracket zero then? Which number makes each bracket zero?'
    : undefined
}

const OF_AREA = /(?:\bpi|π) ?(?:times |x |[*×] ?)?r(?:adius)? ?(?:squared|\^ ?2|²|2\b)/i
const OF_WAY_ROUND =
  /\b2 ?(?:times |x |[*×] ?)?(?:pi|π) ?(?:times |x |[*×] ?)?r\b(?! ?(?:squared|\^|²))|(?:\bpi|π) ?(?:times |x |[*×] ?)?d(?:iameter)?\b/i

/** `pi r squared`, where the way round is asked for, or the other way round. */
function toOtherFormula({ outcome }: Said, { problem }: Work, last: string): string | undefined {
  const { text } = problem.question
  if (outcome === 'answer' || outcome === 'slipped' || !/\bcircle\b/i.test(text)) return undefined
  const isWayRound = /\bcircumference\b|\bperimeter\b/i.test(text)
  const isArea = /\barea\b/i.test(text)
  if (isWayRound && !isArea && OF_AREA.test(last))
    return 'That formula belongs to a circle, but it gives the surface inside, as the radius is squared in it. Which one gives the way round?'
  return isArea && !isWayRound && OF_WAY_ROUND.test(last)
    ? 'That formula belongs to a circle, but it gives the way round. Which one gives the surface inside?'
    : undefined
}

const OPEN: readonly Said['outcome'][] = ['useful', 'unsure', 'elsewhere', 'nothing']

/** `one thousand, so 3.5 km is 3005 m`: what is true beside it makes the rest no truer. */
function toWrongMeasure({ outcome }: Said, last: string): string | undefined {
  const said =
    OPEN.includes(outcome) && !/\b(?:about|roughly|nearly|almost)\b|[≈~]/i.test(last) && measuresSaid(last)
  return said && !said.isSo
    ? `The two amounts that you wrote are not the same yet. How many ${said.small} make one ${said.big}, and what do you do with that number?`
    : undefined
}

const NUMBERS = /(?<![\d.,/])-?\d+(?:\.\d+)?(?![\d/]|[.,]\d)/g

/** `24 and 32` for 24 and 36: one of several is right, and another number beside it comes from nowhere. */
function toOneOfSeveral({ outcome, marked }: Said, work: Work, last: string): string | undefined {
  const { answer } = marked.solution
  const isOfLetters = lettersOfPair(work.problem.question).length > 0
  if (outcome !== 'unfinished' || !marked.missing || !answer.includes(',') || isOfLetters) return undefined
  const [wanted, told] = [numbersOf(answer), numbersOf(work.problem.question.text)]
  const known = [...told, ...reachedIn(work).map(each => `${each.valueOf()}`), ...(work.parts ?? [])]
  const said = numbersOf(last)
  const right = said.filter(each => wanted.includes(each))
  const other = said.find(each => !wanted.includes(each) && !known.includes(each))
  return right.length > 0 && other !== undefined
    ? `Yes, ${right.map(quoted).join(' and ')} belongs to it. But I can’t see where ${quoted(other)} comes from: work that one out once more.`
    : undefined
}

const numbersOf = (text: string): string[] => withoutLatex(text).match(NUMBERS) ?? []

/** `3.14 x 3 = 9.42` for a circle: the radius stands in it once. */
function toRadiusOnce({ claims, outcome }: Said, { problem }: Work): string | undefined {
  const { kind, formula, given } = problem.question as MeasureQuestion
  const radius = kind === 'measure' && /^\\pi \\times \{0\}\^2/.test(formula.words) ? given[0] : undefined
  const value = radius && outcome !== 'answer' ? asRational(radius)?.toFraction() : undefined
  const taken = new RegExp(`^\\W*(?:so )?(?:3[.,]1\\d*|pi|π) ?[x×*] ?${value} ?=`, 'i')
  return value !== undefined && claims.some(({ claim }) => taken.test(claim.text) && claim.truth === 'true')
    ? `That is π times the radius. But the area of a circle takes the radius times itself: how often must the ${value} be in it?`
    : undefined
}

/** `3 x 4 = 12` or `2^12`, of 2³ × 2⁴: the small numbers are multiplied. */
function toPowers({ problem }: Work, last: string): string | undefined {
  const [, base, ...small] = /^\D*(\d+)\^(\d+) ?[x×*] ?\1\^(\d+)\D*$/.exec(problem.text) ?? []
  const [one = 0, other = 0] = small.map(Number)
  const taken = new RegExp(`(?<!\\d)(?:${one} ?[x×*] ?${other} ?=|${base}\\^${one * other}(?!\\d))`)
  return base && one * other !== one + other && taken.test(last)
    ? `Write it out before you do anything with the small numbers: how often does ${base} stand in $${base}^{${one}}$, and how often in $${base}^{${other}}$? So how many of them are multiplied?`
    : undefined
}

/** `34, then divide by 5`, of six numbers. */
export function toOtherCount(said: Said, { problem }: Work, last: string): string | undefined {
  const own = problem.question as AveragesQuestion
  if (own.kind !== 'averages' || own.task !== 'mean' || said.outcome === 'answer') return undefined
  const by = /(?:\bdivid\w*(?: it| that| them| all)? by|\d ?[÷:/]) ?(\d+)(?![\d.])/i.exec(last)?.[1]
  const total = own.numbers.reduce((sum, each) => sum.add(each), rational(0))
  if (by === undefined || Number(by) === own.numbers.length) return undefined
  const isTotal = numbersOf(last).some(each => total.equals(each))
  return `${isTotal ? `Yes, ${quoted(total.toFraction())} is all of it together. But look` : 'Look'} at the ${by} once more: how many numbers were put together?`
}

const WITHOUT_BACK = /\b(?:without (?:replac|putting)|not (?:replaced|put back))/i

/** `the second one is also 5/8`: of one draw after the other the chance of the first is told once more. */
function toSameAgain({ outcome, claims }: Said, work: Work): string | undefined {
  const useful = claims.filter(({ standing }) => standing === 'useful')
  const [only, ...others] = useful
  const value = only?.landmark && others.length === 0 ? valueOfClaim(only.claim) : undefined
  const isAgain = value !== undefined && reachedIn(work).filter(each => each.equals(value)).length > 1
  const isDrawn = outcome === 'useful' && WITHOUT_BACK.test(work.problem.question.text)
  return isDrawn && isAgain
    ? 'You have that chance already, for the first one. What has changed since then, and what is the chance for the next one?'
    : undefined
}

const HAS_UNIT =
  /\d ?(?:(?:square|cubic|sq) )?(?:mm|cm|m|km|met\w+|cent\w+|kg|g|ml|l|lit\w+)(?:²|³|2|3| squared| cubed)?\b/i

/** `38 m squared` of a perimeter: the number of the answer in a unit of something else. */
function toOtherUnit({ marked }: Said, { problem }: Work, last: string): string | undefined {
  const [number, ...others] = last.replace(/\b(c?m|km|mm)[23]\b/gi, '$1').match(/\d+(?:\.\d+)?/g) ?? []
  const answer = withoutLatex(solve(problem.question).answer)
  const isNumber =
    number !== undefined && others.length === 0 && /^-?[\d.]+/.exec(answer.trim())?.[0] === number
  return isNumber && marked.verdict === 'unfinished' && HAS_UNIT.test(last) && /[a-z]/i.test(answer)
    ? 'The number is right. Now its unit: is it a way that is measured, a surface that is covered, or a room that is filled? And in which unit does the question tell its lengths?'
    : undefined
}

/** `28`, of 346 × 7: the 4 times 7, though the 4 is forty. */
function toPlaceSlip({ outcome, claims }: Said, { problem }: Work, last: string): string | undefined {
  const { calculations, answer } = wayTo(problem.question)
  const [wanted] = calculations
  const [only, ...others] = claims
  const value =
    only && others.length === 0 && only.claim.sides.length === 1 ? valueOfClaim(only.claim) : undefined
  const isOpen = outcome === 'wrong' || outcome === 'unsure' || outcome === 'elsewhere'
  if (!isOpen || !value || !wanted || answer?.equals(wanted.value) !== true) return undefined
  const slip = isAnswerLike(last, 1) ? placeSlip(value, wanted) : undefined
  if (!slip) return undefined
  const [digit, taken, stands, within, of] = [slip.digit, slip.taken, slip.stands, slip.within, slip.of].map(
    each => each.toFraction(),
  )
  return `${quoted(bareAnswer(last))} is ${inline(`${taken} \\times ${of}`)}. But look at the place of the ${digit} in ${inline(`${within}`)}: it stands for ${inline(`${stands}`)}. So what is ${inline(`${stands} \\times ${of}`)}?`
}

function toTurned({ claims }: Said, { problem }: Work): string | undefined {
  return claims.some(
    ({ claim, calculation }) => /\d.*\d/.test(claim.text) && turnedIn(calculation, problem.question),
  )
    ? 'True by itself, but look which digit is on top in that column: the lower one is taken from the upper one. Is the upper one big enough, or where could you borrow?'
    : undefined
}

/** `20/100 x 100`, of the way from 80 to 100: the change is compared with what it has become. */
function toNewAmount({ outcome }: Said, { problem }: Work, last: string): string | undefined {
  const [, from, to] =
    /percentage (?:increase|decrease|change) from \D?([\d.]+) to \D?([\d.]+)/i.exec(problem.question.text) ??
    []
  const below = /(?:\/|÷|divided by|out of|over) ?\D?(\d+(?:\.\d+)?)/i.exec(last)?.[1]
  return from && to && below === to && below !== from && outcome !== 'answer'
    ? 'You have found how much it changed, good. But a change is compared with what there was before it. So which of the two amounts belongs below?'
    : undefined
}

/** `800 − 15`, of 15 percent off, where no amount is as big: the percentage is taken for one. */
export function percentAsAmount(last: string, asked: string): string | undefined {
  const percent = /(\d+(?:\.\d+)?) ?(?:%|\\%|per ?cent)/.exec(asked)?.[1]
  if (percent === undefined) return undefined
  const alone = new RegExp(`(?<![\\d.])${percent}(?![\\d.]| ?(?:\\\\?%|per ?cent))`)
  const isTaken = new RegExp(
    `\\d ?(?:[-−+]|take ?away|minus|subtract|plus|add|less) ?${percent}(?![\\d.%]| ?(?:%|per))`,
    'i',
  ).test(last)
  return isTaken && !alone.test(asked.replace(WITH_SIGN, ' '))
    ? `${heardIn(last).right.length > 0 ? 'That is worked out right. But' : 'Wait a moment:'} ${percent}% is not ${percent}: it is ${percent} out of every hundred. How much is ten percent of the amount?`
    : undefined
}
const WITH_SIGN = /\d[\d.]* ?[-−+=] ?[£$€]?\d[\d.]*(?: ?= ?[£$€]?\d[\d.]*)?/g
