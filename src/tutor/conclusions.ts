import { exactValue } from '#maths/arithmetic/evaluate.ts'
import { asLiteral, type Expression, literalsIn } from '#maths/arithmetic/expression.ts'
import type { Rational } from '#maths/arithmetic/rational.ts'
import type { Question } from '#maths/domain/question.ts'
import { solve } from '#maths/kinds/doors.ts'
import { withoutLatex } from '#maths/notation/latex.ts'
import { asDivision, type Calculation, wayTo } from '#maths/routes/calculations.ts'
import { claimsIn, valueOfClaim } from '#maths/routes/claims.ts'
import type { Said } from '#maths/routes/judged.ts'
import { givenIn } from '#maths/routes/landmarks.ts'
import { sumAlone, withoutSums } from './sum-in.ts'
import { isNothingElse } from './values/nothing-else.ts'
import { clausesIn } from './values/values-in.ts'
import { reachedIn, type Work } from './work.ts'

/** Judges a part of a line by itself. */
type Judge = (part: string) => Said

const NUMBER =
  '-?[£$€]?\\d[\\d.]*(?:\\/\\d+)?(?: ?(?:%|p|g|kg|m|cm|km|mm|l|ml|euros?|pounds?|degrees|°)(?![a-z]))?'
/** A rule of a sequence or an expression, with a letter in it. */
const RULE = '(?=[-+\\d ]*[a-z]\\b)[-+*/^().\\d ]*[a-z][-+*/^().\\d ]*'
const VERB = "(?:'s| is| was| were| are| has| have| gets?| got| pays?| costs?| be)"
const IS = `(?:[a-z] ?= ?|is (?:it|that|this) (?:just |only |then )?|(?:it|its|that|thats|he|she|they|we|i|the \\w+)${VERB}? |\\w+${VERB} )?`
const ENDS_IN = new RegExp(
  `(?:^|[\\s,.;])(?:so|therefore|which makes|that makes) (?:i (?:think|put|said|wrote) |then |now )?(?:and )?${IS}(?:the answer is )?(${NUMBER}(?: ?(?:,|and|&) ?${NUMBER})?|${RULE})\\W*$`,
  'i',
)
const MAKES = /\b(?:makes|gives|which is) (?:it'?s |its |it is |i get |i got )?(-?[£$€]?\d[\d.]*)\W*$/i

/** A number that is on no way to the answer, or a rule that is known to be a mistake. */
function isWrong({ outcome, marked, claims }: Said, said: string): boolean {
  if (/[a-z]/i.test(said) && marked.verdict === 'wrong')
    return outcome !== 'useful' || marked.explanations.length > 0
  return outcome === 'wrong' && !claims.some(({ landmark }) => landmark)
}

/** `100% - 35% = 65% so girls are 65%`, where an amount is asked: the part of a hundred that a true sum comes to is a step. */
export function isPercentOnWay(last: string, said: Said, question: Question): boolean {
  const percent = /^-?(\d+(?:\.\d+)?) ?(?:%|per ?cent)$/i.exec(last.trim())?.[1]
  if (percent === undefined || /%/.test(solve(question).answer)) return false
  return said.claims.some(({ claim }) => {
    const value = claim.sides.length > 1 && claim.truth === 'true' ? valueOfClaim(claim) : undefined
    return value !== undefined && [1, 100].some(by => Math.abs(value.valueOf() * by - Number(percent)) < 1e-9)
  })
}

/** `so i put 15 and then 7 so 715`: what is said in the end is its answer, and it is wrong. */
export function concluded(said: Said, written: string, question: Question, judge: Judge): Said | undefined {
  const isStated = said.claims.some(({ claim }) => claim.sides.length > 1) || said.move !== undefined
  const last = ENDS_IN.exec(written)?.[1] ?? (isStated ? undefined : MAKES.exec(written)?.[1])
  if (!last || (written.match(/\d+/g) ?? []).length < 2) return undefined
  // The letter of `so 45 x 3/4` is a sign.
  if (/\d ?x ?\d/i.test(last)) return undefined
  if (isPercentOnWay(last, said, question)) return undefined
  const own = judge(last.trim())
  if (!isWrong(own, last)) return undefined
  const right = said.claims.filter(
    ({ claim, standing }) => claim.sides.length > 1 && (claim.truth === 'true' || standing === 'useful'),
  )
  return { ...own, outcome: 'wrong', claims: [...right, ...own.claims] }
}

/** `36 + 3 = 39, 3`: a number that is no answer stands beside what is true, and nothing tells of something else that it may be. */
export function besideTrue(said: Said, written: string, work: Work, judge: Judge): Said | undefined {
  if (!['useful', 'elsewhere'].includes(said.outcome) || said.move) return undefined
  const stated = said.claims.filter(({ claim }) => claim.sides.length > 1 && claim.truth === 'true')
  const rest = withoutSums(
    written,
    stated.map(({ claim }) => sumAlone(claim.text)),
  )
  if (stated.length === 0 || rest === written) return undefined
  const [only, ...others] = clausesIn(rest).flatMap(({ values }) => values)
  if (!only || only.isOperand || others.length > 0 || !isNothingElse(rest, only.text, work)) return undefined
  if (isPercentOnWay(only.text, said, work.problem.question)) return undefined
  const told = givenIn(work.problem.question)
  const own = judge(only.text)
  const isTold = own.claims.some(({ claim }) => {
    const value = valueOfClaim(claim)
    return value !== undefined && told.some(each => each.value.equals(value))
  })
  return isTold || !isWrong(own, only.text)
    ? undefined
    : { ...own, outcome: 'wrong', claims: [...stated, ...own.claims] }
}

const FIRST =
  /^\W*(?:(?:is it|its|it's|it is|is|i think|i got|i get|so|maybe|um+) ){0,3}([£$€]?\d[\d.,]*(?:\/\d+|\d)|\d+\/\d+|\d)(?:(?: ?(?:dollars?|bucks|pounds|quid|euros?|cents|p|£|€))?[?.,!]+\s|(?: ?(?:dollars?|bucks|pounds|quid|euros?|cents|p|£|€))\s|\s(?=(?:because|cause|cos|coz|cuz|bc)\b))/i

const GIVES_REASON = /^\D*\d[\d./]*[\s,.!]+(?:because|cause|cos|coz|cuz|bc)\b/i

/** `65 dollars? 80 take 15`: a known mistake is said first, and then how it was come to. */
export function guessedFirst(
  said: Said,
  written: string,
  question: Question,
  judge: Judge,
): Said | undefined {
  const first = FIRST.exec(written)?.[1]
  // Of a sum the first number may be a step, unless it is told at once why it is so.
  const isOpenToSteps = question.kind === 'calculate' && !GIVES_REASON.test(written)
  if (!first || isOpenToSteps || question.kind === 'solve') return undefined
  if (!['useful', 'elsewhere', 'unsure'].includes(said.outcome)) return undefined
  const own = judge(first)
  // `50 − 20` is near the last step, `50 − 10`, by chance.
  const isNear = own.claims.some(({ landmark }) => /[-+]/.test(landmark?.from?.operator ?? ''))
  const isKnown =
    (own.outcome === 'wrong' || isNear) &&
    own.marked.verdict === 'wrong' &&
    own.marked.explanations.length > 0
  const reason = said.claims.filter(({ claim, isOpen }) => isOpen || claim.sides.length > 1)
  return isKnown && reason.length > 0
    ? { ...own, outcome: 'wrong', claims: [...reason, ...own.claims.filter(({ landmark }) => !landmark)] }
    : undefined
}

/** Whether a number comes up in the worked way. */
function isOnWay(value: Rational, question: Question): boolean {
  return solve(question).steps.some(({ done }) =>
    (withoutLatex(done).match(/-?\d+(?:\.\d+)?/g) ?? []).some(
      each => Math.abs(Number(each) - value.valueOf()) < 1e-9,
    ),
  )
}

/**
 * A sum on numbers of the question that comes to what is known to be a mistake, worked out rightly or only named:
 * `80 - 15 = 65`, of 15% off £80, `24/3 = 8`, of 3 parts of 8, or `45 x 3/4`, of a speed.
 */
export function misled(said: Said, written: string, work: Work, judge: Judge): Said | undefined {
  const { question } = work.problem
  // A part of a product, or of what is done to an equation, may be as big as a known mistake.
  const { kind } = question
  const isOpenToParts = kind === 'solve' || (kind === 'calculate' && said.outcome === 'useful')
  if (!['elsewhere', 'useful', 'unsure'].includes(said.outcome) || isOpenToParts) return undefined
  const last = said.claims.at(-1)
  // One of several sums is on the way, whatever else it might be.
  const isAlone = said.claims.slice(0, -1).every(({ claim, isOpen }) => claim.sides.length === 1 && !isOpen)
  if (last?.claim.truth !== 'true' || !isAlone) return undefined
  const { sides } = last.claim
  const done = last.calculation ?? (sides[0] && asDivision(sides[0]))
  const value = last.isOpen ? sides[0] && exactValue(sides[0]) : resultOf(sides)
  // `7:80` on a clock is no division; what is put together or only asked about has its own words.
  const isOther =
    kind === 'time' ||
    (/[-+]/.test(done?.operator ?? '') && kind !== 'right triangle') ||
    ASKS_WAY.test(written)
  if (last.isOpen && isOther) return undefined
  if (!value || !done || last.landmark || (last.isOpen && last.standing === 'useful')) return undefined
  const isByChance = isOfGivenAlone(done, question)
  const isOneOf = said.claims.length > 1 && !last.isOpen
  if (!isByChance && (isOneOf || isOnWay(value, question))) return undefined
  const known = [...givenIn(question).map(each => each.value), ...reachedIn(work)]
  // `4/8` is written as one number, and divides two.
  const numbers = [...(last.isOpen ? sides : sides.slice(0, -1)).flatMap(literalsIn), done.left, done.right]
  const { values } = wayTo(question)
  const isOfIt = ({ value: each }: { value: Rational }) =>
    known.some(other => other.equals(each) || other.mul(other).equals(each)) || values.has(each.toFraction())
  // `4.5 × 10^4`, an answer in its own form
  const whole = last.isOpen ? judge(last.claim.text) : undefined
  if (whole && isMistake(whole)) return asWrong(whole, said.claims)
  if (!numbers.some(isOfIt)) return undefined
  const end = judge(/=\s*(-?[\d./]+)\s*$/.exec(last.claim.text)?.[1] ?? value.toFraction())
  // Squares that are put together the wrong way are known by their root.
  const own =
    kind === 'right triangle' && !isMistake(end) && value.compare(0) > 0
      ? { ...judge(Math.sqrt(value.valueOf()).toFixed(1)), claims: end.claims }
      : end
  const isOfStep = own.outcome !== 'wrong' || own.claims.some(({ landmark }) => landmark)
  if (!isMistake(own) || (isOfStep && !isByChance)) return undefined
  const { text } = last.claim
  return asWrong(last.isOpen ? { ...own, marked: { ...own.marked, finalText: text } } : own, said.claims)
}

const ASKS_WAY = /\b(?:do|should|can|could|shall|would|must) (?:i|we|u|you)\b/i
const isMistake = ({ marked }: Said) => marked.verdict === 'wrong' && marked.explanations.length === 1
const asWrong = (own: Said, claims: Said['claims']): Said => ({
  ...own,
  outcome: 'wrong',
  claims: claims.map(each => ({ ...each, standing: 'elsewhere' as const })),
})

/** What a sum comes to; of one that goes on with that, as `6+8 = 14 squared`, what it has come to before. */
function resultOf(sides: readonly Expression[]): Rational | undefined {
  const last = sides.at(-1)
  const [first] = last && !asLiteral(last) && sides.length > 1 ? literalsIn(last) : []
  return first?.value ?? (last && asLiteral(last) ? exactValue(last) : undefined)
}

/** What it comes to may be on the way by chance: two numbers that are told are multiplied or divided, as no step does it. */
function isOfGivenAlone({ operator, left, right }: Calculation, question: Question): boolean {
  const told = givenIn(question).map(each => each.value)
  const isTold = [left, right].every(({ value }) => told.some(each => each.equals(value)))
  const isOf = (calculation: Calculation) =>
    calculation.operator === operator &&
    [left, right].every(({ value }) =>
      [calculation.left, calculation.right].some(each => each.value.equals(value)),
    )
  return isTold && /^[×÷]$/.test(operator) && !wayTo(question).calculations.some(isOf)
}

/** A sum begins with the number, as in `the area is 9 times 4`. */
const GOES_ON =
  '\\s*(?:[-−+×x*÷/·]\\s*\\d|(?:times|multiplied|divided|shared|plus|add|minus|take|by|over)\\b)'

const ASKED_FOR = new RegExp(
  `\\b(answer|mean|average|median|mode|range|area|perimeter|volume|price|difference|chance|probability|angle|speed|slope|gradient|nth term|rule|cost)s?(?: then| now| of it)? (?:(?:is|=|must be|would be|will be|are) (?:then |now )?)?(${NUMBER}|${RULE})(?=[\\s,.;!?]|$)(?!${GOES_ON})`,
  'i',
)

/** The sum by which something named is said to come about: `12 + 7 =` of `perimeter = 12 + 7 = 19`. */
const BY_SUM = /(?<==|\bis)\s*[£$€(\d][-+−×x*÷/·£$€().,%\s\d]*=\s*(?=-?[£$€]?\d)/gi

/** A result with the name of what is asked for, by which a line says it. */
export interface Named {
  noun?: string
  result: string
}

/** The number that a line says to be what is asked for, by its name: 12 of `the median is 12, it stands in the middle`. */
function named(text: string, question: Question): Named | undefined {
  const [, noun = '', result] =
    text.length <= 120 && !/\bif\b|\?\s*\S/.test(text)
      ? (ASKED_FOR.exec(text.replace(BY_SUM, ' ')) ?? [])
      : []
  const isAsked = /^answer$/i.test(noun) || new RegExp(`\\b${noun}`, 'i').test(question.text)
  // What is told of it may be said again.
  const isTold = 'task' in question && ['missing', 'total', 'original'].includes(String(question.task))
  return result !== undefined && isAsked && !isTold
    ? { noun: noun.toLowerCase(), result: result.trim() }
    : undefined
}

const resultNamed = (text: string, question: Question) => named(text, question)?.result

const PAYS = new RegExp(`\\b(?:pays?|costs?|saves?|gets?)(?: now| only)? (${NUMBER})\\W*$`, 'i')

/** What a line says to be asked for, by its name or by what somebody pays: £28 of `so the sale price is £28?` */
export function saidToBeAsked(text: string, question: Question): Named | undefined {
  const paid = PAYS.exec(text)?.[1]
  return named(text, question) ?? (paid === undefined ? undefined : { result: paid })
}

/** The number that a line comes to in the end: 40 of `8 x 5 = 40 so its 40`. */
export const concludedIn = (line: string): string | undefined => ENDS_IN.exec(line)?.[1]?.trim()

/** Whether a line says an answer in so many words, whatever else stands in it. */
export function statesAnswer(text: string, question: Question): boolean {
  return resultNamed(text, question) !== undefined || ENDS_IN.test(text)
}

/** `the median is 12, it stands in the middle`: what is asked for, by its name and with its number. */
export function namedResult(said: Said, text: string, question: Question, judge: Judge): Said | undefined {
  const result = resultNamed(text, question)
  // Of `the answer is 250, 223` the first number is not what is named.
  const isMore =
    result !== undefined && /^\s*(?:,|and\b)\s*-?\d/i.test(text.slice(text.indexOf(result) + result.length))
  if (isMore) return undefined
  const own = result === undefined ? undefined : judge(result)
  if (own?.outcome === 'answer' || result === undefined) return own
  if (!own || (own.outcome !== 'wrong' && !isWrong(own, result))) return undefined
  // The sum is true, and only its name is wrong: `area = 12 + 7 = 19`.
  const sums = /=[^=]*=/.test(text)
    ? said.claims.filter(({ claim }) => claim.sides.length > 1 && claim.truth === 'true')
    : []
  return { ...own, outcome: 'wrong', claims: [...sums, ...own.claims] }
}

const SEAM =
  /\s*[,;.!:]+\s+|(?<=\d)\s+(?=[a-z] ?= ?[-−]?\d)|\s+(?=(?:because|cos|coz|cuz|since|as it|and so|so|and)\b)/i
/** Begins a proof, or says that one has come out. */
export const PROVES =
  /^(?:and |so )*(?:because|cos|coz|cuz|since|i (?:tested|checked|tried|put)|tested|checked?|to check|it (?:works|fits)|that (?:works|fits)|together|altogether)\b|\b(?:check(?:ed)?|tested|fits|works)\b/i
const DENIES = /\b(?:not|isn'?t|wasn'?t|don'?t|or|wrong|instead|but|except)\b|\?\s*\S/i

/** Of `because £1.84 is less than £2.64` neither is the answer. */
const COMPARES =
  /\bbecause\b.{0,80}\b(?:less|more|bigger|smaller|cheaper|higher|lower|greater) (?:\w{1,12} )?than [£$€]?\d[\d.]{0,12}\W{0,3}$/i

/** The answer in a clause of its own, with what led to it or what it was tested with: `4n + 3, i tested it: 4 × 2 + 3 = 11`. */
export function answerAmong(text: string, judge: Judge): Said | undefined {
  if (text.length > 160 || DENIES.test(text) || COMPARES.test(text)) return undefined
  const clauses = text.split(SEAM).filter(each => each.trim() !== '')
  if (clauses.length < 2 || clauses.length > 6) return undefined
  if (claimsIn(text).some(({ truth }) => truth === 'false')) return undefined
  const all = clauses.map(each => judge(each.replace(/^(?:and so|so|and)\s+/i, '')))
  const at = all.findLastIndex(({ outcome }) => outcome === 'answer')
  const found = all[at]
  if (!found || all.slice(0, at).some(({ outcome }) => outcome === 'wrong')) return undefined
  const behind = clauses.slice(at + 1)
  const isNamed = /^\W*(?:and |so )*[a-z] ?=/i.test(clauses[at] ?? '') || /\d[a-z]\b/i.test(clauses[at] ?? '')
  return behind.length === 0 || isNamed || PROVES.test(behind[0] ?? '') ? found : undefined
}
